import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import type { Elekt, Unit, UnitId } from '../board.js';
import { ATTRIBUTES, type Attribute, ZONES, type Zone } from '../content/behaviour.js';
import type { RuleId } from '../rule-ids.js';
import { ownersOf, powerOf, privilegePower, unitIn, unitsOf, unitsWith, zonePower } from './cards.js';
import { leaders, participants, tellCounts } from './counting.js';
import { turnOrder } from './court.js';
import { cunning } from './cunning.js';
import { gainEmbers, payEmbers } from './keywords.js';
import { rule } from './kit.js';
import { extraToken, occultism } from './occultism.js';
import { passage } from './passage.js';
import { power } from './power.js';
import { violence } from './violence.js';

/** Chapter 6: Zone by Zone (ELEK-6.3), and in each Zone one confrontation after the other, each once (ELEK-6.4). */
export const confrontations = rule<None, { owners: Seat[]; zones: Zone[]; zone: Zone; left: Attribute[] }>(
  'confrontations',
)({
  'ELEK-3.10': ({ s, v }) => {
    s.phase = 'confrontation';
    v.owners = ownersOf(s, 'passage');
    v.zones = [...ZONES];
  },
  // ELEK-17.60: one after another, in turn order.
  'ELEK-3.6': ({ v }) => {
    const seat = v.owners.shift();
    if (seat !== undefined) return call(passage, { seat });
  },
  'ELEK-3.6 next': ({ v }) => (v.owners.length > 0 ? goto('ELEK-3.6') : undefined),
  'ELEK-6.1': (c) => {
    const zone = c.v.zones.shift();
    if (zone === undefined) return done(); // ELEK-6.20
    c.v.zone = zone;
    c.v.left = confrontationOrder(c.s, zone);
    tell(c, 'event.zone', { zone: { zone } });
  },
  'ELEK-6.2': ({ v }) => {
    const attribute = v.left.shift();
    if (attribute === undefined) return goto('ELEK-6.1');
    return attribute === 'power' ? call(power, { zone: v.zone }) : call(confrontation, { zone: v.zone, attribute });
  },
  'ELEK-6.19': goto('ELEK-6.2'),
});

/** ELEK-6.2, ELEK-6.18: the usual order, unless the card of the Zone moves one confrontation to the front. */
export function confrontationOrder(s: Elekt, zone: Zone): Attribute[] {
  const first = zonePower(s, zone, 'first')?.attribute;
  if (first === undefined) return [...ATTRIBUTES];
  return [first, ...ATTRIBUTES.filter((attribute) => attribute !== first)];
}

type Trial = Exclude<Attribute, 'power'>;

/** One confrontation of Occultism, Cunning or Violence, in the Confrontation phase or by a card (ELEK-6.21). */
export const confrontation = rule<
  { zone: Zone; attribute: Trial },
  { tied: Seat[]; asked: Seat[]; winner: Seat | null; pay: boolean; due: UnitId[] }
