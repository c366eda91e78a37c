import { termsOf } from '@tabula/cults/text/names.js';
import { tableWords } from '@tabula/cults/text/table.js';
import type { Spoken } from '@tabula/kit/voice.js';
import { bind } from '@tabula/words/bind.js';
import { type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

const CATALOGS = {
  en: { ...tableWords.en, ...en },
  pl: { ...tableWords.pl, ...pl },
  de: { ...tableWords.de, ...de },
} as const;

export type CultsWords = (key: keyof typeof CATALOGS.en, params?: Message['params']) => string;

/** What the terminal says about Rise of the Cults besides the words of the game. */
export function cultsWords(language: Language, table: Spoken): CultsWords {
  const say = speaker(CATALOGS[language], language, termsOf(language, table));
  return (key, params = {}) => bind(say({ key, params }), language);
}
