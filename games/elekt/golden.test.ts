import { goldenLaws } from '@tabula/kernel/testing/golden-laws.js';
import { elekt } from './elekt.js';
import { playOn } from './testing/play.js';

const files = import.meta.glob(['./golden/*.jsonl'], { query: '?raw', import: 'default', eager: true });
goldenLaws({ game: elekt, files, playOn });
