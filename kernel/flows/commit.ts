import { conclude, tell } from '../chance.js';
import { record } from '../fields.js';
import type { Seat } from '../json.js';
import { pile } from '../places.js';
import { ask, askAll, askSome, askYesNo, call, done, goto, ruleMaker } from '../rule.js';
import { type BoardOf, int, perSeat } from '../shape.js';
import { smallGame } from '../testing/game.js';

/**
 * Everybody commits cards in secret, all at once; then they are revealed in order, one by one, and a revealed card may
 * ask for more. What is committed lies on the board, face down, as soon as all have chosen: a local would do for the
 * rules, but a place declares who may look.
 */
const shape = record({
  discard: pile('card', 'all'),
  seats: perSeat(
    record({
      hand: pile('card', 'owner'),
      committed: pile('card', 'owner'),
      revealed: pile('card', 'all'),
      coins: int(0, 9),
      strength: int(0, 99),
      wins: int(0, 9),
    }),
  ),
});
type Board = BoardOf<typeof shape>;
type Step = 'commit' | 'reveal' | 'ability' | 'thug' | 'spy' | 'count' | 'end';

const { rule } = ruleMaker<Board, Step>();
const kindOf = (card: string) => card.slice(0, card.indexOf('.'));
const STRENGTH: Readonly<Record<string, number>> = { thug: 1, spy: 2, cultist: 3 };

/** One card is turned up and counts; then its ability. */
const reveal = rule<{ seat: Seat; card: string }, { pay: boolean; whom: Seat | 'nobody' }>('reveal')({
  reveal: (c) => {
    const mine = c.s.seats[c.v.seat]!;
    mine.committed.splice(mine.committed.indexOf(c.v.card), 1);
    mine.revealed.push(c.v.card);
    mine.strength += STRENGTH[kindOf(c.v.card)]!;
    tell(c, 'reveals', { seat: { seat: c.v.seat }, card: { card: c.v.card } });
  },
  ability: ({ v }) => {
    if (kindOf(v.card) === 'cultist') return done();
    return goto(kindOf(v.card) === 'thug' ? 'thug' : 'spy');
  },
  thug: ({ s, v }) => (s.seats[v.seat]!.coins === 0 ? done() : askYesNo(v.seat, 'pay')),
  'thug paid': ({ s, v }) => {
    if (v.pay) {
      s.seats[v.seat]!.coins--;
      s.seats[v.seat]!.strength += 2;
    }
    return done();
  },
  spy: ({ s, v }) => {
    const shown = [...s.seats.keys()].filter((at) => at !== v.seat && s.seats[at]!.revealed.length > 0);
    return ask(v.seat, 'whom', [...shown, 'nobody']);
  },
  'spy returns': ({ s, v }) => {
    if (v.whom === 'nobody') return done();
    const theirs = s.seats[v.whom]!;
    const card = theirs.revealed.pop()!;
    theirs.strength -= STRENGTH[kindOf(card)]!;
    theirs.hand.push(card);
  },
});

/** Sealed commitments, reveals in order of the seats, and a count. */
const confrontation = rule<Record<never, never>, { commits: Record<Seat, string[]>; left: Seat[] }>('confrontation')({
  commit: ({ s }) =>
    askAll(
      'commits',
      s.seats.map(({ hand }, at) => askSome(at, 'cards', hand, 0, 2)),
    ),
  'commit down': (c) => {
    c.s.seats.forEach((player, at) => {
      for (const card of c.v.commits[at]!) {
        player.hand.splice(player.hand.indexOf(card), 1);
        player.committed.push(card);
      }
      tell(c, 'commits', { seat: { seat: at }, count: player.committed.length });
    });
    c.v.commits = {};
    c.v.left = [...c.s.seats.keys()];
  },
  reveal: ({ s, v }) => {
    const seat = v.left[0];
    if (seat === undefined) return goto('count');
    const card = s.seats[seat]!.committed[0];
    if (card !== undefined) return call(reveal, { seat, card });
    v.left.shift();
  },
  'reveal next': goto('reveal'),
  count: (c) => {
    const most = Math.max(...c.s.seats.map(({ strength }) => strength));
    for (const player of c.s.seats) {
      if (player.strength === most) player.wins++;
      player.strength = 0;
      c.s.discard.push(...player.revealed.splice(0));
    }
  },
});

const game = rule('game')({
  commit: () => call(confrontation, {}),
  end: (c) => conclude(c, { places: [[...c.s.seats.keys()]], reason: 'end' }),
});

const HANDS = [
  ['thug.0', 'spy.0', 'cultist.0'],
  ['thug.1', 'spy.1', 'cultist.1'],
  ['thug.2', 'spy.2', 'cultist.2'],
];

export const committing = smallGame({
  id: 'commit',
  seats: [3, 3],
  shape,
  setup: () => ({
    discard: [],
    seats: HANDS.map((hand) => ({ hand: hand.slice(), committed: [], revealed: [], coins: 1, strength: 0, wins: 0 })),
  }),
  play: [game, confrontation, reveal],
  box: () => ({ card: HANDS.flat() }),
});
