import type { Frame, State } from '@tabula/kernel/game.js';
import { clone, type Json, type Seat } from '@tabula/kernel/json.js';
import type { Rule } from '@tabula/kernel/rule.js';
import { frameOf } from '@tabula/kernel/testing/halt.js';
import { laidState } from '@tabula/kernel/testing/table-at-test.js';
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
    this.laid = laidState(cults, this.s, players, this.options);
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
