import { shuffle, tell } from '@tabula/kernel/chance.js';
import { type CardId, forget, NPC } from '../board.js';
import { isDisorganisation } from '../content/cards.js';
import { remove } from './cards.js';
import type { Acting } from './kit.js';

/** The cards of the NPC. */

/** CULT-19.54, CULT-21.64: the top card of its deck, taken off; null if there is none anywhere. */
export function npcTop(c: Acting): CardId | null {
  const npc = c.s.npc!;
  if (npc.deck.length === 0) {
    if (npc.discard.length === 0) return null;
    npc.deck = npc.discard;
    npc.discard = [];
    forget(c.s, npc.deck);
    shuffle(c, npc.deck);
    tell(c, 'event.reshuffled', { seat: { seat: NPC } });
  }
  return npc.deck.shift()!;
}

/** CULT-16.16: out of one of its piles into the box. */
export function npcDestroys(c: Acting, pile: CardId[], card: CardId): void {
  remove(pile, card);
  c.s.destroyed.push(card);
  forget(c.s, [card]);
}

/** Its discard pile loses a disorganisation card, if it has one. */
export function npcDestroysDisorganisation(c: Acting): void {
  const { discard } = c.s.npc!;
  const card = discard.find(isDisorganisation);
  if (card === undefined) return;
  npcDestroys(c, discard, card);
  tell(c, 'event.destroyed', { seat: { seat: NPC }, card: { card } });
}
