import { describe, expect, it } from 'vitest';
import { catalogProblems, type Known, parametersOf } from '../catalogs.js';
import type { Catalog } from '../format.js';

/** What the tests of a game's words know about it. */
export interface CatalogFacts {
  readonly catalogs: { readonly [language: string]: Catalog };
  /** The code that says these words, by file. */
  readonly sources: { readonly [path: string]: string };
  /** The first words of keys. A quoted string that begins with one of them and a dot is the use of a key. */
  readonly namespaces: readonly string[];
  /** Keys that the code composes: the beginning as it stands in a template, and every ending it can get. */
  readonly composed: { readonly [beginning: string]: readonly string[] };
  /** Keys whose text may be the same in two languages. */
  readonly shared: readonly string[];
  /** What forms there are, for catalogs whose texts are composed. */
  readonly known?: { readonly [language: string]: Known };
}

/** The names in the object literal that follows a position, or null if there is none. */
function namesGiven(text: string, from: number): string[] | null {
  const opening = /^,\s*\{/.exec(text.slice(from));
  if (opening === null) return null;
  let depth = 0;
  let outer = '';
  for (const sign of text.slice(from + opening[0].length - 1)) {
    if (sign === '}' && --depth === 0) break;
    if (depth === 1) outer += sign;
    if (sign === '{') depth++;
  }
  return outer.includes('...') ? null : outer.split(',').flatMap((part) => /\w+/.exec(part) ?? []);
}

/** The laws that the words of every game keep: complete in all languages, used, and well set. */
export function catalogLaws({ catalogs, sources, namespaces, composed, shared, known }: CatalogFacts): void {
  const english = catalogs.en!;
  const quoted = new RegExp(`'((?:${namespaces.join('|')})\\.[a-z0-9.-]*[a-z0-9])'`, 'g');
  const template = new RegExp(`\`((?:${namespaces.join('|')})\\.[a-z0-9.-]*)\\$\\{`, 'g');
  const find = (pattern: RegExp): string[] => [
    ...new Set(Object.values(sources).flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!))),
  ];
  const used = new Set([
    ...find(quoted),
    ...Object.entries(composed).flatMap(([beginning, ends]) => ends.map((end) => beginning + end)),
  ]);

  describe('the catalogs', () => {
    it('say the same in every language: same keys, same parameters, all plurals', () => {
      expect(catalogProblems(catalogs, known)).toEqual([]);
    });

    it('have every key that the code uses', () => {
      expect([...used].filter((key) => !Object.hasOwn(english, key))).toEqual([]);
    });

    it('name only parameters that the code gives its messages', () => {
      const missing: string[] = [];
      for (const [path, text] of Object.entries(sources))
        for (const use of text.matchAll(quoted)) {
          const key = use[1]!;
          const given = namesGiven(text, use.index + use[0].length);
          if (given === null || !Object.hasOwn(english, key)) continue;
          for (const name of parametersOf(english[key]!, 'en'))
            if (!given.includes(name)) missing.push(`${path}: ${key} needs ${name}`);
        }
      expect(missing).toEqual([]);
    });

    it('have no key that the code does not use', () => {
      expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
    });

    it('have only keys of the known namespaces', () => {
      expect(Object.keys(english).filter((key) => !namespaces.includes(key.split('.', 1)[0]!))).toEqual([]);
    });

    it('are used with composed keys only where that is written down', () => {
      expect(find(template).filter((beginning) => !Object.hasOwn(composed, beginning))).toEqual([]);
    });

    it('hold no text that is the same in two languages, but for words the languages share', () => {
      const texts = (key: string) => Object.values(catalogs).map((catalog) => catalog[key]);
      const same = Object.keys(english).filter((key) => new Set(texts(key)).size < texts(key).length);
      expect(same.filter((key) => !shared.includes(key))).toEqual([]);
    });

    it('use the typography of their language', () => {
      for (const [language, catalog] of Object.entries(catalogs))
        for (const [key, text] of Object.entries(catalog)) {
          expect(`${language}/${key}: ${text}`).not.toMatch(/ {2}|\.\.\.| [,.;:)]|"|\( /);
          expect(text.trim()).toBe(text);
        }
    });
  });
}
