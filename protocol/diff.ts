import type { Json } from '@tabula/kernel/json.js';

type Path = readonly (string | number)[];
/** One change: a value that is set, a key that is gone, or entries of a list that are replaced by others. */
export type Change =
  | readonly [path: Path, value: Json]
  | readonly [path: Path]
  | readonly [path: Path, at: number, gone: number, entries: readonly Json[]];
/** What makes one value out of another, in the order it is to be applied. */
export type Diff = readonly Change[];

/** The changes that make `to` out of `from`; the same two values always give the same list. */
export function diff(from: unknown, to: unknown): Diff {
  const changes: Change[] = [];
  compare(from, to, [], changes);
  return changes;
}

function compare(from: unknown, to: unknown, path: (string | number)[], changes: Change[]): void {
  if (from === to) return;
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null)
    changes.push([path.slice(), to as Json]);
  else if (Array.isArray(from) !== Array.isArray(to)) changes.push([path.slice(), to as Json]);
  else if (Array.isArray(from)) compareLists(from, to as unknown[], path, changes);
  else compareObjects(from as Record<string, unknown>, to as Record<string, unknown>, path, changes);
}

function compareObjects(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  path: (string | number)[],
  changes: Change[],
): void {
  for (const key in from) if (!Object.hasOwn(to, key)) changes.push([[...path, key]]);
  for (const key in to) {
    const is = to[key];
    const was = from[key];
    if (was === is) continue;
    path.push(key);
    if (was === undefined) changes.push([path.slice(), is as Json]);
    else compare(was, is, path, changes);
    path.pop();
  }
}

/** Lists of one length are compared entry by entry; otherwise the part between what is alike at both ends is replaced. */
function compareLists(
  from: readonly unknown[],
  to: readonly unknown[],
  path: (string | number)[],
  changes: Change[],
): void {
  if (from.length === to.length) {
    for (let i = 0; i < to.length; i++) {
      if (from[i] === to[i]) continue;
      path.push(i);
      compare(from[i], to[i], path, changes);
      path.pop();
    }
    return;
  }
  const least = Math.min(from.length, to.length);
  let head = 0;
  while (head < least && alike(from[head], to[head])) head++;
  let tail = 0;
  while (tail < least - head && alike(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
  changes.push([path.slice(), head, from.length - head - tail, to.slice(head, to.length - tail) as Json[]]);
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!alike(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let keys = 0;
  for (const key in left) {
    if (!alike(left[key], right[key])) return false;
    keys++;
  }
  for (const _ in right) keys--;
  return keys === 0;
}

/** Applies changes; what they do not touch is shared with the old value, which stays as it was. Throws on nonsense. */
export function patch(value: unknown, changes: Diff): unknown {
  let result = value;
  for (const change of changes) result = patched(result, change, 0);
  return result;
}

function patched(value: unknown, change: Change, depth: number): unknown {
  const path = change[0];
  if (depth === path.length) {
    if (change.length === 2) return change[1];
    if (change.length !== 4 || !Array.isArray(value)) throw new Error('a change does not fit what is there');
    const list = value.slice();
    list.splice(change[1], change[2], ...change[3]);
    return list;
  }
  if (typeof value !== 'object' || value === null) throw new Error('a change leads nowhere');
  const key = path[depth]!;
  if (Array.isArray(value)) {
    const list = value.slice();
    list[key as number] = patched(list[key as number], change, depth + 1);
    return list;
  }
  const copy: Record<string, unknown> = { ...value };
  if (change.length === 1 && depth === path.length - 1) delete copy[key];
  else copy[key] = patched(copy[key], change, depth + 1);
  return copy;
}

const PRIME = 0x01000193;
const START = 0x811c9dc5;

function textSum(text: string, from: number): number {
  let sum = from;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), PRIME);
  return sum;
}

function sumOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return textSum(value, START ^ 1);
    case 'number':
      if (Number.isInteger(value) && value >= -1_000_000 && value <= 1_000_000)
        return Math.imul(value ^ 0x2545f491, 0x9e3779b1) ^ (value >>> 3);
      return textSum(String(value), START ^ 2);
    case 'boolean':
      return value ? 0x3c6ef372 : 0x1b873593;
    case 'object': {
      if (value === null) return 0x7f4a7c15;
      if (Array.isArray(value)) {
        let sum = START ^ value.length;
        for (let i = 0; i < value.length; i++) sum = Math.imul(sum ^ sumOf(value[i]), PRIME) ^ (sum >>> 13);
        return sum;
      }
      // Added, not chained: the order of keys may differ between two sides that hold the same.
      let sum = 0x51ed270b;
      for (const key in value) {
        const entry = (value as Record<string, unknown>)[key];
        if (entry === undefined) continue;
        const part = Math.imul(textSum(key, START) ^ sumOf(entry), 0x85ebca6b);
        sum = (sum + (part ^ (part >>> 15))) | 0;
      }
      return sum;
    }
    default:
      return 0;
  }
}

/** A number that two sides compare to find out whether they hold the same plain data, whatever the order of keys. */
export const checksum = (value: unknown): number => sumOf(value) >>> 0;
