import '@tabula/arkham/text/every-language.js';
import { termsAt } from '@tabula/arkham/text/table-terms.js';
import type { Spoken } from '@tabula/kit/voice.js';
import { bind } from '@tabula/words/bind.js';
import { type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

const CATALOGS = { en, pl, de } as const;

export type ArkhamWords = (key: keyof typeof en, params?: Message['params']) => string;

/** What the terminal says about Arkham Horror besides the words of the game. */
export function arkhamWords(language: Language, table: Spoken): ArkhamWords {
  const say = speaker(CATALOGS[language], language, termsAt(language, table));
  return (key, params = {}) => bind(say({ key, params }), language);
}
