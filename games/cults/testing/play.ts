import type { State } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { playFrom, playWhole, type RandomPlay } from '@tabula/kernel/testing/random-play.js';
import type { Cults } from '../board.js';
import { cults } from '../cults.js';

/** Plays a whole game and returns the last state. */
export const playRandomly = (
  play: RandomPlay<Cults> & { readonly seats: number; readonly options?: Record<string, Json> },
): State<Cults> => playWhole(cults, play);

/** Plays a game from where it stands to its end; the state that is given becomes the last one. */
export const playOn = (state: State<Cults>, play: RandomPlay<Cults>): State<Cults> => playFrom(cults, state, play);
