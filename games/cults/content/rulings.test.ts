import { expect, test } from 'vitest';
import type { RuleId } from '../rule-ids.js';
import { DISTRICT_CARDS } from './base/district.js';
import type { CultCard } from './behaviour.js';

type Ability = NonNullable<CultCard['ability']>;

/** What an ability is bound by, beside the rule of its moment. */
const BOUNDS: { readonly [does in Ability['does']]?: readonly RuleId[] } = {
  disorganise: ['CULT-16.26'], // a cost is paid
  'add-card': ['CULT-21.29'],
  redirect: ['CULT-11.25'],
  'add-thugs': ['CULT-16.30'],
  weaken: ['CULT-16.24', 'CULT-21.63'], // instead of its symbols; free for the NPC
  draw: ['CULT-5.5', 'CULT-5.7'],
  'take-card': ['CULT-8.4'], // one of the two different cards
  'place-ritual': ['CULT-1.5'],
  'copy-die': ['CULT-21.26'],
  'quiet-terror': ['CULT-12.5'],
  'no-advance': ['CULT-9.2', 'CULT-21.72'],
  'draw-and-destroy': ['CULT-10.8'],
};
const MOMENTS: { readonly [when in Ability['when']]: readonly RuleId[] } = {
  mobilisation: ['CULT-16.27'],
  recruitment: ['CULT-16.28'],
  growth: ['CULT-16.29', 'CULT-21.74'],
  confrontation: [],
  preparation: ['CULT-16.32'],
  influence: ['CULT-21.74'],
  terror: ['CULT-21.74'],
};
/** Abilities that are announced at the reveal and take effect later, or at once. */
const ANNOUNCED = ['disorganise', 'redirect', 'gain', 'weaken', 'destroy-card'];

test.each(DISTRICT_CARDS.filter(({ ability }) => ability !== undefined))(
  'CULT-16.32 CULT-21.73 CULT-21.74 the sheet of $id leads to the rules of its moment and to those that bound it',
  ({ ability, rules }) => {
    const { when, does } = ability!;
    const announced: RuleId[] = ANNOUNCED.includes(does) ? ['CULT-21.73'] : [];
    const bounds: readonly RuleId[] = BOUNDS[does] ?? [];
    expect(rules).toEqual(expect.arrayContaining([...MOMENTS[when], ...announced, ...bounds]));
  },
);
