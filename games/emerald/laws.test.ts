import { checkLaws } from '@tabula/kernel/laws.js';
import { describe, expect, test } from 'vitest';
import { emerald } from './emerald.js';

describe('INV-22 INV-23 INV-24 INV-25 the laws of the kernel', () => {
  test.each([2, 3, 4, 5])('hold in random games of %i players', (players) => {
    const { failures } = checkLaws(emerald, { games: 6, seed: 'emerald', players, sample: 20 });
    expect(failures).toEqual([]);
  });
});
