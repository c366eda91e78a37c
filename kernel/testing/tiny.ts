import { type Chance, conclude, roll, shuffle, tell } from '../chance.js';
import { record } from '../fields.js';
import { type Game, message } from '../game.js';
import type { Seat } from '../json.js';
import { knowledge } from '../knowledge.js';
import { pile } from '../places.js';
import { ask, askAll, askAmount, askYesNo, call, done, goto, ruleMaker } from '../rule.js';
import { type BoardOf, int, perSeat, seat, type ViewOf } from '../shape.js';
import { smallGame } from './game.js';

/**
 * A game with everything that laws are about and nothing else: hidden hands and a deck, a personal stock whose order is
 * secret, a die, sealed bids, an interrupt, cards that seats remember, and an automaton if wanted. Cards are c0 to c11;
 * c0 and c1 are shields.
 */
const CARDS = Array.from({ length: 12 }, (_, i) => `c${i}`);
const STOCK = ['x', 'y', 'z'];
const ROUNDS = 3;

const shape = record({
  round: int(0, ROUNDS),
  turn: seat,
  deck: pile('card', 'none'),
  discard: pile('card', 'all'),
  seats: perSeat(
    record({
      hand: pile('card', 'owner'),
      shields: pile('card', 'all'),
      stock: pile('stock', 'owner-set'),
      spent: pile('stock', 'all'),
      coins: int(0, 99),
      wounds: int(0, 99),
    }),
  ),
  known: knowledge,
});
export type Tiny = BoardOf<typeof shape>;
export type TinyView = ViewOf<typeof shape>;
type TinyStep =
  | 'deal'
  | 'next'
  | 'play'
  | 'act'
  | 'peek'
  | 'strike'
  | 'harm'
  | 'shield'
  | 'bid'
  | 'pay'
  | 'round'
  | 'end';

export const { rule, interrupt } = ruleMaker<Tiny, TinyStep>();
const isShield = (card: string) => card === 'c0' || card === 'c1';

/** Harm to one seat, by the roll of a die. */
export const strike = rule<{ by: Seat; at: Seat; harm: number }>('strike')({
  strike: (c) => {
    c.v.harm = roll(c, 6);
    tell(c, 'struck', { by: { seat: c.v.by }, at: { seat: c.v.at }, harm: c.v.harm });
  },
  harm: ({ v }) => call(harm, { at: v.at, amount: v.harm }),
});

/** So many wounds. */
export const harm = rule<{ at: Seat; amount: number }>('harm')({
  harm: ({ s, v }) => {
    s.seats[v.at]!.wounds += v.amount;
  },
});

/** A shield in play may be thrown away before its owner is harmed. */
export const shield = interrupt<{ at: Seat; amount: number }, { use: boolean }>(
  'shield',
  harm,
)({
  when: 'before',
  priority: 1,
  sources: (s, outer) => s.seats[outer.at]!.shields,
  steps: {
    shield: ({ outer }) => askYesNo(outer.at, 'use'),
    harm: (c) => {
      if (!c.v.use) return done();
      const { shields } = c.s.seats[c.outer.at]!;
      shields.splice(shields.indexOf(c.me), 1);
      c.s.discard.push(c.me);
      c.outer.amount = Math.max(0, c.outer.amount - 4);
      tell(c, 'shielded', { card: { card: c.me } });
    },
  },
});

/** A card from hand: shields come into play, others strike the next seat; or a look at the deck, or nothing. */
export const turn = rule<{ seat: Seat }, { card: string; to: Seat }>('turn')({
  next: (c) => {
    draw(c, c.v.seat);
    const { stock, spent } = c.s.seats[c.v.seat]!;
    if (stock.length > 0) spent.push(stock.shift()!);
  },
  play: ({ s, v }) => ask(v.seat, 'card', [...s.seats[v.seat]!.hand, 'peek', 'pass'], { always: true }),
  act: (c) => {
    const { v, s } = c;
    if (v.card === 'pass') return done();
    if (v.card === 'peek') return goto('peek');
    const mine = s.seats[v.seat]!;
    mine.hand.splice(mine.hand.indexOf(v.card), 1);
    delete s.known[v.card];
    const place = isShield(v.card) ? mine.shields : s.discard;
    place.push(v.card);
    tell(c, 'played', { seat: { seat: v.seat }, card: { card: v.card } });
    if (isShield(v.card)) return done();
  },
  'strike whom': ({ s, v }) => {
    const others = s.seats.flatMap((_, at) => (at === v.seat ? [] : [at]));
    return ask(v.seat, 'to', others);
  },
  strike: ({ v }) => call(strike, { by: v.seat, at: v.to, harm: 0 }),
  'strike done': () => done(),
  peek: (c) => {
    const top = c.s.deck[0];
    if (top === undefined) return;
    c.s.known[top] = (c.s.known[top] ?? 0) | (1 << c.v.seat);
    tell(c, 'peeked', { seat: { seat: c.v.seat }, card: { card: top } });
  },
});

