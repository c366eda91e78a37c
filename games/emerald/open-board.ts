import type { Emerald, EmeraldView } from './board.js';
import { CITIES } from './content/behaviour.js';

/**
 * A view as a board to count on by the rules themselves: what its viewer does not see is missing there. Nothing that is
 * found out on it can betray more than the view.
 */

type Cards = readonly string[] | { readonly count: number };

/** The cards of a pile that this viewer sees. */
export const cardsIn = (cards: Cards): string[] => ('count' in cards ? [] : [...cards]);

/** How many cards lie in a pile, seen or not. */
export const sizeOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.length);

export function openBoard(view: EmeraldView): Emerald {
  return {
    ...view,
    seats: view.seats.map((seat) => ({
      ...seat,
      identity: cardsIn(seat.identity),
      revealed: [...seat.revealed],
      changes: [...seat.changes],
      deck: cardsIn(seat.deck),
      hand: cardsIn(seat.hand),
      discard: [...seat.discard],
      display: [...seat.display],
      played: [...seat.played],
      freed: [...seat.freed],
      ledger: seat.ledger.map((entry) => ({ ...entry })),
      victims: seat.victims.map((entry) => ({ ...entry })),
    })),
    cities: openCities(view),
    markers: { ...view.markers },
    identities: [],
    unused: [],
    removed: [...view.removed],
    totals: view.totals === null ? null : [...view.totals],
    known: {},
  };
}

function openCities(view: EmeraldView): Emerald['cities'] {
  const cities: Partial<Emerald['cities']> = {};
  for (const id of CITIES) {
    const { top, royal, agents, cubes, zombies } = view.cities[id];
    const piles = { stack: [], top: [...top], royal: [...royal], buried: [] };
    cities[id] = { ...piles, agents: [...agents], cubes: [...cubes], zombies };
  }
  return cities as Emerald['cities'];
}
