import { seeded } from '@tabula/kernel/rng.js';
import { ask, askOrder, askSome, type Choice } from '@tabula/kernel/rule.js';
import { describe, expect, it } from 'vitest';
import { candidates, draw, weightedAnswer, weightOf, weightsOf } from './answers.js';

const letters = (count: number): string[] => [...'abcdefghijklmnop'].slice(0, count);
/** A question for some of so many letters. */
const some = (count: number, min: number, max: number) => askSome(0, 'some', letters(count), min, max);

/** How often each comes in so many draws. */
function counted<T>(times: number, once: () => T): Map<T, number> {
  const counts = new Map<T, number>();
  for (let i = 0; i < times; i++) {
    const it = once();
    counts.set(it, (counts.get(it) ?? 0) + 1);
  }
  return counts;
}
const distinct = (answers: readonly unknown[]): number => new Set(answers.map((answer) => String(answer))).size;

describe('an index', () => {
  it('is drawn as often as it weighs, and never where it weighs nothing', () => {
    const rng = seeded('draw');
    const counts = counted(8_000, () => draw([1, 0, 3, 4, 0], rng));
    expect([...counts.keys()].sort()).toEqual([0, 2, 3]);
    for (const [at, weight] of [
      [0, 1],
      [2, 3],
      [3, 4],
    ] as const) {
      expect(counts.get(at)).toBeGreaterThan(1_000 * weight - 150);
      expect(counts.get(at)).toBeLessThan(1_000 * weight + 150);
    }
  });

  it('is drawn by all weights, the first and the last among them', () => {
    const rng = seeded('ends');
    for (const weights of [
      [1, 3],
      [3, 1],
    ])
      expect(Math.abs(counted(4_000, () => draw(weights, rng)).get(0)! - 1_000 * weights[0]!)).toBeLessThan(120);
  });

  it('is drawn by weights that are small together as well', () => {
    const rng = seeded('small');
    expect([...counted(100, () => draw([0, 0.25, 0], rng)).keys()]).toEqual([1]);
  });

  it('is any of them where all weigh nothing', () => {
    const rng = seeded('nothing');
    const counts = counted(400, () => draw([0, 0, 0, 0], rng));
    for (let at = 0; at < 4; at++) expect(counts.get(at)).toBeGreaterThan(50);
  });
});

describe('a weighted answer', () => {
  it('to a question with one choice takes no chance', () => {
    const rng = seeded('one');
    expect(weightedAnswer(ask(0, 'one', ['a']), [1], rng)).toBe('a');
    expect(rng).toEqual(seeded('one'));
  });

  it('of several is of any size that is allowed, in the order of the question, and takes nothing twice', () => {
    const rng = seeded('several');
    const question = some(6, 1, 3);
    const sizes = counted(600, () => {
      const chosen = weightedAnswer(question, [1, 1, 1, 1, 1, 1], rng) as readonly Choice[];
      expect([...chosen].sort()).toEqual(chosen);
      expect(distinct(chosen)).toBe(chosen.length);
      return chosen.length;
    });
    expect([...sizes.keys()].sort()).toEqual([1, 2, 3]);
    for (const count of sizes.values()) expect(count).toBeGreaterThan(140);
  });

  it('takes no more than have a weight, if that is enough', () => {
    const rng = seeded('weights');
    const taken = (min: number) =>
      [...counted(200, () => String(weightedAnswer(some(5, min, 4), [0, 2, 0, 2, 0], rng))).keys()].sort();
    expect(taken(0)).toEqual(['', 'b', 'b,d', 'd']);
    expect(taken(2)).toEqual(['b,d']);
    expect(taken(3)).toEqual(['a,b,d', 'b,c,d', 'b,d,e']); // one of the others has to come along
  });

  it('takes as many as it must, even if hardly any have a weight', () => {
    const rng = seeded('must');
    const sizes = counted(
      200,
      () => (weightedAnswer(some(6, 4, 6), [0, 1, 0, 0, 0, 0], rng) as readonly Choice[]).length,
    );
    expect([...sizes.keys()]).toEqual([4]);
  });

  it('in an order has all of them, first what weighs most as a rule', () => {
    const rng = seeded('order');
    const question = askOrder(0, 'order', letters(3));
    const first = counted(400, () => {
      const order = weightedAnswer(question, [8, 1, 1], rng) as readonly Choice[];
      expect([...order].sort()).toEqual(letters(3));
      return order[0];
    });
    expect(first.get('a')).toBeGreaterThan(280);
    expect(first.get('c')).toBeGreaterThan(10);
  });
});

