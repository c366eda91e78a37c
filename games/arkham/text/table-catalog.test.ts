import { grammars } from '@tabula/words/grammar/grammars.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { catalogLaws } from '@tabula/words/testing/catalog-laws.js';
import { QUESTIONS } from '../questions.js';
import { vocabularies } from './every-language.js';
import { nounsOf } from './terms.js';

const sources = import.meta.glob(
  ['../**/*.ts', '../../../kit/why.ts', '!../**/*.test.ts', '!../testing/**', '!../dist/**', '!../rule-ids.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const KINDS = ['investigator', 'item', 'ally', 'spell', 'talent', 'condition', 'monster', 'headline', 'archive'];
const briefs = Object.keys(vocabularies.en.table).flatMap((key) => (key.startsWith('brief.') ? [key.slice(6)] : []));

catalogLaws({
  catalogs: { en: vocabularies.en.table, pl: vocabularies.pl.table, de: vocabularies.de.table },
  sources,
  namespaces: 'ask brief card event intent label odds option result sum why'.split(' '),
  composed: {
    'ask.': Object.keys(QUESTIONS),
    'brief.': briefs.filter((id) => Object.hasOwn(QUESTIONS, id)),
    'event.': ['defeated', 'devoured', 'retired'],
    'label.': [...KINDS, 'encounter', 'event', 'anomaly', 'scenario'],
    'result.': ['nobody-left', 'endless', 'won', 'lost'],
  },
  // Names and numbers, and signs between them; and words the languages share.
  shared: [
    ...['seat', 'space', 'card', 'skill', 'ability', 'deed', 'starting', 'harm'].map((name) => `option.${name}`),
    ...['count', 'clues', 'paid-clues', 'remnants', 'dollars'].map((name) => `option.${name}`),
    ...[
      'option.text',
      'option.cost',
      'event.tale',
      'event.acts',
      'card.skill',
      'sum.skill',
      'sum.card',
      'label.talent',
      'label.monster',
    ],
  ],
  known: Object.fromEntries(
    LANGUAGES.map((language) => [language, { grammar: grammars[language], nouns: nounsOf(language), clauses: [] }]),
  ),
});
