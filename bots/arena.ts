import { type Result, type Sink, winnersOf } from '@tabula/kernel/chance.js';
import { Defect } from '@tabula/kernel/errors.js';
import type { Game, State } from '@tabula/kernel/game.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import { answerFor } from '@tabula/kernel/question.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { newState } from '@tabula/kernel/table.js';
import { type Decision, type Level, type Limits, type Seen, see } from './bot.js';
import { decide } from './levels.js';

/** Anything that can sit at a table: a level of the bots here, or a way of deciding of one's own. */
export type Player<B> = Level | { readonly name: string; decide(seen: Seen<B>, seed: string): Decision };

/** A series of games between the same players. */
export interface Series<B> {
  readonly players: readonly Player<B>[];
  readonly seed: string | number;
  /** Numbers of the games to play, from the first up to but not including the last; a series can be shared out. */
  readonly from?: number;
  readonly to: number;
  /** Every game has a deal of its own: where all play alike, the same deal again tells nothing new. */
  readonly fresh?: boolean;
  /** Thinking time or iterations of the levels. */
  readonly budget?: Pick<Limits, 'ms' | 'iterations' | 'now'>;
  readonly options?: Record<string, Json>;
  /** Told what happens in each game. */
  readonly sink?: (game: number) => Sink;
  /** Shown every finished game. */
  readonly watch?: (played: Played, state: State<B>) => void;
}

/** One finished game. */
export interface Played {
  readonly game: number;
  /** Which of the series' players sat where. */
  readonly seats: readonly number[];
  readonly result: Result;
  readonly decisions: number;
  /** By player of the series: decisions made, iterations searched, milliseconds thought. */
  readonly efforts: readonly Effort[];
}

export interface Effort {
  decisions: number;
  iterations: number;
  ms: number;
  /** The longest time for one decision. */
  slowest: number;
}

/**
 * Plays a series. Unless it wants fresh deals, every deal is played once in each seating: with n players, n games in a row
 * have the same seed and the players move on by one seat, so that luck and seat fall on everybody evenly.
 */
export function match<B>(game: Game<B, unknown>, series: Series<B>): Played[] {
  const played: Played[] = [];
  for (let i = series.from ?? 0; i < series.to; i++) played.push(playGame(game, series, i));
  return played;
}

function playGame<B>(game: Game<B, unknown>, series: Series<B>, index: number): Played {
  const { players, budget = {} } = series;
  const count = players.length;
  const deal = series.fresh === true ? index : Math.floor(index / count);
  const seats = players.map((_, seat) => (seat + index) % count);
  const start = { seats: count, seed: `${series.seed}/${deal}`, options: series.options ?? {} };
  const made = newState(game, start);
  if (!made.ok) throw new Defect(made.error.message, made.error.code);
  const { state } = made;
  const sink = series.sink?.(index) ?? null;
  const efforts = players.map((): Effort => ({ decisions: 0, iterations: 0, ms: 0, slowest: 0 }));
  let decisions = 0;
  for (
    let asked = advance(game, state, sink);
    asked !== null && state.result === null;
    asked = advance(game, state, sink)
  ) {
    const ask = asked.asks[0]!;
    const who = seats[ask.seat]!;
    const seed = `${series.seed}/${index}/${decisions}`;
    const seen = see(game, state, ask.seat, seed);
    const player = players[who]!;
    const { keys, iterations, ms } =
      typeof player === 'string' ? decide(seen, { ...budget, level: player, seed }) : player.decide(seen, seed);
    const legal = answerFor(ask, asked.frame.at, keys);
    if (!legal.ok) throw new Defect(`game ${index}: an illegal answer to ${ask.into}: ${legal.error.message}`);
    settle(game, asked, ask, legal.answer);
    decisions++;
    const effort = efforts[who]!;
    effort.decisions++;
    effort.iterations += iterations;
    effort.ms += ms;
    effort.slowest = Math.max(effort.slowest, ms);
  }
  if (state.result === null) throw new Defect(`game ${index} ended without a result`);
  const finished: Played = { game: index, seats, result: state.result, decisions, efforts };
  series.watch?.(finished, state);
  return finished;
}

/** How many games each player of a series has won; a first place shared by rivals counts in parts. */
export function wins(played: readonly Played[], players: number): number[] {
  const won: number[] = new Array(players).fill(0);
  for (const { seats, result } of played) {
    const first: readonly Seat[] = winnersOf(result);
    const part = result.won === undefined ? 1 / first.length : 1;
    for (const seat of first) if (seat < seats.length) won[seats[seat]!]! += part; // automata sit behind
  }
  return won;
}
