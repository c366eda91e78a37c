import { expect, it } from 'vitest';
import { checkLaws } from './laws.js';
import { tiny } from './testing/tiny.js';

it('holds on the tiny game', () => {
  const report = checkLaws(tiny, { games: 50, seed: 'tiny', players: [2, 3, 4], sample: 2 });
  expect(report.failures).toEqual([]);
  console.log(report);
});
