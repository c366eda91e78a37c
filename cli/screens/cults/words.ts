import { termsOf } from '@tabula/cults/text/names.js';
import { tableWords } from '@tabula/cults/text/table.js';
import { type Message, speaker } from '@tabula/words/format.js';
import type { Sitting } from '../screen.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

const CATALOGS = {
  en: { ...tableWords.en, ...en },
  pl: { ...tableWords.pl, ...pl },
  de: { ...tableWords.de, ...de },
} as const;

export type CultsWords = (key: keyof typeof CATALOGS.en, params?: Message['params']) => string;

export const isSolo = ({ seats }: Pick<Sitting, 'seats'>): boolean => seats.includes('automaton');

/** What the terminal says about Rise of the Cults besides the words of the game. */
export function cultsWords(sitting: Sitting): CultsWords {
  const { language, name } = sitting;
  const say = speaker(CATALOGS[language], language, termsOf(language, { seat: name, solo: isSolo(sitting) }));
  return (key, params = {}) => say({ key, params });
}
