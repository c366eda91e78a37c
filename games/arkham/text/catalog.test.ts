import { grammars } from '@tabula/words/grammar/grammars.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { catalogLaws } from '@tabula/words/testing/catalog-laws.js';
import { vocabularies } from './every-language.js';
import { nounsOf } from './terms.js';

declare global {
  interface ImportMeta {
    /** Vite: the files that match, read when the test is compiled. */
    glob(patterns: string[], options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
  }
}

const sources = import.meta.glob(['../**/*.ts', '!../**/*.test.ts', '!../dist/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

catalogLaws({
  catalogs: { en: vocabularies.en.cards, pl: vocabularies.pl.cards, de: vocabularies.de.cards },
  sources,
  namespaces: 'do lead on part pay rule so when'.split(' '),
  composed: {},
  // Numbers and names.
  shared: ['part.doom', 'part.number', 'part.range', 'rule.spawn'],
  known: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { grammar: grammars[language], nouns: nounsOf(language), clauses: ['do', 'pay', 'on'] },
    ]),
  ),
});
