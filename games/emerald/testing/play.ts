import type { State } from '@tabula/kernel/game.js';
import { playFrom, playWhole, type RandomPlay } from '@tabula/kernel/testing/random-play.js';
import type { Emerald } from '../board.js';
import { emerald } from '../emerald.js';

/** Plays a whole game and returns the last state. */
export const playRandomly = (play: RandomPlay<Emerald> & { readonly seats: number }): State<Emerald> =>
  playWhole(emerald, play);

/** Plays a game from where it stands to its end; the state that is given becomes the last one. */
export const playOn = (state: State<Emerald>, play: RandomPlay<Emerald>): State<Emerald> =>
  playFrom(emerald, state, play);