function draw(c: Chance & { readonly s: Tiny }, at: Seat): void {
  const { s } = c;
  if (s.deck.length === 0) {
    s.deck = s.discard;
    s.discard = [];
    for (const id of s.deck) delete s.known[id];
    shuffle(c, s.deck);
  }
  const card = s.deck.shift();
  if (card === undefined) return;
  s.seats[at]!.hand.push(card);
  tell(c, 'drew', { seat: { seat: at }, card: { card } });
}

/** All bid coins in secret; who bids most is healed. */
export const auction = rule<Record<never, never>, { bids: Record<Seat, number> }>('auction')({
  bid: ({ s }) =>
    askAll(
      'bids',
      s.seats.map(({ coins }, at) => askAmount(at, 'bid', 0, Math.min(3, coins))),
    ),
  pay: (c) => {
    const bids = c.s.seats.map((_, at) => c.v.bids[at]!);
    const most = Math.max(...bids);
    c.s.seats.forEach((player, at) => {
      player.coins -= bids[at]!;
      if (bids[at] === most) player.wounds = Math.max(0, player.wounds - 3);
      tell(c, 'bid', { seat: { seat: at }, coins: bids[at]! });
    });
  },
});

/** The rule a game begins with. */
export const game = rule<Record<never, never>, { left: number }>('game')({
  deal: (c) => {
    shuffle(c, c.s.deck);
    for (const player of c.s.seats) shuffle(c, player.stock);
    for (let i = 0; i < 2; i++) for (let at = 0; at < c.s.seats.length; at++) draw(c, at);
  },
  round: ({ s, v }) => {
    if (s.round === ROUNDS) return goto('end');
    s.round++;
    v.left = s.seats.length;
  },
  next: ({ s, v }) => {
    if (v.left === 0) return goto('bid');
    v.left--;
    s.turn = (s.turn + 1) % s.seats.length;
    return call(turn, { seat: s.turn });
  },
  'next seat': goto('next'),
  bid: () => call(auction, {}),
  'round again': goto('round'),
  end: (c) => {
    const order = [...c.s.seats.keys()].sort((a, b) => c.s.seats[a]!.wounds - c.s.seats[b]!.wounds);
    conclude(c, { places: order.map((at) => [at]), reason: 'wounds' });
    return done();
  },
});

/** The tiny game, whole. */
export const tiny: Game<Tiny, TinyView> = smallGame({
  id: 'tiny',
  seats: [2, 4],
  options: { automaton: { type: 'boolean', default: false, title: 'One more seat plays by itself' } },
  shape,
  setup: (players, options) => ({
    round: 0,
    turn: 0,
    deck: CARDS.slice(),
    discard: [],
    seats: Array.from({ length: players + (options.automaton === true ? 1 : 0) }, (_, at) => ({
      hand: [],
      shields: [],
      stock: STOCK.map((id) => `${id}${at}`),
      spent: [],
      coins: 6,
      wounds: 0,
    })),
    known: {},
  }),
  play: [game, turn, strike, harm, auction],
  reacts: [shield],
  entitled: (s) => s.turn,
  automata: (players, options) => [
    ...new Array<'player'>(players).fill('player'),
    ...(options.automaton === true ? (['automaton'] as const) : []),
  ],
  automaton: (_s, { choices }) => choices[choices.length - 1]!,
  look: (_s, _ask, _frame, choice) => ({
    label: message('choice', { it: String(choice) }),
    refs: typeof choice === 'string' && CARDS.includes(choice) ? [{ card: choice }] : [],
  }),
  locals: { seats: ['seat', 'at'], handed: ['at'], anew: {} },
  box: (s) => ({ card: CARDS, stock: s.seats.flatMap((_, at) => STOCK.map((id) => `${id}${at}`)) }),
  invariants: [
    {
      id: 'coins',
      broken: (s) => (s.seats.some(({ coins }) => coins > 6) ? 'somebody has more coins than there are' : null),
    },
  ],
});
