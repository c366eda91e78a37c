import { existsSync, readFileSync } from 'node:fs';

/** The text of a rule from the project's rule book, or null if there is no such rule. 'ELEK-9.4' or '9.4'. */
export function ruleText(game: string, id: string): string | null {
  // The same place seen from the sources and from dist/.
  const book = ['../docs/rules/', '../../docs/rules/']
    .map((folder) => new URL(`${folder}${game}.md`, import.meta.url))
    .find((url) => existsSync(url));
  if (book === undefined) return null;
  const named = id.trim().toUpperCase();
  const line = readFileSync(book, 'utf8')
    .split('\n')
    .find((entry) => {
      const [, found] = /^- \*\*([A-Z]+-[0-9.]+)\*\*/.exec(entry) ?? [];
      return found !== undefined && (found === named || found.endsWith(`-${named}`));
    });
  return line === undefined ? null : line.slice(2).replaceAll('**', '').replaceAll('`', '').replaceAll('*', '');
}
