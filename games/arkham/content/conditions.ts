import type { Asset, Pact } from './kinds.js';
import { place, when } from './write.js';

/** Conditions. Blessed and Cursed are the two sides of one card; all Dark Pacts look alike but for their backs. */
export const conditions: readonly Asset[] = [
  {
    id: 'condition/blessed',
    kind: 'condition',
    traits: [],
    is: [{ is: 'success-faces', from: 4 }],
    abilities: [{ at: 'tested', outcome: 'failed', forced: true, does: [{ do: 'discard-this' }] }],
    rules: ['ARK-R.126'],
  },
  {
    id: 'condition/cursed',
    kind: 'condition',
    traits: [],
    is: [{ is: 'success-faces', from: 6 }],
    abilities: [{ at: 'tested', outcome: 'passed', forced: true, does: [{ do: 'discard-this' }] }],
    rules: ['ARK-R.126'],
  },
  {
    id: 'condition/dark-pact',
    kind: 'condition',
    traits: [],
    abilities: [
      {
        at: 'reckoning',
        forced: true,
        does: [{ do: 'roll', dice: 1, totals: [{ of: [1], does: [{ do: 'flip-this' }] }] }],
      },
    ],
    rules: ['ARK-R.127'],
  },
];

/** The backs of the Dark Pacts, one of each. */
export const pacts: readonly Pact[] = [
  { id: 'condition/dark-pact/world-undone', does: [place(3, 'your-space')] },
  { id: 'condition/dark-pact/pact-of-sacrifice', does: [{ do: 'devour', who: 'another-investigator' }] },
  { id: 'condition/dark-pact/ultimate-price', does: [{ do: 'devour', who: 'you' }] },
  {
    id: 'condition/dark-pact/alliance-of-evil',
    does: [
      { do: 'spawn', where: 'each-space-of-your-neighbourhood' },
      { do: 'heal', what: 'all-of-your-neighbourhood' },
      { do: 'attack-now', what: 'all-of-your-neighbourhood' },
    ],
  },
  { id: 'condition/dark-pact/dark-destiny', does: [{ do: 'draw-tokens', count: 6 }], rules: ['ARK-R.128'] },
  {
    id: 'condition/dark-pact/forbidden-knowledge',
    does: [{ do: 'discard-clues', count: 3 }, when({ when: 'discarded-at-most', most: 1 }, place(1, 'sheet'))],
  },
];
