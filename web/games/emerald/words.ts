import { termsOf } from '@tabula/emerald/text/names.js';
import type { Spoken } from '@tabula/kit/voice.js';
import { bind } from '@tabula/words/bind.js';
import { type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

const catalogs = { en, pl, de } as const;

type Key = keyof typeof en;
/** Says a word of the board; references to cards, seats, cities and factions are put in the right form. */
export type BoardWords = (key: Key, params?: Message['params']) => string;

export function boardWords(language: Language, table: Spoken = {}): BoardWords {
  const say = speaker(catalogs[language], language, termsOf(language, table));
  return (key, params = {}) => bind(say({ key, params }), language);
}
