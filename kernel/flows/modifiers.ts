import { conclude, tell } from '../chance.js';
import { record } from '../fields.js';
import type { Seat } from '../json.js';
import { pile } from '../places.js';
import { ask, call, goto, ruleMaker } from '../rule.js';
import { type BoardOf, int, perSeat } from '../shape.js';
import { smallGame } from '../testing/game.js';

/**
 * "Counts also as": what a card is and what it is worth depends on what else is in play. Nothing of it is kept. Cards
 * declare their powers as data under a name; a value is worked out from the powers of that name in play, whenever it is
 * needed, so that it is right in the very step after a card came or went.
 */
const shape = record({
  discard: pile('card', 'all'),
  seats: perSeat(record({ hand: pile('card', 'owner'), played: pile('card', 'all'), points: int(0, 99) })),
});
type Board = BoardOf<typeof shape>;
type Step = 'play' | 'put' | 'contest' | 'next' | 'end';
type Suit = 'wolf' | 'raven' | 'crown';

type Power =
  | { readonly power: 'counts-also-as'; readonly of: Suit; readonly as: Suit }
  | { readonly power: 'worth'; readonly suit: Suit; readonly more: number };

const CARDS: Readonly<Record<string, { readonly suit: Suit; readonly power?: Power }>> = {
  wolf: { suit: 'wolf' },
  raven: { suit: 'raven' },
  crown: { suit: 'crown' },
  /** All wolves count also as ravens … */
  pack: { suit: 'wolf', power: { power: 'counts-also-as', of: 'wolf', as: 'raven' } },
  /** … all ravens count also as crowns … */
  court: { suit: 'raven', power: { power: 'counts-also-as', of: 'raven', as: 'crown' } },
  /** … and ravens are worth one more. */
  rookery: { suit: 'crown', power: { power: 'worth', suit: 'raven', more: 1 } },
};
const dataOf = (card: string) => CARDS[card.slice(0, card.indexOf('.'))]!;

/** The powers of one name in play. A hand is not in play. */
function powers<N extends Power['power']>(s: Board, name: N): Extract<Power, { power: N }>[] {
  return s.seats
    .flatMap(({ played }) => played.map((card) => dataOf(card).power))
    .filter((power): power is Extract<Power, { power: N }> => power?.power === name);
}

/** All suits a card counts as now: its own, and what follows from it. */
export function suitsOf(s: Board, card: string): Suit[] {
  const suits: Suit[] = [dataOf(card).suit];
  const bridges = powers(s, 'counts-also-as');
  for (const suit of suits) // grows while it is gone through: a wolf is a raven is a crown
    for (const { of, as } of bridges) if (of === suit && !suits.includes(as)) suits.push(as);
  return suits;
}

/** What a seat's cards are worth together in one suit. */
export function worth(s: Board, seat: Seat, suit: Suit): number {
  const more = powers(s, 'worth').reduce((sum, power) => sum + (power.suit === suit ? power.more : 0), 0);
  return s.seats[seat]!.played.filter((card) => suitsOf(s, card).includes(suit)).length * (1 + more);
}

const { rule } = ruleMaker<Board, Step>();

/** The most in a suit scores. */
const contest = rule<{ suit: Suit }>('contest')({
  contest: (c) => {
    const worths = [...c.s.seats.keys()].map((at) => worth(c.s, at, c.v.suit));
    const most = Math.max(...worths);
    for (const [at, player] of c.s.seats.entries()) if (most > 0 && worths[at] === most) player.points++;
    tell(c, 'contest', { suit: c.v.suit, most });
  },
});

const game = rule<Record<never, never>, { turn: number; card: string }>('game')({
  next: ({ v }) => {
    v.turn = 0;
  },
  play: ({ s, v }) => {
    const { hand } = s.seats[v.turn % 2]!;
    return hand.length === 0 ? goto('end') : ask(v.turn % 2, 'card', hand, { always: true });
  },
  put: (c) => {
    const { s, v } = c;
    const { hand, played } = s.seats[v.turn++ % 2]!;
    hand.splice(hand.indexOf(v.card), 1);
    played.push(v.card);
    tell(c, 'plays', { card: { card: v.card } });
    return call(contest, { suit: dataOf(v.card).suit });
  },
  'next turn': goto('play'),
  end: (c) => conclude(c, { places: [[0, 1]], reason: 'end' }),
});

const BOX = Object.keys(CARDS).flatMap((name) => [`${name}.0`, `${name}.1`]);

export const counting = smallGame({
  id: 'modifiers',
  seats: [2, 2],
  shape,
  setup: () => ({
    discard: BOX.slice(6),
    seats: [0, 1].map((at) => ({ hand: BOX.slice(3 * at, 3 * at + 3), played: [], points: 0 })),
  }),
  play: [game, contest],
  box: () => ({ card: BOX }),
});
