import type { Option } from '@tabula/kernel/question.js';

/** The symbols of options that are about nothing on the table, by the keys of their labels. */
const MARKS: { readonly [label: string]: string } = {
  'option.yes': 'check',
  'option.no': 'close',
  'option.end-turn': 'step',
  'option.no-action': 'close',
  'option.plain': 'bolt',
  'option.stay': 'check',
  'option.no-trade': 'close',
  'option.offer': 'ar-act-trade',
  'option.roll': 'bolt',
  'option.keep': 'check',
  'option.spend-clue': 'ar-clue',
  'option.clues': 'ar-clue',
  'option.paid-clues': 'ar-clue',
  'option.remnants': 'ar-remnant',
  'option.dollars': 'ar-money',
  'option.takes-damage': 'ar-damage',
  'option.gives-damage': 'ar-heart',
  'option.takes-horror': 'ar-horror',
  'option.gives-horror': 'ar-mind',
  'option.swap-none': 'check',
  'option.self': 'person',
  'option.deck': 'cards',
  'option.encounter-deck': 'cards',
  'option.enough': 'check',
  'option.none': 'close',
  'option.no-pay': 'close',
  'option.no-use': 'pass',
};

/** What gives something up: a turn, an action, a chance, dice that could be better. To roll or to stay is an answer like any other. */
const GIVING: ReadonlySet<string> = new Set([
  'option.no',
  'option.end-turn',
  'option.no-action',
  'option.no-trade',
  'option.keep',
  'option.no-pay',
  'option.no-use',
]);

export const markOf = ({ label }: Option): string | null => MARKS[label.key] ?? null;
export const givesUp = ({ label }: Option): boolean => GIVING.has(label.key);
