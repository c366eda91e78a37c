import type { Emerald, EmeraldView } from '@tabula/emerald/board.js';
import type { EmeraldCard } from '@tabula/emerald/text/speak.js';
import { type SeenBoard, seenBoard } from '../seen.js';
import type { BoardWords } from './words.js';

export type Seen = SeenBoard<EmeraldView, Emerald, BoardWords, EmeraldCard>;

export const { SeenProvider, useSeen } = seenBoard<Seen>();
