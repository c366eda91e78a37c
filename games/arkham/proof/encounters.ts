import type { Read } from '../language/abilities.js';
import type { Instruction, Instructions } from '../language/frame.js';

/** What an encounter lets an investigator do. */
const encounter = (id: string, ...does: Instructions): Read => ({ id: `encounter/${id}`, parts: [{ does }] });

const HEALED_BY_3: Instruction = { do: 'recover', health: 3, who: 'you-or-ally' };

export const encounters: readonly Read[] = [
  encounter('downtown/1/la-bella-luna', {
    do: 'roll',
    dice: 2,
    totals: [
      { of: [7, 11], does: [{ do: 'gain', what: 'money', count: 5 }] },
      { of: [2, 3, 12], does: [{ do: 'lose-money', count: 3 }] },
    ],
  }),
  encounter('merchant-district/2/tick-tock-club', {
    do: 'test',
    skill: 'observation',
    pass: [HEALED_BY_3],
    fail: [{ do: 'pay', cost: [{ pay: 'money', count: 1 }], does: [HEALED_BY_3] }],
  }),
  encounter('merchant-district/3/river-docks', { do: 'may', does: [{ do: 'sell', what: 'remnant', price: 2 }] }),
  encounter('merchant-district/8/tick-tock-club', HEALED_BY_3, {
    do: 'test',
    skill: 'influence',
    or: { pay: 'money', count: 1 },
    fail: [{ do: 'suffer', damage: 2 }],
  }),
  encounter('miskatonic-university/3/orne-library', {
    do: 'pay',
    cost: [{ pay: 'dark-pact' }],
    does: [
      { do: 'gain', what: 'spell', count: 3 },
      { do: 'gain', what: 'remnant', count: 2 },
      { do: 'gain', what: 'tome', count: 1 },
    ],
  }),
  encounter('northside/4/train-station', {
    do: 'choose',
    options: [
      [{ do: 'buy', what: 'common-item', count: 1 }],
      [{ do: 'test', skill: 'will', pass: [{ do: 'gain', what: 'common-item', count: 1 }] }],
    ],
  }),
  encounter('northside/7/train-station', {
    do: 'choose',
    options: [[{ do: 'retire' }], [{ do: 'gain', what: 'ally', count: 1 }]],
  }),
  encounter(
    'southside/7/south-church',
    { do: 'recover', sanity: 4, who: 'you' },
    { do: 'delay' },
    { do: 'test', skill: 'will', pass: [{ do: 'focus', skill: 'any' }] },
  ),
  encounter(
    'uptown/4/st-mary-s-hospital',
    { do: 'recover', health: 2, who: 'you-or-ally' },
    {
      do: 'pay',
      cost: [
        { pay: 'clue', count: 1 },
        { pay: 'remnant', count: 1 },
      ],
      does: [{ do: 'sheet-clue', count: 1 }],
    },
  ),
  encounter(
    'uptown/5/ye-olde-magick-shoppe',
    { do: 'focus', skill: 'lore', overLimit: true },
    { do: 'buy-spells', reveal: 3, count: 1 },
  ),
];
