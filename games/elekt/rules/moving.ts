import type { Seat } from '@tabula/kernel/json.js';
import type { Elekt, UnitId } from '../board.js';
import { ZONES, type Zone } from '../content/behaviour.js';
import { hasRoom, movesAllowed } from './keywords.js';

/** ELEK-14.9: every other Zone to which a unit of its owner may be moved. */
function destinations(s: Elekt, seat: Seat, from: Zone): Zone[] {
  if (!movesAllowed(s, from)) return [];
  return ZONES.filter((zone) => zone !== from && movesAllowed(s, zone) && hasRoom(s, zone, seat));
}

/** Own units that may be moved, with where they may go; `except` is the unit that carries the text. */
export const movable = (s: Elekt, seat: Seat, except?: UnitId) =>
  ZONES.flatMap((from) =>
    s.zones[from].units
      .filter((unit) => unit.owner === seat && unit.card !== except)
      .flatMap((unit) => destinations(s, seat, from).map((to) => [unit.card, to] as const)),
  );
