import type { Elekt } from '@tabula/elekt/board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from '@tabula/elekt/content/behaviour.js';
import { unitCard, zonePower } from '@tabula/elekt/rules/cards.js';
import { countOf, leaders, participants, symbolsOn } from '@tabula/elekt/rules/counting.js';
import type { Seat } from '@tabula/kernel/json.js';

/** What the board shows is counted by the rules themselves, on a board that a view was made into. */

type Cards = readonly string[] | { readonly count: number };

/** How many cards lie in a pile, seen or not. */
export const sizeOf = (cards: Cards): number => ('count' in cards ? cards.count : cards.length);

/** The cards of a pile that this viewer sees. */
export const cardsIn = (cards: Cards): readonly string[] => ('count' in cards ? [] : cards);

/** Where a unit lies that lies open in a Zone. */
export function placeOf(s: Elekt, card: string): { zone: Zone; unit: Elekt['zones'][Zone]['units'][number] } | null {
  for (const zone of ZONES) for (const unit of s.zones[zone].units) if (unit.card === card) return { zone, unit };
  return null;
}

/** What a count is made of. */
export interface Made {
  readonly total: number;
  /** Printed symbols, those that cards add or take away included. */
  readonly printed: number;
  readonly tokens: number;
  /** Symbols of another attribute that count here, and of which. */
  readonly converted: number;
  readonly from: Attribute | null;
  readonly bonus: number;
  /** What each unit brings, in order of arrival. */
  readonly units: readonly { readonly card: string; readonly count: number }[];
}

/** The parts of a count, found by counting again without tokens, without Privileges and without the conversion. */
export function madeOf(s: Elekt, zone: Zone, seat: Seat, attribute: Attribute): Made {
  const total = countOf(s, zone, seat, attribute);
  const plain = { ...s, seats: s.seats.map((player) => ({ ...player, privileges: [] })) };
  const own = s.zones[zone].units.filter((unit) => unit.owner === seat);
  const symbols = own.map((unit) => symbolsOn(s, zone, unit, attribute));
  const bare: Elekt = {
    ...s,
    zones: {
      ...s.zones,
      [zone]: {
        ...s.zones[zone],
        units: s.zones[zone].units.map((unit) => ({
          ...unit,
          tokens: { occultism: 0, cunning: 0, violence: 0, power: 0 },
        })),
      },
    },
  };
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  const printed = sum(
    bare.zones[zone].units.filter((unit) => unit.owner === seat).map((unit) => symbolsOn(bare, zone, unit, attribute)),
  );
  const unconverted = sum(symbols);
  const withoutBonus = countOf(plain, zone, seat, attribute);
  return {
    total,
    printed,
    tokens: unconverted - printed,
    converted: withoutBonus - unconverted,
    from: attribute === 'power' ? (zonePower(s, zone, 'counts-as')?.from ?? null) : null,
    bonus: total - withoutBonus,
    units: own.map((unit, at) => ({ card: unit.card, count: symbols[at]! })),
  };
}

/** What everybody counts in a Zone now, and who leads. Nobody leads with nothing, except in Power. */
export function tallyOf(
  s: Elekt,
  zone: Zone,
  attribute: Attribute,
): { counts: readonly (number | null)[]; leads: readonly Seat[] } {
  const taking = participants(s, zone);
  const best = leaders(s, zone, attribute);
  return {
    counts: s.seats.map((_, seat) => (taking.includes(seat) ? countOf(s, zone, seat, attribute) : null)),
    leads: best.count > 0 || attribute === 'power' ? best.seats : [],
  };
}

/** The symbols that a unit has now, where they differ from those that are printed on it. */
export function changedSymbols(
  s: Elekt,
  card: string,
): readonly { attribute: Attribute; printed: number; now: number }[] {
  const place = placeOf(s, card);
  if (place === null) return [];
  return ATTRIBUTES.map((attribute) => ({
    attribute,
    printed: unitCard(s, card).symbols[attribute] ?? 0,
    now: symbolsOn(s, place.zone, place.unit, attribute),
  })).filter(({ printed, now }) => printed !== now);
}

/** Everybody, beginning with whoever looks, in the order of their seats: pieces stay where they are. */
export function seatsFrom(players: number, home: Seat): readonly Seat[] {
  return Array.from({ length: players }, (_, i) => (home + i) % players);
}
