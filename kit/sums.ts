import type { Message, Ref } from '@tabula/kernel/chance.js';

/** A line of a sum: what it is, how much, and by which rule. */
export interface SumLine extends Message {
  readonly amount: number;
  readonly rule?: string;
  /** What it comes from, for those who draw it. */
  readonly ref?: Ref;
}

/** What a number of the table is made of. */
export interface Sum {
  /** What it is a number of: "Power of Ilse in the Court Zone". */
  readonly title: Message;
  readonly lines: readonly SumLine[];
  readonly total: number;
  /** What follows from it: who leads, what is needed. */
  readonly notes: readonly (Message & { readonly rule?: string })[];
  /** The rules by which it is counted. */
  readonly rules: readonly string[];
}

/** Numbers have names, the same in forecasts: 'count/court/0/power'. Null for a name that no number has. */
export type SumOf = (view: unknown, number: string) => Sum | null;
