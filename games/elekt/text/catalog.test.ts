import { catalogLaws } from '@tabula/words/testing/catalog-laws.js';
import { QUESTIONS } from '../questions.js';
import { catalogs } from './catalogs.js';

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

const composed: { readonly [beginning: string]: readonly string[] } = {
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
  'ask.': Object.keys(QUESTIONS),
  'result.': ['titles', 'last-privilege'],
  // The words of an interface around the table. They are used outside the game: by the terminal, and by the page.
  'ui.': [
    ...['round', 'phase', 'turn-order', 'your-turn', 'waiting'],
    ...['hand', 'hand-count', 'embers', 'titles', 'won', 'scepter', 'passed', 'assigned'],
    ...['deck', 'discard', 'pool', 'empty', 'unclaimed', 'switched-off'],
  ],
};

catalogLaws({
  catalogs,
  sources,
  namespaces: 'ask card event label option privilege result ui unit verb why zone'.split(' '),
  composed,
  // Names, and arrows between them.
  shared: ['label.mission', 'card.symbols', 'option.direction', 'option.move', 'option.swap', 'ui.phase'],
});
