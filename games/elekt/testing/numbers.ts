import type { Elekt } from '../board.js';
import { ATTRIBUTES, ZONES } from '../content/behaviour.js';
import { countName } from '../contest.js';

/** The names of all numbers that a board shows. */
export const numbersOf = (s: Elekt): string[] =>
  s.seats.flatMap((_, seat) => [
    `titles/${seat}`,
    `embers/${seat}`,
    ...ZONES.flatMap((zone) => [`limit/${zone}`, ...ATTRIBUTES.map((attribute) => countName(zone, seat, attribute))]),
  ]);
