import { goldenLaws } from '@tabula/kernel/testing/golden-laws.js';
import { emerald } from './emerald.js';
import { playOn } from './testing/play.js';

const files = import.meta.glob(['./golden/*.jsonl'], { query: '?raw', import: 'default', eager: true });
goldenLaws({ game: emerald, files, playOn });
