import type { Knowledge } from '@tabula/kernel/knowledge.js';
import { EVERYBODY } from '@tabula/kernel/places.js';

/** A board that keeps what seats remember of hidden cards. */
export interface Remembering {
  known: Knowledge;
}

/** Everybody remembers where these cards lie now. */
export function remember(s: Remembering, cards: readonly string[]): void {
  for (const id of cards) s.known[id] = EVERYBODY;
}

/** Nobody has to remember any more where these cards lie, or can: they lie open, or were shuffled or mixed. */
export function forget(s: Remembering, cards: readonly string[]): void {
  for (const id of cards) delete s.known[id]; // a new record for each would cost a tenth of random play
}
