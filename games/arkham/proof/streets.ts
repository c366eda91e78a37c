import type { Read } from '../language/abilities.js';
import type { Instructions } from '../language/frame.js';

const street = (id: string, ...does: Instructions): Read => ({ id: `street/${id}`, parts: [{ does }] });

export const streets: readonly Read[] = [
  street('2/bridge', {
    do: 'choose',
    options: [
      [
        { do: 'gain', what: 'money', count: 1 },
        { do: 'recover', health: 1, who: 'you' },
        { do: 'recover', sanity: 1, who: 'you' },
      ],
      [{ do: 'gain', what: 'common-item', count: 1 }],
    ],
  }),
  street('6/residential', {
    do: 'test',
    skill: 'observation',
    pass: [{ do: 'may', does: [{ do: 'move', upTo: 2, ignoring: 'monsters' }] }],
    fail: [{ do: 'spawn', count: 1, where: 'your-space', state: 'exhausted' }],
  }),
  street('8/scenic', {
    do: 'may',
    does: [
      { do: 'recover', health: 2, who: 'you' },
      { do: 'pay', cost: [{ pay: 'money', count: 1 }], otherwise: [{ do: 'condition', gain: 'cursed' }] },
    ],
  }),
];
