import { askOf, present } from '@tabula/kernel/question.js';
import type { Asked } from '@tabula/kernel/run.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import { view } from '@tabula/kernel/sight.js';
import type { Sheet } from '@tabula/protocol/sheet.js';
import type { Peer } from './env.js';
import type { Play } from './play.js';
import { resultWith, type SeatState } from './seats.js';

/** Those who look at a table from one side, and what they all hold of it. */
export interface Side {
  readonly viewer: Viewer;
  readonly peers: Set<Peer>;
  /** Those of them who are shown every event where it happened. */
  readonly close: Set<Peer>;
  /** Null before the game begins. */
  sheet: Sheet | null;
  /** The checksum of the sheet's view, from which that of the next one follows. */
  viewSum: number;
}

const NOBODY: readonly number[] = [];

/** What one side sees now. `last` is what it saw before: a question that is not open stays as it was. */
export function sheetFor(play: Play, seats: readonly SeatState[], viewer: Viewer, last: Sheet | null): Sheet {
  const { table, asked } = play;
  const whole = view(table.game, table.state, viewer, asked, last?.view);
  const result = resultWith(seats, whole, table.game);
  const seen =
    play.ended || result !== whole.result ? { ...whole, result, waiting: play.ended ? NOBODY : whole.waiting } : whole;
  const isSpared = play.window?.seat === viewer && play.window.spared;
  const ask = play.ended || viewer === null || isSpared ? null : askOf(asked, viewer);
  if (ask === null) return { view: seen, question: last?.question ?? null, asked: false };
  return { view: seen, question: present(table.game, table.state, asked as Asked, ask), asked: true };
}
