import { SCREENS } from './all.js';
import type { Screen, ShownTable } from './screen.js';

/** The screen of a game. Every game of the command line has one. */
export function screenOf(game: string, table: ShownTable): Screen {
  const make = SCREENS[game];
  if (make === undefined) throw new Error(`no screen for the game ${game}`);
  return make(table);
}
