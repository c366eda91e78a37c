import { conclude, tell } from '../chance.js';
import { record } from '../fields.js';
import type { Seat } from '../json.js';
import { pile } from '../places.js';
import { question, questionAtWindow, questionBook } from '../questions.js';
import { ask, call, cancel, done, goto, ruleMaker } from '../rule.js';
import { type BoardOf, int, perSeat } from '../shape.js';
import { smallGame } from '../testing/game.js';

/**
 * A card played in another player's turn that cancels an action in progress. The action is paid for and stays paid.
 * A block is an action like any other, so it can be blocked in turn.
 */
const shape = record({
  discard: pile('card', 'all'),
  seats: perSeat(record({ hand: pile('card', 'owner'), coins: int(0, 9), points: int(0, 99) })),
});
type Board = BoardOf<typeof shape>;
type Step = 'choose' | 'pay' | 'act' | 'effect' | 'block' | 'next' | 'end';

const { rule, interrupt } = ruleMaker<Board, Step>();
const COST = 2;
const isBlock = (card: string) => card.startsWith('block');

function discard(s: Board, seat: Seat, card: string): void {
  const { hand } = s.seats[seat]!;
  hand.splice(hand.indexOf(card), 1);
  s.discard.push(card);
}

/** What an action does, once nobody has stopped it. It says whether it worked; stopped, it says nothing. */
const effect = rule<{ seat: Seat; card: string }, Record<never, never>, boolean>('effect')({
  effect: ({ s, v }) => {
    if (!isBlock(v.card)) s.seats[v.seat]!.points += 3;
    return done(true);
  },
});

/**
 * Before an effect every other seat with cards in hand is asked, whether it holds a block or not: else the silence
 * would tell. So the source of the interrupt is the seat, not the card.
 */
const block = interrupt<{ seat: Seat; card: string }, { with: string; worked: boolean | null }>(
  'block',
  effect,
)({
  when: 'before',
  priority: 1,
  sources: (s, outer) =>
    [...s.seats.keys()].filter((at) => at !== outer.seat && s.seats[at]!.hand.length > 0).map(String),
  steps: {
    block: ({ s, me }) =>
      ask(Number(me), 'with', [...s.seats[Number(me)]!.hand.filter(isBlock), 'no'], { always: true }),
    pay: (c) => {
      if (c.v.with === 'no') return done();
      discard(c.s, Number(c.me), c.v.with);
      tell(c, 'blocks', { seat: { seat: Number(c.me) }, card: { card: c.v.with } });
      return call(effect, { seat: Number(c.me), card: c.v.with }, 'worked');
    },
    act: ({ v }) => (v.worked === true ? cancel() : done()),
  },
});

const turn = rule<{ seat: Seat }, { card: string; worked: boolean | null }>('turn')({
  choose: ({ s, v }) => {
    const { hand, coins } = s.seats[v.seat]!;
    const plots = coins >= COST ? hand.filter((card) => !isBlock(card)) : [];
    return ask(v.seat, 'card', [...plots, 'pass'], { always: true });
  },
  pay: (c) => {
    if (c.v.card === 'pass') return done();
    c.s.seats[c.v.seat]!.coins -= COST;
    discard(c.s, c.v.seat, c.v.card);
    tell(c, 'plots', { seat: { seat: c.v.seat }, card: { card: c.v.card } });
  },
  act: ({ v }) => call(effect, { seat: v.seat, card: v.card }, 'worked'),
  'act done': (c) => tell(c, c.v.worked === true ? 'worked' : 'was blocked', { seat: { seat: c.v.seat } }),
});

const game = rule<Record<never, never>, { left: Seat[] }>('game')({
  choose: ({ s, v }) => {
    v.left = [...s.seats.keys()];
  },
  next: ({ v }) => (v.left.length === 0 ? goto('end') : call(turn, { seat: v.left.shift()! })),
  'next seat': goto('next'),
  end: (c) => conclude(c, { places: [...c.s.seats.keys()].map((at) => [at]), reason: 'end' }),
});

const CARDS = ['plot.0', 'plot.1', 'plot.2', 'block.0', 'block.1', 'block.2'];

export const blocking = smallGame({
  id: 'block',
  seats: [3, 3],
  shape,
  setup: () => ({
    discard: [],
    seats: [
      { hand: ['plot.0', 'block.0'], coins: 2, points: 0 },
      { hand: ['plot.1', 'block.1'], coins: 2, points: 0 },
      { hand: ['plot.2', 'block.2'], coins: 2, points: 0 },
    ],
  }),
  play: [game, turn, effect],
  reacts: [block],
  questions: questionBook({
    'turn/card': question(turn, 'card'),
    'block/with': questionAtWindow(block.rule, 'with', 'no'), // a server lets everybody wait alike
  }),
  box: () => ({ card: CARDS }),
});
