import type { Seat } from '@tabula/kernel/json.js';
import { type Elekt, EMBER_LIMIT, tokenCount, type Unit, type UnitId } from '../board.js';
import { ATTRIBUTES, type Attribute, type Effect, type Zone } from '../content/behaviour.js';
import { isBasic, powersOf, unitCard, unitIn, zonePower } from './cards.js';
import { hasRoom, tokensAllowed, tokensInPool } from './keywords.js';
import { movable } from './moving.js';

/** What the parts of instant abilities can be used on. A choice that would do nothing is not offered (ELEK-17.86). */

/** A unit whose ability is used, and where it lies. */
type Carrier = { unit: UnitId; zone: Zone };

export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** ELEK-13.13: "other" leaves out the unit that carries the text (ELEK-13.12); whose units they are does not matter. */
export const others = (s: Elekt, v: Carrier): Unit[] => s.zones[v.zone].units.filter((unit) => unit.card !== v.unit);

export const ids = (units: readonly Unit[]): UnitId[] => units.map((unit) => unit.card);

/** The units that an attaching part may put its tokens on. */
export function receivers(s: Elekt, effect: EffectOf<'attach'>, v: Carrier & { seat: Seat }): UnitId[] {
  if (effect.to === 'this') return unitIn(s, v.zone, v.unit) === undefined ? [] : [v.unit];
  const own = others(s, v).filter((unit) => unit.owner === v.seat);
  return ids(effect.to === 'your-other' ? own : own.filter((unit) => unitCard(s, unit.card).type === 'cultist'));
}

/** The tokens that an attaching part may take; `before` is the one that the part before attached. */
export function kinds(s: Elekt, effect: EffectOf<'attach'>, before: Attribute | null): Attribute[] {
  const pool = effect.token === 'any' ? tokensInPool(s) : [effect.token].filter((kind) => s.pool[kind] > 0);
  return effect.different === true ? pool.filter((kind) => kind !== before) : pool;
}

/** Every token on another unit here, as a pair of unit and attribute. */
export const removable = (s: Elekt, v: Carrier) =>
  others(s, v).flatMap((unit) =>
    ATTRIBUTES.filter((kind) => unit.tokens[kind] > 0).map((kind) => [unit.card, kind] as const),
  );

/** Units of anyone here with a token on them. */
export const withTokens = (s: Elekt, zone: Zone): UnitId[] =>
  ids(s.zones[zone].units.filter((unit) => tokenCount(unit.tokens) > 0));

/** The other units here of which at least one printed attribute has a token in the pool. */
export const mirrored = (s: Elekt, v: Carrier): UnitId[] =>
  ids(others(s, v).filter((unit) => ATTRIBUTES.some((kind) => printed(s, unit.card, kind) && s.pool[kind] > 0)));

/** Whether at least one symbol of an attribute is printed on a unit. */
export const printed = (s: Elekt, unit: UnitId, kind: Attribute): boolean => (unitCard(s, unit).symbols[kind] ?? 0) > 0;

/** ELEK-17.62: units of anyone here whose permanent ability still works. */
export const switchable = (s: Elekt, zone: Zone): UnitId[] =>
  ids(s.zones[zone].units.filter((unit) => powersOf(s, unit).length > 0));

/** Opponents who have more Embers than the player would have then. */
export const richer = (s: Elekt, seat: Seat, embers: number): Seat[] =>
  embers >= EMBER_LIMIT ? [] : s.seats.flatMap((other, at) => (at !== seat && other.embers > embers ? [at] : []));

/** The Basic units in a hand: a secret of its player. */
export const basicsInHand = (s: Elekt, seat: Seat): UnitId[] => s.seats[seat]!.hand.filter((unit) => isBasic(s, unit));

/** The user of an ability, with the Embers left after paying for it (ELEK-17.54). */
type About = { seat: Seat; unit: UnitId; zone: Zone; embers: number };

/** ELEK-13.29: whether a part could be carried out now. */
export function possible(s: Elekt, effect: Effect, about: About): boolean {
  const { seat, zone } = about;
  switch (effect.do) {
    case 'attach':
      return tokensAllowed(s, zone) && kinds(s, effect, null).length > 0 && receivers(s, effect, about).length > 0;
    case 'remove-token':
      return removable(s, about).length > 0;
    case 'remove-all-tokens':
      return withTokens(s, zone).length > 0;
    case 'mirror':
      return tokensAllowed(s, zone) && mirrored(s, about).length > 0;
    case 'take-unit':
    case 'annihilate':
      return others(s, about).length > 0;
    case 'discard-this':
      return false; // a price, not a gain: alone it is no reason to use the ability (ELEK-17.66)
    case 'confront':
      return zonePower(s, zone, 'no-confrontation')?.attribute !== effect.attribute;
    case 'switch-off':
      return switchable(s, zone).length > 0;
    case 'move':
      return movable(s, seat, about.unit).length > 0;
    case 'take-ember':
      return richer(s, seat, about.embers).length > 0;
    case 'place-basic':
      return hasRoom(s, zone, seat) && basicsInHand(s, seat).length > 0;
    case 'draw':
      return s.elite.length + s.discard.length > 0;
    case 'discard-units':
      return s.seats[seat]!.hand.length > 0;
  }
}

/** Whether a part could be carried out as far as everybody can see. */
export function publiclyPossible(s: Elekt, effect: Effect, about: About): boolean {
  if (effect.do !== 'place-basic') return possible(s, effect, about);
  return hasRoom(s, about.zone, about.seat) && s.seats[about.seat]!.hand.length > 0;
}
