import { catalogProblems, parametersOf } from '@tabula/words/catalogs.js';
import { describe, expect, it } from 'vitest';
import { catalogs } from './catalogs.js';
import { questionIds } from './questions.js';

declare global {
  interface ImportMeta {
    /** Vite: the files that match, read when the test is compiled. */
    glob(patterns: string[], options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
  }
}

const sources = import.meta.glob(
  ['../**/*.ts', '!../**/*.test.ts', '!../testing/**', '!../dist/**', '!../rule-ids.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The first words of keys. A quoted string that begins with one of them and a dot is the use of a key. */
const NAMESPACES = 'ask card event label option privilege result ui unit verb why zone'.split(' ');

/** Keys that the code composes: the beginning as it stands in a template, and every ending it can get. */
const COMPOSED: { readonly [beginning: string]: readonly string[] } = {
  'verb.attach.': ['this', 'your-other', 'your-other-cultist'].flatMap((to) => [
    `${to}.named`,
    `${to}.any`,
    `${to}.different`,
  ]),
  'unit.symbols.': ['this', 'your-others', 'your-basics', 'opponents-wraiths'].flatMap((of) => [
    of,
    `${of}.where`,
    `${of}.while`,
    `${of}.both`,
  ]),
  'zone.symbols.': ['wraiths', 'cultists', 'basics', 'all'],
  'ask.': questionIds,
  'result.': ['titles', 'last-privilege'],
  // The words of an interface around the table. They are used outside the game: by the terminal, and by the page.
  'ui.': [
    ...['round', 'phase', 'turn-order', 'your-turn', 'waiting'],
    ...['hand', 'hand-count', 'embers', 'titles', 'won', 'scepter', 'passed', 'assigned'],
    ...['deck', 'discard', 'pool', 'empty', 'unclaimed', 'switched-off'],
  ],
};

const quoted = new RegExp(`'((?:${NAMESPACES.join('|')})\\.[a-z0-9.-]*[a-z0-9])'`, 'g');
const template = new RegExp(`\`((?:${NAMESPACES.join('|')})\\.[a-z0-9.-]*)\\$\\{`, 'g');
const find = (pattern: RegExp): string[] => [
  ...new Set(Object.values(sources).flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!))),
];

const used = new Set([
  ...find(quoted),
  ...Object.entries(COMPOSED).flatMap(([beginning, ends]) => ends.map((end) => beginning + end)),
]);

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

describe('the catalogs', () => {
  it('say the same in every language: same keys, same parameters, all plurals', () => {
    expect(catalogProblems(catalogs)).toEqual([]);
  });

  it('have every key that the code uses', () => {
    expect([...used].filter((key) => !Object.hasOwn(catalogs.en, key))).toEqual([]);
  });

  it('name only parameters that the code gives its messages', () => {
    const missing: string[] = [];
    for (const [path, text] of Object.entries(sources))
      for (const use of text.matchAll(quoted)) {
        const key = use[1]!;
        const given = namesGiven(text, use.index + use[0].length);
        if (given === null || !Object.hasOwn(catalogs.en, key)) continue;
        for (const name of parametersOf(catalogs.en[key]!, 'en'))
          if (!given.includes(name)) missing.push(`${path}: ${key} needs ${name}`);
      }
    expect(missing).toEqual([]);
  });

  it('have no key that the code does not use', () => {
    expect(Object.keys(catalogs.en).filter((key) => !used.has(key))).toEqual([]);
  });

  it('have only keys of the known namespaces', () => {
    expect(Object.keys(catalogs.en).filter((key) => !NAMESPACES.includes(key.split('.', 1)[0]!))).toEqual([]);
  });

  it('are used with composed keys only where that is written down', () => {
    expect(find(template).filter((beginning) => !Object.hasOwn(COMPOSED, beginning))).toEqual([]);
  });

  it('hold no text that is the same in two languages, but for words the languages share', () => {
    const arrows = ['option.direction', 'option.move', 'option.swap', 'ui.phase'];
    const shared = new Set(['label.mission', 'card.symbols', ...arrows]);
    const { en, pl, de } = catalogs;
    const same = Object.keys(en).filter((key) => en[key] === pl[key] || en[key] === de[key] || pl[key] === de[key]);
    expect(same.filter((key) => !shared.has(key))).toEqual([]);
  });

  it('use the typography of their language', () => {
    for (const [language, catalog] of Object.entries(catalogs))
      for (const [key, text] of Object.entries(catalog)) {
        expect(`${language}/${key}: ${text}`).not.toMatch(/ {2}|\.\.\.| [,.;:)]|"|\( /);
        expect(text.trim()).toBe(text);
      }
  });
});
