import type { Seat } from '@tabula/kernel/json.js';
import type { Elekt } from '../board.js';

/**
 * Court position is read off the Scepter whenever a rule asks for it (ELEK-3.9) and never kept. Seat i + 1 is the
 * clockwise neighbour of seat i (ELEK-2.1); for two players both directions come to the same (ELEK-3.8, ELEK-17.81).
 */

/** ELEK-3.3: the Scepter holder first, then seat by seat in the Scepter's direction. */
export function turnOrder(s: Elekt): Seat[] {
  const n = s.seats.length;
  const step = s.direction === -1 ? n - 1 : 1;
  const order: Seat[] = [];
  for (let i = 0, at = s.scepter; i < n; i++, at = (at + step) % n) order.push(at);
  return order;
}

/** ELEK-3.4: the place in turn order; 0 is the highest court position. */
export function courtPosition(s: Elekt, seat: Seat): number {
  const n = s.seats.length;
  return s.direction === -1 ? (s.scepter - seat + n) % n : (seat - s.scepter + n) % n;
}

/** The seat after another one in the Scepter's direction. */
export function nextSeat(s: Elekt, seat: Seat): Seat {
  const n = s.seats.length;
  return (seat + (s.direction === -1 ? n - 1 : 1)) % n;
}

/** ELEK-3.5: of some seats, the one with the highest court position. */
export function highest(s: Elekt, seats: readonly Seat[]): Seat {
  return seats.reduce((best, seat) => (courtPosition(s, seat) < courtPosition(s, best) ? seat : best));
}

/** Of some seats, the one with the lowest court position. */
export function lowest(s: Elekt, seats: readonly Seat[]): Seat {
  return seats.reduce((best, seat) => (courtPosition(s, seat) > courtPosition(s, best) ? seat : best));
}
