import type { Game, State } from '@tabula/kernel/game.js';
import type { Choice } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { type Decision, see } from './bot.js';
import { decide } from './levels.js';
import { PLAIN, search } from './search.js';
import { guessing } from './testing/guessing.js';
import { kinds } from './testing/kinds.js';
import { tricks } from './testing/tricks.js';
import { compare } from './trials.js';

/**
 * What bots have decided since their strength was measured (docs/figures.md), and decide on every machine. Another number
 * here means that they think otherwise than before: then their strength is measured again.
 */
function begin<B>(game: Game<B, unknown>): State<B> {
  const made = newState(game, { seats: 2, seed: 'golden' });
  if (!made.ok) throw new Error(made.error.message);
  advance(game, made.state);
  return made.state;
}
const look = <B>(game: Game<B, unknown>) => see(game, begin(game), 0, 'golden');

/** The questionnaire at one of its questions. */
function asked(question: string) {
  const state = begin(kinds);
  const frame = state.stack.at(-1)!;
  frame.at = question;
  frame.v = { by: 0, pair: ['x', 1], yes: true, amount: 1, few: [], many: [] };
  return see(kinds, state, 0, 'golden');
}

const steady: typeof tricks = { ...tricks, sense: { ...tricks.sense, steady: true } };
/** With a course for each answer: to begin with it. */
const coursed = (game: typeof tricks): typeof tricks => {
  const beginning = (choice: Choice) => () => {
    let next: Choice | null = choice;
    return () => {
      const now = next;
      next = null;
      return now;
    };
  };
  return { ...game, sense: { ...game.sense, courses: (_s, { choices }) => choices.map(beginning) } };
};
const told = ({ iterations, thoughts }: Decision) => [
  iterations,
  ...thoughts.slice(0, 6).map(({ keys, visits, value }) => `${keys.join('+')} ${visits} ${value.toFixed(4)}`),
];

const TRICKS = [384, 'a2 153 0.6787', 'a3 122 0.6311', 'a4 63 0.5982', 'b4 29 0.5400', 'b6 17 0.4331'];
const STEADY = [256, 'a2 188 0.6509', 'a3 27 0.4948', 'a4 27 0.4905', 'b6 8 0.3882', 'b4 6 0.3837'];
const PLAINLY = [200, 'b6 60 0.5833', 'a2 51 0.5490', 'a3 50 0.5500', 'b4 29 0.4655', 'a4 10 0.2500'];
type Found = readonly (number | string)[];
const LAID: readonly (readonly [Parameters<typeof guessing>[0], Found])[] = [
  ['open', [160, 'left 155 0.9032', 'right 5 0.0000']],
  ['open at once', [160, 'left 153 0.9020', 'right 7 0.1429']],
  ['face down', [224, 'left 175 0.4457', 'right 49 0.3265']],
];
const KINDS: readonly (readonly [string, Found])[] = [
  ['amount', [150, '7 64 0.2780', '9 36 0.2658', '6 13 0.2531', '5 11 0.2500', '10 8 0.2350', '3 5 0.2100']],
  ['some', [128, 'b+f 55 0.2604', 'b+d 15 0.2627', 'd+f 6 0.2233', 'a+b 4 0.2125', 'd 4 0.2125', 'b+c 4 0.2100']],
  [
    'many',
    [
      150,
      'n5+n10+n15+n22 37 0.2170',
      'n19+n20+n23 18 0.2100',
      'n7+n8+n19+n21 17 0.2206',
      'n13+n19+n21 7 0.1957',
      'n0+n11+n18+n20 5 0.1880',
      'n1+n7+n19+n22 5 0.1880',
    ],
  ],
  [
    'order',
    [
      150,
      'd+c+b+a 54 0.1200',
      'c+d+b+a 17 0.0800',
      'd+c+a+b 17 0.0800',
      'a+c+b+d 12 0.0800',
      'b+c+d+a 10 0.0800',
      'd+a+b+c 8 0.0800',
    ],
  ],
];
const TRIED_TRICKS = [60, 'a2 22 0.6058', 'a3 22 0.5955', 'b4 4 0.6058', 'b6 4 0.5878', 'a4 4 0.4918'];
const TRIED_STEADY = [26, 'a2 5 0.7754', 'a3 5 0.7675', 'a4 4 0.7236', 'b4 4 0.4220', 'b6 4 0.2913'];
const QUICK = [
  ['easy', 'b6 a4 b6 b6 b4 a4 a3 a3 b6 a4 b6 a3'],
  ['normal', 'b6 b6 b6 b6 b6 b6 b6 b6 b6 b6 b6 b6'],
] as const;

describe('a search finds what it has always found', () => {
  it('with hidden cards, where playouts are steady, and in its plain form', () => {
    expect(told(search(look(tricks), { seed: 1, iterations: 400 }))).toEqual(TRICKS);
    expect(told(search(look(steady), { seed: 1, iterations: 400 }))).toEqual(STEADY);
    expect(told(search(look(tricks), { seed: 1, iterations: 200 }, PLAIN))).toEqual(PLAINLY);
  });

  it.each(LAID)('where a card is laid %s', (laid, found) => {
    expect(told(search(look(guessing(laid)), { seed: 1, iterations: 300 }))).toEqual(found);
  });

  it.each(KINDS)('to the question for %s', (question, found) => {
    expect(told(search(asked(question), { seed: 1, iterations: 150 }))).toEqual(found);
  });
});

it('courses that are tried beside each other are worth what they have always been', () => {
  expect(told(compare(look(coursed(tricks)), { seed: 1, iterations: 60 }))).toEqual(TRIED_TRICKS);
  expect(told(compare(look(coursed(steady)), { seed: 1, iterations: 60 }))).toEqual(TRIED_STEADY);
});

it.each(QUICK)('%s plays as it has always played', (level, cards) => {
  const state = begin(tricks);
  const keys = Array.from({ length: 12 }, (_, i) => decide(see(tricks, state, 0, i), { level, seed: i }).keys.join());
  expect(keys.join(' ')).toBe(cards);
});
