import { shuffle, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { EVERYBODY } from '@tabula/kernel/places.js';
import { remove } from '@tabula/kit/piles.js';
import { type Elekt, EMBER_LIMIT, newUnit, type Unit, type UnitId, unitLimit } from '../board.js';
import { ATTRIBUTES, type Attribute, type Zone } from '../content/behaviour.js';
import type { RuleId } from '../rule-ids.js';
import { anyUnitWith, countUnits, zonePower } from './cards.js';
import type { Acting } from './kit.js';

/** Chapter 14: the keywords that rules and cards use. Each moves things and tells of it; none of them asks. */

/** ELEK-5.7, ELEK-5.8 and cards that change it: how many units a player may have in a Zone. */
export function limitOf(s: Elekt, zone: Zone): number {
  return unitLimit(s.seats.length) + (zonePower(s, zone, 'limit')?.change ?? 0);
}

/** ELEK-5.9, ELEK-5.10, ELEK-17.16: own units that lie there now count; those above the limit stay (ELEK-17.20). */
export const hasRoom = (s: Elekt, zone: Zone, seat: Seat): boolean => countUnits(s, zone, seat) < limitOf(s, zone);

/** ELEK-14.5: Embers from the pool, up to the limit of 3 (ELEK-11.6); more are not taken (ELEK-17.42). */
export function gainEmbers(c: Acting, seat: Seat, amount: number): number {
  const player = c.s.seats[seat]!;
  const taken = Math.max(0, Math.min(amount, EMBER_LIMIT - player.embers, c.s.embers));
  player.embers += taken;
  c.s.embers -= taken;
  if (taken > 0) tell(c, 'event.gained-embers', { seat: { seat }, amount: taken });
  return taken;
}

/** ELEK-14.6, ELEK-17.55: without the full number nothing can be paid; who may pay was checked before. */
export function payEmbers(c: Acting, seat: Seat, amount: number): void {
  if (amount === 0) return;
  c.s.seats[seat]!.embers -= amount;
  c.s.embers += amount;
  tell(c, 'event.paid-embers', { seat: { seat }, amount });
}

/** ELEK-14.3: as many Embers to the pool as the player has, and be it none (ELEK-13.25). */
export function discardEmbers(c: Acting, seat: Seat, amount: number): void {
  const lost = Math.min(amount, c.s.seats[seat]!.embers);
  if (lost === 0) return;
  c.s.seats[seat]!.embers -= lost;
  c.s.embers += lost;
  tell(c, 'event.lost-embers', { seat: { seat }, amount: lost });
}

/** ELEK-14.4: Embers of another player, as many as that one has and as fit under the limit. */
export function takeEmbers(c: Acting, seat: Seat, from: Seat, amount: number): void {
  const taken = Math.min(amount, c.s.seats[from]!.embers, EMBER_LIMIT - c.s.seats[seat]!.embers);
  if (taken <= 0) return;
  c.s.seats[from]!.embers -= taken;
  c.s.seats[seat]!.embers += taken;
  tell(c, 'event.took-embers', { seat: { seat }, from: { seat: from }, amount: taken });
}

/** ELEK-13.27, ELEK-17.52: no token can be attached in a Zone where a card forbids it. */
export const tokensAllowed = (s: Elekt, zone: Zone): boolean =>
  zonePower(s, zone, 'no-tokens') === undefined && !anyUnitWith(s, zone, 'no-tokens');

/** The attributes of which the pool still holds a token. */
export const tokensInPool = (s: Elekt): Attribute[] => ATTRIBUTES.filter((attribute) => s.pool[attribute] > 0);

/** ELEK-14.7: a token, if there is one, from the pool onto a unit, whatever lies on it (ELEK-7.8, ELEK-7.9). */
export function attach(c: Acting, zone: Zone, unit: Unit, attribute: Attribute): void {
  if (c.s.pool[attribute] === 0 || !tokensAllowed(c.s, zone)) return;
  c.s.pool[attribute]--;
  unit.tokens[attribute]++;
  tell(c, 'event.attached', { unit: { card: unit.card }, attribute: { attribute }, zone: { zone } });
}

/** ELEK-14.8: a token off a unit, to the pool. */
export function removeToken(c: Acting, unit: Unit, attribute: Attribute): void {
  unit.tokens[attribute]--;
  c.s.pool[attribute]++;
  tell(c, 'event.removed-token', { unit: { card: unit.card }, attribute: { attribute } });
}

/** ELEK-7.11, ELEK-9.11: all tokens of a unit that leaves the Zones go to the pool. */
export function clearTokens(s: Elekt, unit: Unit): void {
  for (const attribute of ATTRIBUTES) {
    s.pool[attribute] += unit.tokens[attribute];
    unit.tokens[attribute] = 0;
  }
}

function leaveZone(s: Elekt, zone: Zone, unit: Unit): void {
  const { units } = s.zones[zone];
  remove(units, unit);
  clearTokens(s, unit);
}

/** ELEK-14.1: a unit from a Zone onto the pile of discarded units, Basic and Elite alike. */
export function discardFromZone(c: Acting, zone: Zone, unit: Unit): void {
  leaveZone(c.s, zone, unit);
  c.s.discard.push(unit.card);
  tell(c, 'event.discarded-from-zone', { seat: { seat: unit.owner }, unit: { card: unit.card }, zone: { zone } });
}

/** ELEK-14.1: a unit from hand onto the pile of discarded units, by the rule that demands it. */
export function discardFromHand(c: Acting, seat: Seat, unit: UnitId, because?: RuleId): void {
  const { hand } = c.s.seats[seat]!;
  remove(hand, unit);
  delete c.s.known[unit];
  c.s.discard.push(unit);
  tell(c, 'event.discarded-from-hand', { seat: { seat }, unit: { card: unit } }, because);
}

/** ELEK-14.18: a unit from a Zone to a player's hand, whose it is from now on (ELEK-17.11); all saw it go there. */
export function takeIntoHand(c: Acting, zone: Zone, unit: Unit, seat: Seat): void {
  leaveZone(c.s, zone, unit);
  c.s.seats[seat]!.hand.push(unit.card);
  c.s.known[unit.card] = EVERYBODY;
}

/** ELEK-14.19: a unit from the pile of discarded units to a player's hand; all saw it go there. */
export function takeFromDiscard(c: Acting, seat: Seat, unit: UnitId): void {
  const { discard } = c.s;
  remove(discard, unit);
  c.s.seats[seat]!.hand.push(unit);
  c.s.known[unit] = EVERYBODY;
  tell(c, 'event.recovered', { seat: { seat }, unit: { card: unit } });
}

/** ELEK-14.12, ELEK-14.13: a unit from hand into its owner's part of a Zone. */
export function putIntoZone(s: Elekt, seat: Seat, unit: UnitId, zone: Zone): void {
  const { hand } = s.seats[seat]!;
  remove(hand, unit);
  delete s.known[unit];
  s.zones[zone].units.push(newUnit(unit, seat));
}

/**
 * ELEK-4.9, ELEK-17.7: the top card of the Elite deck, the discards shuffled into a new one first if it is empty. Cards
 * drawn before lie elsewhere by then and are not shuffled in (ELEK-4.10).
 */
export function drawElite(c: Acting): UnitId | undefined {
  const { s } = c;
  if (s.elite.length === 0 && s.discard.length > 0) {
    s.elite = s.discard;
    s.discard = [];
    shuffle(c, s.elite);
    tell(c, 'event.reshuffled', { count: s.elite.length }, 'ELEK-4.9' satisfies RuleId);
  }
  return s.elite.shift();
}
