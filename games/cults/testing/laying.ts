import type { Json, Seat } from '@tabula/kernel/json.js';
import { withDefaults } from '@tabula/kernel/options.js';
import { TableAtTest } from '@tabula/kernel/testing/table-at-test.js';
import { forget, remember } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
import { type CardId, type Cults, type CultsView, newBoard, type SeatBoard } from '../board.js';
import { base } from '../content/base/pack.js';
import { DISTRICTS, type District, type Level, PLANS, type Plan, type Token } from '../content/behaviour.js';
import { cardOf, kindOf, PROLOGUE } from '../content/cards.js';
import { cults } from '../cults.js';
import { inPlay, putRitual } from '../rules/districts.js';
import { optionsKey, optionsOf, STACK } from '../table-options.js';

/**
 * A board laid for a test: any position. At first it is the beginning of round 1 with the recommended layout, the
 * prologue P1 and seat 0 as first cultist, but without a place of cult or a ritual on the board, and with all cards in
 * the decks in printed order.
 */
export abstract class LaidBoard extends TableAtTest<Cults, CultsView> {
  readonly s: Cults;
  protected readonly options: Record<string, Json>;

  constructor(players: number, given: Record<string, Json>) {
    super();
    const filled = withDefaults(cults, given);
    if (!filled.ok) throw new Error(filled.error.message);
    this.options = filled.options;
    this.s = newBoard(optionsKey(players, filled.options));
    const { s } = this;
    s.round = 1;
    s.phase = 'action';
    s.prologue = s.prologues.shift()!;
    if (players < DISTRICTS.length) s.districts.rivertown.open = false;
    for (const id of inPlay(s)) {
      this.stack(id, base.layout[id][0]).stack(id, base.layout[id][1]);
      s.districts[id].sanity = PROLOGUE[s.prologue]!.sanity[id];
      s.districts[id].track = optionsOf(s).investigationSteps;
    }
    if (s.npc !== null) this.goal('O1');
  }

  // ——— districts ———

  /** Lays a stack of district cards into a district, instead of the one of its type. */
  stack(district: District, kind: string, left = STACK): this {
    const { s } = this;
    const type = cardOf(kind).type === 'guardian' ? 'guardian' : 'action';
    for (const id of DISTRICTS) if (s.districts[id][type]?.kind === kind) s.districts[id][type] = null;
    const old = s.districts[district][type];
    if (old !== null) s.stacks.push(old.kind);
    s.stacks = s.stacks.filter((each) => each !== kind);
    s.districts[district][type] = { kind, left };
    // Copies that are missing from a stack have to be somewhere.
    for (let copy = 0; copy < STACK - left; copy++) s.destroyed.push(`${kind}.${copy}`);
    return this;
  }

  place(seat: Seat, ...districts: District[]): this {
    for (const district of districts) {
      this.s.seats[seat]!.places--;
      this.s.districts[district].places.push(seat);
    }
    return this;
  }

  ritual(seat: Seat, district: District, ...levels: Level[]): this {
    for (const level of levels) putRitual(this.s, district, seat, level);
    return this;
  }

  /** Domination markers of these seats. */
  domination(district: District, ...seats: Seat[]): this {
    for (const seat of seats) {
      this.s.seats[seat]!.domination--;
      this.s.districts[district].domination.push(seat);
    }
    return this;
  }

  /** Plan markers of these seats, from the bottom to the top. */
  plans(district: District, ...seats: Seat[]): this {
    for (const seat of seats) {
      this.s.seats[seat]!.plans--;
      this.s.districts[district].plans.push(seat);
    }
    return this;
  }

  /** Markers on the plan board. */
  used(seat: Seat, areas: Partial<Record<Plan | 'bluff', number>>): this {
    const player = this.s.seats[seat]!;
    for (const area of [...PLANS, 'bluff'] as const) {
      const count = areas[area] ?? 0;
      player.plans -= count;
      player.used[area] += count;
    }
    return this;
  }

  investigators(district: District, count: number): this {
    this.s.districts[district].investigators = count;
    return this;
  }

  /** How many advances the investigator on the track is away. */
  track(district: District, left: number): this {
    this.s.districts[district].track = left;
    return this;
  }

  sanity(district: District, value: number): this {
    this.s.districts[district].sanity = value;
    return this;
  }

  // ——— cards and tokens ———

  /**
   * Gives a player exactly these cards in hand; others go to the bottom of the deck. A card is named by its id
   * ('S2.0-1', 'G1.0', 'D.0') or by its kind ('S2': the player's first such card in the deck; 'G1': a new copy).
   */
  hand(seat: Seat, cards: readonly string[]): this {
    return this.fill(seat, 'hand', cards);
  }

  discard(seat: Seat, cards: readonly string[]): this {
    this.fill(seat, 'discard', cards);
    remember(this.s, this.s.seats[seat]!.discard);
    return this;
  }

