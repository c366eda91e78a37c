import { type Chance, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { CardId, OpenTable, Unit } from '../board.js';
import type { Attribute, UnitPower, Zone, ZonePower } from '../content/behaviour.js';
import type { RuleId } from '../rule-ids.js';
import { anyUnitWith, countUnits, powersOf, privilegePower, unitCard, zonePower, zonePowers } from './cards.js';

type SymbolPower = Extract<UnitPower, { is: 'symbols' }>;
type ZoneSymbolPower = Extract<ZonePower, { is: 'symbols' }>;

/** ELEK-6.8, ELEK-17.26: the symbols of an attribute on a unit: printed, tokens and changes added, cut off at 0. */
export function symbolsOn(s: OpenTable, zone: Zone, unit: Unit, attribute: Attribute): number {
  const tokens = unit.tokens[attribute];
  let total = unitCard(s, unit.card).symbols[attribute] ?? 0;
  if (tokens > 0) total += tokens * (zonePower(s, zone, 'token-worth')?.symbols ?? 1);
  if (anyUnitWith(s, zone, 'symbols'))
    for (const other of s.zones[zone].units)
      for (const power of powersOf(s, other))
        if (power.is === 'symbols' && changes(s, zone, power, other, unit)) total += power.changes[attribute] ?? 0;
  for (const power of zonePowers(s, zone))
    if (power.is === 'symbols' && zoneChanges(s, power, unit)) total += power.changes[attribute] ?? 0;
  return total > 0 ? total : 0;
}

/** The cards that change the symbols of an attribute on a unit, and by how much: what `symbolsOn` adds to it. */
export function symbolChanges(
  s: OpenTable,
  zone: Zone,
  unit: Unit,
  attribute: Attribute,
): { readonly card: CardId; readonly amount: number }[] {
  const units = s.zones[zone].units.flatMap((other) =>
    powersOf(s, other).map((power) => ({
      card: other.card,
      amount: power.is === 'symbols' && changes(s, zone, power, other, unit) ? (power.changes[attribute] ?? 0) : 0,
    })),
  );
  const here = zonePowers(s, zone).map((power) => ({
    card: s.zones[zone].card!,
    amount: power.is === 'symbols' && zoneChanges(s, power, unit) ? (power.changes[attribute] ?? 0) : 0,
  }));
  return [...units, ...here].filter(({ amount }) => amount !== 0);
}

/** Whether the symbols of `unit` are changed by a power of `source` in the same Zone. */
function changes(s: OpenTable, zone: Zone, power: SymbolPower, source: Unit, unit: Unit): boolean {
  if (power.where !== undefined && power.where !== zone) return false;
  if (power.while === 'your-other-wraith' && !hasOtherWraith(s, zone, source)) return false;
  switch (power.of) {
    case 'this':
      return unit === source;
    case 'your-others':
      return unit !== source && unit.owner === source.owner;
    case 'your-basics':
      return unit.owner === source.owner && unitCard(s, unit.card).basic;
    case 'opponents-wraiths':
      return unit.owner !== source.owner && unitCard(s, unit.card).type === 'wraith';
  }
}

const hasOtherWraith = (s: OpenTable, zone: Zone, source: Unit): boolean =>
  s.zones[zone].units.some(
    (unit) => unit !== source && unit.owner === source.owner && unitCard(s, unit.card).type === 'wraith',
  );

function zoneChanges(s: OpenTable, power: ZoneSymbolPower, unit: Unit): boolean {
  const card = unitCard(s, unit.card);
  switch (power.of) {
    case 'wraiths':
      return card.type === 'wraith';
    case 'cultists':
      return card.type === 'cultist';
    case 'basics':
      return card.basic;
    case 'all':
      return true;
  }
}

/** ELEK-6.9: what a participant counts: symbols of own units here, converted symbols, and a Privilege's bonus. */
export function countOf(s: OpenTable, zone: Zone, seat: Seat, attribute: Attribute): number {
  const conversion = attribute === 'power' ? zonePower(s, zone, 'counts-as') : undefined; // ELEK-6.10
  let count = 0;
  for (const unit of s.zones[zone].units) {
    if (unit.owner !== seat) continue;
    count += symbolsOn(s, zone, unit, attribute);
    if (conversion !== undefined) count += symbolsOn(s, zone, unit, conversion.from);
  }
  return count + bonusOf(s, zone, seat, attribute);
}

/** The Privilege bonus of a participant; it is never converted (ELEK-17.25). */
export function bonusOf(s: OpenTable, zone: Zone, seat: Seat, attribute: Attribute): number {
  const fits = privilegePower(s, seat, 'bonus', (power) => power.attribute === attribute && power.zone === zone);
  return fits?.amount ?? 0;
}

/** ELEK-6.5, ELEK-17.23: the players with a unit in the Zone now; nobody else has a count (ELEK-6.6). */
export function participants(s: OpenTable, zone: Zone): Seat[] {
  const seats: Seat[] = [];
  if (s.zones[zone].units.length === 0) return seats;
  for (let seat = 0; seat < s.seats.length; seat++) if (countUnits(s, zone, seat) > 0) seats.push(seat);
  return seats;
}

/** The highest count in a Zone and those who have it; nobody takes part in an empty Zone. */
export function leaders(s: OpenTable, zone: Zone, attribute: Attribute): { count: number; seats: Seat[] } {
  let best = -1;
  let seats: Seat[] = [];
  for (const seat of participants(s, zone)) {
    const count = countOf(s, zone, seat, attribute);
    if (count > best) {
      best = count;
      seats = [seat];
    } else if (count === best) seats.push(seat);
  }
  return { count: best, seats };
}

/** Tells what each participant counts, for the log and for a staged confrontation. A search, which hears nothing, skips it. */
export function tellCounts(c: Chance & { s: OpenTable }, zone: Zone, attribute: Attribute): void {
  if (c.sink === null) return;
  for (const seat of participants(c.s, zone)) {
    const count = countOf(c.s, zone, seat, attribute);
    tell(
      c,
      'event.count',
      { seat: { seat }, count, attribute: { attribute }, zone: { zone } },
      'ELEK-6.7' satisfies RuleId,
    );
  }
}
