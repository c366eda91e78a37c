import type { Frame, State } from '@tabula/kernel/game.js';
import { clone, type Seat } from '@tabula/kernel/json.js';
import type { Rule } from '@tabula/kernel/rule.js';
import { frameOf } from '@tabula/kernel/testing/halt.js';
import { SeatAtTest } from '@tabula/kernel/testing/seat-at-test.js';
import { laidState } from '@tabula/kernel/testing/table-at-test.js';
import type { CardId, Emerald, EmeraldView } from '../board.js';
import type { City } from '../content/behaviour.js';
import { emerald } from '../emerald.js';
import { TURNS } from '../rules/ending.js';
import { totalOf } from '../rules/points.js';
import { turn } from '../rules/turn.js';
import { haltFrame, stoppable } from './halt.js';
import { LaidBoard } from './laying.js';

/** One seat's side of the table under test. */
class EmeraldSeat extends SeatAtTest<Emerald, EmeraldView> {
  /** Begins an action or a free action of the own turn: 'place', 'pass', 'act:G30', 'free:G07', … */
  does(deed: string): this {
    return this.isAsked('turn/deed').picks(deed);
  }
}

/** A table laid for a test (laying.ts), on which any part of the rules is then run, looked at and answered. */
export class TestTable extends LaidBoard {
  protected readonly game = stoppable;
  protected readonly laid: State<Emerald>;

  constructor(players: number, pack: string) {
    super(players, pack);
    this.laid = laidState(emerald, this.s, players, { pack });
  }

  override seat(seat: Seat): EmeraldSeat {
    return new EmeraldSeat(this, seat, (keys) => this.answer(seat, keys));
  }

  /** The turn of a seat after so many actions; the test stops when it is over. */
  turn(seat: Seat = 0, actions = 0): this {
    this.s.active = seat;
    this.s.actions = actions;
    return this.start(seat, [haltFrame(), frameOf(turn, { seat }, 'EMER-3.3')]);
  }

  /** Runs one rule in the turn of a seat, then stops. */
  run<A extends object>(rule: Rule<A, unknown>, args: A, seat: Seat = 0): this {
    this.s.active = seat;
    return this.start(seat, [haltFrame(), frameOf(rule, clone(args) as Frame['v'])]);
  }

  /** The turns of all from that of a seat on, to the end of the game. */
  turns(seat: Seat = 0): this {
    this.s.active = seat;
    return this.start(seat, [frameOf(turn, { seat })]);
  }

  private start(seat: Seat, frames: readonly Frame[]): this {
    this.settleStacks();
    this.laid.stack = [
      { rule: emerald.root.name, at: 'EMER-17.6', v: {}, into: '' },
      { rule: TURNS, at: 'EMER-17.22', v: { seat }, into: '' },
      ...frames,
    ];
    this.check(this.laid, 'the table is not well laid');
    return this.go();
  }

  player(seat: Seat): Emerald['seats'][number] {
    return this.board.seats[seat]!;
  }

  city(city: City): Emerald['cities'][City] {
    return this.board.cities[city];
  }

  total(seat: Seat): number {
    return totalOf(this.board, seat);
  }

  /** The points of a seat by kind, as 'kind amount', in the order in which they were booked. */
  ledger(seat: Seat): string[] {
    return this.player(seat).ledger.map(({ kind, amount }) => `${kind} ${amount}`);
  }

  /** Where a card of somebody lies. */
  placeOf(seat: Seat, card: CardId): string | undefined {
    const { hand, deck, discard, display, played, changes } = this.player(seat);
    const places = { hand, deck, discard, display, played, changes, removed: this.board.removed };
    return Object.entries(places).find(([, cards]) => cards.includes(card))?.[0];
  }
}

/** A table laid for a test, with 2 players unless it says otherwise. */
export const table = (options: { players?: number; pack?: string } = {}): TestTable =>
  new TestTable(options.players ?? 2, options.pack ?? 'base');
