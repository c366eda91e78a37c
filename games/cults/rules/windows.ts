import type { Seat } from '@tabula/kernel/json.js';
import type { CardId, Cults } from '../board.js';
import type { Keyword } from '../content/behaviour.js';
import { cardOf, kindOf } from '../content/cards.js';
import type { Ability } from '../verbs/abilities.js';

/** Which abilities of hand cards may be used now, and who is asked about them (section 16c). */

/** The ability of a card, if it has the keyword of this window (CULT-16.19). */
export function abilityOf<K extends Keyword>(card: CardId, when: K): Extract<Ability, { when: K }> | undefined {
  const { ability } = cardOf(card);
  return ability?.when === when ? (ability as Extract<Ability, { when: K }>) : undefined;
}

/** The cards among some that have this keyword and were not used yet, one of each kind (CULT-16.22). */
export function usable(cards: readonly CardId[], when: Keyword, used: readonly CardId[]): CardId[] {
  const found: CardId[] = [];
  for (const card of cards)
    if (abilityOf(card, when) !== undefined && !used.includes(card) && !hasKind(found, kindOf(card))) found.push(card);
  return found;
}

const hasKind = (cards: readonly CardId[], kind: string) => cards.some((card) => kindOf(card) === kind);

/**
 * Whether the others have to reckon with an unused card of this keyword in a hand. The owner is asked if and only if they
 * have: neither a question nor its absence betrays what is in the hand (CULT-18.1).
 */
export function mayHold(
  s: Cults,
  seat: Seat,
  when: Keyword,
  used: readonly CardId[] = [],
  fits: (card: CardId) => boolean = () => true,
): boolean {
  const { hand, deck, discard } = s.seats[seat]!;
  if (hand.length === 0) return false;
  const counts = (card: CardId) => abilityOf(card, when) !== undefined && !used.includes(card) && fits(card);
  const unseen = (card: CardId) => counts(card) && s.known[card] === undefined;
  return hand.some(counts) || deck.some(unseen) || discard.some(unseen);
}
