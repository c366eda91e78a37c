import type { Cards } from '../board.js';

/** Harm: before it falls, on whom, and after it. */
export const HARM: Cards = {
  amulet: {
    in: 'assets',
    abilities: [{ at: 'would-suffer', whose: 'own', limit: 'round', does: [{ do: 'change', what: 'horror', by: -1 }] }],
  },
  agnes: {
    in: 'assets',
    abilities: [{ at: 'would-suffer', whose: 'own', when: { by: 'cast' }, does: [{ do: 'turn-horror' }] }],
  },
  ward: {
    in: 'hand',
    abilities: [{ at: 'would-suffer', whose: 'any', does: [{ do: 'change', what: 'damage', by: -2 }] }],
  },
  vest: {
    in: 'assets',
    abilities: [{ at: 'would-mark', whose: 'this', limit: 'round', does: [{ do: 'cancel' }] }],
  },
  king: {
    in: 'assets',
    abilities: [
      { at: 'suffered', whose: 'own', does: [{ do: 'gain', what: 'clues', count: 1 }, { do: 'discard-this' }] },
    ],
  },
  faith: {
    in: 'assets',
    abilities: [{ at: 'marked', whose: 'this', forced: true, does: [{ do: 'gain', what: 'focus', count: 1 }] }],
  },
  moonstone: {
    in: 'assets',
    abilities: [{ at: 'would-discard', whose: 'this', forced: true, does: [{ do: 'cancel' }] }],
  },
};
