import { speak } from '@tabula/elekt/text/speak.js';
import type { Game } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { UsageError } from './command.js';

export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language asked for, or the one of the terminal, or English. */
export function languageOf(asked: string | undefined): Language {
  if (asked !== undefined) {
    const found = LANGUAGES.find((language) => language === asked);
    if (found === undefined) throw new UsageError(`--lang is one of ${LANGUAGES.join(', ')}, not '${asked}'`);
    return found;
  }
  const local = process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '';
  return LANGUAGES.find((language) => local.toLowerCase().startsWith(language)) ?? 'en';
}

/** The words of a game in a language. */
export const voice = (
  _game: Game,
  options: Record<string, Json>,
  language: Language,
  names?: (seat: number) => string | undefined,
) => speak(language, String(options['pack'] ?? 'base'), names);

export type Voice = ReturnType<typeof voice>;
