import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { remember } from '@tabula/kit/memory.js';
import type { CardId, Cults } from '../board.js';
import type { Keyword } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';
import { destroy, unlocked } from './cards.js';
import type { Acting } from './kit.js';
import { usable } from './windows.js';

/** Using abilities (section 16c). */

/** CULT-16.19, CULT-8.8: the hand cards whose ability has this keyword and may be used now; equal copies once. */
export const cardsWith = (s: Cults, seat: Seat, when: Keyword): CardId[] => usable(unlocked(s.seats[seat]!), when, []);

/**
 * CULT-16.20, CULT-18.6: a card is shown to everyone for its ability. It stays where it is (CULT-16.21), unless its text
 * says that it is destroyed for it.
 */
export function show(c: Acting, seat: Seat, card: CardId): void {
  const { ability } = cardOf(card);
  const destroyed = ability !== undefined && 'destroy' in ability && ability.destroy === true;
  if (destroyed) destroy(c.s, seat, card);
  else remember(c.s, [card]);
  tell(c, destroyed ? 'event.destroyed-for-ability' : 'event.ability', { seat: { seat }, card: { card } });
}
