import { reveal, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { forget, remember } from '@tabula/kit/memory.js';
import { type Cycle, remove, reshuffled } from '@tabula/kit/piles.js';
import type { CardId, Cults, SeatBoard } from '../board.js';
import type { District, Token } from '../content/behaviour.js';
import { copyOf, DISORGANISATION, isDisorganisation, kindOf } from '../content/cards.js';
import type { RuleId } from '../rule-ids.js';
import { STACK } from '../table-options.js';
import type { Acting } from './kit.js';
import { isNpc } from './order.js';

/** Drawing, discarding, destroying (section 16b), and tokens behind screens. */

/** CULT-16.11 to CULT-16.14: the top card of the own deck, taken off; null if there is none anywhere. */
export function takeTop(c: Acting, seat: Seat, cycle: Cycle = c.s.seats[seat]!): CardId | null {
  if (reshuffled(c, cycle)) tell(c, 'event.reshuffled', { seat: { seat } });
  return cycle.deck.shift() ?? null;
}

/** Draws cards into hand; how many came. Disorganisation cards stay in hand until they are shed. */
export function draw(c: Acting, seat: Seat, count: number): number {
  const { hand } = c.s.seats[seat]!;
  for (let drawn = 0; drawn < count; drawn++) {
    const card = takeTop(c, seat);
    if (card === null) return drawn;
    hand.push(card);
  }
  return count;
}

/**
 * CULT-5.3, CULT-21.22: disorganisation cards in hand are discarded face up, and not replaced. That a drawn card is none
 * is told by its staying in hand.
 */
export function shedDisorganisation(c: Acting, seat: Seat): void {
  const player = c.s.seats[seat]!;
  reveal(c);
  for (const card of player.hand.filter(isDisorganisation)) {
    discardFromHand(c.s, seat, [card]);
    tell(c, 'event.shed', { seat: { seat }, card: { card } });
  }
}

/** CULT-16.15, CULT-18.6: hand cards to the own discard pile, for all to see. */
export function discardFromHand(s: Cults, seat: Seat, cards: readonly CardId[]): void {
  const player = s.seats[seat]!;
  for (const card of cards) {
    remove(player.hand, card);
    player.discard.push(card);
  }
  remember(s, cards);
}

/** CULT-16.16: from wherever among the own cards it lies, into the box, for all to see. */
export function destroy(s: Cults, seat: Seat, card: CardId): void {
  for (const pile of pilesWith(s.seats[seat]!)) if (remove(pile, card)) break;
  s.destroyed.push(card);
  forget(s, [card]);
}

const pilesWith = ({ discard, hand, revealed, committed }: SeatBoard): CardId[][] => [
  discard,
  hand,
  revealed,
  committed,
];

/** CULT-8.8, CULT-20.33: whether a card was acquired a moment ago and cannot be used in any way yet. */
export const isLocked = ({ locked }: SeatBoard, card: CardId): boolean => locked.length > 0 && locked.includes(card);

/** The cards in hand that may be used now. */
export const unlocked = (player: SeatBoard): CardId[] =>
  player.locked.length === 0 ? player.hand : player.hand.filter((card) => !player.locked.includes(card));

/** CULT-16.16: a card of the own discard pile goes into the box, whatever it is. */
export function destroyDiscarded(c: Acting, seat: Seat, card: CardId): void {
  destroy(c.s, seat, card);
  tell(c, 'event.destroyed', { seat: { seat }, card: { card } });
}

/** The first of each kind: equal copies are the same to a player who chooses between them. */
export function distinct(cards: readonly CardId[]): CardId[] {
  const kinds = new Set<string>();
  return cards.filter((card) => {
    const kind = kindOf(card);
    return !kinds.has(kind) && kinds.add(kind);
  });
}

/** CULT-8.15, CULT-21.11: the cards of which a district still offers a copy, the guardian first. */
export function offered(s: Cults, at: District): string[] {
  const { guardian, action } = s.districts[at];
  const kinds: string[] = [];
  if (guardian !== null && guardian.left > 0) kinds.push(guardian.kind);
  if (action !== null && action.left > 0) kinds.push(action.kind);
  return kinds;
}

/** CULT-8.7: the top copy of a stack of a district, taken off it. */
export function takeFromStack(s: Cults, at: District, kind: string): CardId {
  const { guardian, action } = s.districts[at];
  const stack = guardian?.kind === kind ? guardian : action!;
  const card = copyOf(kind, STACK - stack.left);
  stack.left--;
  return card;
}

/** CULT-8.7, CULT-8.8, CULT-18.15: a district card into hand, known to all, and not to be used yet. */
export function acquire(c: Acting, seat: Seat, at: District, kind: string): void {
  const player = c.s.seats[seat]!;
  const card = takeFromStack(c.s, at, kind);
  player.hand.push(card);
  player.locked.push(card);
  remember(c.s, [card]);
  tell(c, 'event.acquired', { seat: { seat }, card: { card }, district: { district: at } });
}

/** CULT-4.11, CULT-11.25, CULT-18.16: a new disorganisation card onto the discard pile of a side. */
export function giveDisorganisation(c: Acting, seat: Seat, rule?: RuleId): void {
  const { s } = c;
  const card = copyOf(DISORGANISATION.id, s.disorganised++);
  if (isNpc(s, seat)) s.npc!.discard.push(card);
  else {
    s.seats[seat]!.discard.push(card);
    remember(s, [card]);
  }
  tell(c, 'event.disorganised', { seat: { seat } }, rule);
}

/** CULT-1.14, CULT-18.9: tokens from the pool behind the screen, for all to see. The NPC keeps thugs only. */
export function gainTokens(c: Acting, seat: Seat, token: Token, count: number): void {
  if (count === 0) return;
  if (isNpc(c.s, seat)) c.s.npc!.thugs += count;
  else c.s.seats[seat]![token] += count;
  tell(c, 'event.gained', { seat: { seat }, token: { token }, count });
}
