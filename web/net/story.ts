import type { Happened } from '@tabula/protocol/pushes.js';
import type { Beat } from '../table/source.js';

/** Something of the story, and how many decisions the game had after it. */
export interface Told extends Beat {
  readonly after: number;
}

const MOST = 2000;

/** The list with what is new in it: what we have already is not told twice. */
export function extended<T extends { readonly seq: number }>(list: readonly T[], more: readonly T[]): readonly T[] {
  const last = list.at(-1)?.seq ?? -1;
  const fresh = more.filter(({ seq }) => seq > last);
  return fresh.length === 0 ? list : [...list, ...fresh].slice(-MOST);
}

/** The story without what was taken back. */
export const without = (story: readonly Told[], length: number): readonly Told[] =>
  story.filter(({ after }) => after <= length);

/** The story with what the server tells of the time we were away. */
export function withHappened(story: readonly Told[], happened: readonly Happened[]): readonly Told[] {
  let told = story;
  for (const { seq, seat, events, undoneTo, flag } of happened) {
    if (undoneTo !== undefined) told = without(told, undoneTo);
    else if (flag !== true) told = extended(told, [{ seq, seat, events, after: (told.at(-1)?.after ?? 0) + 1 }]);
  }
  return told;
}
