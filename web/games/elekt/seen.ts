import type { Elekt, ElektView } from '@tabula/elekt/board.js';
import type { CardWords } from '@tabula/elekt/text/speak.js';
import { type SeenBoard, seenBoard } from '../seen.js';
import type { BoardWords } from './words.js';

export type Seen = SeenBoard<ElektView, Elekt, BoardWords, CardWords>;

export const { SeenProvider, useSeen } = seenBoard<Seen>();