describe('the answers worth looking at', () => {
  const none = new Array(16).fill(1);

  it('have everything in them, if they are orders', () => {
    for (const count of [0, 1, 2, 3, 4])
      for (const order of candidates(askOrder(0, 'order', letters(count)), none.slice(0, count), seeded('orders')))
        expect([...(order as readonly Choice[])].sort()).toEqual(letters(count));
  });

  it('are told apart by their choices, not by their letters', () => {
    const weights = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
    const question = askSome(0, 'some', ['a', 'ab', 'bc', 'c', ...'defghij'], 2, 2);
    expect(candidates(question, weights, seeded('letters')).length).toBe(6);
  });

  it.each([
    ['one of them', ask(0, 'one', letters(12)), 12],
    ['up to two of six', some(6, 0, 2), 22],
    ['any of six, which are exactly as many as are looked at', some(6, 0, 6), 64],
    ['one of ten', some(10, 1, 1), 10],
    ['an order of four', askOrder(0, 'order', letters(4)), 24],
    ['an order of one', askOrder(0, 'order', letters(1)), 1],
  ])('are all there are, without chance: %s', (_what, question, count) => {
    const rng = seeded('all');
    const found = candidates(question, none.slice(0, question.choices.length), rng);
    expect([found.length, distinct(found)]).toEqual([count, count]);
    expect(rng).toEqual(seeded('all'));
  });

  it.each([
    ['up to seven of seven', some(7, 0, 7)],
    ['two or three of eleven', some(11, 2, 3)],
    ['an order of five', askOrder(0, 'order', letters(5))],
  ])('are a random part of many: %s', (_what, question) => {
    const found = candidates(question, none.slice(0, question.choices.length), seeded('part'));
    expect([found.length, distinct(found)]).toEqual([64, 64]);
    for (const answer of found as readonly (readonly Choice[])[]) {
      expect(answer.length).toBeGreaterThanOrEqual(question.min);
      expect(answer.length).toBeLessThanOrEqual(question.max);
    }
  });

  it('are found in the end where few have a weight', () => {
    const weights = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
    const found = candidates(some(11, 0, 2), weights, seeded('few'));
    expect(found.map(String).sort()).toEqual(['', 'a', 'a,k', 'k']);
  });
});

it('a whole answer weighs what its choice does, or as much as those it is made of on average', () => {
  expect(weightOf(ask(0, 'one', letters(3)), 'b', 1, [1, 5, 2])).toBe(5);
  expect(weightOf(some(4, 0, 4), ['b', 'd'], 0, [9, 4, 9, 1])).toBeCloseTo(2);
  expect(weightOf(some(4, 0, 4), ['a', 'b'], 0, [0, 1, 1, 1])).toBeCloseTo(0.001, 6); // next to nothing, not nothing
  expect(weightOf(some(4, 0, 4), [], 0, [5, 5, 5, 5])).toBe(1);
  expect(weightOf(askOrder(0, 'order', letters(2)), ['b', 'a'], 0, [5, 5])).toBe(1);
});

it('a suggestion weighs something where nothing else does', () => {
  expect(weightsOf(ask(0, 'one', letters(3)), letters(3), [0, 0, 0], 2)).toEqual([0, 0, 1]);
  expect(weightsOf(ask(0, 'one', letters(3)), letters(3), [2, 3, 7], -1)).toEqual([2, 3, 7]);
  expect(weightsOf(ask(0, 'one', letters(3)), letters(3), [2, 3, 7], 0)).toEqual([10, 3, 7]);
});
