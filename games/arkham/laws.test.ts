import { checkLaws } from '@tabula/kernel/laws.js';
import { describe, expect, test } from 'vitest';
import { arkham } from './arkham.js';
import { core } from './content/core.js';
import { TRIAL } from './testing/pack.js';

const tablesOf = (pack: string, scenarios: readonly { readonly id: string }[]) =>
  scenarios.flatMap(({ id }) => [1, 2, 4, 6].map((players) => [pack, id, players] as const));

describe('INV-44 INV-47 INV-48 the laws of the kernel', () => {
  const tables = [...tablesOf(TRIAL.id, TRIAL.scenarios), ...tablesOf('core', core.scenarios)];
  test.each(tables)('hold in random games of %s, %s, with %i players', (pack, scenario, players) => {
    const options = { pack, scenario };
    const { failures } = checkLaws(arkham, {
      games: pack === TRIAL.id ? 2 : 1,
      seed: 'arkham',
      players,
      options,
      sample: 20,
    });
    expect(failures).toEqual([]);
  });
});
