import { termsOf } from '@tabula/emerald/text/names.js';
import type { Spoken } from '@tabula/kit/voice.js';
import { bind } from '@tabula/words/bind.js';
import { type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

const CATALOGS = { en, pl, de } as const;

export type EmeraldWords = (key: keyof typeof en, params?: Message['params']) => string;

/** What the terminal says about A Study in Emerald besides the words of the game. */
export function emeraldWords(language: Language, table: Spoken): EmeraldWords {
  const say = speaker(CATALOGS[language], language, termsOf(language, table));
  return (key, params = {}) => bind(say({ key, params }), language);
}
