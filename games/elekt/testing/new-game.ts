import type { Fate } from '@tabula/kernel/chance.js';
import { clone } from '@tabula/kernel/json.js';
import type { Table } from '@tabula/kernel/table.js';
import { answer, opened } from '@tabula/kernel/testing/new-game.js';
import type { Elekt, ElektView } from '../board.js';
import { elekt } from '../elekt.js';

/** A new game; the script fixes shuffles in the order of setup. */
export const newGame = (seats: number, script: readonly Fate[] = [], pack = 'base'): Table<Elekt, ElektView> =>
  opened(elekt, { seats, options: { pack }, script });

/** The first decision of each kind: the direction at a table of three; for two a choice of recruits, an assignment. */
export function positions() {
  const setup = newGame(3).state;
  const game = newGame(2, [['M16'], ['I13'], ['P01'], ['E05', 'E08'], ['E32', 'E02', 'E24', 'E14']]);
  const recruitment = clone(game.state);
  answer(game, 1, 'E32');
  answer(game, 0, 'E24');
  return { setup, recruitment, assignment: game.state };
}
