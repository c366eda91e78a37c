import type { State } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { playFrom, playWhole, type RandomPlay } from '@tabula/kernel/testing/random-play.js';
import { arkham } from '../arkham.js';
import type { Arkham } from '../board.js';

/** Plays a whole game and returns the last state. */
export const playRandomly = (
  play: RandomPlay<Arkham> & { readonly seats: number; readonly options?: Record<string, Json> },
): State<Arkham> => playWhole(arkham, play);

/** Plays a game from where it stands to its end; the state that is given becomes the last one. */
export const playOn = (state: State<Arkham>, play: RandomPlay<Arkham>): State<Arkham> => playFrom(arkham, state, play);
