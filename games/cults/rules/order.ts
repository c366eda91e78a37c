import type { Seat } from '@tabula/kernel/json.js';
import { type Cults, NPC } from '../board.js';

/** Who acts when (section 3). */

/** CULT-3.6: all seats, the first cultist first, then clockwise. In the solo game the player is first (CULT-19.4). */
export function turnOrder(s: Cults): Seat[] {
  const n = s.seats.length;
  const order: Seat[] = [];
  for (let i = 0; i < n; i++) order.push((s.first + i) % n);
  return order;
}

export const nextSeat = (s: Cults, seat: Seat): Seat => (seat + 1) % s.seats.length;

/** The others, clockwise from the left of a seat (CULT-11.5). */
export function othersOf(s: Cults, seat: Seat): Seat[] {
  const n = s.seats.length;
  const others: Seat[] = [];
  for (let i = 1; i < n; i++) others.push((seat + i) % n);
  return others;
}

/** Whether this seat is the automaton's. */
export const isNpc = (s: { readonly npc: unknown }, seat: Seat): boolean => s.npc !== null && seat === NPC;

/** The seats of people: all but the NPC. */
export const peopleOf = (s: Cults): Seat[] => turnOrder(s).filter((seat) => !isNpc(s, seat));