>('confrontation')({
  'ELEK-13.27': ({ s, v }) => {
    if (zonePower(s, v.zone, 'no-confrontation')?.attribute === v.attribute) return done();
  },
  'ELEK-6.7': (c) => tellCounts(c, c.v.zone, c.v.attribute),
  'ELEK-6.11': ({ s, v }) => {
    const { count, seats } = leaders(s, v.zone, v.attribute);
    v.tied = count >= 1 ? seats : []; // ELEK-6.14, ELEK-17.21: one symbol is enough, and needed
    v.winner = v.tied.length === 1 ? v.tied[0]! : null;
    if (v.tied.length < 2) return goto('ELEK-6.13');
    v.asked = turnOrder(s).filter((seat) => v.tied.includes(seat) && canSeal(s, seat));
  },
  'ELEK-6.12': ({ v }) => {
    const seat = v.asked[0];
    return seat === undefined ? goto('ELEK-17.27') : ask(seat, 'pay', [true, false]);
  },
  'ELEK-6.12 seal': (c) => {
    const { v, s } = c;
    const seat = v.asked.shift()!;
    if (!v.pay) return goto('ELEK-6.12');
    payEmbers(c, seat, privilegePower(s, seat, 'seal-ties')!.price);
    s.seats[seat]!.sealUsed = true;
    v.winner = seat;
    tell(c, 'event.sealed-tie', { seat: { seat }, attribute: { attribute: v.attribute }, zone: { zone: v.zone } });
  },
  'ELEK-17.27': (c) => {
    const { s, v } = c;
    if (v.winner !== null) return;
    for (const seat of turnOrder(s)) {
      const unit = v.tied.includes(seat) ? tieWinner(s, v.zone, seat, v.attribute) : undefined;
      if (unit === undefined) continue;
      v.winner = seat;
      const about = { attribute: { attribute: v.attribute }, zone: { zone: v.zone } };
      tell(c, 'event.tie-won', { seat: { seat }, ...about, card: { card: unit.card } });
      return;
    }
  },
  'ELEK-6.13': (c) => {
    const { winner, attribute, zone, tied } = c.v;
    const sides = participants(c.s, zone).length;
    const about = { attribute: { attribute }, zone: { zone } };
    if (winner !== null) {
      const won: RuleId = tied.length > 1 ? 'ELEK-6.12' : sides === 1 ? 'ELEK-6.14' : 'ELEK-6.11';
      tell(c, 'event.won-confrontation', { seat: { seat: winner }, ...about }, won);
      return;
    }
    // In an empty Zone nobody was there to win: that it is empty is told once, when its card goes (ELEK-10.8).
    if (tied.length > 1) tell(c, 'event.tied', about, 'ELEK-6.12' satisfies RuleId);
    else if (sides > 0) tell(c, 'event.no-winner', about);
    return done();
  },
  'ELEK-6.16 effect': ({ s, v }) => {
    const won = { zone: v.zone, winner: v.winner! };
    v.due = unitsOf(s, v.zone, won.winner) // ELEK-17.93
      .filter((unit) => reacts(s, unit, v.attribute))
      .map((unit) => unit.card);
    switch (v.attribute) {
      case 'occultism':
        return call(occultism, won);
      case 'cunning':
        return call(cunning, won);
      case 'violence':
        return call(violence, won);
    }
  },
  'ELEK-6.16 unit': (c) => {
    const { zone, attribute } = c.v;
    const winner = c.v.winner!;
    const id = c.v.due.shift();
    if (id === undefined) return goto('ELEK-6.16 zone');
    const unit = unitIn(c.s, zone, id);
    if (unit === undefined) return; // ELEK-13.33: it has left; one that is switched off has no power below
    const ember = powerOf(c.s, unit, 'ember-on-win');
    if (ember?.attribute === attribute) gainEmbers(c, winner, ember.amount);
    const more = powerOf(c.s, unit, 'extra-token');
    if (more !== undefined && attribute === 'occultism') return call(extraToken, { zone, winner, left: more.count });
  },
  'ELEK-6.16 next': goto('ELEK-6.16 unit'),
  'ELEK-6.16 zone': (c) => {
    const reward = zonePower(c.s, c.v.zone, 'ember-on-win');
    if (reward?.attribute === c.v.attribute) gainEmbers(c, c.v.winner!, reward.amount);
  },
});

function reacts(s: Elekt, unit: Unit, attribute: Trial): boolean {
  if (powerOf(s, unit, 'ember-on-win')?.attribute === attribute) return true;
  return attribute === 'occultism' && powerOf(s, unit, 'extra-token') !== undefined;
}

/** Whether a player may still pay to win a tie in this round. */
export function canSeal(s: Elekt, seat: Seat): boolean {
  const seal = privilegePower(s, seat, 'seal-ties');
  return seal !== undefined && !s.seats[seat]!.sealUsed && s.seats[seat]!.embers >= seal.price;
}

/** The unit by which a player wins a tie, if there is one. */
export const tieWinner = (s: Elekt, zone: Zone, seat: Seat, attribute: Trial): Unit | undefined =>
  unitsWith(s, zone, seat, 'win-ties').find((unit) => powerOf(s, unit, 'win-ties')!.attribute === attribute);
