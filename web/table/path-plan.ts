import type { Event } from '@tabula/kernel/chance.js';
import type { Face } from '../games/face.js';
import type { Past } from '../replay/past.js';

/** The rounds of a game: the moments at which they begin, and where each moment lies on a line of rounds of one length. */
export interface Rounds {
  readonly count: number;
  /** The number of the first one. */
  readonly first: number;
  /** From 0 to `count`. */
  place(moment: number): number;
  /** The number of the round a moment belongs to. */
  of(moment: number): number;
}

type Beats = Pick<Face, 'passage'>;

/** `first` is the number of the round in which the story begins. */
export function roundsOf({ moments }: Pick<Past, 'moments'>, face: Beats, first: number): Rounds {
  const great = (event: Event) => face.passage(event)?.great === true;
  const begins = moments.flatMap(({ events }, at) => (events.some(great) ? [at] : []));
  // What happens before the first round is short: it belongs to it. It may begin with the story itself.
  const starts = [0, ...(first === 0 ? begins.slice(1) : begins.filter((at) => at > 0))];
  const at = (moment: number) => starts.findLastIndex((start) => start <= moment);
  return {
    count: starts.length,
    first: Math.max(1, first),
    place(moment) {
      const round = at(moment);
      const [from, to] = [starts[round]!, starts[round + 1] ?? moments.length];
      return round + (moment - from + 1) / (to - from + 1);
    },
    of: (moment) => at(moment) + Math.max(1, first),
  };
}

/** The points where a count changes: [place, count]. */
export function changes(counts: readonly number[], place: (moment: number) => number): readonly [number, number][] {
  return counts.flatMap((count, at): [number, number][] =>
    at === 0 || count !== counts[at - 1] ? [[at === 0 ? 0 : place(at), count]] : [],
  );
}
