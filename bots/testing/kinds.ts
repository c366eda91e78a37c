import { conclude } from '@tabula/kernel/chance.js';
import { record } from '@tabula/kernel/fields.js';
import { type Game, interruptIndex, message, ruleIndex } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import {
  ask,
  askAll,
  askAmount,
  askOrder,
  askSome,
  askYesNo,
  call,
  done,
  goto,
  ruleMaker,
} from '@tabula/kernel/rule.js';
import { type BoardOf, int, list, type ViewOf } from '@tabula/kernel/shape.js';

/** A questionnaire with one question of every kind, where the best answers are known: seats answer, points are counted. */
const shape = record({ turn: int(0, 9), scores: list(int(0, 999)) });
type Kinds = BoardOf<typeof shape>;
type KindsView = ViewOf<typeof shape>;

const { rule } = ruleMaker<Kinds, string>();

const PAIRS = ['x', 'y'].flatMap((row) => [1, 2, 3].map((column) => [row, column] as const));
/** Worth, by letter: the best two or three of them are b, d and f. */
const WORTH: Record<string, number> = { a: 0, b: 5, c: 1, d: 4, e: 0, f: 3 };
const LETTERS = Object.keys(WORTH);
const TWENTY_FOUR = Array.from({ length: 24 }, (_, i) => `n${i}`);

interface Locals {
  pair: readonly [string, number];
  yes: boolean;
  amount: number;
  few: string[];
  many: string[];
  order: string[];
  last: Record<Seat, number>;
}

const questions = rule<{ by: Seat }, Locals>('questions')({
  one: ({ v }) => ask(v.by, 'pair', PAIRS),
  yesno: ({ v }) => askYesNo(v.by, 'yes'),
  amount: ({ v }) => askAmount(v.by, 'amount', 0, 10),
  some: ({ v }) => askSome(v.by, 'few', LETTERS, 0, 2),
  many: ({ v }) => askSome(v.by, 'many', TWENTY_FOUR, 3, 4),
  order: ({ v }) => askOrder(v.by, 'order', LETTERS.slice(0, 4)),
  points: ({ s, v }) => {
    let points = v.pair[0] === 'y' && v.pair[1] === 2 ? 10 : 0;
    points += v.yes ? 0 : 10;
    points += 10 - Math.abs(v.amount - 7);
    for (const letter of v.few) points += WORTH[letter]!;
    for (const n of v.many.splice(0)) points += Number(n.slice(1)) / 4; // a rule may use up the list it was given
    points += 2 * v.order.filter((letter, i) => letter === 'dcba'[i]).length;
    s.scores[v.by]! += Math.floor(points);
  },
});

const root = rule<Record<never, never>, Locals>('kinds')({
  turn: ({ s }) => (s.turn < s.scores.length ? call(questions, { by: s.turn }) : goto('sealed')),
  next: ({ s }) => {
    s.turn++;
    return goto('turn');
  },
  sealed: ({ s }) =>
    askAll(
      'last',
      s.scores.map((_, seat) => askAmount(seat, `last${seat}`, 0, 3)),
    ),
  over: (c) => {
    const { s, v } = c;
    s.scores.forEach((_, seat) => {
      s.scores[seat]! += v.last[seat]! * 4;
    });
    const order = s.scores.map((_, seat) => seat).sort((a, b) => s.scores[b]! - s.scores[a]!);
    conclude(c, { places: order.map((seat) => [seat]), reason: 'points' });
    return done();
  },
});

export const kinds: Game<Kinds, KindsView> = {
  id: 'kinds',
  version: 1,
  players: { min: 1, max: 3 },
  options: {},
  shape,
  setup: (seats) => ({ turn: 0, scores: new Array(seats).fill(0) }),
  root,
  rules: ruleIndex([root, questions]),
  interrupts: interruptIndex([]),
  prompt: () => message('kinds.ask'),
  look: () => ({ label: message('kinds.option'), refs: [] }),
  why: () => [],
  box: () => ({}),
  loose: () => ({}),
  invariants: [],
  sense: {
    evaluate: (s, at) => s.scores[at]! / 100,
    weigh: (_s, asked, _rule, weights) => {
      // A game may name answers that are never any good.
      if (asked.into === 'amount') weights[0] = 0;
    },
    settled: (s, since) => s.turn > since.turn,
  },
};
