import { Defect } from '@tabula/kernel/errors.js';
import type { Catalog } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import type { Names } from './names.js';
import type { Nouns } from './nouns.js';

/** Everything that the game can say in one language. */
export interface Vocabulary {
  /** What cards say is composed of these (read.ts). */
  readonly cards: Catalog;
  /** What is said at a table. */
  readonly table: Catalog;
  readonly names: Names;
  readonly nouns: Nouns;
}

/** The languages that were loaded: programs load all of them (every-language.ts), a page the one it speaks. */
const learned: { [L in Language]?: Vocabulary } = {};

export const learn = (language: Language, vocabulary: Vocabulary): void => {
  learned[language] = vocabulary;
};

export function vocabularyOf(language: Language): Vocabulary {
  const known = learned[language];
  if (known === undefined) throw new Defect(`the words of Arkham were not loaded in this language: ${language}`);
  return known;
}

const VOCABULARIES: { readonly [L in Language]: () => Promise<{ readonly vocabulary: Vocabulary }> } = {
  en: () => import('./vocabularies/en.js'),
  pl: () => import('./vocabularies/pl.js'),
  de: () => import('./vocabularies/de.js'),
};

/** Loads one language, for a page. */
export const learnAlone = async (language: Language): Promise<void> =>
  learn(language, (await VOCABULARIES[language]()).vocabulary);
