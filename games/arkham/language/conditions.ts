import { tagged } from '@tabula/kernel/fields.js';
import { int, list, type Shape, type ViewOf } from '@tabula/kernel/shape.js';
import { colour } from './targets.js';
import { count } from './values.js';

const card = int(1, 40);

const single = {
  /** Something was bought just now. */
  bought: {},
  /** Nobody has paid what could be paid just now. */
  'nobody-paid': {},
  'discarded-at-most': { most: int(0, 9) },
  'own-money-below': { less: count },
  'own-clues': { least: count },
  'sheet-doom': { least: count },
  'sheet-clues': { least: count },
  'sheet-clues-and-doom': { least: count },
  'sheet-markers': { least: count },
  'doom-on-this': { least: count },
  'clues-on-this': { least: count },
  'mended-scars': { least: count },
  'markers-found': { colours: list(colour, 3) },
  'no-markers-on-board': {},
  'barrier-destroyed': {},
  'in-codex': { card },
  'not-in-codex': { card },
};

const one = tagged('when', single);
type One = ViewOf<typeof one>;
/** What has to be so; both of two things where a card asks for that. */
export type Condition = One | { readonly when: 'both'; readonly of: readonly One[] };
export const when = tagged('when', { ...single, both: { of: list(one, 2) } }) as Shape<Condition>;
