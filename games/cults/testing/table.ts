import type { Event, Fate } from '@tabula/kernel/chance.js';
import { cardProblems, invariantProblems } from '@tabula/kernel/check.js';
import type { Frame, State } from '@tabula/kernel/game.js';
import { clone, type Json, type Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import { cited, type Rule } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { decide, questions, type Table } from '@tabula/kernel/table.js';
import type { Cults, CultsView, SeatBoard } from '../board.js';
import type { District } from '../content/behaviour.js';
import { cults } from '../cults.js';
import { city } from '../rules/city.js';
import { HALT, haltFrame, stoppable } from './halt.js';
import { LaidBoard } from './laying.js';
import { SeatAtTest } from './seat.js';

/** A table laid for a test (laying.ts), on which any part of the rules is then run, looked at and answered. */
export class TestTable extends LaidBoard {
  events: Event[] = [];
  private readonly state: State<Cults>;
  private running: Table<Cults, CultsView> | null = null;

  constructor(players: number, options: Record<string, Json>) {
    super(players, options);
    this.state = {
      game: cults.id,
      version: cults.version,
      options: this.options,
      seats: cults.automata!(players, this.options),
      board: this.s,
      stack: [],
      rng: seeded('test'),
      script: [],
      result: null,
    };
  }

  /** Fixes the next outcomes of chance: a die by its number, a shuffle by the cards that come first. */
  script(...fates: Fate[]): this {
    this.current.script.push(...fates);
    return this;
  }

  // ——— running rules ———

  private get current(): State<Cults> {
    return this.running?.state ?? this.state;
  }

  /** Runs one rule from its first step (or a later one), then stops. */
  run<A extends object>(rule: Rule<A, unknown>, args: A, at: string = rule.first): this {
    const frame: Frame = { rule: rule.name, at, v: clone(args) as Record<string, Json>, into: '' };
    return this.start([haltFrame(), frame]);
  }

  /** Plays on from a step of the rounds ('CULT-6.2' is planning, 'CULT-7.1' the action phase), to the end of the game. */
  rounds(at: string): this {
    return this.start([{ rule: 'rounds', at, v: { kept: this.s.seats.map(() => 0) }, into: '' }]);
  }

  /** The city phase of a round with this card on top of the city deck, then stops. */
  cityPhase(card: string, round = 2): this {
    this.city(card).round(round - 1); // the card of this round is not revealed yet
    this.s.round = round;
    return this.start([haltFrame(), { rule: city.name, at: city.first, v: {}, into: '' }], false);
  }

  private start(frames: readonly Frame[], settled = true): this {
    this.state.stack = [{ rule: cults.root.name, at: 'CULT-15.1', v: {}, into: '' }, ...frames];
    if (settled) this.check(this.state, 'the table is not well laid');
    const state = clone(this.state);
    const events: Event[] = [];
    advance(stoppable, state, {
      event: (key, params, step) => events.push({ key, params, rule: cited(step) }),
      fate: () => {},
      auto: () => {},
      reveal: () => {},
    });
    this.events = events;
    this.check(state, 'after the first steps');
    this.running = { game: stoppable, state, log: [], past: [] };
    return this;
  }

  /** Every card is somewhere, everything is as declared, and every invariant holds. */
  private check(state: State<Cults>, when: string): void {
    const problems: string[] = [];
    stoppable.shape.check(state.board, '', { seats: state.seats.length, problems });
    if (problems.length === 0) cardProblems(stoppable, state.board, problems);
    if (problems.length === 0) invariantProblems(stoppable, state, problems);
    if (problems.length > 0) throw new Error(`${when}: ${problems.join('; ')}`);
  }

  // ——— looking and answering ———

  /** The board as it is now. */
  get board(): Cults {
    return this.current.board;
  }

  get result() {
    return this.current.result;
  }

  /** The table of the kernel underneath, for views, undo and the like. */
  get kernel(): Table<Cults, CultsView> {
    if (this.running === null) throw new Error('no rule has been started');
    return this.running;
  }

  /** What a seat sees now; null is a spectator. */
  view(seat: Seat | null): View<CultsView> {
    return view(stoppable, this.kernel.state, seat);
  }

  get questions(): Question[] {
    return questions(this.kernel).filter((question) => question.id !== HALT);
  }

  /** True when the rule under test has run to its end. */
  get ended(): boolean {
    return this.questions.length === 0;
  }

  private answer(seat: Seat, keys: readonly string[]): this {
    const outcome = decide(this.kernel, seat, keys);
    if (!outcome.ok) throw new Error(`${outcome.error.message} (${outcome.error.rule ?? outcome.error.code})`);
    this.events = [...outcome.entry.events];
    this.check(this.current, `after ${keys.join(' ')}`);
    return this;
  }

  seat(seat: Seat): SeatAtTest {
    return new SeatAtTest(this, seat, (keys) => this.answer(seat, keys));
  }

  player(seat: Seat): SeatBoard {
    return this.board.seats[seat]!;
  }

  /** Thugs, adepts and freaks behind a screen. */
  tokensOf(seat: Seat): [number, number, number] {
    const { thug, adept, freak } = this.player(seat);
    return [thug, adept, freak];
  }

  /** The rituals in a district as 'seat:level', in order of their coming. */
  ritualsIn(district: District): string[] {
    return this.board.districts[district].rituals.map(({ owner, level }) => `${owner}:${level}`);
  }

  /** The events of the last decision with this key (without 'event.'). */
  told(key: string): Event[] {
    return this.events.filter((event) => event.key === `event.${key}`);
  }
}

/** A table laid for a test: 2 players unless it says otherwise, 1 for a solo game; with options of the table. */
export const table = (given: { players?: number } & Record<string, Json> = {}): TestTable => {
  const { players = 2, ...options } = given;
  return new TestTable(players, options);
};
