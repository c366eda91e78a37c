import type { Language } from '@tabula/words/language.js';
import type { Stories } from './deck.js';

const tellers: { readonly [L in Language]: () => Promise<{ readonly stories: Stories }> } = {
  en: () => import('./en.js'),
  pl: () => import('./pl.js'),
  de: () => import('./de.js'),
};

/** All stories of a language by the id of their card; a page loads the one it speaks. */
export const storiesOf = async (language: Language): Promise<Stories> => (await tellers[language]()).stories;
