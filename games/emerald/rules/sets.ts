import type { CardId, Emerald } from '../board.js';
import type { ActionSymbol } from '../content/behaviour.js';
import { packOf } from '../content/packs.js';
import { symbolsOn } from './cards.js';

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

/** Cards that are played together, with their symbols and the fewest on any of them. */
interface Together {
  readonly cards: CardId[];
  readonly count: number;
  readonly least: number;
}

const NOTHING: Together = { cards: [], count: 0, least: Number.POSITIVE_INFINITY };

/**
 * Every different set of some cards that is allowed, but for the empty one; copies of one card are taken in their order.
 * A set is allowed only if its parts are, so a large hand is not tried out in vain.
 */
export function setsOf(
  s: Emerald,
  cards: readonly CardId[],
  symbol: ActionSymbol,
  allowed: (count: number, least: number) => boolean,
): CardId[][] {
  const { alike } = packOf(s.pack);
  const groups = new Map<string, CardId[]>();
  for (const card of cards) {
    const group = groups.get(alike[card]!);
    if (group === undefined) groups.set(alike[card]!, [card]);
    else group.push(card);
  }
  let sets: Together[] = [NOTHING];
  for (const group of groups.values()) {
    const each = symbolsOn(s, group[0]!, symbol);
    const longer: Together[] = [];
    for (const set of sets) {
      longer.push(set);
      const least = Math.min(set.least, each);
      for (let n = 1; n <= group.length && allowed(set.count + n * each, least); n++)
        longer.push({ cards: [...set.cards, ...group.slice(0, n)], count: set.count + n * each, least });
    }
    sets = longer;
  }
  return sets.slice(1).map((set) => set.cards);
}

/**
 * EMER-20.15: the sets of cards from which none can be left out with the result still reached, where at most `most` symbols
 * have an effect.
 */
export const withoutSurplus = (s: Emerald, cards: readonly CardId[], symbol: ActionSymbol, most: number): CardId[][] =>
  setsOf(s, cards, symbol, (count, least) => count - least < most);
