import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { remove } from '@tabula/kit/piles.js';
import type { Elekt, UnitId } from '../board.js';
import { ZONES, type Zone } from '../content/behaviour.js';
import { standing, zonePower } from './cards.js';
import { hasRoom } from './keywords.js';
import type { Acting } from './kit.js';

/** Chapter 14, move and swap: units that change their Zone are not assigned and keep their tokens (ELEK-17.19). */

/** A unit and the Zone it goes to. */
export type Move = readonly [UnitId, Zone];

/** ELEK-13.27: nothing moves into or out of a Zone whose card forbids it. */
export const movesAllowed = (s: Elekt, zone: Zone): boolean => zonePower(s, zone, 'no-moves') === undefined;

/** ELEK-14.9: every other Zone to which a unit of its owner may be moved. */
function destinations(s: Elekt, seat: Seat, from: Zone): Zone[] {
  if (!movesAllowed(s, from)) return [];
  return ZONES.filter((zone) => zone !== from && movesAllowed(s, zone) && hasRoom(s, zone, seat));
}

/** Own units that may be moved, with where they may go; `except` is the unit that carries the text. */
export const movable = (s: Elekt, seat: Seat, except?: UnitId): Move[] =>
  ZONES.flatMap((from) =>
    s.zones[from].units
      .filter((unit) => unit.owner === seat && unit.card !== except)
      .flatMap((unit) => destinations(s, seat, from).map((to) => [unit.card, to] as const)),
  );

/** ELEK-14.9, ELEK-14.10: a player moves a unit to another Zone. */
export function moveUnit(c: Acting, seat: Seat, [id, to]: Move): void {
  const { zone, unit } = standing(c.s, id)!;
  const { units } = c.s.zones[zone];
  remove(units, unit);
  c.s.zones[to].units.push(unit);
  tell(c, 'event.moved', { seat: { seat }, unit: { card: id }, from: { zone }, to: { zone: to } });
}

/** ELEK-8.6, ELEK-8.7, ELEK-14.11: two units change places. No limit stands against it (ELEK-8.8, ELEK-17.32). */
export function swapUnits(c: Acting, seat: Seat, here: UnitId, there: UnitId): void {
  const a = standing(c.s, here)!;
  const b = standing(c.s, there)!;
  const from = c.s.zones[a.zone].units;
  const to = c.s.zones[b.zone].units;
  remove(from, a.unit);
  remove(to, b.unit);
  from.push(b.unit);
  to.push(a.unit);
  tell(c, 'event.swapped', { seat: { seat }, unit: { card: here }, other: { card: there } });
}
