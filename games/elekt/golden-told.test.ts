import { goldenTold } from '@tabula/kit/testing/golden-told.js';
import { ATTRIBUTES, ZONES } from './content/behaviour.js';
import { elekt } from './elekt.js';
import { foresee } from './forecasts.js';
import { sumOf } from './sums.js';
import { numbersOf } from './testing/numbers.js';

const files = import.meta.glob(['./golden/*.jsonl'], { query: '?raw', import: 'default', eager: true });

goldenTold({
  game: elekt,
  foresee,
  sumOf,
  numbers: numbersOf,
  things: [
    ...ZONES.map((zone) => ({ zone })),
    ...ATTRIBUTES.map((attribute) => ({ attribute })),
    ...[0, 1, 2].map((seat) => ({ seat })),
  ],
  files,
});
