import { termsAt } from '@tabula/arkham/text/table-terms.js';
import { Defect } from '@tabula/kernel/errors.js';
import type { Spoken } from '@tabula/kit/voice.js';
import { bind } from '@tabula/words/bind.js';
import { type Catalog, type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';

type Key = keyof typeof import('./text/en.json');
/** Says a word of the board; references to cards, seats, spaces and skills are put in the right form. */
export type BoardWords = (key: Key, params?: Message['params']) => string;

const CATALOGS: { readonly [L in Language]: () => Promise<{ readonly default: Catalog }> } = {
  en: () => import('./text/en.json'),
  pl: () => import('./text/pl.json'),
  de: () => import('./text/de.json'),
};

const learned: { [L in Language]?: Catalog } = {};

/** Loads the words of the board in a language; nothing is drawn in it before. */
export async function learnBoard(language: Language): Promise<void> {
  learned[language] = (await CATALOGS[language]()).default;
}

export function boardWords(language: Language, table: Spoken = {}): BoardWords {
  const catalog = learned[language];
  if (catalog === undefined) throw new Defect(`the words of the board were not loaded in this language: ${language}`);
  const say = speaker(catalog, language, termsAt(language, table));
  return (key, params = {}) => bind(say({ key, params }), language);
}
