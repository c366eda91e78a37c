import type { Seat } from '@tabula/kernel/json.js';
import { TableAtTest } from '@tabula/kernel/testing/table-at-test.js';
import { type CardId, CUBES, type Emerald, type EmeraldView, newBoard } from '../board.js';
import { CITIES, type City, type Faction, type Points } from '../content/behaviour.js';
import { packOf } from '../content/packs.js';

type InCities = { readonly [C in City]?: number };

/** Where the agents stand that a test does not speak of: all have one there, so nobody has the majority. */
const WAITING: City = 'cairo';

/**
 * A board laid for a test: any position. At first it is round 1, seat 0 begins, everybody has an agent in Cairo and all
 * other pieces at home, empty hands and the starting cards in the deck; in each city the city card lies face up on the
 * royal. Seats 0, 2 and 4 are Loyalists. A card is named by its kind ('G06', 'ST05', 'city-rome') or its copy ('G06.2').
 */
export abstract class LaidBoard extends TableAtTest<Emerald, EmeraldView> {
  readonly s: Emerald;

  constructor(players: number, pack: string) {
    super();
    this.s = newBoard(players, pack);
    const { s } = this;
    s.phase = 'turns';
    s.round = 1;
    for (const city of CITIES) {
      s.cities[city].stack = [`royal-${city}`];
      s.cities[city].top = [`city-${city}`];
    }
    s.seats.forEach((_, seat) => {
      this.identity(seat, seat % 2 === 0 ? 'loyalist' : 'restorationist').agents(seat, { [WAITING]: 1 });
    });
  }

  // ——— pieces ———

  /** Agents from the pool into cities, instead of those that stand there. */
  agents(seat: Seat, where: InCities): this {
    const player = this.s.seats[seat]!;
    for (const [city, count] of Object.entries(where)) {
      const { agents } = this.s.cities[city as City];
      player.agents += agents[seat]! - count;
      agents[seat] = count;
    }
    return this;
  }

  /** The agents of a seat stand here and nowhere else. */
  onlyAgents(seat: Seat, where: InCities): this {
    return this.agents(seat, { ...Object.fromEntries(CITIES.map((city) => [city, 0])), ...where });
  }

  /** Leaves so many agents in the pool; the others were fed to Yog-Sothoth. */
  agentPool(seat: Seat, count: number): this {
    const player = this.s.seats[seat]!;
    player.fed += player.agents - count;
    player.agents = count;
    if (!player.display.includes('G29')) this.display(seat, ['G29']);
    return this;
  }

  /** Cubes into cities, from the pool and then from Limbo. */
  cubes(seat: Seat, where: InCities): this {
    const player = this.s.seats[seat]!;
    for (const [city, count] of Object.entries(where)) {
      const { cubes } = this.s.cities[city as City];
      player.cubes += cubes[seat]! - count;
      cubes[seat] = count;
    }
    if (player.cubes < 0) {
      player.limbo += player.cubes;
      player.cubes = 0;
    }
    return this;
  }

  /** So many cubes in the pool; the others that are in no city are in Limbo. */
  cubePool(seat: Seat, count: number): this {
    const player = this.s.seats[seat]!;
    const out = CITIES.reduce((sum, city) => sum + this.s.cities[city].cubes[seat]!, 0);
    player.cubes = count;
    player.limbo = CUBES - out - count;
    return this;
  }

  zombies(where: InCities): this {
    for (const [city, count] of Object.entries(where)) {
      this.s.zombies += this.s.cities[city as City].zombies - count;
      this.s.cities[city as City].zombies = count;
    }
    return this;
  }

  sanity(seat: Seat, count: number): this {
    this.s.sanity += this.s.seats[seat]!.sanity - count;
    this.s.seats[seat]!.sanity = count;
    return this;
  }

  /** Own agents on Mi-Go, put there in an earlier turn. */
  parked(seat: Seat, count: number): this {
    const player = this.s.seats[seat]!;
    player.agents += player.parked - count;
    player.parked = count;
    return this.display(seat, ['G16']);
  }

  // ——— cards ———

  /** Gives a player exactly these cards in hand; others go back to the bottom of the deck. */
  hand(seat: Seat, cards: readonly string[]): this {
    const player = this.s.seats[seat]!;
    player.deck.unshift(...player.hand.splice(0));
    for (const card of cards) player.hand.push(this.lift(seat, card));
    return this;
  }

  discard(seat: Seat, cards: readonly string[]): this {
    for (const card of cards) this.s.seats[seat]!.discard.push(this.lift(seat, card));
    return this;
  }

  display(seat: Seat, cards: readonly string[]): this {
    for (const card of cards) this.s.seats[seat]!.display.push(this.lift(seat, card));
    return this;
  }

