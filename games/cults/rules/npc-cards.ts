import { tell } from '@tabula/kernel/chance.js';
import { forget } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
import { type CardId, NPC } from '../board.js';
import { isDisorganisation } from '../content/cards.js';
import { takeTop } from './cards.js';
import type { Acting } from './kit.js';

/** The cards of the NPC. */

/** CULT-19.54, CULT-21.64: the top card of its deck, taken off; null if there is none anywhere. */
export const npcTop = (c: Acting): CardId | null => takeTop(c, NPC, c.s.npc!);

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
