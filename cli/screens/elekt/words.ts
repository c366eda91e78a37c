import { bind } from '@tabula/words/bind.js';
import { speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

const CATALOGS: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, pl, de };

export type ElektWords = (key: keyof typeof en, params?: Record<string, string | number>) => string;

/** What the terminal says about Elekt besides the words of the game. */
export function elektWords(language: Language): ElektWords {
  const say = speaker(CATALOGS[language], language);
  return (key, params = {}) => bind(say({ key, params }), language);
}
