import type { Asset } from '../kinds.js';
import { ALLY } from '../write.js';

/** Special allies. */
export const specialAllies: readonly Asset[] = [
  {
    id: 'special/black-cat',
    kind: 'ally',
    traits: ['cat-familiar'],
    health: 1,
    sanity: 3,
    abilities: [
      {
        at: 'suffered-on-this',
        of: 'horror',
        casting: true,
        forced: true,
        does: [{ do: 'add-successes', count: 1 }],
      },
    ],
    rules: ['ARK-R.157'],
  },
  {
    id: 'special/daniel-chesterfield',
    kind: 'ally',
    traits: ['asylum-patient'],
    health: 3,
    sanity: 1,
    abilities: [
      {
        at: 'rolled',
        limit: 'once-a-round',
        does: [
          { do: 'reroll', dice: 'any' },
          { do: 'condition', gain: 'dark-pact' },
        ],
      },
    ],
  },
  {
    id: 'special/dayana-esperence',
    kind: 'ally',
    traits: ['witch'],
    health: 2,
    sanity: 3,
    abilities: [{ at: 'rolled', during: 'cast', limit: 'once-a-round', does: [{ do: 'reroll', dice: 'one-or-all' }] }],
  },
  {
    id: 'special/ezra-graves',
    kind: 'ally',
    traits: ['university-professor'],
    health: 3,
    sanity: 2,
    abilities: [
      {
        at: 'action',
        does: [
          {
            do: 'spend',
            cost: {
              pay: 'both',
              of: [
                { pay: 'remnant', count: 2 },
                { pay: 'horror', count: 1, direct: true },
              ],
            },
            does: [ALLY],
          },
        ],
      },
    ],
    rules: ['ARK-R.132'],
  },
  {
    id: 'special/hunting-dog',
    kind: 'ally',
    traits: ['dog'],
    health: 2,
    sanity: 2,
    abilities: [
      {
        at: 'rolled',
        limit: 'once-a-round',
        does: [{ do: 'reroll', dice: { upTo: { per: 'clues-in-your-neighbourhood' } } }],
      },
    ],
    rules: ['ARK-R.164'],
  },
  {
    id: 'special/lita-chantler',
    kind: 'ally',
    traits: ['zealot'],
    health: 3,
    sanity: 3,
    abilities: [
      {
        at: 'damaged-monster',
        by: 'anyone-here',
        forced: true,
        does: [{ do: 'damage-monster', count: 1, what: 'that' }],
      },
    ],
    rules: ['ARK-R.137'],
  },
  {
    id: 'special/stray-cat',
    kind: 'ally',
    traits: ['cat'],
    health: 1,
    sanity: 2,
    abilities: [
      {
        at: 'rolled',
        during: 'evade',
        does: [{ do: 'spend', cost: { pay: 'discard-this' }, does: [{ do: 'add-successes', count: 2 }] }],
      },
    ],
  },
  {
    id: 'special/stray-dog',
    kind: 'ally',
    traits: ['dog'],
    health: 3,
    sanity: 1,
    abilities: [
      {
        at: 'suffered',
        of: 'damage',
        from: 'monster',
        orThis: true,
        forced: true,
        does: [{ do: 'damage-monster', count: 1, what: 'that' }],
      },
    ],
    rules: ['ARK-R.157'],
  },
];
