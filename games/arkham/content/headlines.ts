import type { Instruction, Instructions } from '../language/instructions.js';
import type { Headline } from './kinds.js';
import {
  ALLY,
  aPact,
  BLESSED,
  CURIO,
  CURSED,
  choose,
  damage,
  eachInvestigator,
  hard,
  horror,
  hurt,
  money,
  monster,
  place,
  REMNANT,
  test,
  unless,
  when,
} from './write.js';

/** By the number of successes: none, one or two, three and more; what is good comes with any, what is bad with few. */
const graded = (skill: 'influence' | 'will', good: Instruction, bad: Instruction): Instruction => ({
  do: 'test',
  skill,
  graded: [
    { from: 0, to: 0, does: [bad] },
    { from: 1, to: 2, does: [good, bad] },
    { from: 3, does: [good] },
  ],
});
const doom = (count: number): Instruction => place(count, 'your-space');
const discardedForAClue: Instruction = {
  do: 'pay',
  cost: [{ pay: 'clue', count: 1, of: 'anyone' }],
  does: [{ do: 'discard-this' }],
};

const ONCE: readonly Instructions[] = [
  [unless(aPact, doom(2))],
  [graded('will', money(3), CURSED)],
  [hard(-1, test('will', null, [doom(1)]))],
  [graded('will', CURIO, CURSED)],
  [graded('influence', ALLY, doom(1))],
  [graded('will', BLESSED, monster('your-space'))],
  [{ do: 'discard-or-suffer', each: 'item', damage: 1 }],
  [{ do: 'discard-or-suffer', each: 'spell', horror: 1 }],
  [
    { do: 'pick', of: 'non-epic', as: 'monster' },
    { do: 'suffer', damage: { per: 'remaining-health-of-that' } },
    { do: 'defeat', what: 'that' },
  ],
  [{ do: 'test', skill: 'will', result: [{ do: 'suffer', horror: { per: 'successes', times: -1, plus: 3 } }] }],
  [unless({ pay: 'place-doom', count: 1 }, hurt(2, 2))],
  [{ do: 'suffer', damage: { per: 'doom-in-your-space' } }],
  [{ do: 'suffer', horror: { per: 'doom-in-your-space' } }],
  [{ do: 'suffer', split: { per: 'clues-in-your-neighbourhood' } }],
  [{ do: 'discard-or-suffer', each: 'clue', horror: 1 }],
  [{ do: 'test', skill: 'will', result: [{ do: 'suffer', damage: { per: 'successes', times: -1, plus: 3 } }] }],
  [unless({ pay: 'discard-item' }, damage(2))],
  [choose([doom(1)], [monster('your-space')])],
  [{ do: 'pick', of: 'another-investigator', as: 'investigator' }, monster('their-space')],
  [graded('will', REMNANT, monster('unstable-space'))],
  [{ do: 'suffer', horror: { per: 'monsters-in-your-neighbourhood' } }],
  [{ do: 'suffer', damage: { per: 'monsters-in-your-neighbourhood' } }],
  [when({ when: 'own-clues', least: 1 }, CURSED)],
  [
    { do: 'disengage', from: 'all' },
    { do: 'move-to', where: 'unstable-space' },
  ],
  [choose([hurt(2, 2)], [CURSED])],
  [unless({ pay: 'place-doom', count: 2 }, horror(3))],
  [unless(aPact, hurt(3, 3))],
  [
    { do: 'roll', dice: 1 },
    { do: 'suffer', split: { per: 'face-rolled' } },
  ],
];

const RULINGS: { readonly [no: number]: readonly string[] } = {
  1: ['ARK-R.132'],
  2: ['ARK-R.137'],
  4: ['ARK-R.137'],
  5: ['ARK-R.137'],
  6: ['ARK-R.137'],
  7: ['ARK-R.156'],
  8: ['ARK-R.156'],
  9: ['ARK-R.155'],
  10: ['ARK-R.137'],
  11: ['ARK-R.132'],
  14: ['ARK-R.156'],
  15: ['ARK-R.156'],
  16: ['ARK-R.137'],
  17: ['ARK-R.132'],
  20: ['ARK-R.137'],
  25: ['ARK-R.166'],
  26: ['ARK-R.132'],
  27: ['ARK-R.132'],
};

const RUMOURS: readonly Omit<Headline, 'id'>[] = [
  {
    is: [{ is: 'rumour' }, { is: 'dearer', by: 2 }],
    abilities: [
      {
        at: 'buying',
        limit: 'once-a-round',
        does: [hard(-1, test('influence', [{ do: 'ignore-this' }]))],
      },
    ],
    rules: ['ARK-R.147'],
  },
  {
    is: [{ is: 'rumour' }],
    abilities: [
      { at: 'reckoning', forced: true, does: [eachInvestigator(test('will', null, [horror(2)])), discardedForAClue] },
    ],
  },
  {
    is: [{ is: 'rumour' }],
    abilities: [
      { at: 'reckoning', forced: true, does: [eachInvestigator(test('will', null, [doom(1)])), discardedForAClue] },
    ],
  },
  {
    is: [{ is: 'rumour' }],
    abilities: [
      {
        at: 'reckoning',
        forced: true,
        does: [{ ...discardedForAClue, otherwise: [place(1, 'this-card')] }],
      },
      {
        at: 'state',
        when: { when: 'doom-on-this', least: 3 },
        forced: true,
        does: [{ do: 'gate-burst' }, { do: 'discard-this' }],
      },
    ],
  },
];

/** The headlines: those that are read once, then the rumours, which stay in the codex. */
export const headlines: readonly Headline[] = [
  ...ONCE.map((does, at): Omit<Headline, 'id'> => {
    const rules = RULINGS[at + 1];
    return rules === undefined ? { does } : { does, rules };
  }),
  ...RUMOURS,
].map((card, at) => ({ id: `headline/${at + 1}`, ...card }));
