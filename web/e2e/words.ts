import { type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import de from '../text/de.json' with { type: 'json' };
import en from '../text/en.json' with { type: 'json' };
import pl from '../text/pl.json' with { type: 'json' };

export type Say = (key: keyof typeof en, params?: Message['params']) => string;

/** The words of the page as its visitors read them: tests find things by what they are called. */
export function wordsOf(language: Language): Say {
  const say = speaker({ en, pl, de }[language], language);
  return (key, params = {}) => say({ key, params });
}
