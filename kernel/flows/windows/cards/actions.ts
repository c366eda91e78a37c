import type { Cards } from '../board.js';

/** Actions: what comes besides them, instead of them and after them. */
export const ACTIONS: Cards = {
  lantern: {
    in: 'assets',
    abilities: [
      {
        at: 'action',
        whose: 'own',
        limit: 'turn',
        does: [{ do: 'pay', cost: [{ pay: 'remnants', count: 1 }], does: [{ do: 'gain', what: 'clues', count: 1 }] }],
      },
    ],
  },
  motorcycle: {
    in: 'assets',
    abilities: [
      { at: 'declared', whose: 'own', when: { action: 'move' }, does: [{ do: 'set', what: 'action', to: 'ride' }] },
    ],
  },
  boiler: {
    in: 'assets',
    abilities: [
      { at: 'acted', whose: 'own', when: { action: 'gather' }, does: [{ do: 'gain', what: 'money', count: 1 }] },
    ],
  },
  heirloom: {
    in: 'assets',
    abilities: [
      {
        at: 'acted',
        whose: 'own',
        when: { action: 'cast' },
        does: [{ do: 'may', does: [{ do: 'gain', what: 'focus', count: 1 }] }],
      },
    ],
  },
  marie: {
    in: 'assets',
    abilities: [{ at: 'acted', whose: 'others', limit: 'round', does: [{ do: 'gain', what: 'focus', count: 1 }] }],
  },
  /** Grants an action: a rule in force, which the turn counts. */
  watch: { in: 'assets', abilities: [] },
  clothes: {
    in: 'assets',
    abilities: [
      { at: 'buying', whose: 'own', does: [{ do: 'change', what: 'price', by: -1 }, { do: 'discard-this' }] },
    ],
  },
  norman: {
    in: 'assets',
    abilities: [
      {
        at: 'doom-removed',
        whose: 'own',
        does: [{ do: 'if', when: { found: 'count', least: 2 }, does: [{ do: 'gain', what: 'clues', count: 1 }] }],
      },
    ],
  },
  books: {
    in: 'assets',
    abilities: [
      {
        at: 'encountered',
        whose: 'own',
        does: [{ do: 'pay', cost: [{ pay: 'money', count: 1 }], does: [{ do: 'gain', what: 'remnants', count: 1 }] }],
      },
    ],
  },
};
