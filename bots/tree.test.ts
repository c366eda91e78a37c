import { seeded } from '@tabula/kernel/rng.js';
import type { Ask } from '@tabula/kernel/rule.js';
import { ask, askSome } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { newRun, suggestion } from './playout.js';
import { HARD, PLAIN } from './search.js';
import { kinds } from './testing/kinds.js';
import { asBefore, newNode, nodeFor, offer, select, type Tuning } from './tree.js';

describe('the choices of a question are those of the last visit', () => {
  const before = (choices: Ask['choices'], now: Ask['choices']): boolean => {
    const asked = ask(0, 'x', choices);
    const node = newNode(asked, 'rule', { checks: 0, secret: false });
    offer(node, asked, choices, () => choices.map(() => 1));
    return asBefore(node, now);
  };

  it('if all are equal, tuples by their parts', () => {
    expect(before(['a', 1, true], ['a', 1, true])).toBe(true);
    expect(
      before(
        [
          ['a', 1],
          ['b', 2],
        ],
        [
          ['a', 1],
          ['b', 2],
        ],
      ),
    ).toBe(true);
  });

  it('as they were then, whatever the rules do with the list since', () => {
    const hand = ['a', 'b'];
    const asked = ask(0, 'x', hand);
    const node = newNode(asked, 'rule', { checks: 0, secret: false });
    offer(node, asked, hand, () => [1, 1]);
    hand.pop();
    expect(asBefore(node, ['a', 'b'])).toBe(true);
    expect(asBefore(node, hand)).toBe(false);
  });

  it('but at the first visit nothing is as before, not even no choices at all', () => {
    const asked = askSome(0, 'x', [], 0, 0);
    const node = newNode(asked, 'rule', { checks: 0, secret: false });
    expect(asBefore(node, [])).toBe(false);
    offer(node, asked, [[]], () => [1]);
    expect(asBefore(node, [])).toBe(true);
  });

  it.each<[string, Ask['choices'], Ask['choices']]>([
    ['fewer of them', ['a', 'b'], ['a']],
    ['another one', ['a', 'b'], ['a', 'c']],
    ['another part of a tuple', [['a', 1]], [['a', 2]]],
    ['another beginning of a tuple', [['a', 1]], [['b', 1]]],
    ['nothing for a tuple', [['a', 1]], [null]],
    ['a tuple for nothing', [null], [['a', 1]]],
    ['a longer tuple', [['a', 1]], [['a', 1, 2]]],
    ['a tuple for a plain choice', ['a'], [['a']]],
    ['a plain choice for a tuple', [['a']], ['a']],
  ])('not with %s', (_what, was, is) => {
    expect(before(was, is)).toBe(false);
  });
});

describe('what the game thinks of answers', () => {
  const priors = (weights: readonly number[]): number[] => {
    const choices = weights.map((_, i) => `c${i}`);
    const asked = ask(0, 'x', choices);
    const node = newNode(asked, 'rule', { checks: 0, secret: false });
    offer(node, asked, choices, () => weights);
    return node.arms.map(({ prior }) => prior);
  };

  it('is each one’s share of all of it', () => {
    expect(priors([3, 1, 0])).toEqual([0.75, 0.25, 0]);
  });

  it('is the same of all where it thinks nothing of any', () => {
    expect(priors([0, 0])).toEqual([0.5, 0.5]);
  });

  it('stays as it was when others join them', () => {
    const first = ask(0, 'x', ['a', 'b']);
    const node = newNode(first, 'rule', { checks: 0, secret: false });
    offer(node, first, ['a', 'b', 'never'], () => [3, 1, 0]);
    offer(node, ask(0, 'x', ['a', 'never', 'c']), ['a', 'never', 'c'], () => [1, 1, 2]);
    expect(node.arms.map(({ answer, prior }) => [answer, prior])).toEqual([
      ['a', 0.75],
      ['b', 0.25],
      ['never', 0],
      ['c', 0.5],
    ]);
  });
});

describe('a suggestion of the game', () => {
  const made = newState(kinds, { seats: 2, seed: 'suggestion' });
  if (!made.ok) throw new Error(made.error.message);
  const now = advance(kinds, made.state)!;
  const several: Ask = { ...now.asks[0]!, kind: 'some', min: 0, max: 2 };
  const game = { ...kinds, sense: { ...kinds.sense, suggest: () => ['a'] } };

  it('is followed where a question takes several choices', () => {
    const run = newRun(game, made.state, seeded(1));
    expect(suggestion(run, made.state.board, several, now.frame)).toEqual(['a']);
    expect(suggestion(run, made.state.board, { ...several, kind: 'one' }, now.frame)).toBeNull();
  });

  it('is not asked for by a plain search', () => {
    const run = newRun(game, made.state, seeded(1), true);
    expect(suggestion(run, made.state.board, several, now.frame)).toBeNull();
  });
});

