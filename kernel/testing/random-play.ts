import type { Event } from '../chance.js';
import type { Game, State } from '../game.js';
import { clone, type Json } from '../json.js';
import { seeded } from '../rng.js';
import { advance, settle } from '../run.js';
import { randomAnswer } from '../sight.js';
import { newState } from '../table.js';

/** By which answers to play, and who watches. The same seed plays the same game. */
export interface RandomPlay<B> {
  readonly seed: string;
  /** Sees every question by its id ('payment/spend') and the state in which it is asked. */
  readonly asked?: (id: string, state: State<B>) => void;
  readonly event?: (event: Event, board: B) => void;
}

/** Plays a whole game, questions after its result included, and returns the last state. */
export function playWhole<B>(
  game: Game<B, unknown>,
  play: RandomPlay<B> & { readonly seats: number; readonly options?: Record<string, Json> },
): State<B> {
  const { seed, seats, options = {} } = play;
  const made = newState(game, { seats, seed, options });
  if (!made.ok) throw new Error(made.error.message);
  return playFrom(game, made.state, play);
}

/** Plays a game from where it stands to its end; the state that is given becomes the last one. */
export function playFrom<B>(game: Game<B, unknown>, state: State<B>, play: RandomPlay<B>): State<B> {
  const { seed, asked, event } = play;
  const rng = seeded(`answers of ${seed}`);
  const sink = {
    event: (key: string, params: Event['params'], rule: string) => event?.({ key, params, rule }, state.board),
    fate: () => {},
    auto: () => {},
    reveal: () => {},
  };
  for (let now = advance(game, state, sink); now !== null; now = advance(game, state, sink)) {
    const ask = now.asks[0]!;
    asked?.(`${now.frame.rule}/${ask.into}`, state);
    settle(game, now, ask, randomAnswer(ask, rng));
  }
  return state;
}

/** The first position of random games for so many players at which this is asked. */
export function firstAsked<B>(game: Game<B, unknown>, id: string, seats: number): State<B> {
  let first: State<B> | undefined;
  for (let at = 0; first === undefined; at++)
    playWhole(game, {
      seed: `invariants ${at}`,
      seats,
      asked: (asked, state) => {
        if (asked === id) first ??= clone(state);
      },
    });
  return first;
}
