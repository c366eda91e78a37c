import { goldenTold } from '@tabula/kit/testing/golden-told.js';
import { DISTRICTS, PLANS, TOKENS } from './content/behaviour.js';
import { cults } from './cults.js';
import { foresee } from './forecasts.js';
import { sumOf } from './sums.js';
import { numbersOf } from './testing/numbers.js';

const files = import.meta.glob(['./golden/*.jsonl'], { query: '?raw', import: 'default', eager: true });

goldenTold({
  game: cults,
  foresee,
  sumOf,
  numbers: numbersOf,
  things: [
    ...DISTRICTS.map((district) => ({ district })),
    ...[...PLANS, 'bluff'].flatMap((plan) => [{ plan }, { plan, district: 'uptown' }]),
    ...TOKENS.map((token) => ({ token })),
  ],
  files,
});
