import { conclude, tell } from '../chance.js';
import { record } from '../fields.js';
import type { Seat } from '../json.js';
import { pile } from '../places.js';
import { ask, askYesNo, call, done, goto, type Rule, ruleMaker } from '../rule.js';
import { type BoardOf, int, list, perSeat, seat, text } from '../shape.js';
import { smallGame } from '../testing/game.js';

/**
 * A unit is assigned to the zone, and its instant ability is a whole confrontation there: the same rule that ends the
 * round, with all that it asks. Whatever happens in it, a further ability included, the assignment goes on behind it.
 */
const shape = record({
  zone: list(record({ card: text, owner: seat }), 12),
  discard: pile('unit', 'all'),
  seats: perSeat(record({ hand: pile('unit', 'owner'), embers: int(0, 9), points: int(0, 9) })),
});
type Board = BoardOf<typeof shape>;
type Step = 'choose' | 'place' | 'instant' | 'strength' | 'victim' | 'save' | 'next' | 'end';

const { rule } = ruleMaker<Board, Step>();
const kindOf = (card: string) => card.slice(0, card.indexOf('.'));
const FORCE: Readonly<Record<string, number>> = { brute: 3, duellist: 2, page: 1 };

const force = (s: Board, of: Seat) =>
  s.zone.reduce((sum, unit) => sum + (unit.owner === of ? FORCE[kindOf(unit.card)]! : 0), 0);

/** Who has the most force alone may strike one unit; its owner may save it for an ember. */
const confrontation = rule<Record<never, never>, { winner: Seat; victim: string; save: boolean }>('confrontation')({
  strength: ({ s, v }) => {
    const forces = [...s.seats.keys()].map((at) => force(s, at));
    const most = Math.max(...forces);
    if (most === 0 || forces.filter((one) => one === most).length > 1) return done(); // a tie has no winner
    v.winner = forces.indexOf(most);
    s.seats[v.winner]!.points++;
  },
  victim: ({ s, v }) => {
    const others = s.zone.filter((unit) => unit.owner !== v.winner).map((unit) => unit.card);
    return others.length === 0 ? done() : ask(v.winner, 'victim', [...others, 'nobody']);
  },
  save: ({ s, v }) => {
    if (v.victim === 'nobody') return done();
    const { owner } = s.zone.find((unit) => unit.card === v.victim)!;
    return s.seats[owner]!.embers > 0 ? askYesNo(owner, 'save') : goto('save not');
  },
  'save paid': ({ s, v }) => {
    if (!v.save) return;
    const { owner } = leave(s, v.victim);
    s.seats[owner]!.embers--;
    s.seats[owner]!.hand.push(v.victim);
    return done();
  },
  'save not': ({ s, v }) => {
    leave(s, v.victim);
    s.discard.push(v.victim);
  },
});

function leave(s: Board, card: string): Board['zone'][number] {
  return s.zone.splice(
    s.zone.findIndex((unit) => unit.card === card),
    1,
  )[0]!;
}

/** A duellist may call a confrontation; a page may bring another unit along, and that has an ability too. */
const instant: Rule<{ seat: Seat; card: string }> = rule<{ seat: Seat; card: string }, { use: boolean; along: string }>(
  'instant',
)({
  instant: ({ s, v }) => {
    if (kindOf(v.card) === 'duellist') return askYesNo(v.seat, 'use');
    if (kindOf(v.card) !== 'page') return done();
    return ask(v.seat, 'along', [...s.seats[v.seat]!.hand, 'nobody'], { always: true });
  },
  'instant used': ({ v }) => {
    if (kindOf(v.card) === 'duellist') return v.use ? call(confrontation, {}) : done();
    return v.along === 'nobody' ? done() : call(assign, { seat: v.seat, card: v.along });
  },
});

/** One unit from hand to the zone, then its ability. */
const assign: Rule<{ seat: Seat; card: string }> = rule<{ seat: Seat; card: string }>('assign')({
  place: (c) => {
    const { s, v } = c;
    const { hand } = s.seats[v.seat]!;
    hand.splice(hand.indexOf(v.card), 1);
    s.zone.push({ card: v.card, owner: v.seat });
    tell(c, 'assigns', { seat: { seat: v.seat }, card: { card: v.card } });
  },
  instant: ({ v }) => call(instant, { seat: v.seat, card: v.card }),
  'instant done': (c) => tell(c, 'assigned', { card: { card: c.v.card } }),
});

const game = rule<Record<never, never>, { turn: number; card: string }>('game')({
  next: ({ v }) => {
    v.turn = 0;
  },
  choose: ({ s, v }) => {
    if (v.turn === 4) return goto('strength');
    return ask(v.turn % 2, 'card', [...s.seats[v.turn % 2]!.hand, 'pass'], { always: true });
  },
  place: ({ v }) => {
    const seat = v.turn++ % 2;
    if (v.card !== 'pass') return call(assign, { seat, card: v.card });
  },
  'next turn': goto('choose'),
  strength: () => call(confrontation, {}),
  end: (c) => {
    const [a, b] = [c.s.seats[0]!.points, c.s.seats[1]!.points];
    conclude(c, { places: a === b ? [[0, 1]] : a > b ? [[0], [1]] : [[1], [0]], reason: 'points' });
  },
});

const HANDS = [
  ['brute.0', 'duellist.0', 'page.0'],
  ['brute.1', 'duellist.1', 'page.1'],
];

export const confronting = smallGame({
  id: 'instant',
  seats: [2, 2],
  shape,
  setup: () => ({
    zone: [],
    discard: [],
    seats: HANDS.map((hand) => ({ hand: hand.slice(), embers: 1, points: 0 })),
  }),
  play: [game, assign, instant, confrontation],
  box: () => ({ unit: HANDS.flat() }),
  loose: (s) => ({ unit: s.zone.map((unit) => unit.card) }),
});
