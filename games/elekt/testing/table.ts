import type { Event, Fate } from '@tabula/kernel/chance.js';
import { problemsOf } from '@tabula/kernel/check.js';
import type { Frame, Game, State } from '@tabula/kernel/game.js';
import { clone, type Json, type Seat } from '@tabula/kernel/json.js';
import type { Question } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import { ask, type Rule } from '@tabula/kernel/rule.js';
import { advance } from '@tabula/kernel/run.js';
import { EVERYBODY } from '@tabula/kernel/shape.js';
import { type View, view } from '@tabula/kernel/sight.js';
import { decide, load, questions, type Table } from '@tabula/kernel/table.js';
import {
  type CardId,
  type Elekt,
  type ElektView,
  newBoard,
  newUnit,
  ROUNDS,
  type Tokens,
  type Unit,
  type UnitId,
} from '../board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from '../content/behaviour.js';
import { packOf } from '../content/packs.js';
import { elekt } from '../elekt.js';
import { assignment } from '../rules/assignment.js';
import { titlesOf } from '../rules/cards.js';
import { confrontation, confrontations } from '../rules/confrontation.js';
import { countOf, symbolsOn } from '../rules/counting.js';
import { rule } from '../rules/kit.js';
import { power } from '../rules/power.js';
import { recruitment } from '../rules/recruitment.js';
import { roundEnd } from '../rules/round-end.js';

/** Stands below the rule under test and stops there, so that a test sees the table as that rule has left it. */
const halt = rule<Record<never, never>, { halt: 'halt' }>('halt', {
  'ELEK-3.10': () => ask(0, 'halt', ['halt'], { always: true }),
});

const stoppable: Game<Elekt, ElektView> = {
  ...elekt,
  rules: { ...elekt.rules, halt: halt as Rule },
  prompt: (s, asked, frame) => (frame.rule === 'halt' ? { key: 'halt', params: {} } : elekt.prompt(s, asked, frame)),
  look: (s, asked, frame, choice) =>
    frame.rule === 'halt' ? { label: { key: 'halt', params: {} }, refs: [] } : elekt.look(s, asked, frame, choice),
};

/** A table laid for a test: any position, then any part of the rules. Basic units are called B1.0 (the Acolyte of seat 0). */
export class TestTable {
  readonly s: Elekt;
  events: Event[] = [];
  private state: State<Elekt>;
  private running: Table<Elekt, ElektView> | null = null;