describe('the answer to try next', () => {
  /** Two answers that were tried so often, of which the first won so often and the second hardly ever. */
  const tried = (times: readonly [number, number], available: number) => {
    const asked = ask(0, 'x', ['good', 'bad']);
    const node = newNode(asked, 'rule', { checks: 0, secret: false });
    offer(node, asked, asked.choices, () => [1, 1]);
    for (const [i, arm] of node.arms.entries()) {
      arm.visits = times[i]!;
      arm.total = times[i]! * (i === 0 ? 0.9 : 0.1);
      arm.available = available;
    }
    node.visits = times[0] + times[1];
    return [0, 1].map((start) => select(node, PLAIN, 0.5, start).answer);
  };

  it('is the better one, however often it was offered and whichever comes first', () => {
    for (const offered of [10, 100, 4_093, 4_094, 4_095, 4_096, 10_000])
      expect(tried([offered / 2, offered / 2], offered), `${offered} times`).toEqual(['good', 'good']);
  });

  it('is the other one when it was tried far too little', () => {
    expect(tried([4_000, 4], 4_094)).toEqual(['bad', 'bad']);
  });

  /** Answers "0", "1" and so on: how often each was tried, what that was worth on average, and how often it was offered. */
  interface Tried {
    readonly visits: number;
    readonly value?: number;
    readonly available?: number;
    readonly prior?: number;
  }
  const nodeOf = (arms: readonly Tried[], visits: number, mean: number) => {
    const asked = ask(
      0,
      'x',
      arms.map((_, i) => `${i}`),
    );
    const node = newNode(asked, 'rule', { checks: 0, secret: false });
    offer(node, asked, asked.choices, () => arms.map(() => 1));
    for (const [i, { visits, value = 0, available = visits, prior = 0.5 }] of arms.entries())
      Object.assign(node.arms[i]!, { visits, total: visits * value, available, prior });
    return Object.assign(node, { visits, total: visits * mean });
  };
  const UNBIASED: Tuning = { ...HARD, bias: 0 };
  const BIASED: Tuning = { ...HARD, explore: 0 };
  /** So well known that nothing is added to what it is worth. */
  const known = (value: number): Tried => ({ visits: 1e9, value, available: 98 });

  it.each<[string, Tuning, number, Tried]>([
    ['0.5 √(ln 100 / 4) for having been tried 4 times of 99', UNBIASED, 0.5365, { visits: 4, available: 98 }],
    ['0.5 · 0.5 √99 / 5 for being half of what the game thinks of', BIASED, 0.4975, { visits: 4, available: 98 }],
    ['0.5 for being new', UNBIASED, 0.5, { visits: 0, available: 98 }],
    ['0.5 · 0.5 √4 for being new and well thought of', BIASED, 0.5, { visits: 0, available: 3 }],
  ])('is taken for better than it was by %s', (_what, tuning, more, arm) => {
    const next = (value: number) =>
      select(nodeOf([{ ...arm, value: 0.3 }, known(value)], 100, 0.3), tuning, 0.5, 0).answer;
    expect(next(0.3 + more - 0.0005)).toBe('0');
    expect(next(0.3 + more + 0.0005)).toBe('1');
  });

  it('is a new one rather than one that is as good', () => {
    const even = { ...HARD, explore: 0, bias: 0 };
    expect(select(nodeOf([{ visits: 8, value: 0.75 }, { visits: 0 }], 8, 0.75), even, 0.5, 0).answer).toBe('1');
  });

  it.each([
    ['new', 0],
    ['equally good', 2],
  ])('is the first from where the look begins, if all are %s', (_what, visits) => {
    const same: Tried = { visits, value: 0.5 };
    for (const start of [0, 1, 2])
      expect(select(nodeOf([same, same, same], 3 * visits, 0.5), HARD, 0.5, start).answer).toBe(`${start}`);
  });

  it('is the likeliest of the new ones, and none that the game never gives unless there is nothing else', () => {
    const likely = (...priors: number[]) =>
      nodeOf(
        priors.map((prior) => ({ visits: 0, prior })),
        0,
        0,
      );
    expect(select(likely(0.2, 0.5, 0.3), HARD, 0.5, 0).answer).toBe('1');
    const node = likely(0, 0.1, 0);
    expect(select(node, HARD, 0.5, 2).answer).toBe('1');
    expect(node.arms.map(({ available }) => available)).toEqual([0, 1, 0]);
    expect(select(likely(0, 0, 0), HARD, 0.5, 1).answer).toBe('1');
  });

  it('counts every answer once as offered', () => {
    const node = nodeOf([{ visits: 1 }, { visits: 0 }, { visits: 2 }], 3, 0);
    for (const start of [0, 1, 2]) select(node, HARD, 0.5, start);
    expect(node.arms.map(({ available }) => available)).toEqual([4, 3, 5]);
  });

  it.each([
    [4, 7, 7, true], // 2 + 2 √7 is more than 7
    [4, 8, 8, false],
    [4, 8, 9, false], // 2 + 2 √9 is exactly 8
    [4, 8, 10, true],
    [30, 29, 29, true], // not wide at all
    [29, 29, 29, false],
  ])(
    'where more than %i are offered of which %i were tried, in %i tries: a new one? %s',
    (wide, tried, visits, fresh) => {
      const arms = Array.from({ length: 30 }, (_, i): Tried => ({ visits: i < tried ? 1 : 0, value: 0.5 }));
      const { answer } = select(nodeOf(arms, visits, 0.5), { ...PLAIN, wide }, 0.5, 0);
      expect(Number(answer) >= tried).toBe(fresh);
    },
  );
});

