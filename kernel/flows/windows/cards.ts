import { listeners } from '../../listeners.js';
import type { Cards, Text } from './board.js';
import { ACTIONS } from './cards/actions.js';
import { DICE } from './cards/dice.js';
import { HARM } from './cards/harm.js';
import { MONSTERS } from './cards/monsters.js';
import { TABLE } from './cards/table.js';

/** All cards; each shows a kind of window. */
export const CARDS: Cards = { ...ACTIONS, ...DICE, ...HARM, ...MONSTERS, ...TABLE };

export const LISTENERS = listeners(Object.entries(CARDS).map(([kind, { abilities }]) => [kind, abilities] as const));

/** The cards that act out of a hand. */
export const SPELLS = Object.keys(CARDS).filter((kind) => CARDS[kind]!.in === 'hand');

/** What is met at the spaces. */
export const PAGES: Readonly<Record<string, Text>> = {
  docks: [
    {
      do: 'test',
      kind: 'will',
      dice: 2,
      pass: [{ do: 'gain', what: 'clues', count: 1 }],
      fail: [{ do: 'suffer', damage: 1, horror: 1 }],
    },
  ],
  church: [
    { do: 'choose', options: [[{ do: 'bless' }], [{ do: 'gain', what: 'money', count: 1 }]] },
    {
      do: 'each',
      of: 'investigators',
      as: 'one',
      acts: true,
      does: [{ do: 'may', does: [{ do: 'gain', what: 'focus', count: 1 }] }],
    },
  ],
  vision: [{ do: 'suffer', horror: 2 }],
};
