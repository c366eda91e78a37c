import type { Seat } from '@tabula/kernel/json.js';
import { TableAtTest } from '@tabula/kernel/testing/table-at-test.js';
import { forget, remember } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
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

/** A board laid for a test: any position. Basic units are called B1.0 (the Acolyte of seat 0). */
export abstract class LaidBoard extends TableAtTest<Elekt, ElektView> {
  readonly s: Elekt;

  constructor(seats: number, pack: string) {
    super();
    this.s = newBoard(seats, pack);
    this.s.round = 1;
    this.s.phase = 'assignment';
    this.s.direction = 1;
    this.s.unused = this.s.privileges.splice(ROUNDS);
    this.s.zones.mission.card = this.s.missions.shift()!;
    this.s.zones.influence.card = this.s.influences.shift()!;
    this.s.zones.court.card = this.s.privileges.shift()!;
    // Plain face-up cards, so that a test meets only the abilities it names.
    if (pack === 'base') this.mission('M16').influence('I13');
  }

  /** Takes a unit from wherever it is. */
  private lift(id: UnitId): void {
    const { s } = this;
    const piles = [s.elite, s.discard, ...s.seats.flatMap((player) => [player.hand, player.drawn, player.shown])];
    for (const pile of piles) remove(pile, id);
    for (const zone of ZONES) s.zones[zone].units = s.zones[zone].units.filter((unit) => unit.card !== id);
    forget(s, [id]);
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
    for (const id of hand.splice(0)) {
      forget(this.s, [id]);
      (id.startsWith('B') ? this.s.discard : this.s.elite).push(id);
    }
    for (const id of ids) {
      this.lift(id);
      hand.push(id);
      if (id.startsWith('B')) remember(this.s, [id]);
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
    else if (s.privileges.includes(id)) remove(s.privileges, id);
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
    remove(deck, id);
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

  /** Face-down Missions and Influences tell the round (INV-08): rounds that won cards speak of have been played. */
  protected settleRounds(): void {
    const { s } = this;
    const { pack } = packOf(s.pack);
    this.round(
      Math.max(s.round, pack.missions.length - s.missions.length, pack.influences.length - s.influences.length),
    );
    while (s.missions.length > pack.missions.length - s.round) s.gone.missions.push(s.missions.pop()!);
    while (s.influences.length > pack.influences.length - s.round) s.gone.influences.push(s.influences.pop()!);
  }
}
