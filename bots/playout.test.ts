import { conclude } from '@tabula/kernel/chance.js';
import { ruleIndex } from '@tabula/kernel/game.js';
import { seeded } from '@tabula/kernel/rng.js';
import { ask, done, goto, ruleMaker } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { newRun, playout, weigh } from './playout.js';
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
function scores(sense: Sense, seeds: readonly number[] = [1, 2, 3, 4, 5]): number[] {
  return seeds.flatMap((seed) => {
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

  it.each([0, 1, 2])('finds the likeliest wherever it stands: choice %i', (at) => {
    const weigh: Sense['weigh'] = (_s, { choices }, _frame, weights) => {
      weights[Math.min(at, choices.length - 1)] = 1.1;
    };
    expect(new Set(scores({ ...advised, steady: true, weigh })).size).toBe(1);
  });

  it('takes any of the likeliest where several are alike', () => {
    const drawn = scores({ ...advised, steady: true, weigh: () => {} });
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });

  it('that is steady takes several choices by their weights, where the game suggests none', () => {
    const taken = scores({ ...advised, steady: true, suggest: () => null });
    expect(Math.min(...taken)).toBeLessThan(best);
    expect(new Set(taken).size).toBeGreaterThan(1);
  });

  it('otherwise draws answers by their weights', () => {
    const drawn = scores(advised);
    expect(Math.min(...drawn)).toBeLessThan(best);
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });

  it.each([
    ['a winner', { places: [[1], [0]] }, [0, 1]],
    ['two who share it', { places: [[0, 1], [2]] }, [0.5, 0.5, 0]],
    ['a victory of all', { places: [[0, 1]], won: true }, [1, 1]],
    ['a defeat of all', { places: [[0, 1]], won: false }, [0, 0]],
  ])('ends with the game, even if the rules would ask on: %s', (_what, result, worth) => {
    const made = newState(kinds, { seats: worth.length, seed: 1 });
    if (!made.ok) throw new Error(made.error.message);
    const { state } = made;
    const asked = advance(kinds, state);
    state.result = { ...result, reason: 'over' };
    const before = JSON.stringify(state);
    const run = newRun({ ...kinds, sense: advised }, state, seeded(1));
    playout(run, state, asked);
    expect(JSON.stringify(state)).toBe(before);
    expect(run.values).toEqual(worth);
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

/** One question with four answers, asked once or again and again; what was answered last is the score. */
const { rule } = ruleMaker<Parameters<Sense['evaluate']>[0], string>();
const asking = (often: 'once' | 'for ever') =>
  rule<Record<never, never>, { pick: number }>('asking')({
    ask: () => ask(0, 'pick', [0, 1, 2, 3]),
    over: (c) => {
      c.s.scores[0] = c.v.pick;
      if (often === 'for ever') return goto('ask');
      conclude(c, { places: [[0, 1]], reason: 'asked' });
      return done();
    },
  });
function asked(often: 'once' | 'for ever', weights: readonly number[], sense: Partial<Sense>, plain = false) {
  const root = asking(often);
  const weighs: Sense['weigh'] = (_s, _ask, _frame, list) => list.splice(0, 4, ...weights);
  const game = { ...kinds, root, rules: ruleIndex([root]), sense: { ...advised, weigh: weighs, ...sense } };
  const made = newState(game, { seats: 2, seed: 1 });
  if (!made.ok) throw new Error(made.error.message);
  const rng = seeded('asked');
  const run = newRun(game, made.state, rng, plain);
  return {
    run,
    play: () => {
      const state = structuredClone(made.state);
      playout(run, state, advance(game, state));
      return state.board.scores[0]!;
    },
  };
}
/** How often each of the four was answered in 1,200 playouts. */
function answered(...of: Parameters<typeof asked>): number[] {
  const { play } = asked(...of);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 1_200; i++) counts[play()]!++;
  return counts;
}

describe('in a playout', () => {
  it.each<[string, number[], Partial<Sense>, boolean, number[]]>([
    ['an answer comes as often as it weighs', [3, 1, 0, 4], {}, false, [450, 150, 0, 600]],
    ['the likeliest come equally often if it is steady', [1, 2, 2, 2], { steady: true }, false, [0, 400, 400, 400]],
    ['so they do if the first is one of them', [2, 2, 1, 2], { steady: true }, false, [400, 400, 0, 400]],
    ['all come equally often if it is plain', [3, 1, 0, 4], { steady: true }, true, [300, 300, 300, 300]],
  ])('%s', (_what, weights, sense, plain, expected) => {
    for (const [i, count] of answered('once', weights, sense, plain).entries()) {
      expect(count).toBeGreaterThanOrEqual(0.85 * expected[i]!);
      expect(count).toBeLessThanOrEqual(1.15 * expected[i]!);
    }
  });

  it('a game without an end is judged after 5,000 decisions', () => {
    let decisions = 0;
    const weighs: Sense['weigh'] = () => {
      decisions++;
    };
    const { run, play } = asked('for ever', [], { weigh: weighs, evaluate: (_s, seat) => seat + 1 });
    play();
    expect(decisions).toBe(5_000);
    expect(run.values).toEqual([1, 2]);
  });

  it('three of four suggestions are followed', () => {
    const counts = { suggested: 0, weighed: 0 };
    const sense: Sense = {
      ...advised,
      suggest: (_s, { into }) => {
        if (into !== 'few') return null;
        counts.suggested++;
        return ['b', 'd'];
      },
      weigh: (_s, { into }) => {
        if (into === 'few') counts.weighed++;
      },
    };
    scores(
      sense,
      Array.from({ length: 600 }, (_, seed) => seed),
    );
    expect(counts.suggested).toBe(1_200);
    expect(counts.weighed).toBeGreaterThan(265);
    expect(counts.weighed).toBeLessThan(335);
  });

  it('a draw of all is judged by the game, and nothing is left of what was judged before', () => {
    const { run, play } = asked('once', [1, 1, 1, 1], { evaluate: (_s, seat) => 0.25 + seat / 2 });
    expect(run.values).toEqual([0, 0]);
    run.values.fill(9);
    play();
    expect(run.values).toEqual([0.25, 0.75]);
  });

  it('every choice weighs one unless the game says otherwise, each time anew', () => {
    const { run } = asked('once', [], {});
    const made = newState(kinds, { seats: 2, seed: 1 });
    if (!made.ok) throw new Error(made.error.message);
    const { asks, frame } = advance(kinds, made.state)!;
    const weights = (plain: boolean) => {
      let times = 0;
      const sense: Sense = {
        ...advised,
        weigh: (_s, _ask, _frame, list) => void (times++ === 0 && list.fill(5, 0, 1)),
      };
      const of = { ...run, plain, game: { ...run.game, sense } };
      return [1, 2].map(() => [...weigh(of, made.state.board, asks[0]!, frame)]);
    };
    expect(weights(false)).toEqual([
      [5, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ]);
    expect(weights(true)[0]).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
