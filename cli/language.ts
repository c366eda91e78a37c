import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { UsageError } from './command.js';

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
