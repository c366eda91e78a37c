import type { Seat } from '@tabula/kernel/json.js';
import type { Elekt, Unit, UnitId } from '../board.js';
import type { Attribute, UnitCard, Zone } from '../content/behaviour.js';
import { countUnits, privilegeCard, unitCard, zoneCard, zonePowers } from '../rules/cards.js';
import { countOf, symbolsOn } from '../rules/counting.js';
import { effectVerb } from '../verbs/effects.js';
import { privilegeVerb } from '../verbs/privileges.js';
import { unitVerb } from '../verbs/unit-powers.js';
import { zoneVerb } from '../verbs/zone-powers.js';

/** Rough values of things, in Titles or in symbols of Power. They need not be right, only cheap and rarely absurd. */

/** What a symbol of each attribute is worth in a Zone, measured in symbols of Power. */
const SYMBOL: Readonly<Record<Attribute, number>> = { occultism: 0.55, cunning: 0.3, violence: 0.6, power: 1 };

const worths = new WeakMap<UnitCard, number>();

/** A unit in hand: its symbols, and something for having an ability. */
export function worth(s: Elekt, unit: UnitId): number {
  const card = unitCard(s, unit);
  let value = worths.get(card);
  if (value === undefined) {
    const { occultism = 0, cunning = 0, violence = 0, power = 0 } = card.symbols;
    value =
      occultism * SYMBOL.occultism +
      cunning * SYMBOL.cunning +
      violence * SYMBOL.violence +
      power * SYMBOL.power +
      abilityWorth(card);
    worths.set(card, value);
  }
  return value;
}

/** The best of what it does, by what its verbs say of themselves. */
function abilityWorth({ instant, permanent }: UnitCard): number {
  let best = 0;
  for (const part of instant?.does ?? []) best = Math.max(best, effectVerb(part).worth(part));
  for (const power of permanent ?? []) best = Math.max(best, unitVerb(power).worth(power));
  return best;
}

/** The strength that a unit in hand would bring to a Zone. */
export function strengthIn(s: Elekt, zone: Zone, unit: UnitId): number {
  const card = unitCard(s, unit);
  let value = worth(s, unit);
  for (const power of zonePowers(s, zone)) value += zoneVerb(power).worth(power, card);
  return value;
}

/** The strength of a unit where it lies: Power counts now, the other attributes only while they can still be fought. */
export function strengthOf(s: Elekt, zone: Zone, unit: Unit): number {
  return (
    symbolsOn(s, zone, unit, 'power') +
    SYMBOL.violence * symbolsOn(s, zone, unit, 'violence') +
    SYMBOL.occultism * symbolsOn(s, zone, unit, 'occultism')
  );
}

/** What winning the card of a Zone is worth, in Titles; 0 once it is gone. */
export function stakeOf(s: Elekt, zone: Zone): number {
  const id = s.zones[zone].card;
  if (id === null) return 0;
  if (zone !== 'court') return zoneCard(s, id).titles.length;
  let best = 0;
  for (const power of privilegeCard(s, id).powers) best = Math.max(best, privilegeVerb(power).worth(power));
  return best;
}

/** The lead of a player in Power over the best of the others here; ties go by court position, so a little is taken off. */
export function leadIn(s: Elekt, zone: Zone, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < s.seats.length; other++)
    if (other !== seat && countUnits(s, zone, other) > 0) best = Math.max(best, countOf(s, zone, other, 'power') + 0.4);
  return (countUnits(s, zone, seat) > 0 ? countOf(s, zone, seat, 'power') : 0) - best;
}

/** The chance to win with a lead, by feel: even at 0.5 more than the others, sure at three or four. */
export const chance = (lead: number): number => 1 / (1 + Math.exp(-1.1 * lead));

/** An Ember for every unit in the Court Zone at the end of the round, and a limit of Embers. */
export const emberValue = (s: Elekt, seat: Seat): number => {
  const held = s.seats[seat]!.embers + countUnits(s, 'court', seat);
  return held >= 3 ? 0 : 0.12;
};

/** What the card of a Zone takes from who assigns one unit more there. */
export function burdenOf(s: Elekt, zone: Zone): number {
  let burden = 0;
  for (const power of zonePowers(s, zone)) burden += zoneVerb(power).burden ?? 0;
  return burden;
}
