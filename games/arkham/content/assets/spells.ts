import type { Asset } from '../kinds.js';
import { PER_SUCCESS, test } from '../write.js';

/** The spell deck. */
export const spells: readonly Asset[] = [
  {
    id: 'spell/alchemical-process',
    kind: 'spell',
    traits: ['ritual'],
    value: 1,
    horror: 1,
    abilities: [
      { at: 'action', cast: true, does: [{ do: 'test', skill: 'lore', result: [{ do: 'money', gain: PER_SUCCESS }] }] },
    ],
  },
  {
    id: 'spell/astral-travel',
    kind: 'spell',
    traits: ['incantation'],
    value: 2,
    hands: 1,
    horror: 1,
    is: [
      {
        is: 'replace-action',
        kind: 'move',
        cast: true,
        does: [{ do: 'test', skill: 'lore', result: [{ do: 'move', upTo: { per: 'successes', plus: 2 } }] }],
      },
    ],
    rules: ['ARK-R.123', 'ARK-R.125'],
  },
  {
    id: 'spell/binding',
    kind: 'spell',
    traits: ['ritual'],
    value: 3,
    horror: 1,
    abilities: [
      {
        at: 'action',
        cast: true,
        does: [{ do: 'test', skill: 'lore', evading: true, pass: [{ do: 'exhaust', what: 'that' }] }],
      },
    ],
  },
  {
    id: 'spell/find-gate',
    kind: 'spell',
    traits: ['ritual'],
    value: 4,
    horror: 2,
    abilities: [{ at: 'action', cast: true, does: [test('lore', [{ do: 'move-to', where: 'any-space-with-doom' }])] }],
  },
  {
    id: 'spell/flesh-ward',
    kind: 'spell',
    traits: ['incantation'],
    value: 3,
    hands: 1,
    horror: 1,
    abilities: [
      {
        at: 'would-suffer',
        whose: 'anyone',
        cast: true,
        limit: 'once-a-round',
        does: [{ do: 'test', skill: 'lore', result: [{ do: 'prevent', count: PER_SUCCESS, of: 'damage' }] }],
      },
    ],
    rules: ['ARK-R.125', 'ARK-R.141'],
  },
  {
    id: 'spell/healing-words',
    kind: 'spell',
    traits: ['ritual'],
    value: 2,
    hands: 2,
    horror: 1,
    abilities: [
      {
        at: 'action',
        cast: true,
        does: [
          {
            do: 'test',
            skill: 'lore',
            modifier: -1,
            result: [{ do: 'recover', health: PER_SUCCESS, who: 'anyone-here' }],
          },
        ],
      },
    ],
    rules: ['ARK-R.141'],
  },
  {
    id: 'spell/intervene',
    kind: 'spell',
    traits: ['incantation'],
    value: 4,
    hands: 2,
    horror: 2,
    abilities: [
      {
        at: 'rolled',
        whose: 'another-investigator',
        cast: true,
        limit: 'once-a-round',
        does: [
          {
            do: 'test',
            skill: 'lore',
            modifier: -1,
            result: [{ do: 'add-successes', count: PER_SUCCESS, to: 'that' }],
          },
        ],
      },
    ],
    rules: ['ARK-R.125'],
  },
  {
    id: 'spell/mists-of-r-lyeh',
    kind: 'spell',
    traits: ['incantation'],
    value: 1,
    horror: 1,
    is: [{ is: 'replace-skill', kind: 'evade', skill: 'lore' }],
    rules: ['ARK-R.125', 'ARK-R.162'],
  },
  {
    id: 'spell/shriveling',
    kind: 'spell',
    traits: ['ritual'],
    value: 3,
    horror: 1,
    abilities: [
      {
        at: 'action',
        engaged: true,
        cast: true,
        does: [
          {
            do: 'test',
            skill: 'lore',
            modifier: -1,
            result: [{ do: 'damage-monster', count: PER_SUCCESS, what: 'one-here-or-adjacent' }],
          },
        ],
      },
    ],
    rules: ['ARK-R.125'],
  },
  {
    id: 'spell/wither',
    kind: 'spell',
    traits: ['incantation'],
    value: 2,
    hands: 1,
    horror: 1,
    abilities: [
      {
        at: 'rolled',
        during: 'attack',
        cast: true,
        does: [{ do: 'test', skill: 'lore', modifier: -1, result: [{ do: 'add-successes', count: PER_SUCCESS }] }],
      },
    ],
    rules: ['ARK-R.125'],
  },
];
