import type { Event, Fate } from '@tabula/kernel/chance.js';
import { problemsOf } from '@tabula/kernel/check.js';
import type { Frame, State } from '@tabula/kernel/game.js';
import { clone, type Json, type Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import { cited, type Rule } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { decide, load, questions, type Table } from '@tabula/kernel/table.js';
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
import { HALT, haltFrame, stoppable } from './halt.js';
import { LaidBoard } from './laying.js';
import { SeatAtTest } from './seat.js';

/** A table laid for a test (laying.ts), on which any part of the rules is then run, looked at and answered. */
export class TestTable extends LaidBoard {
  events: Event[] = [];
  private state: State<Elekt>;
  private running: Table<Elekt, ElektView> | null = null;

  constructor(seats: number, pack = 'base') {
    super(seats, pack);
    this.state = {
      game: 'elekt',
      version: elekt.version,
      options: { pack },
      seats: new Array(seats).fill('player'),
      board: this.s,
      stack: [],
      rng: seeded('test'),
      script: [],
      result: null,
    };
  }

  /** Fixes the next outcomes of chance. */
  script(...fates: Fate[]): this {
    this.current.script.push(...fates);
    return this;
  }

  // ——— running rules ———

  private get current(): State<Elekt> {
    return this.running?.state ?? this.state;
  }

  private start(then: string, frames: readonly Frame[]): this {
    this.settleRounds();
    this.state.stack = [
      { rule: 'game', at: 'ELEK-12.13', v: {}, into: '' },
      { rule: 'rounds', at: then, v: {}, into: '' },
      ...frames,
    ];
    return this.go();
  }

  private go(): this {
    const state = clone(this.state);
    const events: Event[] = [];
    advance(stoppable, state, {
      event: (key, params, step) => events.push({ key, params, rule: cited(step) }),
      fate: () => {},
      auto: () => {},
      reveal: () => {},
    });
    this.events = events;
    const loaded = load(stoppable, state);
    if (!loaded.ok) throw new Error(`the table is not well laid: ${loaded.error.details?.join('; ')}`);
    this.running = loaded.table;
    return this;
  }

  private frame(rule: Rule<never, unknown>, v: Record<string, Json> = {}, at = rule.first): Frame {
    return { rule: rule.name, at, v, into: '' };
  }

  /** The Assignment phase, from the turn of a seat (by default the Scepter holder) on. The test stops when it ends. */
  assign(seat: Seat = this.s.scepter): this {
    this.s.phase = 'assignment';
    return this.start('ELEK-6.1', [haltFrame(), this.frame(assignment as Rule<never>, { seat }, 'ELEK-5.2')]);
  }

  /** One confrontation in a Zone, then stop. */
  confront(zone: Zone, attribute: Attribute): this {
    this.s.phase = 'confrontation';
    const frame =
      attribute === 'power'
        ? this.frame(power as Rule<never>, { zone })
        : this.frame(confrontation as Rule<never>, { zone, attribute });
    return this.start('ELEK-11.1', [haltFrame(), frame]);
  }

  /** The whole Confrontation phase, then stop. */
  confrontations(): this {
    return this.start('ELEK-11.1', [haltFrame(), this.frame(confrontations as Rule<never>)]);
  }

  /** The Recruitment phase, then stop. */
  recruit(): this {
    this.s.phase = 'recruitment';
    return this.start('ELEK-5.1', [haltFrame(), this.frame(recruitment as Rule<never>)]);
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
    return this.start('ELEK-12.6', [haltFrame(), this.frame(roundEnd as Rule<never>)]);
  }

  /** Goes on with the whole game from where the rule under test has ended. */
  goOn(): this {
    return this.answer(0, ['halt']);
  }

  // ——— looking and answering ———

  /** The board as it is now. */
  get board(): Elekt {
    return this.current.board;
  }

  get result() {
    return this.current.result;
  }

  /** The table of the kernel underneath, for views, undo and the like. */
  get kernel(): Table<Elekt, ElektView> {
    if (this.running === null) throw new Error('no rule has been started');
    return this.running;
  }

  /** What a seat sees now; null is a spectator. */
  view(seat: Seat | null): View<ElektView> {
    return view(stoppable, this.kernel.state, seat);
  }

  get questions(): Question[] {
    return questions(this.kernel).filter((question) => question.id !== HALT);
  }

  /** True when the rule under test has run to its end. */
  get ended(): boolean {
    return questions(this.kernel).some((question) => question.id === HALT) || this.questions.length === 0;
  }

  private answer(seat: Seat, keys: readonly string[]): this {
    const outcome = decide(this.kernel, seat, keys);
    if (!outcome.ok) throw new Error(`${outcome.error.message} (${outcome.error.rule ?? outcome.error.code})`);
    this.events = [...outcome.entry.events];
    const problems = problemsOf(stoppable, this.current);
    if (problems.length > 0) throw new Error(`after ${keys.join(' ')}: ${problems.join('; ')}`);
    return this;
  }

  seat(seat: Seat): SeatAtTest {
    return new SeatAtTest(this, seat, (keys) => this.answer(seat, keys));
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
  /** The events of the last decision with this key (without 'event.'). */
  told(key: string): Event[] {
    return this.events.filter((event) => event.key === `event.${key}`);
  }
}

/** A table laid for a test, with 2 players unless it says otherwise. */
export const table = (options: { seats?: number; pack?: string } = {}): TestTable =>
  new TestTable(options.seats ?? 2, options.pack);

/** The keys of every token of these kinds on every one of these units. */
export const tokenKeys = (units: readonly UnitId[], kinds: readonly Attribute[] = ATTRIBUTES): string[] =>
  kinds.flatMap((kind) => units.map((unit) => `${kind}:${unit}`));
