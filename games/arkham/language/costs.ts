import { optional, tagged } from '@tabula/kernel/fields.js';
import { list, oneOf, type Shape, type ViewOf } from '@tabula/kernel/shape.js';
import { count, yes } from './values.js';

const single = {
  money: { count },
  /** Of the investigator, or of anyone who wants to pay it. */
  clue: { count, of: optional(oneOf('anyone')) },
  remnant: { count },
  focus: { count },
  /** Clues on the scenario sheet. */
  'sheet-clues': { count },
  /** As many of them as one likes: what is counted as paid. */
  'any-sheet-clues': {},
  delayed: {},
  'dark-pact': {},
  /** ARK-R.132: suffered in full. */
  damage: { count },
  horror: { count, direct: optional(yes) },
  'damage-on-this': { count },
  'horror-on-this': { count },
  'discard-this': {},
  'discard-item': {},
  'place-doom': { count },
};

const one = tagged('pay', single);
type One = ViewOf<typeof one>;
/** What can be paid for something; both together where a card asks for two things. */
export type Cost = One | { readonly pay: 'both'; readonly of: readonly One[] };
export const cost = tagged('pay', { ...single, both: { of: list(one, 2) } }) as Shape<Cost>;
