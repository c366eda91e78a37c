import type { Emerald } from '../board.js';
import { CITIES } from '../content/behaviour.js';
import { bombsName, piecesName, pointsName, TRACKS_NAME } from '../forecast-changes.js';

/** The names of all numbers that a board shows. */
export const numbersOf = (s: Emerald): string[] => [
  TRACKS_NAME,
  ...s.seats.map((_, seat) => pointsName(seat)),
  ...CITIES.flatMap((city) => [
    bombsName(city, 'agent'),
    ...(s.cities[city].royal.length > 0 ? [bombsName(city, 'royal')] : []),
    ...s.seats.map((_, seat) => piecesName(city, seat)),
  ]),
];
