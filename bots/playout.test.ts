import { seeded } from '@tabula/kernel/rng.js';
import { advance } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { newRun, playout } from './playout.js';
import { kinds } from './testing/kinds.js';

type Sense = typeof kinds.sense;

/** The weights like the best answers a little better than the others; of several choices they suggest the best. */
const advised: Sense = {
  ...kinds.sense,
  weigh: (_s, { into, choices }, _frame, weights) => {
    const best = { pair: 4, yes: choices.indexOf(false), amount: 7 }[into] ?? choices.length - 1;
    weights[best] = 1.1;
  },
  suggest: (_s, { into, choices }) =>
    into === 'few' ? ['b', 'd'] : into === 'many' ? choices.slice(-4) : into === 'order' ? ['d', 'c', 'b', 'a'] : null,
  settled: () => false,
};

/** What everybody has at the end of a playout, for some seeds. */
function scores(sense: Sense): number[] {
  return [1, 2, 3, 4, 5].flatMap((seed) => {
    const made = newState(kinds, { seats: 2, seed });
    if (!made.ok) throw new Error(made.error.message);
    const { state } = made;
    const asked = advance(kinds, state);
    playout(newRun({ ...kinds, sense }, state, seeded(seed)), state, asked);
    return state.board.scores;
  });
}

describe('a playout', () => {
  const best = Math.max(...scores({ ...advised, steady: true }));

  it('is steady where the game wants it: everybody gives the likeliest answer', () => {
    expect(scores({ ...advised, steady: true })).toEqual(new Array(10).fill(best));
  });

  it('otherwise draws answers by their weights', () => {
    const drawn = scores(advised);
    expect(Math.min(...drawn)).toBeLessThan(best);
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });

  it('is judged for all seats at once where the game can do that', () => {
    const evaluate = () => {
      throw new Error('asked for one seat');
    };
    const evaluateAll = (_s: unknown, values: number[]) => {
      values.splice(0, 2, 0.25, 0.75);
    };
    const made = newState(kinds, { seats: 2, seed: 1 });
    if (!made.ok) throw new Error(made.error.message);
    const run = newRun(
      { ...kinds, sense: { ...advised, evaluate, evaluateAll, settled: () => true } },
      made.state,
      seeded(1),
    );
    playout(run, made.state, advance(kinds, made.state));
    expect(run.values).toEqual([0.25, 0.75]);
  });
});
