import { checkLaws } from '@tabula/kernel/laws.js';
import { expect, it } from 'vitest';
import { mini } from './mini-elekt.js';

it('the yardstick game keeps the laws that every game keeps', () => {
  const { failures, decisions } = checkLaws(mini, { games: 6, seed: 'mini', players: [2, 3, 4], sample: 30 });
  expect(failures).toEqual([]);
  expect(decisions).toBeGreaterThan(300);
});
