import type { Json } from '@tabula/kernel/json.js';
import { inList, inObject, ROOT } from './checksum.js';
import { compare, count, type Tally } from './compare.js';

/** What becomes of one place: it goes, it is set, or entries of the list in it are replaced by others. */
type Change = readonly [] | readonly [value: Json] | readonly [at: number, gone: number, entries: readonly Json[]];
/** What makes one value out of another: a change, or an object that leads to the places in it that change. */
export type Diff = Change | { readonly [key: string]: Diff };

/** The changes that make `to` out of `from`; the same two values always give the same ones. */
export const diff = (from: unknown, to: unknown): Diff => JSON.parse(compare(from, to, null) || '{}') as Diff;

export const isChange = (diff: Diff): diff is Change => Array.isArray(diff);

/**
 * Applies changes; what they do not touch is shared with the old value, which stays as it was. Throws on nonsense. A tally
 * counts by how much that changes the checksum of the value.
 */
export function patch(value: unknown, changes: Diff, tally: Tally | null = null): unknown {
  return patchAt(value, changes, ROOT, tally);
}

function patchAt(value: unknown, changes: Diff, place: number, tally: Tally | null): unknown {
  if (isChange(changes)) {
    const is = changed(value, changes);
    count(value, is, place, tally);
    return is;
  }
  if (typeof value !== 'object' || value === null) {
    for (const _ in changes) throw new Error('a change leads nowhere');
    return value;
  }
  if (Array.isArray(value)) {
    const list = value.slice();
    for (const key in changes) {
      const at = Number(key);
      if (list[at] === undefined) throw new Error('a change leads nowhere');
      list[at] = patchAt(list[at], changes[key]!, inList(place, at), tally);
    }
    return list;
  }
  const copy: Record<string, unknown> = { ...value };
  for (const key in changes) {
    const change = changes[key]!;
    const within = inObject(place, key);
    if (isChange(change) && change.length === 0) {
      count(copy[key], undefined, within, tally);
      delete copy[key];
    } else copy[key] = patchAt(copy[key], change, within, tally);
  }
  return copy;
}

function changed(value: unknown, change: Change): unknown {
  if (change.length === 1) return change[0];
  if (change.length !== 3 || !Array.isArray(value)) throw new Error('a change does not fit what is there');
  const list = value.slice();
  list.splice(change[0], change[1], ...change[2]);
  return list;
}
