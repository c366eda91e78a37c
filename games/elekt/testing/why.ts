import type { Ref } from '@tabula/kernel/chance.js';
import { why as whyAtTable } from '@tabula/kernel/table.js';
import type { TestTable } from './table.js';

/** The rules that stand against a thing, and the keys of what is possible with it. */
export function why(t: TestTable, seat: number, ref: Ref): { rules: string[]; possible: string[] } {
  const { reasons, possible } = whyAtTable(t.kernel, seat, ref);
  return { rules: reasons.map((reason) => reason.rule), possible: possible.map((option) => option.key) };
}
export const forbidden = (...rules: string[]) => ({ rules, possible: [] });
export const allowed = (...possible: string[]) => ({ rules: [], possible });
