import type { Ref } from '@tabula/kernel/chance.js';
import { refersTo } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';

/** A line of a bill: what it is for, and how much. */
export interface BillLine {
  readonly label: string;
  readonly amount: number;
  readonly rule?: string;
}

/**
 * A choice that is put together of things of which each is worth something, until a sum is reached: a payment. The
 * options of the question are the sets that fit; nothing is spent before one of them is confirmed.
 */
export interface Bill {
  readonly need: number;
  /** What the sum is made of. */
  readonly lines: readonly BillLine[];
  /** What is there without spending anything. */
  readonly given: number;
  /** "2 power missing". */
  missing(count: number): string;
  /** What confirming says: "Pay". */
  readonly confirm: string;
  worth(ref: Ref): number;
  /** Things that stand for one another have the same text. */
  alike(ref: Ref): string;
  /** How much a thing is worth for other purposes: what is missed least is suggested. Without it nothing is. */
  missed?(ref: Ref): number;
  /** Whether an option is such a set, not a way out. */
  fits(option: Option): boolean;
}

function counted(bill: Bill, refs: readonly Ref[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ref of refs) counts.set(bill.alike(ref), (counts.get(bill.alike(ref)) ?? 0) + 1);
  return counts;
}

const within = (few: ReadonlyMap<string, number>, many: ReadonlyMap<string, number>): boolean =>
  [...few].every(([thing, count]) => (many.get(thing) ?? 0) >= count);

/** The options that hold everything chosen so far. */
const holding = (question: Question, bill: Bill, picked: readonly Ref[]): Option[] => {
  const chosen = counted(bill, picked);
  return question.options.filter((option) => bill.fits(option) && within(chosen, counted(bill, option.refs)));
};

/** Whether a thing may be added to what was chosen so far. */
export const mayAdd = (question: Question, bill: Bill, picked: readonly Ref[], ref: Ref): boolean =>
  holding(question, bill, [...picked, ref]).length > 0;

/** The option that is exactly what was chosen; null while something is missing. */
export const settled = (question: Question, bill: Bill, picked: readonly Ref[]): Option | null =>
  holding(question, bill, picked).find((option) => option.refs.length === picked.length) ?? null;

/** Touching a thing adds it; what cannot be added once more is taken back. Null if it does not belong to the bill. */
export function billed(question: Question, bill: Bill, picked: readonly Ref[], ref: Ref): readonly Ref[] | null {
  const single = question.options.every((option) => option.refs.filter((entry) => refersTo(entry, ref)).length < 2);
  const there = picked.some((entry) => refersTo(entry, ref));
  if (!(there && single) && mayAdd(question, bill, picked, ref)) return [...picked, ref];
  return there ? picked.filter((entry) => !refersTo(entry, ref)) : null;
}

/** The set that wastes least, and of those the one whose things are missed least; null where nothing is suggested. */
export function suggested(question: Question, bill: Bill): Option | null {
  const { missed } = bill;
  if (missed === undefined) return null;
  let best: { option: Option; waste: number; loss: number } | null = null;
  for (const option of question.options) {
    if (!bill.fits(option)) continue;
    const waste = sumOf(bill, option.refs) - bill.need;
    const loss = option.refs.reduce((sum, ref) => sum + missed(ref), 0);
    if (best === null || waste < best.waste || (waste === best.waste && loss < best.loss))
      best = { option, waste, loss };
  }
  return best?.option ?? null;
}

/** What is chosen and given so far. */
export const sumOf = (bill: Bill, picked: readonly Ref[]): number =>
  picked.reduce((sum, ref) => sum + bill.worth(ref), bill.given);

/** The things that may be added now, one of each kind. */
export function addable(question: Question, bill: Bill, picked: readonly Ref[]): Ref[] {
  const found = new Map<string, Ref>();
  for (const option of question.options)
    if (bill.fits(option))
      for (const ref of option.refs)
        if (!found.has(bill.alike(ref)) && !picked.some((entry) => 'card' in ref && refersTo(entry, ref)))
          found.set(bill.alike(ref), ref);
  return [...found.values()].filter((ref) => mayAdd(question, bill, picked, ref));
}
