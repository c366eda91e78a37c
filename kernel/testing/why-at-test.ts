import type { Ref } from '../chance.js';
import type { Seat } from '../json.js';
import { type Table, why as whyAtTable } from '../table.js';

/** The rules that stand against a thing, and the keys of what is possible with it. */
export function why<B>(
  { kernel }: { readonly kernel: Table<B, unknown> },
  seat: Seat,
  ref: Ref,
): { rules: string[]; possible: string[] } {
  const { reasons, possible } = whyAtTable(kernel, seat, ref);
  return { rules: reasons.map((reason) => reason.rule), possible: possible.map((option) => option.key) };
}
export const forbidden = (...rules: string[]) => ({ rules, possible: [] });
export const allowed = (...possible: string[]) => ({ rules: [], possible });
