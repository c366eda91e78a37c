import { roll, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Acting } from './kit.js';

/** EMER-1.13: six faces, of which three show madness. */
const FACES = 6;
const MADNESS = 3;

/** EMER-14.2: one roll of the sanity die; true if a token was lost (EMER-14.5: only somebody who has one can lose it). */
export function sanityCheck(c: Acting, seat: Seat): boolean {
  const mad = roll(c, FACES) <= MADNESS;
  const player = c.s.seats[seat]!;
  const lost = mad && player.sanity > 0;
  if (lost) {
    player.sanity--;
    c.s.sanity++;
  }
  tell(c, 'event.sanity', { seat: { seat }, mad, lost, left: player.sanity });
  return lost;
}
