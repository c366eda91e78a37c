import { conclude, roll } from '@tabula/kernel/chance.js';
import { record } from '@tabula/kernel/fields.js';
import { type Game, interruptIndex, message, ruleIndex } from '@tabula/kernel/game.js';
import { ask, done, ruleMaker } from '@tabula/kernel/rule.js';
import { type BoardOf, int, type ViewOf } from '@tabula/kernel/shape.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { see } from './bot.js';
import { decide } from './levels.js';
import { compare } from './trials.js';

/** One answer, then much luck: what is answered counts for little beside it. The advice is to take nothing. */
const shape = record({ sum: int(0, 9999) });
type Luck = BoardOf<typeof shape>;
const { rule } = ruleMaker<Luck, string>();
const root = rule<Record<never, never>, { bonus: number }>('luck')({
  asked: () => ask(0, 'bonus', [0, 1, 2, 3, 4, 5, 6]),
  tried: (c) => {
    // More is rolled for some answers: the luck that follows is still the same.
    for (let dice = 0; dice < c.v.bonus; dice++) roll(c, 6);
  },
  luck: (c) => {
    for (let dice = 0; dice < 5; dice++) c.s.sum += roll(c, 100);
    c.s.sum += c.v.bonus === 6 ? 0 : c.v.bonus;
    conclude(c, { places: [], reason: 'luck' });
    return done();
  },
});
const luck = (likes: readonly number[]): Game<Luck, ViewOf<typeof shape>> => ({
  id: 'luck',
  version: 1,
  players: { min: 1, max: 1 },
  options: {},
  shape,
  setup: () => ({ sum: 0 }),
  root,
  rules: ruleIndex([root]),
  interrupts: interruptIndex([]),
  prompt: () => message('luck.ask'),
  look: () => ({ label: message('luck.option'), refs: [] }),
  why: () => [],
  box: () => ({}),
  loose: () => ({}),
  invariants: [],
  sense: {
    evaluate: (s) => s.sum / 600,
    weigh: (_s, _ask, _frame, weights) => weights.splice(0, weights.length, ...likes),
    settled: () => false,
    steady: true,
    tried: true,
  },
});

function seenOf(likes: readonly number[]) {
  const game = luck(likes);
  const made = newState(game, { seats: 1, seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  return see(game, made.state, 0, 'see');
}

describe('answers are tried beside each other', () => {
  it('with the same luck, so that a little more is seen in a few worlds', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { keys, thoughts } = compare(seenOf([9, 1, 1, 2, 0, 0, 0]), { seed, iterations: 24 });
      expect(keys).toEqual(['3']);
      const [best, ...others] = thoughts;
      for (const other of others) expect(best!.value).toBeGreaterThan(other.value);
    }
  });

  it('and the advice is kept where nothing is better', () => {
    expect(compare(seenOf([1, 0, 0, 0, 0, 9, 8]), { seed: 1, iterations: 24 }).keys).toEqual(['5']);
    expect(compare(seenOf([9, 0, 0, 0, 0, 0, 8]), { seed: 1, iterations: 24 }).keys).toEqual(['0']);
  });

  it('and where it is not sure that something is better', () => {
    expect(compare(seenOf([0, 0, 0, 0, 9, 1, 0]), { seed: 1, iterations: 24 }).keys).toEqual(['4']);
    expect(compare(seenOf([0, 0, 0, 9, 0, 1, 0]), { seed: 1, iterations: 24 }).keys).toEqual(['5']);
  });

  it('until they are clearly behind: four times each, and then the others alone', () => {
    const { iterations, thoughts } = compare(seenOf([9, 1, 1, 2, 0, 0, 0]), { seed: 1, iterations: 100 });
    expect(iterations).toBe(100);
    expect(Object.fromEntries(thoughts.map(({ keys, visits }) => [keys[0], visits]))).toEqual({
      0: 4,
      1: 4,
      2: 46,
      3: 46,
    });
    expect(compare(seenOf([9, 0, 0, 0, 0, 8, 0]), { seed: 1, iterations: 100 }).iterations).toBe(100);
    expect(compare(seenOf([0, 0, 0, 0, 0, 9, 8]), { seed: 1, iterations: 100 }).iterations).toBe(8);
  });

  it('no more often than allowed, and those that are never given not at all', () => {
    const { iterations, thoughts } = compare(seenOf([9, 1, 0, 0, 0, 0, 0]), { seed: 1, iterations: 7 });
    expect(iterations).toBeLessThanOrEqual(7);
    expect(thoughts.map(({ keys }) => keys[0]).sort()).toEqual(['0', '1']);
  });

  it('until the time is over', () => {
    let now = 0;
    const clock = () => now++;
    expect(compare(seenOf([9, 0, 0, 0, 0, 0, 8]), { seed: 1, ms: 40, now: clock }).iterations).toBeLessThan(40);
  });

  it('where the game wants it: hard decides so', () => {
    const task = { level: 'hard', seed: 3, iterations: 24 } as const;
    expect(decide(seenOf([9, 1, 1, 2, 0, 0, 0]), task).keys).toEqual(['3']);
    expect(decide(seenOf([0, 9, 0, 0, 0, 0, 0]), task)).toMatchObject({ keys: ['1'], iterations: 0 }); // no other is ever given
  });
});
