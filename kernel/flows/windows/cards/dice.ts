import type { Cards } from '../board.js';

/** Dice: before a roll, after it, and how it is read. */
export const DICE: Cards = {
  altar: {
    in: 'codex',
    abilities: [
      {
        at: 'pool',
        whose: 'any',
        does: [
          {
            do: 'as-many-as',
            most: { per: 'remnants' },
            does: [{ do: 'pay', cost: [{ pay: 'remnants', count: 1 }], does: [{ do: 'change', what: 'dice', by: 1 }] }],
          },
        ],
      },
    ],
  },
  knife: {
    in: 'assets',
    abilities: [{ at: 'pool', whose: 'own', when: { kind: 'attack' }, does: [{ do: 'change', what: 'dice', by: 1 }] }],
  },
  deputy: {
    in: 'assets',
    abilities: [{ at: 'pool', whose: 'here', limit: 'round', does: [{ do: 'change', what: 'dice', by: 1 }] }],
  },
  whippoorwill: {
    in: 'codex',
    abilities: [{ at: 'pool', whose: 'any', forced: true, does: [{ do: 'change', what: 'dice', by: -1 }] }],
  },
  foot: {
    in: 'assets',
    abilities: [{ at: 'rolled', whose: 'own', limit: 'round', does: [{ do: 'reroll', dice: 'one' }] }],
  },
  voice: {
    in: 'assets',
    abilities: [
      {
        at: 'rolled',
        whose: 'own',
        limit: 'roll',
        does: [
          { do: 'reroll', dice: 'all' },
          { do: 'suffer', horror: 1 },
        ],
      },
    ],
  },
  derringer: {
    in: 'assets',
    abilities: [{ at: 'rolled', whose: 'own', when: { kind: 'attack' }, limit: 'turn', does: [{ do: 'raise' }] }],
  },
  dressed: {
    in: 'assets',
    abilities: [{ at: 'focused', whose: 'own', does: [{ do: 'change', what: 'dice', by: 1 }] }],
  },
  intervene: {
    in: 'hand',
    abilities: [{ at: 'rolled', whose: 'others', does: [{ do: 'change', what: 'more', by: 1 }] }],
  },
  blessing: {
    in: 'assets',
    abilities: [
      { at: 'reading', whose: 'own', forced: true, does: [{ do: 'set', what: 'from', to: 4 }] },
      { at: 'tested', whose: 'own', when: { passed: false }, forced: true, does: [{ do: 'discard-this' }] },
    ],
  },
  pact: {
    in: 'assets',
    abilities: [{ at: 'reckoning', whose: 'any', forced: true, order: 1, does: [{ do: 'roll', dice: 1 }] }],
  },
};