describe('a question is found again', () => {
  const secrecy = { checks: 0, secret: false };

  it('but the first time nothing was tried at it', () => {
    const node = newNode(ask(1, 'x', ['a']), 'rule', secrecy);
    offer(node, ask(1, 'x', ['a']), ['a'], () => [1]);
    expect(node).toMatchObject({ seat: 1, visits: 0, total: 0, unseen: null, joint: null, other: null });
    expect(node.arms).toEqual([{ answer: 'a', id: 0, prior: 1, visits: 0, available: 0, total: 0, child: null }]);
  });

  const made = (seat: number, rule: string, into: string) => newNode(ask(seat, into, ['a']), rule, secrecy);

  it('by its seat, its rule and its name, among others at the same place', () => {
    const nodes = [made(0, 'pay', 'card'), made(1, 'pay', 'card'), made(0, 'play', 'card'), made(0, 'pay', 'sum')];
    for (const [i, node] of nodes.entries()) node.other = nodes[i + 1] ?? null;
    for (const node of nodes) expect(nodeFor(nodes[0]!, ask(node.seat, node.into, ['b']), node.rule)).toBe(node);
    expect(nodeFor(nodes[0]!, ask(2, 'card', ['a']), 'pay')).toBeNull();
    expect(nodeFor(null, ask(0, 'card', ['a']), 'pay')).toBeNull();
  });

  it.each<[string, Ask, readonly unknown[]]>([
    ['tuples', ask(0, 'x', [['a', 1] as const, ['a', 2] as const]), [['a', 2]]],
    ['nothing and something', ask(0, 'x', [null, 'a', 1, true]), ['a', null]],
  ])(
    'with its answers and what the game thought of them, where it was not asked anything new: %s',
    (_what, asked, again) => {
      const node = newNode(asked, 'rule', secrecy);
      offer(node, asked, asked.choices, () => asked.choices.map(() => 1));
      const answers = structuredClone(again) as Ask['choices'];
      offer(node, { ...asked, choices: answers }, answers, () => {
        throw new Error('nothing is new');
      });
      expect(node.arms.map(({ id }) => id)).toEqual([...asked.choices.keys()]);
      expect(node.offered.map(({ answer }) => answer)).toEqual(answers);
    },
  );

  it('with its answers of several choices, which are not told apart by their letters', () => {
    const asked = askSome(0, 'x', ['a', 'b', 'c'], 0, 2);
    const node = newNode(asked, 'rule', secrecy);
    offer(node, asked, [['a', 'b'], ['a', 'c'], []], () => [1, 1, 1]);
    offer(
      node,
      asked,
      [
        ['a', 'c'],
        ['b', 'c'],
      ],
      () => [1, 1],
    );
    expect(node.arms.map(({ answer }) => String(answer))).toEqual(['a,b', 'a,c', '', 'b,c']);
    expect(node.offered.map(({ id }) => id)).toEqual([1, 3]);
    offer(
      node,
      askSome(0, 'x', ['a', 'ab', 'bc', 'c'], 2, 2),
      [
        ['a', 'bc'],
        ['ab', 'c'],
      ],
      () => [1, 1],
    );
    expect(node.offered.map(({ id }) => id)).toEqual([4, 5]);
  });
});
