import { expect, it } from 'vitest';
import { irreducibleSpends } from './spends.js';

const WORTH: { readonly [card: string]: number } = { one: 1, two: 2, three: 3 };

/** Ways to cover a need, each as its tokens and its cards. */
const ways = (need: number, copies: readonly (readonly string[])[], tokens: readonly number[]): string[] =>
  irreducibleSpends(need, { copies, worth: (card) => WORTH[card]!, tokens }, (counts, cards) =>
    [counts.join('+'), ...cards].join(' '),
  );

it('covers a need to the point by tokens, in every mix of kinds', () => {
  expect(ways(2, [], [1, 2, 2])).toEqual(['0+0+2', '0+1+1', '0+2+0', '1+0+1', '1+1+0']);
  expect(ways(6, [], [1, 2, 2])).toEqual([]);
});

it('spends more than is needed only where nothing could be left out', () => {
  expect(ways(2, [['three'], ['one']], [1])).toEqual(['1 one', '0 three']);
  expect(ways(4, [['three'], ['two', 'two']], [0])).toEqual(['0 two two', '0 three two']);
});

it('takes the first of equal copies for all of them', () => {
  expect(ways(2, [['two', 'two', 'two']], [])).toEqual([' two']);
});

it('has no way where all together is too little, and one where nothing is needed', () => {
  expect(ways(3, [['two']], [0, 0])).toEqual([]);
  expect(ways(0, [['two']], [3])).toEqual(['0']);
});
