import type { Cards } from '../board.js';

/** What is gained, met and placed, and what lies on the table. */
export const TABLE: Cards = {
  gig: {
    in: 'assets',
    abilities: [
      {
        at: 'gained',
        whose: 'own',
        when: { what: 'clues' },
        forced: true,
        does: [{ do: 'gain', what: 'money', count: 1 }],
      },
    ],
  },
  rex: {
    in: 'assets',
    abilities: [{ at: 'would-bless', whose: 'own', forced: true, does: [{ do: 'cancel' }] }],
  },
  anomaly: {
    in: 'codex',
    abilities: [
      { at: 'entered', whose: 'this', forced: true, does: [{ do: 'doom', where: 'docks', count: 1 }] },
      { at: 'would-encounter', whose: 'any', forced: true, does: [{ do: 'set', what: 'page', to: 'vision' }] },
      {
        at: 'would-place-doom',
        whose: 'any',
        when: { space: 'docks' },
        forced: true,
        does: [{ do: 'set', what: 'space', to: 'church' }],
      },
    ],
  },
  barrier: {
    in: 'codex',
    abilities: [{ at: 'would-enter', whose: 'any', when: { space: 'church' }, forced: true, does: [{ do: 'cancel' }] }],
  },
  omen: {
    in: 'codex',
    abilities: [
      {
        at: 'check',
        whose: 'any',
        forced: true,
        does: [
          {
            do: 'if',
            when: { doom: 4 },
            does: [{ do: 'discard-this' }, { do: 'enter', card: 'anomaly.0' }, { do: 'spawn', monster: 'priest.0' }],
          },
        ],
      },
      { at: 'reckoning', whose: 'any', forced: true, does: [{ do: 'doom', where: 'church', count: 1 }] },
    ],
  },
  rumour: {
    in: 'codex',
    abilities: [
      { at: 'reckoning', whose: 'any', forced: true, does: [{ do: 'doom', where: 'docks', count: 1 }] },
      { at: 'spawned', whose: 'any', when: { monster: 'priest.0' }, forced: true, does: [{ do: 'discard-this' }] },
    ],
  },
};
