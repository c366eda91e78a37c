import type { Read } from '../language/abilities.js';

export const headlines: readonly Read[] = [
  {
    id: 'headline/2',
    parts: [
      {
        does: [
          {
            do: 'test',
            skill: 'will',
            graded: [
              { from: 0, to: 0, does: [{ do: 'condition', gain: 'cursed' }] },
              {
                from: 1,
                to: 2,
                does: [
                  { do: 'gain', what: 'money', count: 3 },
                  { do: 'condition', gain: 'cursed' },
                ],
              },
              { from: 3, does: [{ do: 'gain', what: 'money', count: 3 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'headline/9',
    parts: [
      {
        does: [
          { do: 'pick', of: 'non-epic' },
          { do: 'suffer', damage: { per: 'remaining-health-of-that' } },
          { do: 'defeat', what: 'that' },
        ],
      },
    ],
  },
  {
    id: 'headline/28',
    parts: [
      {
        does: [
          { do: 'roll', dice: 1 },
          { do: 'suffer-split', amount: { per: 'face-rolled' } },
        ],
      },
    ],
  },
  {
    id: 'headline/32',
    parts: [
      { rule: { is: 'rumour' } },
      {
        at: { on: 'reckoning' },
        does: [
          {
            do: 'pay',
            who: 'any-investigator',
            cost: [{ pay: 'clue', count: 1 }],
            does: [{ do: 'discard-this' }],
            otherwise: [{ do: 'place-doom', count: 1, where: 'this-card' }],
          },
        ],
      },
      {
        at: { on: 'state', when: { when: 'doom-on-this', least: 3 } },
        does: [{ do: 'gate-burst' }, { do: 'discard-this' }],
      },
    ],
  },
];
