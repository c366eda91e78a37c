import type { Seat } from '@tabula/kernel/json.js';
import { DISTRICTS } from '../content/behaviour.js';
import { type City, hasPlace, hasRitual } from './districts.js';

/** What scores (CULT-15.2 to CULT-15.4). */

interface Score {
  readonly domination: number;
  /** Places of cult that score: those with an own ritual in their district. */
  readonly places: number;
  readonly majority: number;
}

/** All that scores lies open. */
export type Scored = City & { readonly seats: readonly unknown[] };

/** CULT-15.2 to CULT-15.4: what a side would score now. */
export function scoreOf(s: Scored, seat: Seat): Score {
  const rituals = ritualsOf(s, seat);
  const most = rituals > 0 && s.seats.every((_, other) => ritualsOf(s, other) <= rituals); // CULT-21.53
  return { domination: markersOf(s, seat), places: scoringPlaces(s, seat), majority: most ? 1 : 0 };
}

export function pointsOf(s: Scored, seat: Seat): number {
  const { domination, places, majority } = scoreOf(s, seat);
  return domination + places + majority;
}

/** Domination markers of a side on the board. */
export function markersOf(s: City, seat: Seat): number {
  let count = 0;
  for (const id of DISTRICTS) for (const owner of s.districts[id].domination) if (owner === seat) count++;
  return count;
}

/** Rituals of a side on the board, whatever their levels. */
export function ritualsOf(s: City, seat: Seat): number {
  let count = 0;
  for (const id of DISTRICTS) for (const { owner } of s.districts[id].rituals) if (owner === seat) count++;
  return count;
}

export const scoringPlaces = (s: City, seat: Seat): number =>
  DISTRICTS.filter((id) => hasPlace(s, id, seat) && hasRitual(s, id, seat)).length;
