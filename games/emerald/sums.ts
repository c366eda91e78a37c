import { message } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Sum, SumLine, SumOf } from '@tabula/kit/sums.js';
import { type Emerald, type EmeraldView, pointLimit } from './board.js';
import { CITIES, type City } from './content/behaviour.js';
import { aheadOn, leaderIn, TRACKS_NAME } from './forecast-changes.js';
import { openBoard } from './open-board.js';
import type { RuleId } from './rule-ids.js';
import { bombsNeeded } from './rules/assassinate.js';
import { royalOf } from './rules/cities.js';
import { totalOf, trackDifference } from './rules/points.js';

/** What the numbers of the table are made of. All of them lie open: they are counted by the rules on any view. */

type Params = SumLine['params'];
const line = (amount: number, rule: RuleId, key: string, params: Params = {}, ref?: SumLine['ref']): SumLine => ({
  ...message(key, params),
  amount,
  rule,
  ...(ref === undefined ? {} : { ref }),
});
const note = (rule: RuleId, key: string, params: Params = {}) => ({ ...message(key, params), rule });
const some = (lines: readonly SumLine[]): SumLine[] => lines.filter(({ amount }) => amount !== 0);

/** EMER-16.2, EMER-16.3: the ledger of a player, what the tracks give, and what is needed. */
function pointsSum(s: Emerald, seat: Seat): Sum {
  const limit = pointLimit(s.seats.length);
  const total = totalOf(s, seat);
  return {
    title: message('sum.points', { seat: { seat } }),
    lines: some([
      ...s.seats[seat]!.ledger.map(({ amount, kind, from }) =>
        line(amount, 'EMER-16.3', 'sum.booked', { card: { card: from }, points: { points: kind } }, { card: from }),
      ),
      line(trackDifference(s), 'EMER-16.11', 'sum.tracks-share'),
    ]),
    total,
    notes: [note('EMER-17.1', 'sum.limit', { limit, left: Math.max(0, limit - total) }), note('EMER-17.9', 'sum.kept')],
    rules: ['EMER-16.2'],
  };
}

/** EMER-6.3 to EMER-6.5: the pieces of a player in a city, and what they are good for. */
function piecesSum(s: Emerald, city: City, seat: Seat): Sum {
  const { agents, cubes } = s.cities[city];
  const [own, influence] = [agents[seat]!, cubes[seat]!];
  return {
    title: message('sum.pieces', { seat: { seat }, city: { city } }),
    lines: [
      line(own, 'EMER-6.3', 'sum.agents', { count: own }, { agent: `${city}:${seat}` }),
      line(influence, 'EMER-6.3', 'sum.cubes', { count: influence }, { cubes: `${city}:${seat}` }),
    ],
    total: own + influence,
    notes: [majorityNote(s, city)],
    rules: ['EMER-6.3'],
  };
}

function majorityNote(s: Emerald, city: City) {
  const leader = leaderIn(s, city);
  if (leader === null) return note('EMER-6.5', 'sum.no-majority');
  const told = { seat: { seat: leader } };
  return s.cities[city].cubes[leader]! > 0
    ? note('EMER-6.3', 'sum.majority', told)
    : note('EMER-6.4', 'sum.majority-bare', told);
}

/** EMER-10.6 to EMER-10.8: the bombs that it takes to kill somebody in a city, and what agents there bring of them. */
function bombsSum(s: Emerald, city: City, target: 'agent' | 'royal'): Sum {
  const royal = s.cities[city].royal[0];
  // What it takes is the same whoever's agent it is.
  const needed = bombsNeeded(s, city, target === 'royal' ? 'royal' : 0);
  const leader = leaderIn(s, city);
  const count = leader === null ? 0 : s.cities[city].agents[leader]!;
  return {
    title:
      target === 'royal'
        ? message('sum.bombs-royal', { royal: { card: royal! }, city: { city } })
        : message('sum.bombs', { city: { city } }),
    lines: [
      target === 'royal'
        ? line(needed, 'EMER-10.7', 'sum.printed-royal', {}, { card: royal! })
        : line(needed, 'EMER-10.6', 'sum.printed-city', {}, { city }),
    ],
    total: needed,
    notes: [
      leader === null || count === 0
        ? note('EMER-10.2', 'sum.nobody-attacks')
        : note('EMER-10.8', 'sum.bombs-there', { seat: { seat: leader }, count, left: Math.max(0, needed - count) }),
    ],
    rules: ['EMER-10.11'],
  };
}

/** EMER-16.11, EMER-17.12: what the tracks give everybody, and who keeps it. */
function tracksSum(s: Emerald): Sum {
  const ahead = aheadOn(s);
  const [high, low] =
    ahead === 'restorationist' ? (['restorationist', 'loyalist'] as const) : (['loyalist', 'restorationist'] as const);
  return {
    title: message('sum.tracks'),
    lines: [
      line(s.markers[high], 'EMER-16.11', 'sum.marker', { track: { track: high } }),
      line(-s.markers[low], 'EMER-16.11', 'sum.marker', { track: { track: low } }),
    ],
    total: trackDifference(s),
    notes: [
      ahead === null
        ? note('EMER-16.11', 'sum.level')
        : note('EMER-17.12', 'sum.keep', { faction: { faction: ahead } }),
    ],
    rules: ['EMER-16.11'],
  };
}

/** points/<seat>, pieces/<city>/<seat>, bombs/<city>/agent, bombs/<city>/royal, tracks */
export const sumOf: SumOf = (view, number) => {
  const [kind, first = '', second = ''] = number.split('/');
  const s = openBoard(view as EmeraldView);
  if (number === TRACKS_NAME) return tracksSum(s);
  const city = CITIES.find((id) => id === first);
  const seat = Number(kind === 'pieces' ? second : first);
  if (kind === 'points' && s.seats[seat] !== undefined) return pointsSum(s, seat);
  if (city === undefined) return null;
  if (kind === 'pieces' && s.seats[seat] !== undefined) return piecesSum(s, city, seat);
  if (kind !== 'bombs') return null;
  if (second === 'agent') return bombsSum(s, city, 'agent');
  return second === 'royal' && royalOf(s, city) !== undefined ? bombsSum(s, city, 'royal') : null;
};
