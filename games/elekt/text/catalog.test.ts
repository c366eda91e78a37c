import { grammars } from '@tabula/words/grammar/grammars.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { catalogLaws } from '@tabula/words/testing/catalog-laws.js';
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

const composed: { readonly [beginning: string]: readonly string[] } = {
  'who.': ['your-others', 'your-basics', 'opponents-wraiths', 'wraiths', 'cultists', 'basics', 'all'],
  'ask.': Object.keys(QUESTIONS),
  // Questions that have longer words than somebody needs who has read them once.
  'brief.': [
    ...['recruit/keep', 'assignment/choice', 'mirror/choice', 'annihilate-other/choice', 'take-unit/choice'],
    ...['occultism/token', 'cunning/choice', 'violence/victim', 'redirect/pick', 'annihilate/save'],
    ...['round-end/scepter', 'harvest/choice'],
  ],
  'then.': ['assignment/choice', 'move-other/choice', 'passage/choice'],
  'result.': ['titles', 'last-privilege'].flatMap((how) => [how, `${how}.you`]),
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
  namespaces: 'ask brief card do event forecast label option privilege result sum then ui unit who why zone'.split(' '),
  composed,
  // Names and counts, and signs between them; a hand is a hand.
  shared: [
    ...['label.mission', 'ui.phase', 'ui.hand-count', 'card.symbols'],
    ...['option.direction', 'option.move', 'option.swap', 'option.take-ember'],
    ...['sum.unit', 'sum.card'],
  ],
  known: Object.fromEntries(
    LANGUAGES.map((language) => [language, { grammar: grammars[language], nouns: nounsOf(language), clauses: ['do'] }]),
  ),
});
