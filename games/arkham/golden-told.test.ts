import { goldenTold } from '@tabula/kit/testing/golden-told.js';
import { arkham } from './arkham.js';
import { foresee } from './forecasts.js';
import { SKILLS } from './language/values.js';
import { sumOf } from './sums.js';
import { numbersOf } from './testing/numbers.js';
import { ACTIONS } from './words.js';

const files = import.meta.glob(['./golden/*.jsonl'], { query: '?raw', import: 'default', eager: true });

goldenTold({
  game: arkham,
  foresee,
  sumOf,
  numbers: numbersOf,
  things: [
    ...ACTIONS.map((deed) => ({ deed })),
    ...SKILLS.map((skill) => ({ skill })),
    ...[0, 1].map((seat) => ({ seat })),
  ],
  files,
});
