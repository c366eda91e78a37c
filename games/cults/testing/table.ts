import { cardProblems, invariantProblems } from '@tabula/kernel/check.js';
import type { Frame, State } from '@tabula/kernel/game.js';
import { clone, type Json, type Seat } from '@tabula/kernel/json.js';
import { seeded } from '@tabula/kernel/rng.js';
import type { Rule } from '@tabula/kernel/rule.js';
import { frameOf } from '@tabula/kernel/testing/halt.js';
import type { Cults, SeatBoard } from '../board.js';
import type { District } from '../content/behaviour.js';
import { cults } from '../cults.js';
import { city } from '../rules/city.js';
import { haltFrame, stoppable } from './halt.js';
import { LaidBoard } from './laying.js';

/** A table laid for a test (laying.ts), on which any part of the rules is then run, looked at and answered. */
export class TestTable extends LaidBoard {
  protected readonly game = stoppable;
  protected readonly laid: State<Cults>;

  constructor(players: number, options: Record<string, Json>) {
    super(players, options);
    this.laid = {
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

  /** Runs one rule from its first step (or a later one), then stops. */
  run<A extends object>(rule: Rule<A, unknown>, args: A, at?: string): this {
    return this.start([haltFrame(), frameOf(rule, clone(args) as Frame['v'], at)]);
  }

  /** Plays on from a step of the rounds ('CULT-6.2' is planning, 'CULT-7.1' the action phase), to the end of the game. */
  rounds(at: string): this {
    return this.start([{ rule: 'rounds', at, v: { kept: this.s.seats.map(() => 0) }, into: '' }]);
  }

  /** The city phase of a round with this card on top of the city deck, then stops. */
  cityPhase(card: string, round = 2): this {
    this.city(card).round(round - 1); // the card of this round is not revealed yet
    this.s.round = round;
    return this.start([haltFrame(), frameOf(city)], false);
  }

  private start(frames: readonly Frame[], settled = true): this {
    this.laid.stack = [{ rule: cults.root.name, at: 'CULT-15.1', v: {}, into: '' }, ...frames];
    if (settled) this.check(this.laid, 'the table is not well laid');
    return this.go();
  }

  /** Every card is somewhere, everything is as declared, and every invariant holds. */
  protected check(state: State<Cults>, when: string): void {
    const problems: string[] = [];
    stoppable.shape.check(state.board, '', { seats: state.seats.length, problems });
    if (problems.length === 0) cardProblems(stoppable, state.board, problems);
    if (problems.length === 0) invariantProblems(stoppable, state, problems);
    if (problems.length > 0) throw new Error(`${when}: ${problems.join('; ')}`);
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
}

/** A table laid for a test: 2 players unless it says otherwise, 1 for a solo game; with options of the table. */
export const table = (given: { players?: number } & Record<string, Json> = {}): TestTable => {
  const { players = 2, ...options } = given;
  return new TestTable(players, options);
};
