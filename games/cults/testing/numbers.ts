import type { Cults } from '../board.js';
import { DISTRICTS } from '../content/behaviour.js';
import { pointsName, sanityName, strengthName } from '../forecast-changes.js';

/** The names of all numbers that a board shows. */
export const numbersOf = (s: Cults): string[] => [
  ...DISTRICTS.flatMap((at) => [
    sanityName(at),
    ...s.seats.map((_, seat) => strengthName(at, seat)),
    ...[s.districts[at].guardian, s.districts[at].action].flatMap((stack) =>
      stack === null ? [] : [`cost/${at}/${stack.kind}`],
    ),
  ]),
  ...s.seats.map((_, seat) => pointsName(seat)),
  ...(s.fight?.revealed ?? []).map((seat) => `attack/${seat}`),
];
