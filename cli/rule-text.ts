import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@tabula/words/language.js';

/** The text of a rule from the rule book in a language, or null if there is no such rule. 'GAME-9.4' or '9.4'. */
export function ruleText(game: string, id: string, language: Language): string | null {
  const book = bookOf(language === 'en' ? `${game}.md` : `${language}/${game}.md`) ?? bookOf(`${game}.md`);
  if (book === null) return null;
  const named = id.trim().toUpperCase();
  const line = readFileSync(book, 'utf8')
    .split('\n')
    .find((entry) => {
      const found = /^- \*\*([A-Z]+-(?:R\.?)?[0-9.]+[a-z]?)\*\*/.exec(entry)?.[1]?.toUpperCase();
      return found !== undefined && (found === named || found.endsWith(`-${named}`));
    });
  return line === undefined ? null : line.slice(2).replaceAll('**', '').replaceAll('`', '').replaceAll('*', '');
}

/** Where a rule book lies: the same place seen from the sources and from dist/. */
function bookOf(name: string): URL | null {
  const places = ['../docs/rules/', '../../docs/rules/'].map((folder) => new URL(`${folder}${name}`, import.meta.url));
  return places.find((url) => existsSync(url)) ?? null;
}
