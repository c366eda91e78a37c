import type { Event } from '@tabula/kernel/chance.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import type { Rule } from '@tabula/kernel/rule.js';
import { SeatAtTest } from '@tabula/kernel/testing/seat-at-test.js';
import type { Cults, CultsView } from '../board.js';
import { TestTable } from './table.js';

/**
 * A table that answers questions with one option by itself. They are put so that nothing is betrayed by their absence
 * (CULT-18.1); for a test that shows what players can decide they are in the way.
 */
export class ForcedTable extends TestTable {
  override run<A extends object>(rule: Rule<A, unknown>, args: A, at?: string): this {
    super.run(rule, args, at);
    return this.force(this.events);
  }

  override seat(seat: Seat): SeatAtTest<Cults, CultsView> {
    return new SeatAtTest(this, seat, (keys) => {
      super.seat(seat).picks(...keys);
      return this.force(this.events);
    });
  }

  /** The events of a decision are those of the answers that follow by themselves, too. */
  private force(events: readonly Event[]): this {
    const [open] = this.questions;
    if (open === undefined || open.options.length !== 1 || open.min !== 1) return this;
    super.seat(open.seat).picks(open.options[0]!.key);
    this.events = [...events, ...this.events];
    return this.force(this.events);
  }
}

/** As `table`, but what is no choice needs no answer. */
export const table = (given: { players?: number } & Record<string, Json> = {}): ForcedTable => {
  const { players = 2, ...options } = given;
  return new ForcedTable(players, options);
};
