import type { Asset } from '../kinds.js';
import { hard, money, test } from '../write.js';

/** Special items, gained by their titles. */
export const specialItems: readonly Asset[] = [
  {
    id: 'special/abandoned-luggage',
    kind: 'item',
    traits: ['common'],
    abilities: [
      { at: 'gained-this', forced: true, does: [{ do: 'put-under-this', count: 2 }] },
      {
        at: 'action',
        does: [hard(-1, test('observation', [{ do: 'take-from-under-this' }, { do: 'discard-this' }]))],
      },
    ],
    rules: ['ARK-R.171'],
  },
  { id: 'special/ace-of-rods', kind: 'item', traits: ['curio'], is: [{ is: 'focus-reroll', dice: 'any' }] },
  {
    id: 'special/astrolabe',
    kind: 'item',
    traits: ['magical', 'curio'],
    hands: 1,
    is: [{ is: 'bonus', dice: { per: 'own-and-neighbourhood-clues' }, skills: ['lore'], during: 'ward' }],
  },
  {
    id: 'special/contraband-whiskey',
    kind: 'item',
    traits: ['common'],
    health: 0,
    sanity: 3,
    abilities: [
      {
        at: 'acted',
        kind: 'gather-resources',
        where: ['merchant-district', 'downtown'],
        does: [{ do: 'spend', cost: { pay: 'horror-on-this', count: 1 }, does: [money(2)] }],
      },
    ],
    rules: ['ARK-R.132'],
  },
  {
    id: 'special/mysterious-serum',
    kind: 'item',
    traits: ['curio'],
    abilities: [
      {
        at: 'action',
        does: [
          {
            do: 'spend',
            cost: { pay: 'discard-this' },
            does: [{ do: 'recover-all' }, { do: 'focus', skill: 'any', overLimit: true }],
          },
        ],
      },
    ],
  },
  {
    id: 'special/service-piece',
    kind: 'item',
    traits: ['common', 'weapon'],
    hands: 1,
    is: [{ is: 'bonus', dice: 2, skills: ['strength'], during: 'attack' }],
  },
  {
    id: 'special/the-moon',
    kind: 'item',
    traits: ['curio'],
    health: 0,
    sanity: 3,
    is: [{ is: 'focus-limit', change: 1 }],
  },
  {
    id: 'special/wooden-homunculus',
    kind: 'item',
    traits: ['magical', 'curio'],
    health: 3,
    sanity: 0,
    abilities: [
      { at: 'rolled', during: 'attack', limit: 'once-a-round', does: [{ do: 'reroll', dice: 'one-or-all' }] },
    ],
    rules: ['ARK-R.162'],
  },
];
