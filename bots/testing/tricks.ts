import { conclude, shuffle } from '@tabula/kernel/chance.js';
import { record } from '@tabula/kernel/fields.js';
import { type Game, interruptIndex, message, ruleIndex } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { pile } from '@tabula/kernel/places.js';
import { ask, call, done, goto, ruleMaker } from '@tabula/kernel/rule.js';
import { type BoardOf, int, perSeat, seat, type ViewOf } from '@tabula/kernel/shape.js';

/**
 * A small game with secrets: two suits of six cards, five in each hand, two out of play. The leader plays any card, the
 * other follows suit if possible; the higher card of the suit led takes the trick and the points on both. Three deals.
 */
const DEALS = 3;
const CARDS = ['a', 'b'].flatMap((suit) => [1, 2, 3, 4, 5, 6].map((rank) => `${suit}${rank}`));

const shape = record({
  deal: int(0, DEALS),
  leader: seat,
  deck: pile('card', 'none'),
  trick: pile('card', 'all'),
  taken: pile('card', 'all'),
  players: perSeat(record({ hand: pile('card', 'owner'), score: int(0, 999) })),
});
export type Tricks = BoardOf<typeof shape>;
type TricksView = ViewOf<typeof shape>;

const { rule } = ruleMaker<Tricks, string>();

const rank = (card: string) => Number(card[1]);

function playable(s: Tricks, by: Seat): string[] {
  const { hand } = s.players[by]!;
  const led = s.trick[0];
  const following = hand.filter((card) => led !== undefined && card[0] === led[0]);
  return following.length > 0 ? following : [...hand];
}

const play = rule<{ by: Seat }, { card: string }>('play')({
  'which card': ({ s, v }) => ask(v.by, 'card', playable(s, v.by)),
  'lay it down': ({ s, v }) => {
    const { hand } = s.players[v.by]!;
    hand.splice(hand.indexOf(v.card), 1);
    s.trick.push(v.card);
  },
});

const trick = rule('trick')({
  lead: ({ s }) => call(play, { by: s.leader }),
  follow: ({ s }) => call(play, { by: 1 - s.leader }),
  take: ({ s }) => {
    const [led, other] = s.trick as [string, string];
    const beaten = other[0] === led[0] && rank(other) > rank(led);
    const winner = beaten ? 1 - s.leader : s.leader;
    s.players[winner]!.score += rank(led) + rank(other);
    s.taken.push(...s.trick.splice(0));
    s.leader = winner;
  },
});

const deal = rule('deal')({
  shuffle: (c) => {
    const { s } = c;
    s.deck.push(...s.taken.splice(0));
    for (const player of s.players) s.deck.push(...player.hand.splice(0));
    shuffle(c, s.deck);
    for (const player of s.players) player.hand.push(...s.deck.splice(0, 5));
    s.leader = s.deal % 2;
  },
  trick: ({ s }) => (s.players[0]!.hand.length > 0 ? call(trick, {}) : goto('end')),
  again: goto('trick'),
  end: ({ s }) => {
    s.deal++;
  },
});

const root = rule('tricks')({
  deal: ({ s }) => (s.deal < DEALS ? call(deal, {}) : goto('over')),
  next: goto('deal'),
  over: (c) => {
    const [a, b] = c.s.players.map((player) => player.score) as [number, number];
    conclude(c, { places: a === b ? [[0, 1]] : a > b ? [[0], [1]] : [[1], [0]], reason: 'score' });
    return done();
  },
});

export const tricks: Game<Tricks, TricksView> = {
  id: 'tricks',
  version: 1,
  players: { min: 2, max: 2 },
  options: {},
  shape,
  setup: () => ({
    deal: 0,
    leader: 0,
    deck: [...CARDS],
    trick: [],
    taken: [],
    players: [
      { hand: [], score: 0 },
      { hand: [], score: 0 },
    ],
  }),
  root,
  rules: ruleIndex([root, deal, trick, play]),
  interrupts: interruptIndex([]),
  prompt: () => message('tricks.play'),
  look: (_s, _ask, _rule, choice) => ({ label: message('tricks.card', { card: choice as string }), refs: [] }),
  why: () => [],
  box: () => ({ card: CARDS }),
  loose: () => ({}),
  invariants: [],
  sense: {
    evaluate: (s, at) => 1 / (1 + Math.exp((s.players[1 - at]!.score - s.players[at]!.score) / 8)),
    // Lead high; follow with the lowest card that wins, else throw the lowest away.
    weigh(s, ask, _frame, weights) {
      const led = s.trick[0];
      ask.choices.forEach((choice, i) => {
        const card = choice as string;
        const wins = led !== undefined && card[0] === led[0] && rank(card) > rank(led);
        weights[i] = led === undefined ? rank(card) : (wins ? 10 : 1) * (7 - rank(card));
      });
    },
    settled: (s, since) => s.deal > since.deal,
  },
};
