import type { Seat } from '@tabula/kernel/json.js';
import {
  type Forecast,
  type Foreseeing,
  type Ghost,
  inOrder,
  type Prospect,
  prospectMaker,
} from '@tabula/kit/forecast.js';
import type { Cults, CultsView } from './board.js';
import { DISTRICTS, type District, type Level } from './content/behaviour.js';
import { openBoard } from './open-board.js';
import type { RuleId } from './rule-ids.js';
import { inPlay, ritualValue, sanityOf } from './rules/districts.js';
import { pointsOf } from './rules/points.js';

/** What a change of the board does to points, strengths and sanity. */

export type About = Foreseeing<CultsView>;
export const prospect = prospectMaker<RuleId>();

/** The names of numbers; sums.ts says what they are made of. */
export const pointsName = (seat: Seat): string => `points/${seat}`;
export const strengthName = (at: District, seat: Seat): string => `strength/${at}/${seat}`;
export const sanityName = (at: District): string => `sanity/${at}`;

export const districtIn = (text: string): District => DISTRICTS.find((id) => id === text)!;
export const levelIn = (text: string): Level => Number(text) as Level;

export const foretold = (lines: readonly Prospect[], ghosts: readonly Ghost[] = []): Forecast => ({
  lines: inOrder(lines),
  ghosts,
});

/** What a board would look like after a change: numbers, and whose points differ. */
export function whatIf({ view, seat }: About, change: (s: Cults) => void, more: readonly Prospect[] = []): Forecast {
  const [before, after] = [openBoard(view), openBoard(view)];
  change(after);
  const ghosts: Ghost[] = [];
  const note = (number: string, was: number, value: number) => {
    if (was !== value) ghosts.push({ number, value });
  };
  const lines = after.seats.flatMap((_, at) => {
    const [was, now] = [pointsOf(before, at), pointsOf(after, at)];
    note(pointsName(at), was, now);
    for (const id of inPlay(after)) note(strengthName(id, at), ritualValue(before, id, at), ritualValue(after, id, at));
    if (was === now) return [];
    if (at !== seat) return [prospect('plain', 'CULT-15.2', 'forecast.points-of', { seat: { seat: at }, was, now })];
    return [prospect(now > was ? 'gain' : 'cost', 'CULT-15.2', 'forecast.points', { was, now })];
  });
  for (const id of inPlay(after)) note(sanityName(id), sanityOf(before, id), sanityOf(after, id));
  return foretold([...more, ...lines], ghosts);
}
