import type { Event } from '@tabula/kernel/chance.js';
import type { Face } from '../games/face.js';
import type { Beat, TableSource } from './source.js';

/** A round that is over: what happened in it, and the board as it began; null where that is not known. */
export interface RoundOver {
  readonly events: readonly Event[];
  readonly before: unknown;
  /** The first round begins with nothing. */
  readonly first: boolean;
}

/** The round that the story has just ended by beginning the next one. */
export function roundOver(
  story: readonly Beat[],
  passage: Face['passage'],
  steps: NonNullable<TableSource['steps']>,
): RoundOver | null {
  const begins: { readonly beat: number; readonly event: number }[] = [];
  story.forEach(({ events }, beat) => {
    events.forEach((event, at) => {
      if (passage(event)?.great === true) begins.push({ beat, event: at });
    });
  });
  const [from, to] = begins.slice(-2);
  if (from === undefined || to === undefined) return null;
  const events = story.slice(from.beat, to.beat + 1).flatMap(({ events }, nth) => {
    const end = from.beat + nth === to.beat ? to.event : events.length;
    return events.slice(nth === 0 ? from.event + 1 : 0, end);
  });
  const boards = steps(story[from.beat]!.seq);
  return { events, before: boards?.[from.event] ?? null, first: begins.length === 2 };
}

/** Who has the most of what wins the game, and how much; null while nobody has any of it. */
export function leadersIn(
  counts: readonly number[],
): { readonly seats: readonly number[]; readonly count: number } | null {
  const count = Math.max(0, ...counts);
  return count === 0 ? null : { count, seats: counts.flatMap((had, seat) => (had === count ? [seat] : [])) };
}
