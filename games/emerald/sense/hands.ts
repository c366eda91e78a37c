import { type CardId, CUBES } from '../board.js';
import { cardOf, handWith, symbolsOn } from '../rules/cards.js';
import { placeSets } from '../rules/place.js';
import { retrieveSets } from '../rules/retrieve.js';
import { countOf } from '../rules/sets.js';
import { bestPlace, markerGain, retrieveGain, spare } from './plans.js';
import type { Prospects } from './prospects.js';

/** What a hand can do at its best. */

/** What a set of cards costs: what else they would be good for. */
export function costOf(p: Prospects, cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += spare(p, card);
  return 0.5 * sum;
}

/** The best of some sets of cards, by what so many symbols bring and what the cards would be good for otherwise. */
function best(
  p: Prospects,
  sets: readonly CardId[][],
  count: (set: CardId[]) => number,
  gain: (count: number) => number,
): number {
  const gains: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const set of sets) {
    const symbols = count(set);
    gains[symbols] ??= gain(symbols);
    most = Math.max(most, gains[symbols] - costOf(p, set));
  }
  return most;
}

export function bestPlacing(p: Prospects): number {
  const { s, seat } = p.outlook;
  const pool = s.seats[seat]!.cubes;
  return best(
    p,
    placeSets(s, seat),
    (set) => Math.min(pool, countOf(s, set, 'place')),
    (count) => bestPlace(p, count),
  );
}

export function bestRetrieval(p: Prospects): number {
  const { s, seat } = p.outlook;
  return best(
    p,
    retrieveSets(s, seat),
    (set) => countOf(s, set, 'retrieve'),
    (count) => retrieveGain(p.outlook, count),
  );
}

/** All symbols for the own marker, or for the other if that is better: to hide, or to end the game. */
export function bestMarkers({ outlook }: Prospects): number {
  const { s, seat } = outlook;
  const loyalist = countOf(s, handWith(s, seat, 'loyalist'), 'loyalist');
  const restorationist = countOf(s, handWith(s, seat, 'restorationist'), 'restorationist');
  let most = Number.NEGATIVE_INFINITY;
  if (loyalist > 0) most = Math.max(most, markerGain(outlook, { loyalist, restorationist: 0 }));
  if (restorationist > 0) most = Math.max(most, markerGain(outlook, { loyalist: 0, restorationist }));
  return most;
}

/** Hand cards that have no use as things stand, and are better exchanged. */
export function idleCards(p: Prospects): CardId[] {
  const { s, seat, faction } = p.outlook;
  const { hand, cubes } = s.seats[seat]!;
  return hand.filter((card) => {
    if (symbolsOn(s, card, 'claim') + symbolsOn(s, card, faction) + symbolsOn(s, card, 'assassinate') > 0) return false;
    if ((cardOf(s, card).texts ?? []).length > 0) return false;
    if (symbolsOn(s, card, 'place') > 0 && cubes > 0) return false;
    return !(symbolsOn(s, card, 'retrieve') > 0 && CUBES - cubes > 3);
  });
}
