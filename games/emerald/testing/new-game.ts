import type { Fate } from '@tabula/kernel/chance.js';
import type { Table } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import type { Emerald, EmeraldView } from '../board.js';
import { emerald } from '../emerald.js';

/** A new game; the script fixes chance in the order of setup. */
export const newGame = (players: number, script: readonly Fate[] = [], pack = 'base'): Table<Emerald, EmeraldView> =>
  opened(emerald, { seats: players, options: { pack }, script });
