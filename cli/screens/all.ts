import { cultsScreen } from './cults/screen.js';
import { elektScreen } from './elekt/screen.js';
import type { Screen, Sitting } from './screen.js';

const SCREENS: Readonly<Record<string, (sitting: Sitting) => Screen>> = { elekt: elektScreen, cults: cultsScreen };

/** The screen of a game. Every game of the command line has one. */
export function screenOf(game: string, sitting: Sitting): Screen {
  const make = SCREENS[game];
  if (make === undefined) throw new Error(`no screen for the game ${game}`);
  return make(sitting);
}
