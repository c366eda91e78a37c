import { goldenLaws } from '@tabula/kernel/testing/golden-laws.js';
import { arkham } from './arkham.js';
import { playOn } from './testing/play.js';
import { title } from './title.js';

const files = import.meta.glob(['./golden/*.jsonl'], { query: '?raw', import: 'default', eager: true });
goldenLaws({ game: arkham, files, playOn, beyond: title.notes.beyond! });
