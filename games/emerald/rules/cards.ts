import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { remove, reshuffled } from '@tabula/kit/piles.js';
import type { CardId, Emerald } from '../board.js';
import type { ActionSymbol, Heading } from '../content/behaviour.js';
import type { Card, CardText } from '../content/cards.js';
import { packOf } from '../content/packs.js';
import type { Acting } from './kit.js';

/** What is printed on a card. */
export const cardOf = (s: Emerald, card: CardId): Card => packOf(s.pack).cards[card]!;

/** EMER-4.2: how many symbols of a kind a card shows. */
export const symbolsOn = (s: Emerald, card: CardId, symbol: ActionSymbol): number =>
  cardOf(s, card).symbols[symbol] ?? 0;

const NO_TEXTS: readonly CardText[] = [];

/** All texts of a card; a royal has none. */
export const textsOf = (s: Emerald, card: CardId): readonly CardText[] => packOf(s.pack).cards[card]?.texts ?? NO_TEXTS;

/** The text of a card under a heading, if it has one that still works (EMER-18.20). */
export function textOf(s: Emerald, card: CardId, heading: Heading): CardText | undefined {
  const text = textsOf(s, card).find((each) => each.heading === heading);
  return text === undefined || (s.undeadEnded && isUndead(s, card)) ? undefined : text;
}

/** EMER-18.20: Zombies and Vampires, known by what they do. */
export function isUndead(s: Emerald, card: CardId): boolean {
  for (const text of textsOf(s, card))
    for (const effect of text.does)
      if (effect.do === 'raise-dead' || (effect.do === 'replace-agent' && effect.where === 'beside-own')) return true;
  return false;
}

/** Equal cards are one choice: the first of each kind. */
export function distinct(s: Emerald, cards: readonly CardId[]): CardId[] {
  const { alike } = packOf(s.pack);
  const seen = new Set<string>();
  const found: CardId[] = [];
  for (const card of cards) {
    const kind = alike[card]!;
    if (seen.has(kind)) continue;
    seen.add(kind);
    found.push(card);
  }
  return found;
}

/** The hand cards that show a symbol. */
export function handWith(s: Emerald, seat: Seat, symbol: ActionSymbol): CardId[] {
  const found: CardId[] = [];
  for (const card of s.seats[seat]!.hand) if (symbolsOn(s, card, symbol) > 0) found.push(card);
  return found;
}

/** EMER-4.4, EMER-4.17: cards leave the hand and are in play until their effect is finished. */
export function play(s: Emerald, seat: Seat, cards: readonly CardId[]): void {
  const player = s.seats[seat]!;
  for (const card of cards) {
    remove(player.hand, card);
    player.played.push(card);
  }
}

/** EMER-4.1, EMER-19.8: cards are played for one kind of symbol, for all to see. */
export function playFor(c: Acting, seat: Seat, cards: readonly CardId[], symbol: ActionSymbol): void {
  play(c.s, seat, cards);
  for (const card of cards)
    tell(c, 'event.plays', { seat: { seat }, card: { card }, symbol: { symbol }, count: symbolsOn(c.s, card, symbol) });
}

/** EMER-3.16: cards in play go to the discard pile. */
export function discardPlayed(s: Emerald, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) s.seats[seat]!.discard.push(takePlayed(s, seat, card));
}

/** EMER-4.9, EMER-4.11: a card whose one-use text was used leaves the card cycle; one that gave points stays in sight. */
export function retire(s: Emerald, seat: Seat, card: CardId): void {
  const player = s.seats[seat]!;
  const gave = player.ledger.some((entry) => entry.from === card);
  takePlayed(s, seat, card);
  (gave ? player.display : s.removed).push(card);
}

/** Takes a card out of play. */
export function takePlayed(s: Emerald, seat: Seat, card: CardId): CardId {
  const { played } = s.seats[seat]!;
  remove(played, card);
  return card;
}

/** EMER-10.13, EMER-18.1: a card in play goes to the display. */
export const display = (s: Emerald, seat: Seat, card: CardId): void => {
  s.seats[seat]!.display.push(takePlayed(s, seat, card));
};

/** EMER-3.12 to EMER-3.14: draws from the own deck; what is in play is not shuffled in (EMER-4.18). */
export function draw(c: Acting, seat: Seat, count: number): void {
  const player = c.s.seats[seat]!;
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (reshuffled(c, player)) tell(c, 'event.reshuffled', { seat: { seat }, count: player.deck.length });
    const card = player.deck.pop();
    if (card === undefined) break;
    player.hand.push(card);
  }
  if (drawn > 0) tell(c, 'event.drew', { seat: { seat }, count: drawn });
}
