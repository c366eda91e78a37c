import { expect, it } from 'vitest';
import { chanceOf, favouring } from './sense.js';

it('a better option is favoured, the more so the sharper', () => {
  expect(favouring(7)(0)).toBe(1);
  expect(favouring(7)(1) / favouring(7)(0)).toBeCloseTo(Math.exp(7));
  expect(favouring(14)(0.5)).toBeCloseTo(favouring(7)(1));
});

it('the chances of all seats add up, and who is further has the better one', () => {
  const standing = [1, 2, 2];
  const chances = standing.map((_, seat) => chanceOf(seat, standing.length, (at) => standing[at]!));
  expect(chances.reduce((sum, each) => sum + each)).toBeCloseTo(1);
  expect(chances[1]).toBe(chances[2]);
  expect(chances[1]! / chances[0]!).toBeCloseTo(Math.E);
});
