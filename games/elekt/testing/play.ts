import type { State } from '@tabula/kernel/game.js';
import { playFrom, playWhole, type RandomPlay } from '@tabula/kernel/testing/random-play.js';
import type { Elekt } from '../board.js';
import { elekt } from '../elekt.js';

/** Plays a whole game, the cosmetic question at its end included, and returns the last state. */
export const playRandomly = ({
  pack = 'base',
  ...play
}: RandomPlay<Elekt> & { readonly seats: number; readonly pack?: string }): State<Elekt> =>
  playWhole(elekt, { ...play, options: { pack } });

/** Plays a game from where it stands to its end; the state that is given becomes the last one. */
export const playOn = (state: State<Elekt>, play: RandomPlay<Elekt>): State<Elekt> => playFrom(elekt, state, play);
