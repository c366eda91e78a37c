import type { Read } from '../language/abilities.js';

/** Investigators, their cards, spells, special cards and a monster. */
export const cards: readonly Read[] = [
  {
    id: 'investigator/agnes-baker',
    parts: [
      { at: { on: 'would-suffer-casting' }, may: true, does: [{ do: 'turn-harm', to: 'damage' }] },
      { rule: { is: 'bonus', dice: 2, skill: 'lore', while: 'paid-in-this-cast' } },
    ],
  },
  { id: 'investigator/calvin-wright', parts: [{ action: 'component', does: [{ do: 'swap-harm' }] }] },
  {
    id: 'starting/handcuffs',
    parts: [
      {
        at: { on: 'met', monster: 'non-epic-human' },
        may: true,
        limit: 'once-a-round',
        does: [{ do: 'defeat', what: 'that' }],
      },
    ],
  },
  {
    id: 'spell/intervene',
    parts: [
      {
        at: { on: 'others-roll' },
        may: true,
        cast: true,
        limit: 'once-a-round',
        does: [
          {
            do: 'test',
            skill: 'lore',
            modifier: -1,
            result: [{ do: 'add-successes', count: { per: 'success', each: 1 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'special/abandoned-luggage',
    parts: [
      { at: { on: 'gained-this' }, does: [{ do: 'put-under-this', count: 2 }] },
      {
        action: 'component',
        does: [
          {
            do: 'test',
            skill: 'observation',
            modifier: -1,
            pass: [{ do: 'take-from-under-this' }, { do: 'discard-this' }],
          },
        ],
      },
    ],
  },
  {
    id: 'monster/abyssal-servant',
    parts: [
      { rule: { is: 'spawns', where: 'street-nearest-its-prey' } },
      { rule: { is: 'hunter', speed: 2, prey: { most: 'clues' } } },
      {
        at: { on: 'failed-evading-this' },
        does: [
          { do: 'disengage', from: 'all-others' },
          { do: 'move-with-this', steps: 1, towards: 'unstable-space' },
        ],
      },
    ],
  },
];
