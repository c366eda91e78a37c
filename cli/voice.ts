import type { Message } from '@tabula/kernel/chance.js';
import type { Scalar } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { LANGUAGES, type Language } from '@tabula/protocol/schema.js';
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

/** A card as it reads; what else there is to read on it depends on the game. */
export interface CardWords {
  readonly name: string;
  readonly kind: string;
  readonly text: readonly string[];
}

/** The words of a game as the terminal needs them. */
export interface Voice {
  say(message: Message): string;
  /** The options of a question as they are read, no two alike, in their order. */
  labels(question: Question): readonly string[];
  /** The name of a thing: a card, a seat, a place on the table, … */
  term(kind: string, id: Scalar): string;
  card(id: string): CardWords;
  /** The ids of all cards there are. */
  readonly cards: readonly string[];
}