  constructor(seats: number, pack = 'base') {
    this.s = newBoard(seats, pack);
    this.s.round = 1;
    this.s.phase = 'assignment';
    this.s.direction = 1;
    this.s.unused = this.s.privileges.splice(ROUNDS);
    this.s.zones.mission.card = this.s.missions.shift()!;
    this.s.zones.influence.card = this.s.influences.shift()!;
    this.s.zones.court.card = this.s.privileges.shift()!;
    // Plain face-up cards, so that a test meets only the abilities it names.
    this.quiet();
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

  private quiet(): void {
    if (this.s.pack === 'base') this.mission('M16').influence('I13');
  }

  // ——— laying the table ———

  /** Takes a unit from wherever it is. */
  private lift(id: UnitId): void {
    const { s } = this;
    const piles = [s.elite, s.discard, ...s.seats.flatMap((player) => [player.hand, player.drawn, player.shown])];
    for (const pile of piles) {
      const at = pile.indexOf(id);
      if (at >= 0) pile.splice(at, 1);
    }
    for (const zone of ZONES) s.zones[zone].units = s.zones[zone].units.filter((unit) => unit.card !== id);
    delete s.known[id];
  }

  /** Lays units into a Zone, in this order of arrival, by owner. */
  zone(zone: Zone, units: Record<Seat, readonly UnitId[]>): this {
    for (const [seat, ids] of Object.entries(units))
      for (const id of ids) {
        this.lift(id);
        this.s.zones[zone].units.push(newUnit(id, Number(seat)));
      }
    return this;
  }

  /** Gives a player exactly these units in hand; others go back to the bottom of the deck or the discard pile. */
  hand(seat: Seat, ids: readonly UnitId[]): this {
    const { hand } = this.s.seats[seat]!;
    for (const id of hand.splice(0)) (id.startsWith('B') ? this.s.discard : this.s.elite).push(id);
    for (const id of ids) {
      this.lift(id);
      hand.push(id);
      if (id.startsWith('B')) this.s.known[id] = EVERYBODY;
    }
    return this;
  }

  /** Puts exactly these units on the discard pile; others go to the bottom of the deck. */
  discard(ids: readonly UnitId[]): this {
    this.s.elite.push(...this.s.discard.splice(0));
    for (const id of ids) {
      this.lift(id);
      this.s.discard.push(id);
    }
    return this;
  }

  /** Puts these units on top of the Elite deck, the first one uppermost; with `only` the deck holds nothing else. */
  deck(ids: readonly UnitId[], only = false): this {
    for (const id of ids) this.lift(id);
    const rest = this.s.elite.splice(0);
    this.s.elite.push(...ids, ...(only ? [] : rest));
    // What is not wanted in the deck waits in a hand: nothing may get lost.
    if (only) this.s.seats[this.s.seats.length - 1]!.hand.push(...rest);
    return this;
  }

  embers(seat: Seat, count: number): this {
    this.s.embers += this.s.seats[seat]!.embers - count;
    this.s.seats[seat]!.embers = count;
    return this;
  }

  private unitAt(id: UnitId): Unit {
    for (const zone of ZONES) for (const unit of this.s.zones[zone].units) if (unit.card === id) return unit;
    throw new Error(`${id} lies in no Zone`);
  }

  tokens(id: UnitId, tokens: Partial<Tokens>): this {
    for (const kind of ATTRIBUTES) {
      const count = tokens[kind] ?? 0;
      this.unitAt(id).tokens[kind] += count;
      this.s.pool[kind] -= count;
    }
    return this;
  }

  /** Leaves so many tokens in the pool; the others lie on a unit of the test's choice. */
  pool(kind: Attribute, count: number, on: UnitId): this {
    return this.tokens(on, { [kind]: this.s.pool[kind] - count });
  }

  off(id: UnitId): this {
    this.unitAt(id).off = true;
    return this;
  }

  private swapIn(zone: Zone, deck: CardId[], id: CardId): this {
    const { s } = this;
    const now = s.zones[zone].card;
    if (now === id) return this;
    for (const pile of [deck, s.unused]) {
      const at = pile.indexOf(id);
      if (at < 0) continue;
      if (now === null) pile.splice(at, 1);
      else pile[at] = now;
      s.zones[zone].card = id;
      return this;
    }
    throw new Error(`${id} is not in the deck`);
  }

  mission(id: CardId): this {
    return this.swapIn('mission', this.s.missions, id);
  }
  influence(id: CardId): this {
    return this.swapIn('influence', this.s.influences, id);
  }
  privilege(id: CardId): this {
    return this.swapIn('court', this.s.privileges, id);
  }

  /** A player has won this Privilege in an earlier round; the round number goes up with it. */
  owns(seat: Seat, id: CardId): this {
    const { s } = this;
    if (s.zones.court.card === id) s.zones.court.card = s.privileges.shift()!;
    else if (s.privileges.includes(id)) s.privileges.splice(s.privileges.indexOf(id), 1);
    else {
      s.unused[s.unused.indexOf(id)] = s.privileges.pop()!;
    }
    s.seats[seat]!.privileges.push(id);
    s.round++;
    s.courts++;
    return this;
  }

  /** A player has won this Mission or Influence; enough rounds have passed for it. */
  won(seat: Seat, id: CardId): this {
    const { s } = this;
    const [deck, zone, kind] = id.startsWith('M')
      ? ([s.missions, 'mission', 'missions'] as const)
      : ([s.influences, 'influence', 'influences'] as const);
    if (s.zones[zone].card === id) this.swapIn(zone, deck, deck.find((other) => other !== id)!);
    deck.splice(deck.indexOf(id), 1);
    s.seats[seat]![kind].push(id);
    return this;
  }

  scepter(seat: Seat, direction: 'clockwise' | 'counter-clockwise' = 'clockwise'): this {
    this.s.scepter = seat;
    this.s.direction = direction === 'clockwise' ? 1 : -1;
    return this;
  }

  /** Goes to a round; the Privileges of earlier rounds are out of the game unless somebody owns them. */
  round(round: number): this {
    const { s } = this;
    while (s.round < round) {
      s.gone.privileges.push(s.privileges.shift()!);
      s.round++;
      s.courts++;
    }
    return this;
  }

  assigned(seat: Seat, count: number): this {
    this.s.seats[seat]!.assigned = count;
    return this;
  }

  passed(...seats: Seat[]): this {
    for (const seat of seats) this.s.seats[seat]!.passed = true;
    return this;
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

  /** Face-down Missions and Influences tell the round (INV-08): rounds that won cards speak of have been played. */
  private settleRounds(): void {
    const { s } = this;
    const { pack } = packOf(s.pack);
    this.round(
      Math.max(s.round, pack.missions.length - s.missions.length, pack.influences.length - s.influences.length),
    );
    while (s.missions.length > pack.missions.length - s.round) s.gone.missions.push(s.missions.pop()!);
    while (s.influences.length > pack.influences.length - s.round) s.gone.influences.push(s.influences.pop()!);
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
      event: (key, params, step) => events.push({ key, params, rule: step.split(' ')[0]! }),
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

  private readonly stop: Frame = { rule: 'halt', at: 'ELEK-3.10', v: {}, into: '' };

  /** The Assignment phase, from the turn of a seat (by default the Scepter holder) on. The test stops when it ends. */
  assign(seat: Seat = this.s.scepter): this {
    this.s.phase = 'assignment';
    return this.start('ELEK-6.1', [this.stop, this.frame(assignment as Rule<never>, { seat }, 'ELEK-5.2')]);
  }

  /** One confrontation in a Zone, then stop. */
  confront(zone: Zone, attribute: Attribute): this {
    this.s.phase = 'confrontation';
    const frame =
      attribute === 'power'
        ? this.frame(power as Rule<never>, { zone })
        : this.frame(confrontation as Rule<never>, { zone, attribute });
    return this.start('ELEK-11.1', [this.stop, frame]);
  }

  /** The whole Confrontation phase, then stop. */
  confrontations(): this {
    return this.start('ELEK-11.1', [this.stop, this.frame(confrontations as Rule<never>)]);
  }

  /** The Recruitment phase, then stop. */
  recruit(): this {
    this.s.phase = 'recruitment';
    return this.start('ELEK-5.1', [this.stop, this.frame(recruitment as Rule<never>)]);
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
    return this.start('ELEK-12.6', [this.stop, this.frame(roundEnd as Rule<never>)]);
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
    return questions(this.kernel).filter((question) => question.id !== 'halt/halt');
  }

  /** True when the rule under test has run to its end. */
  get ended(): boolean {
    return questions(this.kernel).some((question) => question.id === 'halt/halt') || this.questions.length === 0;
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

/** One seat's side of the table under test. */
export class SeatAtTest {
  private readonly table: TestTable;
  private readonly seat: Seat;
  private readonly answer: (keys: readonly string[]) => TestTable;

  constructor(table: TestTable, seat: Seat, answer: (keys: readonly string[]) => TestTable) {
    this.table = table;
    this.seat = seat;
    this.answer = answer;
  }

  /** The question this seat has now, if any. */
  get question(): Question | undefined {
    return this.table.questions.find((question) => question.seat === this.seat);
  }

  get options(): string[] {
    return (this.question?.options ?? []).map((option) => option.key);
  }

  /** Fails unless this seat is asked exactly this; with keys, exactly these options in any order. */
  isAsked(id: string, keys?: readonly string[]): this {
    const asked = this.table.questions.map((question) => `seat ${question.seat}: ${question.id}`);
    if (this.question?.id !== id)
      throw new Error(`seat ${this.seat} is not asked ${id}; open: ${asked.join(', ') || 'nothing'}`);
    if (keys !== undefined) {
      const [want, have] = [[...keys].sort().join(' '), this.options.sort().join(' ')];
      if (want !== have) throw new Error(`${id}: expected options\n  ${want}\nfound\n  ${have}`);
    }
    return this;
  }

  isNotAsked(): this {
    if (this.question !== undefined) throw new Error(`seat ${this.seat} is asked ${this.question.id}`);
    return this;
  }

  /** Assigns a unit to a Zone as this seat's turn. */
  assigns(unit: UnitId, zone: Zone): this {
    return this.isAsked('assignment/choice').picks(`${unit}:${zone}`);
  }

  /** Answers; fails if it is not legal. */
  picks(...keys: string[]): this {
    this.answer(keys);
    return this;
  }

  /** The code and rule with which an illegal answer is refused; fails if it is legal. */
  refused(...keys: string[]): { code: string; rule: string | undefined } {
    const outcome = decide(clone2(this.table.kernel), this.seat, keys);
    if (outcome.ok) throw new Error(`'${keys.join(' ')}' was accepted`);
    return { code: outcome.error.code, rule: outcome.error.rule };
  }
}

const clone2 = (table: Table<Elekt, ElektView>): Table<Elekt, ElektView> => ({ ...table, log: [], past: [] });

/** A table laid for a test, with 2 players unless it says otherwise. */
export const table = (options: { seats?: number; pack?: string } = {}): TestTable =>
  new TestTable(options.seats ?? 2, options.pack);

/** The keys of every token of these kinds on every one of these units. */
export const tokenKeys = (units: readonly UnitId[], kinds: readonly Attribute[] = ATTRIBUTES): string[] =>
  kinds.flatMap((kind) => units.map((unit) => `${kind}:${unit}`));
