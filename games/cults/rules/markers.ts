import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Cults } from '../board.js';
import type { District, Level } from '../content/behaviour.js';
import { optionsOf } from '../table-options.js';
import { takeRitual } from './districts.js';
import type { Acting } from './kit.js';

/** What a successful terror does to the board (CULT-12.9 to CULT-12.17). */

/** A domination marker goes on a free space, or in the place of a marker of this seat. */
export type MarkerSpot = 'space' | Seat;

/** CULT-12.11, CULT-12.12, CULT-12.16: where a marker of the supply may go. */
export function markerSpots(s: Cults, seat: Seat, at: District): MarkerSpot[] {
  const { dominationSpaces, replaceTarget } = optionsOf(s);
  const { domination } = s.districts[at];
  if (s.seats[seat]!.domination === 0) return []; // CULT-21.47
  if (domination.length < dominationSpaces) return ['space'];
  const owners = [...new Set(domination)].sort();
  return replaceTarget === 'any' ? owners : owners.filter((owner) => owner !== seat); // CULT-20.3, CULT-21.48
}

/** CULT-12.13: the marker that is replaced returns to its owner's supply. */
export function placeMarker(c: Acting, seat: Seat, at: District, spot: MarkerSpot): void {
  const { domination } = c.s.districts[at];
  const where = { seat: { seat }, district: { district: at } };
  c.s.seats[seat]!.domination--;
  if (spot === 'space') {
    domination.push(seat);
    tell(c, 'event.domination', where);
  } else {
    domination[domination.indexOf(spot)] = seat;
    c.s.seats[spot]!.domination++;
    tell(c, 'event.domination-replaced', { ...where, owner: { seat: spot } });
  }
}

/** CULT-12.17: the price of a successful terror. */
export function removeRitual(c: Acting, seat: Seat, at: District, level: Level): void {
  takeRitual(c.s, at, seat, level);
  tell(c, 'event.ritual-removed', { seat: { seat }, level: { level }, district: { district: at } });
}
