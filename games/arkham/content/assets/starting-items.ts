import type { Asset } from '../kinds.js';
import { FOCUS, ownSanity } from '../write.js';

/** Starting items. */
export const startingItems: readonly Asset[] = [
  {
    id: 'starting/ace-of-swords',
    kind: 'item',
    traits: ['curio'],
    abilities: [{ at: 'spent', what: 'focus-on-reroll', does: [ownSanity(1)] }],
  },
  {
    id: 'starting/astronomy-book',
    kind: 'item',
    traits: ['curio', 'tome'],
    hands: 1,
    abilities: [
      { at: 'rolled', limit: 'once-a-round', does: [{ do: 'reroll', dice: { upTo: { per: 'doom-in-your-space' } } }] },
    ],
    rules: ['ARK-R.164'],
  },
  {
    id: 'starting/becky',
    kind: 'item',
    traits: ['weapon'],
    hands: 2,
    health: 2,
    sanity: 3,
    is: [{ is: 'bonus', dice: 4, skills: ['strength'], during: 'attack' }],
  },
  {
    id: 'starting/chicago-typewriter',
    kind: 'item',
    traits: ['common', 'weapon'],
    hands: 2,
    is: [{ is: 'bonus', dice: 4, skills: ['strength'], during: 'attack' }],
  },
  {
    id: 'starting/gabriel',
    kind: 'item',
    traits: ['vehicle'],
    is: [{ is: 'replace-action', kind: 'move', does: [{ do: 'move', upTo: 3, more: 1 }] }],
    rules: ['ARK-R.123'],
  },
  {
    id: 'starting/grande-mere-s-knife',
    kind: 'item',
    traits: ['magical', 'weapon'],
    hands: 1,
    is: [
      { is: 'bonus', dice: 2, skills: ['strength'], during: 'attack' },
      { is: 'bonus', dice: 2, skills: ['lore'], during: 'cast' },
    ],
    rules: ['ARK-R.177'],
  },
  {
    id: 'starting/handcuffs',
    kind: 'item',
    traits: ['common'],
    abilities: [
      { at: 'met', monster: 'non-epic-human', limit: 'once-a-round', does: [{ do: 'defeat', what: 'that' }] },
    ],
  },
  {
    id: 'starting/heirloom-of-hyperborea',
    kind: 'item',
    traits: ['magical', 'curio'],
    abilities: [{ at: 'cast', does: [FOCUS] }],
  },
  {
    id: 'starting/jenny-s-twin-45s',
    kind: 'item',
    traits: ['common', 'weapon'],
    hands: 2,
    is: [{ is: 'bonus', dice: 3, skills: ['strength'], during: 'attack' }],
    abilities: [{ at: 'rolled', during: 'attack', does: [{ do: 'raise-die', which: 'one' }] }],
    rules: ['ARK-R.126', 'ARK-R.162'],
  },
  {
    id: 'starting/king-in-yellow',
    kind: 'item',
    traits: ['curio', 'tome'],
    abilities: [{ at: 'suffered', of: 'horror', limit: 'once-a-round', does: [{ do: 'research', count: 1 }] }],
  },
  {
    id: 'starting/magician-s-cane',
    kind: 'item',
    traits: ['curio'],
    hands: 1,
    health: 2,
    sanity: 2,
    is: [{ is: 'bonus', dice: 2, skills: ['lore'], during: 'cast' }],
    rules: ['ARK-R.177'],
  },
  {
    id: 'starting/mama-s-amulet',
    kind: 'item',
    traits: ['curio'],
    abilities: [{ at: 'would-suffer', limit: 'once-a-round', does: [{ do: 'prevent', count: 1 }] }],
  },
  {
    id: 'starting/motorcycle',
    kind: 'item',
    traits: ['vehicle'],
    is: [{ is: 'replace-action', kind: 'move', does: [{ do: 'move', upTo: 3, more: 1 }] }],
    rules: ['ARK-R.123'],
  },
  {
    id: 'starting/mr-pawterson',
    kind: 'item',
    traits: ['curio'],
    health: 2,
    sanity: 2,
    abilities: [
      {
        at: 'before-attacks',
        does: [
          {
            do: 'spend',
            cost: { pay: 'discard-this' },
            does: [
              { do: 'disengage', from: 'all' },
              { do: 'exhaust', what: 'those' },
            ],
          },
        ],
      },
    ],
    rules: ['ARK-R.158'],
  },
  {
    id: 'starting/mysterious-photo',
    kind: 'item',
    traits: ['curio'],
    abilities: [{ at: 'gained-clue', does: [FOCUS] }],
  },
  {
    id: 'starting/ol-boiler',
    kind: 'item',
    traits: ['vehicle'],
    health: 5,
    sanity: 0,
    abilities: [
      {
        at: 'acted',
        kind: 'move',
        does: [
          {
            do: 'spend',
            cost: { pay: 'damage-on-this', count: 2 },
            does: [{ do: 'damage-monster', count: 2, what: 'one-engaged' }],
          },
        ],
      },
    ],
    rules: ['ARK-R.132'],
  },
  {
    id: 'starting/precious-memento',
    kind: 'item',
    traits: ['curio'],
    health: 0,
    sanity: 3,
    abilities: [{ at: 'gained-clue', forced: true, does: [{ do: 'recover', sanity: 2, who: 'this-card' }] }],
  },
  {
    id: 'starting/spirit-dagger',
    kind: 'item',
    traits: ['magical', 'curio'],
    hands: 1,
    is: [
      { is: 'bonus', dice: 2, skills: ['strength'], during: 'attack' },
      { is: 'bonus', dice: 2, skills: ['lore'], during: 'ward' },
    ],
    rules: ['ARK-R.177'],
  },
  {
    id: 'starting/the-tower',
    kind: 'item',
    traits: ['curio'],
    abilities: [{ at: 'rolled', limit: 'once-a-round', does: [{ do: 'reroll', dice: 'one-or-all' }] }],
  },
  {
    id: 'starting/wrench',
    kind: 'item',
    traits: ['common'],
    hands: 1,
    is: [{ is: 'bonus', dice: 1, skills: ['strength'], during: 'attack', freeHand: 3 }],
    rules: ['ARK-R.163'],
  },
];
