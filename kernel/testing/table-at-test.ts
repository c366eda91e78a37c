import type { Event, Fate } from '../chance.js';
import type { Game, State } from '../game.js';
import { clone, type Seat } from '../json.js';
import type { Question } from '../question.js';
import { cited } from '../rule.js';
import { advance } from '../run.js';
import { type View, view } from '../sight.js';
import { decide, questions, type Table } from '../table.js';
import { HALT } from './halt.js';
import { SeatAtTest } from './seat-at-test.js';

/** A table on which any part of the rules is run, looked at and answered. What lies on it is laid by each game. */
export abstract class TableAtTest<B, V> {
  /** What was told by the last decision, or when the rule was started. */
  events: Event[] = [];
  private running: Table<B, V> | null = null;
  /** The game with a stop in it (halt.ts). */
  protected abstract readonly game: Game<B, V>;
  /** The table as it is laid, before anything is run. */
  protected abstract readonly laid: State<B>;

  /** Throws if anything is wrong with a state. */
  protected abstract check(state: State<B>, when: string): void;

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
