import { optional, record } from '@tabula/kernel/fields.js';
import { int, isObject, oneOf } from '@tabula/kernel/shape.js';
import { checkedBy } from './either.js';

/** What is counted and measured. */

export const SKILLS = ['influence', 'lore', 'observation', 'strength', 'will'] as const;
export type Skill = (typeof SKILLS)[number];
export const skill = oneOf(...SKILLS);

export const COUNTS = [
  'clues-in-your-neighbourhood',
  'doom-in-your-space',
  'face-rolled',
  'markers-on-sheet',
  'monsters-in-your-neighbourhood',
  'own-and-neighbourhood-clues',
  'own-horror',
  'paid',
  'remaining-health-of-that',
  'successes',
  'unmended-scars',
] as const;
export type Count = (typeof COUNTS)[number];

/** So much for each of what is counted, and something besides: "3 less 1 per success". */
const counted = record({ per: oneOf(...COUNTS), times: optional(int(-9, 9)), plus: optional(int(0, 9)) });
const number = int(0, 99);
/** A number, or what is counted. */
export type Amount = number | { readonly per: Count; readonly times?: number; readonly plus?: number };
export const amount = checkedBy<Amount>(0, (value) => (isObject(value) ? counted : number));

/** Something that is true where it is said, and not said otherwise. */
export const yes = oneOf(true);
export const count = int(1, 20);
