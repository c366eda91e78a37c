import type { Language } from '@tabula/words/language.js';
import { nounOf, type Term } from '@tabula/words/terms.js';
import type { Nouns } from './nouns.js';
import { de } from './terms/de.js';
import { en } from './terms/en.js';
import { pl } from './terms/pl.js';

const NOUNS: { readonly [L in Language]: Nouns } = { en, pl, de };

export const nounsOf = (language: Language): Nouns => NOUNS[language];

/** A noun of the game with its forms. */
export const noun = (kind: string, id: string, language: Language): Term | undefined =>
  nounOf(NOUNS[language], kind, id);
