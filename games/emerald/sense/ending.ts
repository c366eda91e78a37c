import type { Seat } from '@tabula/kernel/json.js';
import type { Emerald } from '../board.js';
import type { Faction } from '../content/behaviour.js';
import { limitReached } from '../rules/points.js';
import { winnersIf } from '../rules/scoring.js';
import { factionsThought } from './belief.js';

/** When the game ends, and for whom it should. */

/** What the end of the game is worth to who is sure to win it, in points. */
const STAKES = 24;

/** How likely a seat would win if the game were over now, as it thinks. */
export function chanceAtEnd(s: Emerald, seat: Seat): number {
  let chance = 0;
  for (const { factions, chance: likely } of factionsThought(s, seat)) {
    const first = winnersIf(s, factions);
    if (first.includes(seat)) chance += likely / first.length;
  }
  return chance;
}

/** What it is worth to a seat that the game ends now: much if it wins then, the opposite if somebody else does. */
export function endWorth(s: Emerald, seat: Seat): number {
  const fair = s.seats.length === 2 ? 0.5 : 0.4; // who waits may do better, or worse
  return STAKES * (chanceAtEnd(s, seat) - fair);
}

type Entry = Emerald['seats'][number]['ledger'][number];

/** The table with some points booked for a seat and the markers moved, as far as the end of the game depends on it. */
export function booked(
  s: Emerald,
  seat: Seat,
  entries: readonly Entry[],
  steps: { readonly [F in Faction]?: number } = {},
): Emerald {
  const seats = s.seats.map((player, at) =>
    at === seat ? { ...player, ledger: [...player.ledger, ...entries] } : player,
  );
  const markers = {
    loyalist: Math.min(10, s.markers.loyalist + (steps.loyalist ?? 0)),
    restorationist: Math.min(10, s.markers.restorationist + (steps.restorationist ?? 0)),
  };
  return { ...s, seats, markers };
}

/** What it is worth that the game would be over with these points and markers; 0 if it would go on. */
export const endIfBooked = (next: Emerald, seat: Seat): number =>
  limitReached(next) === null ? 0 : endWorth(next, seat);
