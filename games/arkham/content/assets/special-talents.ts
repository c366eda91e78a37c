import type { Asset } from '../kinds.js';
import { dollars, horror, money, test, unless } from '../write.js';

/** Special talents. */
export const specialTalents: readonly Asset[] = [
  {
    id: 'special/clover-club-member',
    kind: 'talent',
    traits: ['membership'],
    abilities: [
      {
        at: 'acted',
        kind: 'gather-resources',
        where: ['downtown'],
        does: [
          {
            do: 'spend',
            cost: dollars(2),
            does: [
              { do: 'roll', dice: 1 },
              { do: 'money', gain: { per: 'face-rolled' } },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'special/dark-blessing',
    kind: 'talent',
    traits: ['innate'],
    is: [
      { is: 'success-faces', from: 4 },
      { is: 'dark-pact-dice', count: 2 },
      { is: 'cannot-gain', conditions: ['blessed', 'cursed'] },
    ],
    rules: ['ARK-R.126', 'ARK-R.127'],
  },
  {
    id: 'special/deputy-of-arkham',
    kind: 'talent',
    traits: ['retainer'],
    is: [
      { is: 'bonus', dice: 1, skills: ['observation'], during: 'encounter-phase' },
      { is: 'focus-limit', change: 1 },
    ],
  },
  {
    id: 'special/gravedigger',
    kind: 'talent',
    traits: ['retainer'],
    abilities: [{ at: 'acted', kind: 'gather-resources', where: ['rivertown'], does: [test('strength', [money(2)])] }],
    rules: ['ARK-R.168'],
  },
  {
    id: 'special/innsmouth-look',
    kind: 'talent',
    traits: ['innate'],
    is: [{ is: 'focus-reroll', dice: { upTo: { per: 'own-horror' } } }],
    abilities: [{ at: 'reckoning', forced: true, does: [unless({ pay: 'focus', count: 1 }, horror(1))] }],
    rules: ['ARK-R.132', 'ARK-R.164'],
  },
  {
    id: 'special/performer',
    kind: 'talent',
    traits: ['retainer'],
    abilities: [
      { at: 'acted', kind: 'gather-resources', where: ['merchant-district'], does: [test('influence', [money(2)])] },
    ],
    rules: ['ARK-R.168'],
  },
  {
    id: 'special/rare-books-access',
    kind: 'talent',
    traits: ['membership'],
    abilities: [{ at: 'encountered', where: ['miskatonic-university'], does: [{ do: 'exchange', trait: 'tome' }] }],
    rules: ['ARK-R.170'],
  },
  {
    id: 'special/reporting-gig',
    kind: 'talent',
    traits: ['retainer'],
    is: [{ is: 'bonus', dice: 1, skills: ['observation'], during: 'research' }],
    abilities: [{ at: 'gained-clue', forced: true, does: [money(2)] }],
  },
  {
    id: 'special/server-at-velma-s',
    kind: 'talent',
    traits: ['retainer'],
    abilities: [{ at: 'acted', kind: 'gather-resources', where: ['easttown'], does: [test('influence', [money(2)])] }],
    rules: ['ARK-R.168', 'ARK-R.180'],
  },
  {
    id: 'special/stevedore',
    kind: 'talent',
    traits: ['retainer'],
    abilities: [
      { at: 'acted', kind: 'gather-resources', where: ['merchant-district'], does: [test('strength', [money(2)])] },
    ],
    rules: ['ARK-R.168'],
  },
];
