import type { Asset } from '../kinds.js';

/** Weapons of the item deck. */
export const weapons: readonly Asset[] = [
  {
    id: 'item/38-revolver',
    kind: 'item',
    traits: ['common', 'weapon'],
    value: 3,
    hands: 1,
    is: [{ is: 'bonus', dice: 2, skills: ['strength'], during: 'attack' }],
  },
  {
    id: 'item/41-derringer',
    kind: 'item',
    traits: ['common', 'curio', 'weapon'],
    value: 2,
    hands: 1,
    abilities: [{ at: 'rolled', during: 'attack', does: [{ do: 'raise-die', which: 'one' }] }],
    rules: ['ARK-R.126', 'ARK-R.162'],
  },
  {
    id: 'item/45-automatic',
    kind: 'item',
    traits: ['common', 'weapon'],
    value: 4,
    hands: 1,
    is: [{ is: 'bonus', dice: 3, skills: ['strength'], during: 'attack' }],
  },
  {
    id: 'item/45-thompson',
    kind: 'item',
    traits: ['common', 'weapon'],
    value: 5,
    hands: 2,
    is: [{ is: 'bonus', dice: 5, skills: ['strength'], during: 'attack' }],
  },
  {
    id: 'item/dynamite',
    kind: 'item',
    traits: ['common', 'weapon'],
    value: 5,
    abilities: [
      {
        at: 'striking',
        does: [
          {
            do: 'spend',
            cost: { pay: 'discard-this' },
            does: [{ do: 'damage-monster', count: 5, what: 'each-engaged' }],
          },
        ],
      },
    ],
    rules: ['ARK-R.141'],
  },
  {
    id: 'item/knife',
    kind: 'item',
    traits: ['common', 'curio', 'weapon'],
    value: 1,
    hands: 1,
    is: [{ is: 'bonus', dice: 1, skills: ['strength'], during: 'attack' }],
  },
  {
    id: 'item/shotgun',
    kind: 'item',
    traits: ['common', 'weapon'],
    value: 6,
    hands: 2,
    is: [{ is: 'bonus', dice: 5, skills: ['strength'], during: 'attack' }, { is: 'double-sixes' }],
    rules: ['ARK-R.126', 'ARK-R.162'],
  },
];
