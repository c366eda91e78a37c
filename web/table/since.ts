import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Beat } from './source.js';

/** What two lines of a phone hold, in characters. */
const ROOM = 110;

/** The decisions from somebody's own last one on; all if they have not decided yet. */
export function decisionsSince(story: readonly Beat[], you: Seat | null): readonly Beat[] {
  const own = story.findLastIndex(({ seat }) => seat !== null && seat === you);
  return story.slice(Math.max(0, own));
}

/** What happened since somebody's own last answer: what came of it, but not the answer itself. */
export const since = (story: readonly Beat[], you: Seat | null): readonly Event[] =>
  decisionsSince(story, you).flatMap(({ seat, events }) => (seat !== null && seat === you ? events.slice(1) : events));

/** The last of some lines, as many as there is room for; the last one always. */
export function lastOf<T extends { readonly text: string }>(lines: readonly T[]): readonly T[] {
  let room = ROOM;
  const from = lines.findLastIndex(({ text }) => {
    room -= text.length;
    return room < 0;
  });
  return lines.slice(Math.min(from + 1, lines.length - 1));
}
