import type { Event } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { seeded } from '@tabula/kernel/rng.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import { newState } from '@tabula/kernel/table.js';
import type { Cults } from '../board.js';
import { cults } from '../cults.js';

/** By which answers to play, and who watches. The same seed plays the same game. */
interface RandomPlay {
  readonly seed: string;
  /** Sees every question by its id ('payment/spend') and the state in which it is asked. */
  readonly asked?: (id: string, state: State<Cults>) => void;
  readonly event?: (event: Event, board: Cults) => void;
}

/** Plays a whole game and returns the last state. */
export function playRandomly(
  play: RandomPlay & { readonly seats: number; readonly options?: Record<string, Json> },
): State<Cults> {
  const { seed, seats, options = {} } = play;
  const made = newState(cults, { seats, seed, options });
  if (!made.ok) throw new Error(made.error.message);
  return playOn(made.state, play);
}

/** Plays a game from where it stands to its end; the state that is given becomes the last one. */
export function playOn(state: State<Cults>, { seed, asked, event }: RandomPlay): State<Cults> {
  const rng = seeded(`answers of ${seed}`);
  const sink = {
    event: (key: string, params: Event['params'], rule: string) => event?.({ key, params, rule }, state.board),
    fate: () => {},
    auto: () => {},
    reveal: () => {},
  };
  for (let now = advance(cults, state, sink); now !== null; now = advance(cults, state, sink)) {
    const ask = now.asks[0]!;
    asked?.(`${now.frame.rule}/${ask.into}`, state);
    settle(cults, now, ask, randomAnswer(ask, rng));
  }
  return state;
}
