import { conclude, roll, tell } from '../chance.js';
import { record } from '../fields.js';
import type { Game } from '../game.js';
import type { Seat } from '../json.js';
import { ask, askAll, askAmount, askYesNo, call, goto, ruleMaker } from '../rule.js';
import { type BoardOf, int, list, perSeat, seat } from '../shape.js';
import { smallGame } from '../testing/game.js';

/**
 * A seat that plays by itself. It sits through the same rules as everybody and is asked the same questions; what it
 * answers is written in a decision table of the game. Where the table leaves it open, the player at its side decides.
 */
const DISTRICTS = [0, 1, 2] as const;
const shape = record({
  seats: perSeat(record({ rites: int(0, 9), tokens: int(0, 9) })),
  districts: list(record({ cultists: list(int(0, 9), 4), blocked: int(0, 2) }), 3),
  die: int(0, 6),
  first: seat,
});
type Board = BoardOf<typeof shape>;
type Step = 'die' | 'where' | 'place' | 'tie' | 'bid' | 'count' | 'rite' | 'next' | 'end';

const { rule } = ruleMaker<Board, Step>();
const NPC: Seat = 1;
const placeable = (s: Board) => DISTRICTS.filter((at) => s.districts[at]!.blocked < 2);

/** A turn of any seat: a die shows the plan, then a cultist is placed. Only the automaton follows the die. */
const turn = rule<{ seat: Seat }, { where: number; tied: number }>('turn')({
  die: (c) => {
    c.s.die = roll(c, 6);
    tell(c, 'die', { seat: { seat: c.v.seat }, face: c.s.die });
  },
  where: ({ s, v }) => ask(v.seat, 'where', placeable(s)),
  tie: ({ s, v }) => {
    const tied = v.seat === NPC ? wanted(s) : [v.where];
    return ask(0, 'tied', tied); // one district only needs no asking
  },
  place: (c) => {
    const { s, v } = c;
    s.districts[v.tied]!.cultists[v.seat]!++;
    tell(c, 'places', { seat: { seat: v.seat }, district: { district: v.tied } });
  },
});

/** The decision table, rows by die: where its cultists go. Ties are left to the player. */
function wanted(s: Board): number[] {
  const open = placeable(s);
  if (s.die <= 2) return [open[0]!]; // the first that is open
  const own = (at: number) => s.districts[at]!.cultists[NPC]!;
  const best = Math.max(...open.map((at) => (s.die <= 4 ? -own(at) : own(at)))); // fewest, or most, of its own
  return open.filter((at) => (s.die <= 4 ? -own(at) : own(at)) === best);
}

/** Both bid tokens in secret for a rite; the automaton's bid stands in the table as well. */
const rite = rule<Record<never, never>, { bids: Record<Seat, number> }>('rite')({
  bid: ({ s }) =>
    askAll(
      'bids',
      s.seats.map(({ tokens }, at) => askAmount(at, 'bid', 0, tokens)),
    ),
  count: (c) => {
    const [mine, its] = [c.v.bids[0]!, c.v.bids[1]!];
    c.s.seats[0]!.tokens -= mine;
    c.s.seats[1]!.tokens -= its;
    if (mine !== its) c.s.seats[mine > its ? 0 : 1]!.rites++;
    tell(c, 'rite', { mine, its });
  },
});

const game = rule<Record<never, never>, { round: number; again: boolean }>('game')({
  next: ({ v }) => {
    v.round = 0;
  },
  'next round': ({ s, v }) => (v.round++ < 2 ? call(turn, { seat: s.first }) : goto('end')),
  'next other': ({ s }) => call(turn, { seat: 1 - s.first }),
  rite: () => call(rite, {}),
  'rite first': ({ s }) => askYesNo(1 - s.first, 'again'), // the other seat may take the lead
  'rite led': ({ s, v }) => {
    if (v.again) s.first = 1 - s.first;
    return goto('next round');
  },
  end: (c) => {
    const [mine, its] = [c.s.seats[0]!.rites, c.s.seats[1]!.rites];
    conclude(c, { places: mine === its ? [[0, 1]] : mine > its ? [[0], [1]] : [[1], [0]], reason: 'rites' });
  },
});

/** Question by question, what the automaton answers. It looks only at what lies open. */
const table: Game<Board, unknown>['automaton'] = (s, { choices }, { rule }) => {
  if (rule === 'turn') return wanted(s)[0]!;
  if (rule === 'rite') return Math.min(s.die, choices.length - 1); // as much as the die shows
  return true; // it always leads
};

export const solo = smallGame({
  id: 'automaton',
  seats: [1, 1],
  shape,
  setup: () => ({
    seats: [
      { rites: 0, tokens: 5 },
      { rites: 0, tokens: 5 },
    ],
    districts: DISTRICTS.map(() => ({ cultists: [0, 0], blocked: 0 })),
    die: 0,
    first: 0,
  }),
  play: [game, turn, rite],
  automata: () => ['player', 'automaton'],
  automaton: table,
});
