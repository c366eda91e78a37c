import { type Sitting, termsOf } from '@tabula/cults/text/names.js';
import { type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '../../table/source.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

export type Key = keyof typeof en;
/** Says a word of the board; references to cards, seats, districts and plans are put in the right form. */
export type BoardWords = (key: Key, params?: Message['params']) => string;

const catalogs = { en, pl, de } as const;

export function boardWords(language: Language, sitting: Sitting = {}): BoardWords {
  const say = speaker(catalogs[language], language, termsOf(language, sitting));
  return (key, params = {}) => say({ key, params });
}
