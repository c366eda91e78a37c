import { type Chance, conclude, shuffle, tell } from '@tabula/kernel/chance.js';
import { record } from '@tabula/kernel/fields.js';
import { type Game, interruptIndex, message, ruleIndex } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { pile } from '@tabula/kernel/places.js';
import { ask, call, done, goto, ruleMaker } from '@tabula/kernel/rule.js';
import { type BoardOf, flag, int, list, perSeat, seat, type ViewOf } from '@tabula/kernel/shape.js';

/** The yardstick game of the benchmarks: a round of playing cards to three zones, six rounds. */
const ROUNDS = 6;
const HAND = 6;
const CARDS = 12;
const ZONES = [0, 1, 2] as const;

/** The strength of a card in a zone: a fixed table with values 0 to 4. */
const STRENGTH = Array.from({ length: CARDS }, (_, c) => ZONES.map((z) => (c * (2 * z + 3) + 5 * z + (c >> 2)) % 5));

const shape = record({
  round: int(0, ROUNDS),
  turn: seat,
  players: perSeat(
    record({
      hand: pile('card', 'owner'),
      deck: pile('card', 'none'),
      discard: pile('card', 'all'),
      passed: flag,
      score: int(0, 999),
      zones: list(pile('card', 'all'), 3),
    }),
  ),
});
export type Mini = BoardOf<typeof shape>;
export type MiniView = ViewOf<typeof shape>;

const { rule } = ruleMaker<Mini, 'play' | 'pass' | 'round' | 'score' | 'refill' | 'setup' | 'next' | 'end'>();

const strength = (id: string, zone: number) => STRENGTH[Number.parseInt(id.slice(id.indexOf('.') + 1), 10)]![zone]!;

const turn = rule<{ seat: Seat }, { choice: number }>('turn')({
  play: ({ s, v }) => ask(v.seat, 'choice', moves(s.players[v.seat]!.hand.length), { always: true }),
  pass: (c) => {
    const { s, v } = c;
    const player = s.players[v.seat]!;
    if (v.choice < 0) player.passed = true;
    else {
      const zone = v.choice % 3;
      const card = player.hand.splice((v.choice - zone) / 3, 1)[0]!;
      player.zones[zone]!.push(card);
      tell(c, 'mini.played', { seat: v.seat, card: { card }, zone });
      if (player.hand.length === 0) player.passed = true;
    }
  },
});

/** The choices for each size of a hand: card and zone in one number, and -1 for passing. */
const MOVES = Array.from({ length: HAND + 1 }, (_, n) => [...Array.from({ length: 3 * n }, (_, i) => i), -1]);
const moves = (cards: number) => MOVES[cards]!;

/** What each choice looks like never changes. */
const LOOKS = Array.from({ length: 3 * HAND }, (_, move) => ({ label: message('mini.move', { move }), refs: [] }));
const PASS = { label: message('mini.move', { move: -1 }), refs: [] };

const round = rule('round')({
  next: ({ s }) => {
    const n = s.players.length;
    for (let k = 0; k < n; k++) {
      const at = (s.turn + k) % n;
      if (s.players[at]!.passed) continue;
      s.turn = (at + 1) % n;
      return call(turn, { seat: at });
    }
    return goto('score');
  },
  round: goto('next'),
  score: ({ s }) => {
    for (const zone of ZONES) {
      const totals = s.players.map((player) => {
        let total = 0;
        for (const id of player.zones[zone]!) total += strength(id, zone);
        return total;
      });
      const best = Math.max(...totals);
      const leaders = totals.filter((total) => total === best).length;
      s.players.forEach((player, i) => {
        if (best > 0 && totals[i] === best) player.score += leaders === 1 ? 3 : 1;
        player.discard.push(...player.zones[zone]!);
        player.zones[zone] = [];
      });
    }
  },
  refill: (c) => {
    for (const player of c.s.players) {
      refill(c, player);
      player.passed = false;
    }
    c.s.round++;
    c.s.turn = c.s.round % c.s.players.length;
  },
});

function refill(c: Chance, player: Mini['players'][number]): void {
  while (player.hand.length < HAND) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      player.deck = player.discard;
      player.discard = [];
      shuffle(c, player.deck);
    }
    player.hand.push(player.deck.pop()!);
  }
}

const play = rule('mini')({
  setup: (c) => {
    for (const player of c.s.players) {
      shuffle(c, player.deck);
      refill(c, player);
    }
  },
  round: ({ s }) => (s.round < ROUNDS ? call(round, {}) : goto('end')),
  next: goto('round'),
  end: (c) => {
    const { s } = c;
    const order = s.players.map((_, i) => i).sort((a, b) => s.players[b]!.score - s.players[a]!.score);
    const places: Seat[][] = [];
    for (const at of order) {
      const last = places[places.length - 1];
      if (last !== undefined && s.players[last[0]!]!.score === s.players[at]!.score) last.push(at);
      else places.push([at]);
    }
    conclude(c, { places, reason: 'score' });
    return done();
  },
});

const box = (s: Mini) => ({
  card: s.players.flatMap((_, owner) => Array.from({ length: CARDS }, (_, c) => `${owner}.${c}`)),
});

export const mini: Game<Mini, MiniView> = {
  id: 'mini',
  version: 1,
  players: { min: 2, max: 4 },
  options: {},
  shape,
  setup: (seats) => ({
    round: 0,
    turn: 0,
    players: Array.from({ length: seats }, (_, owner) => ({
      hand: [],
      deck: Array.from({ length: CARDS }, (_, c) => `${owner}.${c}`),
      discard: [],
      passed: false,
      score: 0,
      zones: [[], [], []],
    })),
  }),
  root: play,
  rules: ruleIndex([play, round, turn]),
  interrupts: interruptIndex([]),
  prompt: () => message('mini.turn'),
  look: (_s, _ask, _frame, choice) => LOOKS[choice as number] ?? PASS,
  why: () => [],
  box,
  loose: () => ({}),
  invariants: [],
  sense: {
    evaluate: (s, at) => {
      const best = Math.max(...s.players.map((player) => player.score));
      return s.players[at]!.score === best ? 1 : 0;
    },
    weigh: (_s, _ask, _frame, weights) => weights.fill(1),
    settled: () => false,
  },
};
