import { shuffle } from '@tabula/kernel/chance.js';
import type { ActingOn } from './acting.js';
import { forget, type Remembering } from './memory.js';

/** Takes a thing out of a pile; whether it was there. */
export function remove<T>(pile: T[], thing: T): boolean {
  const at = pile.indexOf(thing);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

/** A deck and what was discarded from it. */
export interface Cycle {
  deck: string[];
  discard: string[];
}

/** The discards, shuffled, become the deck if that is empty; whether they did. There may be none. */
export function reshuffled(c: ActingOn<Remembering>, cycle: Cycle): boolean {
  if (cycle.deck.length > 0 || cycle.discard.length === 0) return false;
  cycle.deck = cycle.discard;
  cycle.discard = [];
  forget(c.s, cycle.deck);
  shuffle(c, cycle.deck);
  return true;
}
