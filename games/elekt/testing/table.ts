import { problemsOf } from '@tabula/kernel/check.js';
import type { Frame, State } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { frameOf } from '@tabula/kernel/testing/halt.js';
import { SeatAtTest } from '@tabula/kernel/testing/seat-at-test.js';
import { laidState } from '@tabula/kernel/testing/table-at-test.js';
import type { Elekt, ElektView, Tokens, Unit, UnitId } from '../board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from '../content/behaviour.js';
import { elekt } from '../elekt.js';
import { assignment } from '../rules/assignment.js';
import { titlesOf } from '../rules/cards.js';
import { confrontation, confrontations } from '../rules/confrontation.js';
import { countOf, symbolsOn } from '../rules/counting.js';
import { power } from '../rules/power.js';
import { recruitment } from '../rules/recruitment.js';
import { roundEnd } from '../rules/round-end.js';
import { haltFrame, stoppable } from './halt.js';
import { LaidBoard } from './laying.js';

/** One seat's side of the table under test. */
class ElektSeat extends SeatAtTest<Elekt, ElektView> {
  /** Assigns a unit to a Zone as this seat's turn. */
  assigns(unit: UnitId, zone: Zone): this {
    return this.isAsked('assignment/choice').picks(`${unit}:${zone}`);
  }
}

/** A table laid for a test (laying.ts), on which any part of the rules is then run, looked at and answered. */
export class TestTable extends LaidBoard {
  protected readonly game = stoppable;
  protected readonly laid: State<Elekt>;

  constructor(seats: number, pack = 'base') {
    super(seats, pack);
    this.laid = laidState(elekt, this.s, seats, { pack });
  }

  override seat(seat: Seat): ElektSeat {
    return new ElektSeat(this, seat, (keys) => this.answer(seat, keys));
  }

  private start(then: string, frames: readonly Frame[]): this {
    this.settleRounds();
    this.laid.stack = [
      { rule: 'game', at: 'ELEK-12.13', v: {}, into: '' },
      { rule: 'rounds', at: then, v: {}, into: '' },
      ...frames,
    ];
    return this.go();
  }

  protected override check(state: State<Elekt>, when: string): void {
    const problems = problemsOf(stoppable, state);
    if (problems.length > 0) throw new Error(`${when}: ${problems.join('; ')}`);
  }

  /** The Assignment phase, from the turn of a seat (by default the Scepter holder) on. The test stops when it ends. */
  assign(seat: Seat = this.s.scepter): this {
    this.s.phase = 'assignment';
    return this.start('ELEK-6.1', [haltFrame(), frameOf(assignment, { seat }, 'ELEK-5.2')]);
  }

  /** One confrontation in a Zone, then stop. */
  confront(zone: Zone, attribute: Attribute): this {
    this.s.phase = 'confrontation';
    const frame = attribute === 'power' ? frameOf(power, { zone }) : frameOf(confrontation, { zone, attribute });
    return this.start('ELEK-11.1', [haltFrame(), frame]);
  }

  /** The whole Confrontation phase, then stop. */
  confrontations(): this {
    return this.start('ELEK-11.1', [haltFrame(), frameOf(confrontations)]);
  }

  /** The Recruitment phase, then stop. */
  recruit(): this {
    this.s.phase = 'recruitment';
    return this.start('ELEK-5.1', [haltFrame(), frameOf(recruitment)]);
  }

  /** The End of round phase, then stop. `privilegeTo` won the Privilege of this round. */
  endRound(privilegeTo: Seat | null): this {
    const { s } = this;
    s.phase = 'end';
    s.privilegeTo = privilegeTo;
    for (const zone of ZONES) {
      const card = s.zones[zone].card;
      if (card === null) continue;
      s.zones[zone].card = null;
      if (zone !== 'court') s.gone[zone === 'mission' ? 'missions' : 'influences'].push(card);
      else {
        s.courts++;
        (privilegeTo === null ? s.gone.privileges : s.seats[privilegeTo]!.privileges).push(card);
      }
    }
    return this.start('ELEK-12.6', [haltFrame(), frameOf(roundEnd)]);
  }

  handOf(seat: Seat): UnitId[] {
    return this.board.seats[seat]!.hand;
  }
  embersOf(seat: Seat): number {
    return this.board.seats[seat]!.embers;
  }
  titlesOf(seat: Seat): number {
    return titlesOf(this.board, seat);
  }
  unit(id: UnitId): Unit | undefined {
    return ZONES.flatMap((zone) => this.board.zones[zone].units).find((unit) => unit.card === id);
  }
  /** The tokens on a unit in a Zone, without the kinds it has none of. */
  tokensOn(id: UnitId): Partial<Tokens> {
    const tokens = Object.entries(this.unit(id)!.tokens).filter(([, count]) => count > 0);
    return Object.fromEntries(tokens);
  }
  zoneOf(id: UnitId): Zone | undefined {
    return ZONES.find((zone) => this.board.zones[zone].units.some((unit) => unit.card === id));
  }
  unitsIn(zone: Zone): UnitId[] {
    return this.board.zones[zone].units.map((unit) => unit.card);
  }
  count(zone: Zone, seat: Seat, attribute: Attribute): number {
    return countOf(this.board, zone, seat, attribute);
  }
  symbols(id: UnitId, attribute: Attribute): number {
    const zone = this.zoneOf(id);
    if (zone === undefined) throw new Error(`${id} lies in no Zone`);
    return symbolsOn(this.board, zone, this.unit(id)!, attribute);
  }
}

/** A table laid for a test, with 2 players unless it says otherwise. */
export const table = (options: { seats?: number; pack?: string } = {}): TestTable =>
  new TestTable(options.seats ?? 2, options.pack);

/** The keys of every token of these kinds on every one of these units. */
export const tokenKeys = (units: readonly UnitId[], kinds: readonly Attribute[] = ATTRIBUTES): string[] =>
  kinds.flatMap((kind) => units.map((unit) => `${kind}:${unit}`));
