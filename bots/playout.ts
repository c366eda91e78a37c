import type { Sink } from '@tabula/kernel/chance.js';
import type { Course, Frame, Game, State } from '@tabula/kernel/game.js';
import { below, type Rng } from '@tabula/kernel/rng.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { type Asked, advance, settle } from '@tabula/kernel/run.js';
import { type Answer, plural, weightedAnswer } from './answers.js';

/** Decisions after which a playout is judged as it stands, whatever the game says. */
const LONGEST = 5_000;

/** What playouts of one search share: nothing in here is made anew for an iteration. */
export interface Run<B> {
  readonly game: Game<B, unknown>;
  /** The board when the search began: the game decides from it how far a playout goes. */
  readonly since: B;
  /** For the choices of the search; worlds are drawn from another generator, so that they do not follow each other. */
  readonly rng: Rng;
  /** Every choice is equally likely and every playout goes to the end of the game: the plain search of the textbooks. */
  readonly plain: boolean;
  /** How good the end of the last playout was for each seat. */
  readonly values: number[];
  /** Lists of weights by their length: questions have few different numbers of choices. */
  readonly weights: number[][];
  /** Where the luck of playouts comes from, if not from the generator of the state. */
  sink: Sink | null;
  /** What is tried as a whole in this playout: its answers go before the weights. */
  course: ReturnType<Course<B>> | null;
}

export function newRun<B>(game: Game<B, unknown>, since: State<B>, rng: Rng, plain = false): Run<B> {
  return {
    game,
    since: since.board,
    rng,
    plain,
    values: since.seats.map(() => 0),
    weights: [],
    sink: null,
    course: null,
  };
}

/** The game's weights for the choices of a question, in a list that the next weighing uses again. */
export function weigh<B>(run: Run<B>, board: B, ask: Ask, frame: Frame): number[] {
  const count = ask.choices.length;
  run.weights[count] ??= new Array<number>(count).fill(1);
  const weights = run.weights[count];
  for (let i = 0; i < count; i++) weights[i] = 1;
  if (!run.plain) run.game.sense.weigh(board, ask, frame, weights);
  return weights;
}

/** What the game suggests where a question takes several choices. */
export const suggestion = <B>(run: Run<B>, board: B, ask: Ask, frame: Frame): readonly Choice[] | null =>
  run.plain || !plural(ask) ? null : (run.game.sense.suggest?.(board, ask, frame) ?? null);

/** Of so many playouts one does not follow a suggestion. */
const STUBBORN = 4;

/** Whether a search looks no further than this question. */
export const finished = <B>(run: Run<B>, state: State<B>): boolean =>
  state.result !== null || (!run.plain && run.game.sense.settled(state.board, run.since));

/** Lets everybody play by the weights of the game until the game is over or settled, and judges the end. */
export function playout<B>(run: Run<B>, state: State<B>, from: Asked | null): void {
  const { game } = run;
  let asked = from;
  for (let left = LONGEST; left > 0 && asked !== null && !finished(run, state); left--) {
    const ask = asked.asks[0]!;
    settle(game, asked, ask, played(run, state.board, ask, asked.frame));
    asked = advance(game, state, run.sink);
  }
  judge(run, state);
}

/** An answer as somebody would give it who plays by the weights and suggestions of the game. */
function played<B>(run: Run<B>, board: B, ask: Ask, frame: Frame): Answer {
  const { rng, plain } = run;
  const wanted = run.course?.(board, ask, frame) ?? null;
  if (wanted !== null) return wanted;
  if (plain && !plural(ask)) return ask.choices[below(rng, ask.choices.length)]!;
  const suggested = suggestion(run, board, ask, frame);
  const { steady } = run.game.sense;
  if (suggested !== null && (steady || below(rng, STUBBORN) > 0)) return suggested;
  const weights = weigh(run, board, ask, frame);
  return steady && !plural(ask) ? ask.choices[likeliest(weights, rng)]! : weightedAnswer(ask, weights, rng);
}

/** Where the highest weight stands; any of them if several are as high. */
function likeliest(weights: readonly number[], rng: Rng): number {
  let best = 0;
  let alike = 1;
  for (let i = 1; i < weights.length; i++) {
    const ahead = weights[i]! - weights[best]!;
    if (ahead > 0) {
      best = i;
      alike = 1;
    } else if (ahead === 0 && below(rng, ++alike) === 0) best = i;
  }
  return best;
}

/** How good a state is for each seat. A draw of all is left to the game's judgement. */
function judge<B>(run: Run<B>, state: State<B>): void {
  const { values, game } = run;
  if (state.result?.won !== undefined) {
    values.fill(state.result.won ? 1 : 0);
    return;
  }
  const places = state.result?.places;
  if (places !== undefined && places.length > 1) {
    const first = places[0]!;
    values.fill(0);
    for (const seat of first) values[seat] = 1 / first.length;
    return;
  }
  const { sense } = game;
  if (sense.evaluateAll !== undefined) sense.evaluateAll(state.board, values);
  else for (let seat = 0; seat < values.length; seat++) values[seat] = sense.evaluate(state.board, seat);
}
