import { grammars } from '@tabula/words/grammar/grammars.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { catalogLaws } from '@tabula/words/testing/catalog-laws.js';
import { ENDINGS } from '../board.js';
import { QUESTIONS } from '../questions.js';
import { catalogs } from './catalogs.js';
import { nounsOf } from './terms.js';

declare global {
  interface ImportMeta {
    /** Vite: the files that match, read when the test is compiled. */
    glob(patterns: string[], options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
  }
}

const sources = import.meta.glob(
  ['../**/*.ts', '../../../kit/why.ts', '!../**/*.test.ts', '!../testing/**', '!../dist/**', '!../rule-ids.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

catalogLaws({
  catalogs,
  sources,
  namespaces: 'ask card do event forecast label option result sum why'.split(' '),
  composed: {
    'ask.': Object.keys(QUESTIONS),
    'event.ended-': ENDINGS,
    'label.': ['game', 'starting', 'city', 'royal', 'identity'],
    'result.': ['points', 'tie-break'].flatMap((how) => [how, `${how}.you`]),
    'why.': ['advantage-only', 'block-only'],
  },
  // Names, and signs between them.
  shared: [
    ...['card.points', 'card.symbols', 'card.text'],
    ...['option.card', 'option.city', 'option.cubes', 'option.cubes-of', 'option.deed', 'option.place-cards'],
    ...['option.hide', 'option.player', 'option.support', 'option.take', 'forecast.may-kill-royal', 'sum.marker'],
  ],
  known: Object.fromEntries(
    LANGUAGES.map((language) => [language, { grammar: grammars[language], nouns: nounsOf(language), clauses: ['do'] }]),
  ),
});
