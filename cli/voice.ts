import type { Language } from '@tabula/elekt/content/behaviour.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import { type CardWords, LANGUAGES, speak } from '@tabula/elekt/text/speak.js';
import type { Message, Result } from '@tabula/kernel/chance.js';
import type { Json, Scalar } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { UsageError } from './command.js';

export type { Language };

/** The language asked for, or the one of the terminal, or English. */
export function languageOf(asked: string | undefined): Language {
  if (asked !== undefined) {
    const found = LANGUAGES.find((language) => language === asked);
    if (found === undefined) throw new UsageError(`--lang is one of ${LANGUAGES.join(', ')}, not '${asked}'`);
    return found;
  }
  const local = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  return LANGUAGES.find((language) => local.toLowerCase().startsWith(language)) ?? 'en';
}

/** The words of a game as the terminal needs them. */
export interface Voice {
  say(message: Message): string;
  /** The options of a question as they are read, no two alike, in their order. */
  labels(question: Question): readonly string[];
  /** The name of a thing: a card, a seat, a Zone, an attribute, … */
  term(kind: string, id: Scalar): string;
  card(id: string): CardWords;
  /** The ids of all cards there are. */
  readonly cards: readonly string[];
  result(result: Result, titles: number): string;
}

export function voice(
  options: Record<string, Json>,
  language: Language,
  names?: (seat: number) => string | undefined,
): Voice {
  const pack = String(options.pack ?? 'base');
  const { say, name, card, question, result } = speak(language, pack, names);
  const { units, missions, influences, privileges } = packOf(pack).pack;
  return {
    say,
    labels: (asked) => question(asked).options,
    term: (kind, id) => name({ [kind]: id }),
    card(id) {
      const found = card(id);
      if (found === null) throw new Error(`no card ${id} in the pack ${pack}`);
      return found;
    },
    cards: [...units, ...missions, ...influences, ...privileges].map((entry) => entry.id),
    result,
  };
}
