import type { Voice } from '@tabula/kit/voice.js';
import type { Face } from '../games/face.js';
import type { Past } from './past.js';

/** A place on the timeline: where a round begins, or something within it. */
export interface Mark {
  readonly at: number;
  readonly great: boolean;
  readonly icon: string;
  readonly label: string;
  /** The number of the round, for the great ones. */
  readonly round: number;
}

export function marksOf(
  { moments }: Pick<Past, 'moments'>,
  face: Pick<Face, 'passage' | 'where'>,
  voice: Voice,
): readonly Mark[] {
  const begun = moments[0]?.events.filter((event) => face.passage(event)?.great === true).length ?? 0;
  let round = (face.where(moments[0]?.board, voice)?.round ?? 0) - begun;
  return moments.flatMap(({ events }, at) =>
    events.flatMap((event): Mark[] => {
      const passage = face.passage(event);
      if (passage === null) return [];
      if (passage.great) round++;
      return [{ at, ...passage, label: voice.say(event), round }];
    }),
  );
}

/** The next place in that direction, or the end of the line. */
export function nextMark(marks: readonly Mark[], at: number, forth: boolean, last: number): number {
  const places = marks.map((mark) => mark.at);
  if (forth) return places.find((place) => place > at) ?? last;
  return places.findLast((place) => place < at) ?? 0;
}

/** Marks this close to another (as a part of the line) are drawn as a notch alone. */
const NEAR = 0.075;

/** Those that have room to be touched: first the great ones, then what fits between them. */
export function roomy(marks: readonly Mark[], last: number): ReadonlySet<Mark> {
  const shown = new Set<Mark>();
  const free = (mark: Mark) => [...shown].every(({ at }) => Math.abs(at - mark.at) / last >= NEAR);
  for (const great of [true, false]) for (const mark of marks) if (mark.great === great && free(mark)) shown.add(mark);
  return shown;
}
