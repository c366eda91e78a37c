import type { Json } from '@tabula/kernel/json.js';
import { checkLaws } from '@tabula/kernel/laws.js';
import { expect, test } from 'vitest';
import { cults } from './cults.js';

// Bounded and seeded; `tabula sim --laws` plays as long as asked.

test.each([1, 2, 3, 4])(
  'INV-10 INV-11 INV-16 INV-23 INV-33 INV-34 the laws of the kernel hold in random games of %i players',
  (players) => {
    const { failures, games, decisions } = checkLaws(cults, { games: 3, seed: 'cults', players, sample: 20 });
    expect(failures).toEqual([]);
    expect([games, decisions > 300]).toEqual([3, true]);
  },
  60_000,
);

/** Editions and parameters, each changing what is asked of whom. */
const TABLES: readonly Record<string, Json>[] = [
  { edition: 'PL', districtLayout: 'recommended' },
  { edition: 'DE', rounds: 7 },
  { tokenCap: 'always', powerTokens: 'anyCultist', acquiredCardLock: 'ownTurn', districtLayout: 'recommended' },
  {
    confrontationTie: 'anyEqual',
    confrontationAbilities: 'mandatory',
    replaceTarget: 'any',
    outDistrict: 'random',
    influenceCondition: 'moveOnly',
    influenceExtraTiming: 'beforeOrAfter',
  },
  {
    dominationSpaces: 2,
    investigationSteps: 1,
    handSize: 8,
    rerolls: 0,
    samePlanLimit: 4,
    bluffTokens: 3,
    placeCost: 2,
  },
];

test.each(TABLES.map((options) => ({ options })))(
  'the laws hold with $options',
  ({ options }) => {
    const { failures } = checkLaws(cults, { games: 4, seed: 'options', players: [1, 2, 3, 4], sample: 40, options });
    expect(failures).toEqual([]);
  },
  60_000,
);
