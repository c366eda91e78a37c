import { goldenTold } from '@tabula/kit/testing/golden-told.js';
import { CITIES, FACTIONS, SYMBOLS } from './content/behaviour.js';
import { emerald } from './emerald.js';
import { foresee } from './forecasts.js';
import { sumOf } from './sums.js';
import { numbersOf } from './testing/numbers.js';

const files = import.meta.glob(['./golden/*.jsonl'], { query: '?raw', import: 'default', eager: true });

goldenTold({
  game: emerald,
  foresee,
  sumOf,
  numbers: numbersOf,
  things: [
    ...CITIES.map((city) => ({ city })),
    ...SYMBOLS.map((symbol) => ({ symbol })),
    ...FACTIONS.map((track) => ({ track })),
    ...[...SYMBOLS, 'markers', 'discard', 'pass', 'end', 'return'].map((deed) => ({ deed })),
    ...[0, 1].map((seat) => ({ seat })),
  ],
  files,
});
