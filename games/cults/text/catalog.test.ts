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

const ABILITIES = [
  'set-blank',
  'copy-die',
  'take-card',
  'no-advance',
  'draw-and-destroy',
  'add-card',
  'redirect',
  'destroy-card',
];

catalogLaws({
  catalogs,
  sources,
  namespaces: 'ability ask card city event goal label option prologue result why'.split(' '),
  composed: {
    'ask.': Object.keys(QUESTIONS),
    'label.': ['start', 'guardian', 'action', 'disorganisation'],
    'ability.': ABILITIES,
    'ability.gain.': ['won', 'not-won'],
    'city.': ['disorganise', 'destroy-disorganisation'],
    'event.npc-': ['full', 'no-supply', 'none-elsewhere', 'no-ritual', 'no-guardian'],
    'option.first-': ['move', 'extra'],
    'result.': ['points', 'goal'],
  },
  // Names, and signs between them.
  shared: [
    ...['card.ability', 'card.district', 'prologue.sanity'],
    ...['event.plan', 'option.cards', 'option.district', 'option.plan', 'option.set-die', 'option.stack'],
    ...['option.these', 'option.tokens'],
  ],
});
