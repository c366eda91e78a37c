import type { Cults, CultsView } from '@tabula/cults/board.js';
import type { TableOptions } from '@tabula/cults/table-options.js';
import type { CardWords } from '@tabula/kit/voice.js';
import { type SeenBoard, seenBoard } from '../seen.js';
import type { BoardWords } from './words.js';

export interface Seen extends SeenBoard<CultsView, Cults, BoardWords, CardWords> {
  readonly options: TableOptions;
}

export const { SeenProvider, useSeen } = seenBoard<Seen>();
