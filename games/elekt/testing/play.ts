import type { Event } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import { seeded } from '@tabula/kernel/rng.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import { newState } from '@tabula/kernel/table.js';
import type { Elekt } from '../board.js';
import { elekt } from '../elekt.js';

/** By which answers to play, and who watches. The same seed plays the same game. */
interface RandomPlay {
  readonly seed: string;
  /** Sees every question by its id ('violence/victim') and the state in which it is asked. */
  readonly asked?: (id: string, state: State<Elekt>) => void;
  readonly event?: (event: Event) => void;
}

/** Plays a whole game, the cosmetic question at its end included, and returns the last state. */
export function playRandomly(play: RandomPlay & { readonly seats: number; readonly pack?: string }): State<Elekt> {
  const { seed, seats, pack = 'base' } = play;
  const made = newState(elekt, { seats, seed, options: { pack } });
  if (!made.ok) throw new Error(made.error.message);
  return playOn(made.state, play);
}

/** Plays a game from where it stands to its end; the state that is given becomes the last one. */
export function playOn(state: State<Elekt>, { seed, asked, event }: RandomPlay): State<Elekt> {
  const rng = seeded(`answers of ${seed}`);
  const sink = {
    event: (key: string, params: Event['params'], rule: string) => event?.({ key, params, rule }),
    fate: () => {},
    auto: () => {},
    reveal: () => {},
  };
  for (let now = advance(elekt, state, sink); now !== null; now = advance(elekt, state, sink)) {
    const ask = now.asks[0]!;
    asked?.(`${now.frame.rule}/${ask.into}`, state);
    settle(elekt, now, ask, randomAnswer(ask, rng));
  }
  return state;
}
