import { bind } from '@tabula/words/bind.js';
import { speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };

const CATALOGS: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, pl, de };

export type CliWords = (key: keyof typeof en, params?: Record<string, string | number>) => string;

/** What the terminal says itself, outside the words of a game. */
export function cliWords(language: Language): CliWords {
  const say = speaker(CATALOGS[language], language);
  return (key, params = {}) => bind(say({ key, params }), language);
}
