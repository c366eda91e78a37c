import type { Arkham } from '../board.js';
import { SKILLS } from '../language/values.js';

/** The names of all numbers that a board shows. */
export const numbersOf = (s: Arkham): string[] => [
  ...s.seats.flatMap(({ sheet }, seat) =>
    sheet === null ? [] : SKILLS.map((skill) => `pool/${seat}/${skill}/research`),
  ),
  ...(s.tests.length > 0 ? ['pool'] : []),
];
