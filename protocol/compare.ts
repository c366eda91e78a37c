import { inList, inObject, ROOT, sumAt } from './checksum.js';

/** Counts by how much the checksums of two values differ while they are compared. */
export interface Tally {
  shift: number;
}

/** The changes that make `to` out of `from`, as the text of a `Diff`; '' if they are alike. */
export function compare(from: unknown, to: unknown, tally: Tally | null): string {
  return compareAt(from, to, ROOT, tally);
}

function compareAt(from: unknown, to: unknown, place: number, tally: Tally | null): string {
  if (from === to) return '';
  if (typeof from === 'object' && typeof to === 'object' && from !== null && to !== null) {
    const isList = Array.isArray(to);
    if (Array.isArray(from) === isList)
      return isList
        ? compareLists(from as unknown[], to, place, tally)
        : compareObjects(from as Record<string, unknown>, to as Record<string, unknown>, place, tally);
  }
  count(from, to, place, tally);
  return `[${textOf(to)}]`;
}

/** Notes that one value at a place became another. */
export function count(from: unknown, to: unknown, place: number, tally: Tally | null): void {
  if (tally !== null) tally.shift = (tally.shift + sumAt(to, place) - sumAt(from, place)) | 0;
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

function compareObjects(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  place: number,
  tally: Tally | null,
): string {
  let text = '';
  let kept = 0;
  for (const key in to) {
    const is = to[key];
    let was = from[key];
    // Plain data has no functions: one that is found was inherited, as every object has a `toString`.
    if (typeof was === 'function') was = undefined;
    if (was !== undefined) kept++;
    if (was === is) continue;
    const change = compareAt(was, is, inObject(place, key), tally);
    if (change !== '') text += `${text === '' ? '{' : ','}${named(key)}${change}`;
  }
  for (const _ in from) kept--;
  if (kept !== 0)
    for (const key in from) {
      if (Object.hasOwn(to, key)) continue;
      count(from[key], undefined, inObject(place, key), tally);
      text += `${text === '' ? '{' : ','}${named(key)}[]`;
    }
  return text === '' ? '' : `${text}}`;
}

const NAMES = 4_096;
const names = new Map<string, string>();

/** Keys are few and come again and again. */
function named(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (names.size >= NAMES) names.clear();
  names.set(key, text);
  return text;
}

/** Lists of one length are compared entry by entry; otherwise the part between what is alike at both ends is replaced. */
function compareLists(from: readonly unknown[], to: readonly unknown[], place: number, tally: Tally | null): string {
  if (from.length === to.length) {
    let text = '';
    for (let i = 0; i < to.length; i++) {
      if (from[i] === to[i]) continue;
      const change = compareAt(from[i], to[i], inList(place, i), tally);
      if (change !== '') text += `${text === '' ? '{' : ','}"${i}":${change}`;
    }
    return text === '' ? '' : `${text}}`;
  }
  count(from, to, place, tally);
  const least = Math.min(from.length, to.length);
  let head = 0;
  while (head < least && alike(from[head], to[head])) head++;
  let tail = 0;
  while (tail < least - head && alike(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
  const entries = head + tail === to.length ? '[]' : JSON.stringify(to.slice(head, to.length - tail));
  return `[${head},${from.length - head - tail},${entries}]`;
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
