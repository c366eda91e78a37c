import type { Cards } from '../board.js';

/** Monsters, and what helps against them. */
export const MONSTERS: Cards = {
  tommy: {
    in: 'assets',
    abilities: [{ at: 'would-engage', whose: 'here', does: [{ do: 'take-over' }] }],
  },
  cloak: {
    in: 'assets',
    abilities: [{ at: 'would-engage', whose: 'own', forced: true, does: [{ do: 'cancel' }] }],
  },
  cat: {
    in: 'assets',
    abilities: [{ at: 'before-attacks', whose: 'own', does: [{ do: 'disengage' }] }],
  },
  dynamite: {
    in: 'assets',
    abilities: [
      {
        at: 'striking',
        whose: 'own',
        does: [
          {
            do: 'pay',
            cost: [{ pay: 'this' }],
            does: [{ do: 'each', of: 'monsters-here', as: 'it', does: [{ do: 'wound', what: 'it', count: 1 }] }],
          },
        ],
      },
    ],
  },
  lita: {
    in: 'assets',
    abilities: [
      { at: 'damaged', whose: 'any', limit: 'turn', forced: true, does: [{ do: 'wound', what: 'monster', count: 1 }] },
    ],
  },
  michael: {
    in: 'assets',
    abilities: [
      {
        at: 'defeated',
        whose: 'own',
        when: { attack: true },
        forced: true,
        does: [{ do: 'gain', what: 'money', count: 1 }],
      },
    ],
  },
  tetsuo: {
    in: 'assets',
    abilities: [{ at: 'defeated', whose: 'own', does: [{ do: 'gain', what: 'clues', count: 1 }] }],
  },
  ghoul: {
    in: 'monsters',
    abilities: [
      { at: 'attacked', whose: 'this', forced: true, does: [{ do: 'suffer', horror: 1 }] },
      { at: 'disengaged', whose: 'this', forced: true, does: [{ do: 'doom', where: 'church', count: 1 }] },
    ],
  },
  priest: {
    in: 'monsters',
    abilities: [
      { at: 'disengaged', whose: 'this', when: { how: 'evade' }, forced: true, does: [{ do: 'suffer', damage: 1 }] },
      { at: 'defeated', whose: 'this', forced: true, does: [{ do: 'gain', what: 'remnants', count: 2 }] },
    ],
  },
};
