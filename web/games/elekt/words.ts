import { packOf } from '@tabula/elekt/content/packs.js';
import { termsOf } from '@tabula/elekt/text/names.js';
import { packIn } from '@tabula/elekt/text/speak.js';
import type { Spoken } from '@tabula/kit/voice.js';
import { bind } from '@tabula/words/bind.js';
import { type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '@tabula/words/language.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

export type Key = keyof typeof en;
/** Says a word of the board; references to cards, seats, Zones and attributes are put in the right form. */
export type BoardWords = (key: Key, params?: Message['params']) => string;

const catalogs = { en, pl, de } as const;

export function boardWords(language: Language, table: Spoken = {}): BoardWords {
  const { units, zoneCards, privileges } = packOf(packIn(table));
  const card = (id: string) => units[id] ?? zoneCards[id] ?? privileges[id];
  const terms = termsOf(language, { card, seat: (seat) => table.name?.(seat) });
  const say = speaker(catalogs[language], language, terms);
  return (key, params = {}) => bind(say({ key, params }), language);
}
