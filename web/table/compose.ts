import type { Ref } from '@tabula/kernel/chance.js';
import { refersTo } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';

/** A choice in the making: things pointed at so far, and options ticked where several may be. */
export interface Draft {
  readonly picked: readonly Ref[];
  readonly ticked: readonly string[];
}

export const EMPTY: Draft = { picked: [], ticked: [] };

const has = (option: Option, ref: Ref): boolean => option.refs.some((entry) => refersTo(entry, ref));
const several = (question: Question): boolean => question.max > 1;

/** The options that fit everything pointed at so far. */
export const candidates = (question: Question, { picked }: Draft): readonly Option[] =>
  question.options.filter((option) => picked.every((ref) => has(option, ref)));

/** What was pointed at last, if it is what the answers begin with: the place may be pointed at before what is put there. */
export function firstOf(question: Question, draft: Draft): Ref | undefined {
  const last = draft.picked.at(-1);
  if (last === undefined) return undefined;
  const begins = ({ refs: [first] }: Option) => first !== undefined && refersTo(first, last);
  return candidates(question, draft).every(begins) ? last : undefined;
}

/** Whether touching a thing leads on: from where we are, or from the beginning. */
export const leadsOn = (question: Question, draft: Draft, ref: Ref): boolean =>
  question.options.some((option) => has(option, ref)) &&
  (draft.picked.length === 0 || candidates(question, draft).some((option) => has(option, ref)));

export const isPicked = (question: Question, draft: Draft, ref: Ref): boolean =>
  draft.picked.some((entry) => refersTo(entry, ref)) ||
  question.options.some((option) => draft.ticked.includes(option.key) && has(option, ref));

export type Touched =
  | { readonly is: 'answer'; readonly keys: readonly string[] }
  | { readonly is: 'draft'; readonly draft: Draft }
  | { readonly is: 'refused' };

/** Touching a thing: it answers, narrows the choice, is taken back, or begins another choice. */
export function touched(question: Question, draft: Draft, ref: Ref): Touched {
  if (draft.picked.some((entry) => refersTo(entry, ref)))
    return { is: 'draft', draft: { ...draft, picked: draft.picked.filter((entry) => !refersTo(entry, ref)) } };
  for (const picked of [[...draft.picked, ref], [ref]]) {
    const fitting = candidates(question, { ...draft, picked });
    if (fitting.length === 0) continue;
    const only = fitting.length === 1 ? fitting[0]! : null;
    if (only !== null && several(question)) return { is: 'draft', draft: tick(question, draft, only.key) };
    // One touch is not enough for a choice of several things: the second one says it is meant.
    const meant = only !== null && (picked.length > 1 || only.refs.length === 1);
    return meant ? { is: 'answer', keys: [only.key] } : { is: 'draft', draft: { ...draft, picked } };
  }
  return { is: 'refused' };
}

/** Ticks an option, or takes the tick away; no more than are allowed. */
export function tick(question: Question, draft: Draft, key: string): Draft {
  if (draft.ticked.includes(key)) return { picked: [], ticked: draft.ticked.filter((entry) => entry !== key) };
  if (draft.ticked.length >= question.max) return draft;
  return { picked: [], ticked: [...draft.ticked, key] };
}

/** A line of the question panel: an option, or a thing that several options are about. */
export type Line =
  | { readonly is: 'option'; readonly option: Option }
  | { readonly is: 'thing'; readonly ref: Ref; readonly count: number };

/** More than this many options are asked in two steps. */
const MANY = 7;

/** What the panel shows now: the options themselves, or first the things they are about. */
export function lines(question: Question, draft: Draft): readonly Line[] {
  const fitting = candidates(question, draft);
  const plain = fitting.map((option): Line => ({ is: 'option', option }));
  if (fitting.length <= MANY || several(question)) return plain;
  const open = (option: Option) => option.refs.filter((ref) => !draft.picked.some((entry) => refersTo(entry, ref)));
  const grouped: Line[] = [];
  const things: { ref: Ref; count: number }[] = [];
  for (const option of fitting) {
    const [first, second] = open(option);
    if (first === undefined || second === undefined) grouped.push({ is: 'option', option });
    else {
      const known = things.find((thing) => refersTo(thing.ref, first));
      if (known === undefined) things.push({ ref: first, count: 1 });
      else known.count++;
    }
  }
  if (things.length < 2 || things.length + grouped.length >= fitting.length) return plain;
  return [...things.map(({ ref, count }): Line => ({ is: 'thing', ref, count })), ...grouped];
}
