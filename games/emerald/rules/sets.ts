import type { CardId, Emerald } from '../board.js';
import type { ActionSymbol } from '../content/behaviour.js';
import { setsOf, symbolsOn } from './cards.js';

/** EMER-4.2: the symbols of one kind on some cards together. */
export function countOf(s: Emerald, cards: readonly CardId[], symbol: ActionSymbol): number {
  let sum = 0;
  for (const card of cards) sum += symbolsOn(s, card, symbol);
  return sum;
}

/** The fewest symbols of one kind on any of some cards. */
export function leastOn(s: Emerald, cards: readonly CardId[], symbol: ActionSymbol): number {
  let least = Number.POSITIVE_INFINITY;
  for (const card of cards) least = Math.min(least, symbolsOn(s, card, symbol));
  return least;
}

/**
 * EMER-20.15: the sets of cards from which none can be left out with the result still reached, where at most `most` symbols
 * have an effect.
 */
export function withoutSurplus(s: Emerald, cards: readonly CardId[], symbol: ActionSymbol, most: number): CardId[][] {
  return setsOf(s, cards).filter((set) => set.length > 0 && countOf(s, set, symbol) - leastOn(s, set, symbol) < most);
}
