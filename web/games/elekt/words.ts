import { packOf } from '@tabula/elekt/content/packs.js';
import { termsOf } from '@tabula/elekt/text/names.js';
import { type CardWords, type Speech, speak } from '@tabula/elekt/text/speak.js';
import { bind } from '@tabula/words/bind.js';
import { type Message, speaker } from '@tabula/words/format.js';
import type { Language } from '../../table/source.js';
import de from './text/de.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import pl from './text/pl.json' with { type: 'json' };

export type Key = keyof typeof en;
/** Says a word of the board; references to cards, seats, Zones and attributes are put in the right form. */
export type BoardWords = (key: Key, params?: Message['params']) => string;

const catalogs = { en, pl, de } as const;

export function boardWords(
  language: Language,
  pack: string,
  names: (seat: number) => string | undefined = () => undefined,
): BoardWords {
  const { units, zoneCards, privileges } = packOf(pack);
  const terms = termsOf(language, { card: (id) => units[id] ?? zoneCards[id] ?? privileges[id], seat: names });
  const say = speaker(catalogs[language], language, terms);
  return (key, params = {}) => bind(say({ key, params }), language);
}

/** The voice of the game with its lines kept together where they must not break. */
export function elektSpeech(language: Language, pack: string, names?: (seat: number) => string | undefined): Speech {
  const speech = speak(language, pack, names);
  const bound = (text: string) => bind(text, language);
  const cards = new Map<string, CardWords | null>();
  return {
    say: (message) => bound(speech.say(message)),
    name: (ref) => bound(speech.name(ref)),
    // A board asks for every card on it each time it is drawn.
    card(id) {
      const known = cards.get(id);
      if (known !== undefined) return known;
      const words = speech.card(id);
      const spoken = words === null ? null : { ...words, name: bound(words.name), text: words.text.map(bound) };
      cards.set(id, spoken);
      return spoken;
    },
    question(question) {
      const { prompt, options } = speech.question(question);
      return { prompt: bound(prompt), options: options.map(bound) };
    },
    result: (result, titles) => bound(speech.result(result, titles)),
  };
}
