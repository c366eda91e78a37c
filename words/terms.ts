import type { Scalar } from './format.js';

/** A noun in its grammatical forms; which there are depends on the language. `nom` is the plain one. */
export type Forms = { readonly nom: string; readonly [form: string]: string };

/** A noun that can be counted: its forms after each kind of number that the language knows (`Intl.PluralRules`). */
export type Counted = { readonly one: Forms; readonly other: Forms; readonly [category: string]: Forms };

/** How a reference reads: a name that is never declined, or a noun with its forms. */
export type Term = string | Forms | Counted;
export type Terms = (kind: string, id: Scalar) => Term | undefined;

/** The nouns of a game in one language, by kind and name. */
export interface Nouns {
  readonly [kind: string]: { readonly [id: string]: Term };
}

/** A noun with its forms; kind and name may come from anywhere. */
export function nounOf(nouns: Nouns, kind: string, id: string): Term | undefined {
  const ofKind = Object.hasOwn(nouns, kind) ? nouns[kind] : undefined;
  return ofKind !== undefined && Object.hasOwn(ofKind, id) ? ofKind[id] : undefined;
}

export const isCounted = (term: Term): term is Counted => typeof term === 'object' && typeof term.one === 'object';

/** A term where nothing counts it: as it is after one. */
export const single = (term: Exclude<Term, string>): Forms => (isCounted(term) ? term.one : term);

/** The plain word: for lists and labels some nouns have a form `name`, without the article they have in sentences. */
export const plainly = (term: Term): string =>
  typeof term === 'string' ? term : (single(term).name ?? single(term).nom);

const plurals = new Map<string, Intl.PluralRules>();

function pluralsOf(language: string): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

/** A term as it is after a number. */
export function counted(term: Exclude<Term, string>, count: number, language: string): Forms {
  if (!isCounted(term)) return term;
  return term[pluralsOf(language).select(count)] ?? term.other;
}
