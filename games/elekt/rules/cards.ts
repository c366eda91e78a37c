import type { Seat } from '@tabula/kernel/json.js';
import type { Elekt, OpenTable, Unit, UnitId } from '../board.js';
import {
  type PrivilegeCard,
  type PrivilegePower,
  type UnitCard,
  type UnitPower,
  ZONES,
  type Zone,
  type ZoneCard,
  type ZonePower,
} from '../content/behaviour.js';
import { packOf } from '../content/packs.js';
import { turnOrder } from './court.js';

/**
 * Reading the cards that lie on the table: which abilities work, where, and for whom (chapter 13). Cards override the
 * general rules (ELEK-13.24) because those ask here before they act.
 */

export const unitCard = (s: OpenTable, unit: UnitId): UnitCard => packOf(s.pack).units[unit]!;
export const zoneCard = (s: OpenTable, id: string): ZoneCard => packOf(s.pack).zoneCards[id]!;
export const privilegeCard = (s: OpenTable, id: string): PrivilegeCard => packOf(s.pack).privileges[id]!;

const NO_UNIT_POWERS: readonly UnitPower[] = [];
const NO_ZONE_POWERS: readonly ZonePower[] = [];
const NO_UNITS: readonly Unit[] = [];

/** ELEK-13.9, ELEK-13.31: the permanent abilities of a unit in a Zone, none if it is switched off. */
export function powersOf(s: OpenTable, unit: Unit): readonly UnitPower[] {
  return unit.off ? NO_UNIT_POWERS : (unitCard(s, unit.card).permanent ?? NO_UNIT_POWERS);
}

type UnitPowerOf<K extends UnitPower['is']> = Extract<UnitPower, { is: K }>;

/** The power of one kind that a unit in a Zone has now. */
export function powerOf<K extends UnitPower['is']>(s: Elekt, unit: Unit, is: K): UnitPowerOf<K> | undefined {
  if (unit.off) return undefined;
  return packOf(s.pack).holders[is]?.[unit.card] as UnitPowerOf<K> | undefined;
}

/** ELEK-13.17, ELEK-13.19: what the face-up card of a Zone changes there; the Court's Privilege changes nothing. */
export function zonePowers(s: OpenTable, zone: Zone): readonly ZonePower[] {
  const id = s.zones[zone].card;
  return zone === 'court' || id === null ? NO_ZONE_POWERS : zoneCard(s, id).powers;
}

type ZonePowerOf<K extends ZonePower['is']> = Extract<ZonePower, { is: K }>;

/** What the face-up card of a Zone changes there, if it is of this kind. */
export function zonePower<K extends ZonePower['is']>(s: OpenTable, zone: Zone, is: K): ZonePowerOf<K> | undefined {
  for (const power of zonePowers(s, zone)) if (power.is === is) return power as ZonePowerOf<K>;
  return undefined;
}

type PrivilegePowerOf<K extends PrivilegePower['is']> = Extract<PrivilegePower, { is: K }>;

/** ELEK-13.20, ELEK-17.58: a power of the Privileges that a player has won, from that moment on. */
export function privilegePower<K extends PrivilegePower['is']>(
  s: OpenTable,
  seat: Seat,
  is: K,
  fits?: (power: PrivilegePowerOf<K>) => boolean,
): PrivilegePowerOf<K> | undefined {
  for (const id of s.seats[seat]!.privileges)
    for (const power of privilegeCard(s, id).powers)
      if (power.is === is && (fits === undefined || fits(power as PrivilegePowerOf<K>)))
        return power as PrivilegePowerOf<K>;
  return undefined;
}

/** A unit in a Zone and where it lies. */
export interface Standing {
  readonly zone: Zone;
  readonly unit: Unit;
}

/** Where a unit lies, if it lies in a Zone. */
export function standing(s: Elekt, id: UnitId): Standing | null {
  for (const zone of ZONES) for (const unit of s.zones[zone].units) if (unit.card === id) return { zone, unit };
  return null;
}

/** A unit that is known to lie in a Zone. */
export function unitIn(s: Elekt, zone: Zone, id: UnitId): Unit | undefined {
  return s.zones[zone].units.find((unit) => unit.card === id);
}

export const unitsOf = (s: Elekt, zone: Zone, seat: Seat): Unit[] =>
  s.zones[zone].units.filter((unit) => unit.owner === seat);

export function countUnits(s: OpenTable, zone: Zone, seat: Seat): number {
  let count = 0;
  for (const unit of s.zones[zone].units) if (unit.owner === seat) count++;
  return count;
}

/** The units of a player here that have a power now, in order of arrival (ELEK-13.23, ELEK-17.51). */
export function unitsWith(s: Elekt, zone: Zone, seat: Seat, is: UnitPower['is']): readonly Unit[] {
  const holders = packOf(s.pack).holders[is];
  let found: Unit[] | undefined;
  if (holders !== undefined)
    for (const unit of s.zones[zone].units)
      if (unit.owner === seat && !unit.off && holders[unit.card] !== undefined) {
        found ??= [];
        found.push(unit);
      }
  return found ?? NO_UNITS;
}

/** Whether any unit in the Zone, of whichever player, has a power now. */
export function anyUnitWith(s: OpenTable, zone: Zone, is: UnitPower['is']): boolean {
  const holders = packOf(s.pack).holders[is];
  if (holders === undefined) return false;
  for (const unit of s.zones[zone].units) if (!unit.off && holders[unit.card] !== undefined) return true;
  return false;
}

/** The players who own a Privilege of a kind, in court position order (ELEK-13.23). */
export const ownersOf = (s: Elekt, is: PrivilegePower['is']): Seat[] =>
  turnOrder(s).filter((seat) => privilegePower(s, seat, is) !== undefined);

export const isBasic = (s: Elekt, unit: UnitId): boolean => unitCard(s, unit).basic;

/** ELEK-12.12: only Titles count. */
export function titlesOf(s: Elekt, seat: Seat): number {
  const { missions, influences } = s.seats[seat]!;
  let titles = 0;
  for (const id of missions) titles += zoneCard(s, id).titles.length;
  for (const id of influences) titles += zoneCard(s, id).titles.length;
  return titles;
}
