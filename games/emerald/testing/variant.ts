import { base } from '../content/base/pack.js';
import type { GameCard } from '../content/cards.js';
import { addPack } from '../content/packs.js';

/** Loads the base pack with a few cards changed, for rules that no printed card brings about; the id of the new pack. */
export function variant(id: string, changes: Readonly<Record<string, Partial<GameCard>>>): string {
  addPack({ ...base, id, cards: base.cards.map((card) => ({ ...card, ...changes[card.id] })) });
  return id;
}
