import type { Seat } from '@tabula/kernel/json.js';

/** The weight of an option by what it gains: with 1 more it is e^sharp times likelier. */
export const favouring =
  (sharp: number) =>
  (gain: number): number =>
    Math.exp(sharp * gain);

/** How likely a seat wins, by how far all of them are on their way: 1 further is e times likelier. */
export function chanceOf(seat: Seat, seats: number, standing: (at: Seat) => number): number {
  let total = 0;
  let own = 0;
  for (let at = 0; at < seats; at++) {
    const weight = Math.exp(standing(at));
    total += weight;
    if (at === seat) own = weight;
  }
  return own / total;
}