  /** Puts these cards on top of the deck, the first one uppermost; with `only` all the others lie on the discard pile. */
  deck(seat: Seat, cards: readonly string[], only = false): this {
    const player = this.s.seats[seat]!;
    const top = cards.map((card) => this.lift(seat, card)).reverse();
    if (only) player.discard.push(...player.deck.splice(0));
    player.deck.push(...top);
    return this;
  }

  /** All cards of a player that lie in deck and discard pile go to the hand. */
  nothingToDraw(seat: Seat): this {
    const player = this.s.seats[seat]!;
    player.hand.push(...player.deck.splice(0), ...player.discard.splice(0));
    return this;
  }

  /** The cards of a city from the top down; its royal comes last unless it is named, or in its slot. */
  stack(city: City, cards: readonly string[]): this {
    const at = this.s.cities[city];
    const lifted = cards.map((card) => this.lift(0, card));
    this.s.removed.push(...at.top.splice(0));
    const royal = at.stack.splice(0);
    at.stack = [...royal, ...lifted.slice(1).reverse()];
    at.top = lifted.slice(0, 1);
    return this;
  }

  /** The stack of a city is empty; what lay there is removed, its royal from the slot too. */
  empty(...cities: City[]): this {
    for (const city of cities) {
      const { stack, top, royal } = this.s.cities[city];
      this.s.removed.push(...top.splice(0), ...stack.splice(0), ...royal.splice(0));
    }
    return this;
  }

  /** The royals of these cities lie in their slots. */
  royal(...cities: City[]): this {
    for (const city of cities) this.s.cities[city].royal.push(this.lift(0, `royal-${city}`));
    return this;
  }

  /** Takes a card from wherever it is. */
  private lift(seat: Seat, card: string): CardId {
    const { s } = this;
    const piles = [
      s.unused,
      ...s.seats.flatMap(({ deck, hand, discard, display }) => [deck, hand, discard, display]),
      ...CITIES.flatMap((city) => [s.cities[city].top, s.cities[city].stack, s.cities[city].royal]),
      s.removed,
    ];
    const named = card.startsWith('ST') && !card.includes('.') ? `${card}.${seat}` : card;
    for (const pile of piles) {
      const at = pile.findIndex((id) => id === named || (pile === s.unused && id.startsWith(`${named}.`)));
      if (at >= 0) return pile.splice(at, 1)[0]!;
    }
    throw new Error(`there is no ${card}`);
  }

  /** A stack whose face-up card was taken for something else shows the next one (EMER-2.8). */
  protected settleStacks(): void {
    const { cities, pack } = this.s;
    for (const city of CITIES) {
      const { stack, top, royal } = cities[city];
      while (top.length === 0 && stack.length > 0) {
        const card = stack.pop()!;
        (packOf(pack).royals[card] === undefined ? top : royal).push(card);
      }
    }
  }

  // ——— people ———

  identity(seat: Seat, faction: Faction): this {
    const { s } = this;
    const player = s.seats[seat]!;
    const place = player.revealed.length > 0 ? player.revealed : player.identity;
    s.identities.push(...place.splice(0));
    const at = s.identities.findIndex((id) => id.startsWith(faction));
    place.push(...s.identities.splice(at, 1));
    return this;
  }

  revealed(...seats: Seat[]): this {
    for (const seat of seats) {
      const { identity, revealed } = this.s.seats[seat]!;
      revealed.push(...identity.splice(0));
    }
    return this;
  }

  /** A Change of Heart lies on the identity. */
  changed(seat: Seat): this {
    this.s.seats[seat]!.changes.push(this.lift(seat, 'G03'));
    return this;
  }

  /** Markers as far as somebody has moved them. */
  markers(markers: { readonly [F in Faction]?: number }, by: Seat = 0): this {
    Object.assign(this.s.markers, markers);
    for (const player of this.s.seats) player.pushed = { loyalist: 0, restorationist: 0 };
    Object.assign(this.s.seats[by]!.pushed, markers);
    return this;
  }

  /** Points in the ledger, for a card. */
  points(seat: Seat, amount: number, kind: Points = 'neutral', from = 'city-london', victim: Seat | null = null): this {
    this.s.seats[seat]!.ledger.push({ amount, kind, from, victim });
    return this;
  }

  /** A royal in the display with its points, killed or hidden. */
  took(seat: Seat, city: City, kind: Faction = 'restorationist'): this {
    const { worth } = packOf(this.s.pack).royals[`royal-${city}`]!;
    return this.display(seat, [`royal-${city}`]).points(seat, worth, kind, `royal-${city}`);
  }
}
