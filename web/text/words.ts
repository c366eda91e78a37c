import { bind } from '@tabula/words/bind.js';
import { type Catalog, type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import { settings } from '../app/settings.js';
import { type Store, store } from '../app/store.js';
import type en from './en.json';

export type Key = keyof typeof en;
/** Says a word of the interface. */
export type Words = (key: Key, params?: Message['params']) => string;

const catalogs: { readonly [L in Language]: () => Promise<Catalog> } = {
  en: async () => (await import('./en.json')).default,
  pl: async () => (await import('./pl.json')).default,
  de: async () => (await import('./de.json')).default,
};

/** The words of the language that is set; null until they are there for the first time. */
export const words: Store<Words | null> = store<Words | null>(null);
let known: Catalog = {};

/** Whether there is such a word: for keys that are made of what a server or a game has sent. */
export const knows = (key: string): key is Key => Object.hasOwn(known, key);

export async function loadWords(): Promise<void> {
  const { language } = settings.get();
  const catalog = await catalogs[language]();
  if (language !== settings.get().language) return; // set otherwise while we were loading
  const say = speaker(catalog, language);
  known = catalog;
  words.set((key, params = {}) => bind(say({ key, params }), language));
}

/** The words, where the page is drawn: it is not before they are there. */
export function say(key: Key, params?: Message['params']): string {
  return words.get()?.(key, params) ?? '';
}
