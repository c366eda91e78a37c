import type { Asset } from '../kinds.js';
import { aHorror, FOCUS, money, REMNANT, test } from '../write.js';

/** Starting talents and conditions. */
export const startingTalents: readonly Asset[] = [
  {
    id: 'starting/analytical-mind',
    kind: 'talent',
    traits: ['innate'],
    is: [{ is: 'bonus', dice: 1, skills: ['lore', 'observation'], while: 'at-focus-limit' }],
    rules: ['ARK-R.177'],
  },
  {
    id: 'starting/dressed-to-the-nines',
    kind: 'talent',
    traits: ['innate'],
    is: [
      { is: 'focus-reroll', dice: 'any' },
      { is: 'more-money', gain: 2 },
    ],
  },
  {
    id: 'starting/it-all-comes-together',
    kind: 'talent',
    traits: ['innate'],
    abilities: [{ at: 'rolled', during: 'research', does: [{ do: 'raise-die', which: 'each' }] }],
    rules: ['ARK-R.126'],
  },
  {
    id: 'starting/o-bannion-member',
    kind: 'talent',
    traits: ['retainer'],
    abilities: [{ at: 'acted', kind: 'gather-resources', does: [test('strength', [money(2)])] }],
    rules: ['ARK-R.168'],
  },
  { id: 'starting/overcome-all-odds', kind: 'talent', traits: ['innate'], is: [{ is: 'focus-twice' }] },
  {
    id: 'starting/search-for-izzie',
    kind: 'talent',
    traits: ['innate'],
    health: 2,
    sanity: 2,
    abilities: [
      {
        at: 'rolled',
        limit: 'once-a-round',
        does: [
          {
            do: 'spend',
            cost: {
              pay: 'both',
              of: [
                { pay: 'damage', count: 1 },
                { pay: 'horror', count: 1 },
              ],
            },
            does: [{ do: 'reroll', dice: 'any' }],
          },
        ],
      },
    ],
    rules: ['ARK-R.132'],
  },
  {
    id: 'starting/search-for-the-truth',
    kind: 'talent',
    traits: ['innate'],
    abilities: [{ at: 'gained-clue', forced: true, does: [money(1), { do: 'may', does: [FOCUS] }] }],
  },
  {
    id: 'starting/synergy',
    kind: 'talent',
    traits: ['innate'],
    is: [
      { is: 'focus-limit', change: 1 },
      { is: 'bonus', dice: 1, focused: true, whose: 'others-here' },
    ],
  },
  {
    id: 'starting/until-the-end-of-time',
    kind: 'condition',
    traits: ['innate'],
    health: 2,
    sanity: 2,
    is: [{ is: 'never-discarded' }],
    abilities: [{ at: 'reckoning', forced: true, does: [{ do: 'recover', health: 1, sanity: 1, who: 'this-card' }] }],
    rules: ['ARK-R.139'],
  },
  {
    id: 'starting/voice-of-the-messenger',
    kind: 'condition',
    traits: ['innate'],
    abilities: [
      {
        at: 'rolled',
        any: true,
        limit: 'once-a-roll',
        does: [{ do: 'spend', cost: aHorror, does: [{ do: 'reroll', dice: 'any' }] }],
      },
    ],
    rules: ['ARK-R.127', 'ARK-R.132'],
  },
  {
    id: 'starting/witch-blood',
    kind: 'talent',
    traits: ['innate'],
    abilities: [
      { at: 'action', engaged: true, does: [{ do: 'repeat-action' }] },
      { at: 'spent', what: 'remnant', limit: 'once-a-round', does: [REMNANT] },
    ],
    rules: ['ARK-R.136', 'ARK-R.160'],
  },
];