  /** Puts these cards on top of the deck, the first one uppermost; with `only` all the others lie on the discard pile. */
  deck(seat: Seat, cards: readonly string[], only = false): this {
    const player = this.s.seats[seat]!;
    const top = cards.map((card) => this.lift(seat, card));
    const rest = player.deck;
    player.deck = top;
    if (only) player.discard.push(...rest);
    else player.deck.push(...rest);
    return this;
  }

  private fill(seat: Seat, pile: 'hand' | 'discard', cards: readonly string[]): this {
    const player = this.s.seats[seat]!;
    player.deck.push(...player[pile].splice(0));
    for (const card of cards) player[pile].push(this.lift(seat, card));
    return this;
  }

  /** Everything of the NPC's that lies somewhere: the top of its deck, its cards beside, its discard pile, its thugs. */
  npc(laid: {
    deck?: readonly string[];
    aside?: readonly string[];
    discard?: readonly string[];
    thugs?: number;
  }): this {
    const npc = this.s.npc!;
    npc.deck.unshift(...(laid.deck ?? []).map((card) => this.lift(1, card)));
    npc.aside.push(...(laid.aside ?? []).map((card) => this.lift(1, card)));
    npc.discard.push(...(laid.discard ?? []).map((card) => this.lift(1, card)));
    npc.thugs = laid.thugs ?? npc.thugs;
    return this;
  }

  /** Takes a card from wherever it is among a side's cards, or out of its stack. */
  private lift(seat: Seat, card: string): CardId {
    const { s } = this;
    const { npc } = s;
    const player: SeatBoard = s.seats[seat]!;
    const own =
      npc !== null && seat === 1 ? [npc.deck, npc.aside, npc.discard] : [player.deck, player.hand, player.discard];
    const id = card.includes('.') ? card : this.nextOf(own[0]!, card);
    this.exists(id);
    for (const pile of [...own, s.destroyed]) {
      if (!remove(pile, id)) continue;
      forget(s, [id]);
      return id;
    }
    throw new Error(`seat ${seat} has no ${id}`);
  }

  /** The id meant by a kind. */
  private nextOf(deck: readonly CardId[], kind: string): CardId {
    if (kind === 'D') return `D.${this.s.disorganised}`;
    if (kind.startsWith('S')) return deck.find((card) => kindOf(card) === kind) ?? `${kind}.?`;
    return `${kind}.${STACK - this.stackOf(kind).left}`;
  }

  /** The stack of a kind; one that is not laid out is laid into the last district that nobody has taken cards from. */
  private stackOf(kind: string) {
    const { s } = this;
    const type = cardOf(kind).type === 'guardian' ? 'guardian' : 'action';
    const laid = DISTRICTS.map((id) => s.districts[id][type]).find((stack) => stack?.kind === kind);
    if (laid !== undefined && laid !== null) return laid;
    const district = inPlay(s)
      .reverse()
      .find((id) => s.districts[id][type]!.left === STACK)!;
    this.stack(district, kind);
    return s.districts[district][type]!;
  }

  /** Makes a district or disorganisation card that is not in the game yet, and those that have to come before it. */
  private exists(id: CardId): void {
    const { s } = this;
    const kind = kindOf(id);
    if (kind.startsWith('S')) return;
    const copy = Number(id.slice(kind.length + 1));
    if (kind === 'D') while (s.disorganised <= copy) s.destroyed.push(`D.${s.disorganised++}`);
    else
      for (const stack = this.stackOf(kind); STACK - stack.left <= copy; )
        s.destroyed.push(`${kind}.${STACK - stack.left--}`);
  }

  tokens(seat: Seat, tokens: Partial<Record<Token, number>>): this {
    Object.assign(this.s.seats[seat]!, tokens);
    return this;
  }

  // ——— the round ———

  first(seat: Seat): this {
    this.s.first = seat;
    return this;
  }

  /** Goes to a round: a city card was used in each since the second. */
  round(round: number): this {
    const { s } = this;
    while (s.pastEvents.length < round - 1 - (s.event === null ? 0 : 1)) s.pastEvents.push(s.city.pop()!);
    s.round = round;
    return this;
  }

  /** Puts a city card in force; it is round 2 at least. */
  event(card: string): this {
    const { s } = this;
    remove(s.city, card);
    s.event = card;
    return this.round(Math.max(2, s.round));
  }

  /** Puts these city cards on top of the city deck. */
  city(...cards: string[]): this {
    const { s } = this;
    s.city = [...cards, ...s.city.filter((card) => !cards.includes(card))];
    return this;
  }

  goal(card: string): this {
    const { s } = this;
    if (s.goal !== null) s.goals.push(s.goal);
    s.goal = s.goals.splice(s.goals.indexOf(card), 1)[0]!;
    return this;
  }
}
