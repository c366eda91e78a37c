import type { Fate } from '@tabula/kernel/chance.js';
import type { Json } from '@tabula/kernel/json.js';
import type { Table } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import type { Cults, CultsView } from '../board.js';
import { cults } from '../cults.js';

/** A new game; the script fixes chance in the order of setup. */
export const newGame = (
  players: number,
  options: Record<string, Json> = {},
  script: readonly Fate[] = [],
): Table<Cults, CultsView> => opened(cults, { seats: players, options, script });
