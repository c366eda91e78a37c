import type { Message } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import {
  type Forecast,
  type Foreseeing,
  type Ghost,
  inOrder,
  type Prospect,
  prospectMaker,
} from '@tabula/kit/forecast.js';
import { type Emerald, type EmeraldView, pointLimit, TRACK_END } from './board.js';
import { CITIES, type City, FACTIONS, type Faction } from './content/behaviour.js';
import { openBoard } from './open-board.js';
import type { RuleId } from './rule-ids.js';
import { agentsOnBoard, hasMajority } from './rules/cities.js';
import { totalOf, trackDifference } from './rules/points.js';

/** What a change of the board does to points, majorities and tracks. */

export type About = Foreseeing<EmeraldView>;
/** Who looks at which board. */
export type Looking = Pick<About, 'view' | 'seat'>;
export const prospect = prospectMaker<RuleId>();

/** The names of numbers; sums.ts says what they are made of. */
export const pointsName = (seat: Seat): string => `points/${seat}`;
export const piecesName = (city: City, seat: Seat): string => `pieces/${city}/${seat}`;
export const bombsName = (city: City, target: 'agent' | 'royal'): string => `bombs/${city}/${target}`;
export const TRACKS_NAME = 'tracks';

export const foretold = (lines: readonly Prospect[], ghosts: readonly Ghost[] = [], whose?: Seat): Forecast => ({
  lines: inOrder(lines),
  ghosts,
  ...(whose === undefined ? {} : { whose }),
});

/** EMER-6.3: what somebody has in a city. */
export const piecesOf = (s: Emerald, city: City, seat: Seat): number =>
  s.cities[city].agents[seat]! + s.cities[city].cubes[seat]!;

/** Who has the majority in a city. */
export const leaderIn = (s: Emerald, city: City): Seat | null => {
  const at = s.seats.findIndex((_, seat) => hasMajority(s, city, seat));
  return at < 0 ? null : at;
};

/** EMER-17.12: the faction whose marker is ahead keeps what the tracks give. */
export const aheadOn = ({ markers: { loyalist, restorationist } }: Pick<Emerald, 'markers'>): Faction | null =>
  loyalist === restorationist ? null : loyalist > restorationist ? 'loyalist' : 'restorationist';

interface Change {
  /** What there is to say besides. */
  readonly lines?: readonly Prospect[];
  readonly whose?: Seat;
  /** Set where it is not certain that the change comes about. */
  readonly given?: Message;
}

/** What the board would look like after a change: numbers, and what of it matters. */
export function whatIf({ view, seat }: Looking, change: (s: Emerald) => void, more: Change = {}): Forecast {
  const [before, after] = [openBoard(view), openBoard(view)];
  change(after);
  const lines = [...pointLines(before, after, seat), ...trackLines(before, after), ...cityLines(before, after, seat)];
  const { given } = more;
  const told = given === undefined ? lines : lines.map((line) => ({ ...line, given }));
  return foretold([...(more.lines ?? []), ...told], ghostsOf(before, after), more.whose);
}

function ghostsOf(before: Emerald, after: Emerald): Ghost[] {
  const ghosts: Ghost[] = [];
  const note = (number: string, was: number, value: number) => {
    if (was !== value) ghosts.push({ number, value });
  };
  note(TRACKS_NAME, trackDifference(before), trackDifference(after));
  after.seats.forEach((_, seat) => {
    note(pointsName(seat), totalOf(before, seat), totalOf(after, seat));
    for (const city of CITIES) note(piecesName(city, seat), piecesOf(before, city, seat), piecesOf(after, city, seat));
  });
  return ghosts;
}

/** EMER-16.2: points of one's own and of others that come from more than the tracks, and whether that ends the game. */
function pointLines(before: Emerald, after: Emerald, seat: Seat): Prospect[] {
  const booked = (s: Emerald, at: Seat) => totalOf(s, at) - trackDifference(s);
  const limit = pointLimit(after.seats.length);
  const lines = after.seats.flatMap((_, at) => {
    if (booked(before, at) === booked(after, at)) return [];
    const [was, now] = [totalOf(before, at), totalOf(after, at)];
    if (at !== seat) return [prospect('cost', 'EMER-16.2', 'forecast.points-of', { seat: { seat: at }, was, now })];
    return [prospect(now > was ? 'gain' : 'cost', 'EMER-16.2', 'forecast.points', { was, now })];
  });
  const over = (s: Emerald) => s.seats.some((_, at) => totalOf(s, at) >= limit);
  if (over(after) && !over(before)) lines.push(prospect('plain', 'EMER-17.1', 'forecast.ends-points', { limit }));
  return lines;
}

/** EMER-16.11, EMER-17.12: what the tracks give everybody, and who would keep it. */
function trackLines(before: Emerald, after: Emerald): Prospect[] {
  const [was, now] = [trackDifference(before), trackDifference(after)];
  const ahead = aheadOn(after);
  const lines: Prospect[] = [];
  if (was !== now) lines.push(prospect('plain', 'EMER-16.11', 'forecast.tracks', { was, now }));
  if (ahead !== null && ahead !== aheadOn(before))
    lines.push(prospect('plain', 'EMER-17.12', 'forecast.keep', { faction: { faction: ahead } }));
  if (FACTIONS.some((track) => after.markers[track] === TRACK_END && before.markers[track] < TRACK_END))
    lines.push(prospect('plain', 'EMER-17.2', 'forecast.ends-track'));
  return lines;
}

/** EMER-6.3, EMER-15.3: whose majority comes or goes, and who would have no agent left. */
function cityLines(before: Emerald, after: Emerald, seat: Seat): Prospect[] {
  const lines = CITIES.flatMap((city) => {
    const [was, now] = [leaderIn(before, city), leaderIn(after, city)];
    if (was === now) return [];
    const others = after.seats.flatMap((_, at) => (at === seat ? [] : piecesOf(after, city, at)));
    const told = { city: { city }, own: piecesOf(after, city, seat), other: Math.max(0, ...others) };
    if (now === seat) return [prospect('gain', 'EMER-6.3', 'forecast.majority', told)];
    const is = was === seat ? 'cost' : 'plain';
    return now === null
      ? [prospect(is, 'EMER-6.5', 'forecast.no-majority', told)]
      : [prospect(is, 'EMER-6.3', 'forecast.majority-of', { ...told, seat: { seat: now } })];
  });
  for (const [at, player] of after.seats.entries()) {
    if (player.revealed.length > 0 || agentsOnBoard(after, at) > 0 || agentsOnBoard(before, at) === 0) continue;
    lines.push(
      prospect(at === seat ? 'cost' : 'plain', 'EMER-15.1', 'forecast.last-agent', {
        mine: at === seat,
        seat: { seat: at },
      }),
    );
  }
  return lines;
}
