import { checkLaws } from '@tabula/kernel/laws.js';
import { describe, expect, test } from 'vitest';
import { arkham } from './arkham.js';
import { TRIAL } from './testing/pack.js';

describe('INV-44 INV-47 INV-48 the laws of the kernel', () => {
  const tables = TRIAL.scenarios.flatMap(({ id }) => [1, 2, 4, 6].map((players) => [id, players] as const));
  test.each(tables)('hold in random games of %s with %i players', (scenario, players) => {
    const options = { pack: TRIAL.id, scenario };
    const { failures } = checkLaws(arkham, { games: 2, seed: 'arkham', players, options, sample: 20 });
    expect(failures).toEqual([]);
  });
});
