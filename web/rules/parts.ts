import { ENTRIES } from '../games/all.js';

/** A piece of a line of a rulebook; a reference has the whole id of the rule it names. */
export type Part =
  | { readonly is: 'text' | 'bold' | 'code' | 'italics'; readonly text: string }
  | { readonly is: 'rule'; readonly text: string; readonly rule: string };

const NUMBER = '(?:R\\.?)?[0-9]+(?:\\.[0-9]+)?[a-z]?';
const RULE = `(?:${ENTRIES.map(({ rules }) => rules.prefix).join('|')})-${NUMBER}`;
/** Rules by their numbers alone: 9.4 or 403 in brackets, and rulings, R.14, wherever they are. */
const SHORT = '(?<=[(\\[,–] ?)(?:[0-9]+\\.[0-9]+[a-z]?|[0-9]{3})(?=[,)\\]–])|\\bR\\.[0-9]+';
const PARTS = new RegExp(`(\\*\\*[^*]+\\*\\*|\`[^\`]+\`|\\*[^*\\s][^*]*\\*|${RULE}|${SHORT})`);

/** Splits a line of a rulebook. `prefix` is how rules begin that are named by their number alone, in books that do so. */
export const partsOf = (text: string, prefix: string | undefined): readonly Part[] =>
  text.split(PARTS).flatMap((part, at): readonly Part[] => {
    if (part === '') return [];
    if (at % 2 === 0) return [{ is: 'text', text: part }];
    if (part.startsWith('**')) return [{ is: 'bold', text: part.slice(2, -2) }];
    if (part.startsWith('`')) return [{ is: 'code', text: part.slice(1, -1) }];
    if (part.startsWith('*')) return [{ is: 'italics', text: part.slice(1, -1) }];
    const isShort = /^(?:R\.)?[0-9]/.test(part);
    if (isShort && prefix === undefined) return [{ is: 'text', text: part }];
    return [{ is: 'rule', text: part, rule: isShort ? `${prefix}-${part}` : part }];
  });

/** What a card is called; undefined for what is no card. */
export type CardName = (id: string) => string | undefined;

/** A line of a rulebook as readers want it: cards by their names, not by their numbers in the pack. */
export const withNames = (text: string, nameOf: CardName): string =>
  text.replace(/`([A-Z]+[0-9]+)`/g, (whole, id: string) => {
    const name = nameOf(id);
    return name === undefined ? whole : `*${name}*`;
  });
