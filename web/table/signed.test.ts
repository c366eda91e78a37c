import { expect, it } from 'vitest';
import { signed, withMinus } from './signed.js';

it('numbers below zero have a minus sign, words keep their hyphens', () => {
  expect([signed(-2), signed(0), signed(7)]).toEqual(['−2', '0', '7']);
  expect(withMinus('-2 points, S-3, 4-5 and -10')).toBe('−2 points, S-3, 4-5 and −10');
});
