import type { Read } from '../language/abilities.js';
import type { Instruction } from '../language/frame.js';

const CLUE: Instruction = { do: 'gain', what: 'clue', count: 1 };

/** Encounters of event cards, and of anomalies. */
export const events: readonly Read[] = [
  {
    id: 'event/azathoth/18/black-cave',
    parts: [
      {
        does: [
          { do: 'test', skill: 'will', pass: [CLUE] },
          { do: 'pay', cost: [{ pay: 'delayed' }], does: [{ do: 'gain', what: 'spell', count: 1 }] },
        ],
      },
    ],
  },
  {
    id: 'event/twilight/1/orne-library',
    parts: [
      {
        does: [
          {
            do: 'test',
            skill: 'influence',
            pass: [{ do: 'gain', what: 'spell', count: 1 }, CLUE],
            fail: [{ do: 'suffer', horror: 1 }, { do: 'delay' }],
          },
        ],
      },
    ],
  },
  {
    id: 'event/twilight/3/observatory',
    parts: [
      {
        does: [
          { do: 'remove-doom', count: 1, where: 'up-to-2-different-spaces' },
          { do: 'test', skill: 'observation', pass: [CLUE] },
        ],
      },
    ],
  },
  {
    id: 'event/twilight/23/ye-olde-magick-shoppe',
    parts: [
      {
        does: [
          { do: 'buy-spells', reveal: 1, count: 1 },
          { do: 'if', when: { when: 'bought' }, does: [CLUE] },
        ],
      },
      { rule: { is: 'tag', names: 'Carl Sanford' } },
    ],
  },
  {
    id: 'anomaly/azathoth/9/1',
    parts: [
      {
        does: [
          {
            do: 'pay',
            cost: [{ pay: 'remnant', count: 1 }],
            does: [
              { do: 'remove-doom', count: 1, where: 'your-space' },
              { do: 'remove-doom', count: 1, where: 'another-space-of-your-neighbourhood' },
            ],
          },
        ],
      },
    ],
  },
];
