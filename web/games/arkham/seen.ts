import type { Arkham, ArkhamView } from '@tabula/arkham/board.js';
import type { Table } from '@tabula/arkham/packs.js';
import type { ArkhamCard } from '@tabula/arkham/text/speak.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type SeenBoard, seenBoard } from '../seen.js';
import type { BoardWords } from './words.js';

export interface Seen extends SeenBoard<ArkhamView, Arkham, BoardWords, ArkhamCard> {
  /** The scenario with its spaces and cards. */
  readonly table: Table;
  /** The seats whose sheets the viewer has before them, and the one of them that lies open. */
  readonly own: readonly Seat[];
  readonly laid: Seat;
  /** Lays the sheet of another of one's own investigators open. */
  readonly lay: (seat: Seat) => void;
}

export const { SeenProvider, useSeen } = seenBoard<Seen>();
