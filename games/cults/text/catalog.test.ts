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

catalogLaws({
  catalogs,
  sources,
  namespaces:
    'ability ask brief card city do event forecast goal label option prologue result sum then where why'.split(' '),
  composed: {
    'ask.': Object.keys(QUESTIONS),
    // Questions that have longer words than somebody needs who has read them once.
    'brief.': [
      'first-places/district',
      'planning/district',
      'terror/spend',
      'recruit/dice',
      'turn/choice',
      'draw-or-destroy/extra',
    ],
    'then.': ['turn/choice', 'layout/stack'],
    'label.': ['start', 'guardian', 'action', 'disorganisation'],
    'event.npc-': ['full', 'no-supply', 'none-elsewhere', 'no-ritual', 'no-guardian'],
    'option.first-': ['move', 'extra'],
    'result.': ['points', 'goal'].flatMap((how) => [how, `${how}.you`]),
    'sum.': ['rituals', 'cards', 'thugs', 'added', 'dice'],
  },
  // Names, and signs between them.
  shared: [
    ...['card.ability', 'prologue.sanity', 'where.district'],
    ...['event.plan', 'option.cards', 'option.district', 'option.plan', 'option.set-die', 'option.stack'],
    ...['option.these', 'option.tokens'],
  ],
  known: Object.fromEntries(
    LANGUAGES.map((language) => [language, { grammar: grammars[language], nouns: nounsOf(language), clauses: ['do'] }]),
  ),
});
