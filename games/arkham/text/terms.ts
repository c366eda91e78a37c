import type { Language } from '@tabula/words/language.js';
import { nounOf, type Terms } from '@tabula/words/terms.js';
import type { Nouns } from './nouns.js';
import { de } from './terms/de.js';
import { en } from './terms/en.js';
import { pl } from './terms/pl.js';

const NOUNS: { readonly [L in Language]: Nouns } = { en, pl, de };

export const nounsOf = (language: Language): Nouns => NOUNS[language];

/** The places of Arkham keep their names in every language. */
const placeName = (id: string): string => PLACES[id] ?? id;

const PLACES: { readonly [id: string]: string } = {
  'arkham-advertiser': 'Arkham Advertiser',
  'black-cave': 'Black Cave',
  'independence-square': 'Independence Square',
  'unvisited-isle': 'Unvisited Isle',
  'velma-s-diner': 'Velma’s Diner',
};

/** The words of the game for references in texts. */
export const termsOf =
  (language: Language): Terms =>
  (kind, id) => {
    if (typeof id !== 'string') return undefined;
    return kind === 'place' ? placeName(id) : nounOf(NOUNS[language], kind, id);
  };
