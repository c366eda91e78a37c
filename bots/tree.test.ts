import { seeded } from '@tabula/kernel/rng.js';
import type { Ask } from '@tabula/kernel/rule.js';
import { ask, askSome } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, it } from 'vitest';
import { newRun, suggestion } from './playout.js';
import { kinds } from './testing/kinds.js';
import { asBefore, newNode, offer } from './tree.js';

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
    offer(node, first, ['a', 'b'], () => [3, 1]);
    offer(node, ask(0, 'x', ['a', 'c']), ['a', 'c'], () => [1, 1]);
    expect(node.arms.map(({ answer, prior }) => [answer, prior])).toEqual([
      ['a', 0.75],
      ['b', 0.25],
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
