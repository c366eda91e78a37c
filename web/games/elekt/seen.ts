import type { Elekt, ElektView } from '@tabula/elekt/board.js';
import type { ElektCard } from '@tabula/elekt/text/speak.js';
import { type SeenBoard, seenBoard } from '../seen.js';
import type { BoardWords } from './words.js';

export type Seen = SeenBoard<ElektView, Elekt, BoardWords, ElektCard>;

export const { SeenProvider, useSeen } = seenBoard<Seen>();
