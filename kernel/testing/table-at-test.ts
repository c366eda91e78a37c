import type { Event, Fate } from '../chance.js';
import { cardProblems, invariantProblems } from '../check.js';
import type { Game, State } from '../game.js';
import { clone, type Json, type Seat } from '../json.js';
import type { Question } from '../question.js';
import { seeded } from '../rng.js';
import { cited } from '../rule.js';
import { advance } from '../run.js';
import { type View, view } from '../sight.js';
import { decide, questions, type Table } from '../table.js';
import { HALT } from './halt.js';
import { SeatAtTest } from './seat-at-test.js';

/** The state of a table on which a board is laid, before any rule is on the stack. */
export const laidState = <B>(
  game: Game<B, unknown>,
  board: B,
  players: number,
  options: Record<string, Json>,
): State<B> => ({
  game: game.id,
  version: game.version,
  options,
  seats: game.automata?.(players, options) ?? new Array(players).fill('player'),
  board,
  stack: [],
  rng: seeded('test'),
  script: [],
  result: null,
});

/** A table on which any part of the rules is run, looked at and answered. What lies on it is laid by each game. */
export abstract class TableAtTest<B, V> {
  /** What was told by the last decision, or when the rule was started. */
  events: Event[] = [];
  private running: Table<B, V> | null = null;
  /** The game with a stop in it (halt.ts). */
  protected abstract readonly game: Game<B, V>;
  /** The table as it is laid, before anything is run. */
  protected abstract readonly laid: State<B>;

  /** Every card is somewhere, everything is as declared, and every invariant holds; throws if not. */
  protected check(state: State<B>, when: string): void {
    const problems: string[] = [];
    this.game.shape.check(state.board, '', { seats: state.seats.length, problems });
    if (problems.length === 0) cardProblems(this.game, state.board, problems);
    if (problems.length === 0) invariantProblems(this.game, state, problems);
    if (problems.length > 0) throw new Error(`${when}: ${problems.join('; ')}`);
  }

  /** Fixes the next outcomes of chance: a die by its number, a shuffle by the cards that come first. */
  script(...fates: Fate[]): this {
    this.current.script.push(...fates);
    return this;
  }

  /** Runs the rules from the frames of the laid table on, until somebody is asked. */
  protected go(): this {
    const state = clone(this.laid);
    const events: Event[] = [];
    advance(this.game, state, {
      event: (key, params, step) => events.push({ key, params, rule: cited(step) }),
      fate: () => {},
      auto: () => {},
      reveal: () => {},
    });
    this.events = events;
    this.check(state, 'after the first steps');
    this.running = { game: this.game, state, log: [], past: [] };
    return this;
  }

  protected answer(seat: Seat, keys: readonly string[]): this {
    const outcome = decide(this.kernel, seat, keys);
    if (!outcome.ok) throw new Error(`${outcome.error.message} (${outcome.error.rule ?? outcome.error.code})`);
    this.events = [...outcome.entry.events];
    this.check(this.current, `after ${keys.join(' ')}`);
    return this;
  }

  /** Goes on with the whole game from where the rule under test has ended. */
  goOn(): this {
    return this.answer(0, ['halt']);
  }

  private get current(): State<B> {
    return this.running?.state ?? this.laid;
  }

  /** The board as it is now. */
  get board(): B {
    return this.current.board;
  }

  get result() {
    return this.current.result;
  }

  /** The table of the kernel underneath, for views, undo and the like. */
  get kernel(): Table<B, V> {
    if (this.running === null) throw new Error('no rule has been started');
    return this.running;
  }

  /** What a seat sees now; null is a spectator. */
  view(seat: Seat | null): View<V> {
    return view(this.game, this.kernel.state, seat);
  }

  get questions(): Question[] {
    return questions(this.kernel).filter((question) => question.id !== HALT);
  }

  /** True when the rule under test has run to its end. */
  get ended(): boolean {
    return this.questions.length === 0;
  }

  seat(seat: Seat): SeatAtTest<B, V> {
    return new SeatAtTest(this, seat, (keys) => this.answer(seat, keys));
  }

  /** The events of the last decision with this key (without 'event.'). */
  told(key: string): Event[] {
    return this.events.filter((event) => event.key === `event.${key}`);
  }
}
