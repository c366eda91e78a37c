import type { Asset, Side } from '../cards.js';
import { SKILLS } from '../language/values.js';
import type { Text } from '../words.js';

/** Assets of the box of the tests, in all their piles. */

const item = (name: string, more: Partial<Asset>): Asset => ({
  id: `item/${name}`,
  type: 'item',
  pile: 'items',
  traits: ['common'],
  value: 2,
  ...more,
});

/** A way to attack, a way to move, and a ritual. */
const SPELLS: { readonly [name: string]: Side } = {
  bind: { standing: [{ is: 'replace-skill', kind: 'attack', skill: 'lore' }] },
  ward: { standing: [{ is: 'replace-action', kind: 'move', cast: true, does: [{ do: 'money', gain: 1 }] }] },
  sight: {
    abilities: [
      {
        at: 'action',
        whose: 'own',
        cast: true,
        does: [{ do: 'test', skill: 'lore', pass: [{ do: 'remnant', gain: 1 }] }],
      },
    ],
  },
};

export const ASSETS: readonly Asset[] = [
  item('axe', { hands: 1, standing: [{ is: 'bonus', dice: 2, skills: ['strength'], during: 'attack' }], copies: 3 }),
  item('rifle', { hands: 2, standing: [{ is: 'bonus', dice: 4, skills: ['strength'], during: 'attack' }], copies: 2 }),
  item('vest', { health: 2, copies: 3 }),
  item('lens', { traits: ['curio'], standing: [{ is: 'bonus', dice: 1, skills: ['observation'] }], copies: 3 }),
  item('watch', { traits: ['curio'], standing: [{ is: 'more-actions', count: 1 }] }),
  item('charm', {
    traits: ['curio'],
    abilities: [{ at: 'action', whose: 'own', limit: 'round', does: [{ do: 'money', gain: 2 }] }],
    copies: 2,
  }),
  ...['nurse', 'priest', 'guide', 'clerk'].map(
    (name, n): Asset => ({
      id: `ally/${name}`,
      type: 'ally',
      pile: 'allies',
      traits: [],
      health: 1 + (n % 2),
      sanity: 2 - (n % 2),
      abilities: [
        {
          at: 'suffered',
          whose: 'own',
          limit: 'round',
          about: { cause: 'attack' },
          does: [{ do: 'remnant', gain: 1 }],
        },
      ],
    }),
  ),
  ...['bind', 'ward', 'sight'].map(
    (name): Asset => ({
      id: `spell/${name}`,
      type: 'spell',
      pile: 'spells',
      traits: ['ritual'],
      value: 3,
      hands: 1,
      horror: 1,
      ...SPELLS[name],
    }),
  ),
  { id: 'starting/rods', type: 'item', pile: 'starting', traits: [], standing: [{ is: 'focus-reroll', dice: 'any' }] },
  {
    id: 'special/friend',
    type: 'ally',
    pile: 'special',
    traits: [],
    health: 2,
    sanity: 2,
    abilities: [
      { at: 'damaged', forced: true, whose: 'here', does: [{ do: 'damage-monster', count: 1, what: 'that' }] },
    ],
  },
  ...SKILLS.flatMap((skill, n): Asset[] => [
    {
      id: `starting/${skill}`,
      type: 'talent',
      pile: 'starting',
      traits: [],
      standing: [{ is: 'bonus', dice: 1, skills: [skill] }],
    },
    { id: `starting/keepsake-${n}`, type: 'item', pile: 'starting', traits: [], sanity: 1 },
  ]),
  {
    id: 'condition/blessed',
    type: 'condition',
    pile: 'conditions',
    traits: [],
    copies: 6,
    standing: [{ is: 'success-faces', from: 4 }],
    abilities: [{ at: 'tested', forced: true, whose: 'own', about: { passed: false }, does: [{ do: 'discard-this' }] }],
    back: {
      standing: [{ is: 'success-faces', from: 6 }],
      abilities: [
        { at: 'tested', forced: true, whose: 'own', about: { passed: true }, does: [{ do: 'discard-this' }] },
      ],
    },
  },
  ...(
    [
      ['doom', [{ do: 'place-doom', count: 3, where: 'your-space' }]],
      ['pain', [{ do: 'suffer', damage: 2, direct: true }]],
      ['dread', [{ do: 'suffer', horror: 2, direct: true }]],
      ['night', [{ do: 'place-doom', count: 1, where: 'sheet' }]],
      ['ruin', [{ do: 'money', lose: 9 }]],
      ['curse', [{ do: 'condition', gain: 'cursed' }]],
    ] satisfies readonly (readonly [string, Text])[]
  ).map(
    ([name, enters]): Asset => ({
      id: `pact/${name}`,
      type: 'condition',
      pile: 'pacts',
      traits: [],
      back: { enters },
    }),
  ),
];
