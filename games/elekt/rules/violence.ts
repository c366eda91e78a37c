import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, cancel, done, goto } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import type { CardId, Elekt, Unit, UnitId } from '../board.js';
import type { Zone } from '../content/behaviour.js';
import type { RuleId } from '../rule-ids.js';
import {
  anyUnitWith,
  isBasic,
  powerOf,
  powersOf,
  privilegePower,
  unitIn,
  unitsOf,
  unitsWith,
  zonePower,
} from './cards.js';
import { discardFromZone, payEmbers, takeEmbers, takeIntoHand } from './keywords.js';
import { type Acting, interrupt, PRIORITY, rule } from './kit.js';

/** Chapter 9: the winner may annihilate one unit of the Zone, an own one too (ELEK-17.35); its owner may save it. */
export const violence = rule<
  { zone: Zone; winner: Seat },
  { left: number; hit: UnitId[]; victim: UnitId | typeof STOP; fallen: UnitId }
>('violence')({
  'ELEK-9.1': ({ s, v }) => {
    v.left = zonePower(s, v.zone, 'annihilations')?.count ?? 1;
    v.hit = [];
  },
  'ELEK-9.2': ({ s, v }) => {
    const victims = s.zones[v.zone].units.map((unit) => unit.card).filter((id) => !v.hit.includes(id));
    return v.left === 0 || victims.length === 0 ? done() : ask(v.winner, 'victim', [...victims, STOP]);
  },
  'ELEK-9.3': ({ v }) => {
    if (v.victim === STOP) return done();
    const { zone, winner, hit, victim } = v;
    return call(annihilate, { unit: victim, zone, by: winner, hit: hit.slice(), violence: true }, 'fallen');
  },
  'ELEK-17.38': ({ v }) => {
    v.hit.push(v.fallen);
    v.left--;
    return goto('ELEK-9.2');
  },
});

/** Who annihilates which unit where; `hit` names the units that the same effect has annihilated before. */
type Annihilation = { unit: UnitId; zone: Zone; by: Seat; hit: UnitId[]; violence: boolean };

/** How an owner may answer: pay, use a Privilege, or let go. */
export type Save = 'save' | 'pact' | 'let-go';

/**
 * ELEK-9.12: the order of an annihilation, the one way to lose a unit from which it can be saved (ELEK-9.15). Cards that
 * replace the target or react to it interrupt before it.
 */
export const annihilate = rule<Annihilation & { doomed?: boolean }, { save: Save }, UnitId>('annihilate')({
  'ELEK-9.4': (c) => {
    const { s, v } = c;
    const unit = unitIn(s, v.zone, v.unit)!;
    tell(c, 'event.annihilated', {
      seat: { seat: v.by },
      unit: { card: v.unit },
      owner: { seat: unit.owner },
      zone: { zone: v.zone },
    });
  },
  'ELEK-9.10': ({ s, v }) => {
    const ways = v.doomed === true ? [] : waysToSave(s, v.zone, unitIn(s, v.zone, v.unit)!, v);
    // ELEK-17.37: where there is nothing to decide, nobody is asked.
    if (ways.length === 0) return goto('ELEK-9.14');
    return ask(unitIn(s, v.zone, v.unit)!.owner, 'save', [...ways, 'let-go']); // ELEK-17.36
  },
  'ELEK-9.13': (c) => {
    const { s, v } = c;
    if (v.save === 'let-go') return goto('ELEK-9.8');
    const unit = unitIn(s, v.zone, v.unit)!;
    if (v.save === 'pact') s.seats[unit.owner]!.pactUsed = true;
    else payEmbers(c, unit.owner, saveCost(s, v.zone, unit, v));
    const way = v.save === 'pact' ? 'event.saved-by-pact' : 'event.saved';
    tell(c, way, { seat: { seat: unit.owner }, unit: { card: v.unit } });
  },
  'ELEK-9.7': ({ v }) => call(withdraw, { unit: v.unit, zone: v.zone }),
  'ELEK-9.7 done': ({ v }) => done(v.unit),
  'ELEK-9.14': (c) => {
    if (c.v.doomed !== true) tellWhyLost(c, c.v.zone, unitIn(c.s, c.v.zone, c.v.unit)!, c.v); // a Guard has told it already
  },
  'ELEK-9.8': (c) => {
    discardFromZone(c, c.v.zone, unitIn(c.s, c.v.zone, c.v.unit)!);
    return done(c.v.unit);
  },
});

/** ELEK-9.7: a saved unit returns to its owner's hand, unless something keeps it where it is. */
export const withdraw = rule<{ unit: UnitId; zone: Zone }>('withdraw')({
  'ELEK-9.7': (c) => {
    const unit = unitIn(c.s, c.v.zone, c.v.unit)!;
    takeIntoHand(c, c.v.zone, unit, unit.owner);
    tell(c, 'event.returned-to-hand', { seat: { seat: unit.owner }, unit: { card: unit.card } });
  },
});

type Cause = { by: Seat; violence: boolean };

/** ELEK-9.14, ELEK-13.27: the card whose text forbids saving a unit, which beats every payment; null if none does. */
export function forbidsSaving(s: Elekt, zone: Zone, unit: Unit): CardId | null {
  if (zonePower(s, zone, 'unsavable') !== undefined) return s.zones[zone].card;
  if (powersOf(s, unit).some((power) => power.is === 'unsavable')) return unit.card;
  return s.zones[zone].units.find((other) => powerOf(s, other, 'unsavable')?.who === 'all')?.card ?? null;
}

export const savable = (s: Elekt, zone: Zone, unit: Unit): boolean => forbidsSaving(s, zone, unit) === null;

/** Tells why nobody was asked to save a unit: a card forbids it, or its owner cannot pay (ELEK-9.9). */
function tellWhyLost(c: Acting, zone: Zone, unit: Unit, cause: Cause): void {
  const about = { seat: { seat: unit.owner }, unit: { card: unit.card } };
  const card = forbidsSaving(c.s, zone, unit);
  if (card !== null) tell(c, 'event.unsavable', { ...about, card: { card }, own: card === unit.card });
  else tell(c, 'event.save-unpaid', { ...about, cost: saveCost(c.s, zone, unit, cause) }, 'ELEK-9.9' satisfies RuleId);
}

/** ELEK-9.13: base cost and surcharges (ELEK-17.83), by the cards in force at this moment (ELEK-17.88). */
export function saveCost(s: Elekt, zone: Zone, unit: Unit, cause: Cause): number {
  let cost = powerOf(s, unit, 'save-base')?.cost ?? (isBasic(s, unit.card) ? 0 : 1); // ELEK-9.5, ELEK-9.6
  if (cause.violence)
    for (const hound of unitsWith(s, zone, cause.by, 'dearer-save')) cost += powerOf(s, hound, 'dearer-save')!.amount;
  return cost + (zonePower(s, zone, 'dearer-save')?.amount ?? 0);
}

/** ELEK-9.9, ELEK-17.39: for its cost, or by a Privilege that waives a cost. */
export function waysToSave(s: Elekt, zone: Zone, unit: Unit, cause: Cause): Save[] {
  if (!savable(s, zone, unit)) return [];
  const cost = saveCost(s, zone, unit, cause);
  const ways: Save[] = s.seats[unit.owner]!.embers >= cost ? ['save'] : [];
  const pact = cost > 0 && !s.seats[unit.owner]!.pactUsed && privilegePower(s, unit.owner, 'free-save') !== undefined;
  return pact ? [...ways, 'pact'] : ways;
}

/**
 * ELEK-15.5 to ELEK-15.9, ELEK-17.64: whenever an opponent annihilates a unit, the owner of the Guard names which own
 * unit falls instead, and has to (ELEK-15.8); that one cannot be saved.
 */
export const redirect = interrupt<Annihilation & { doomed?: boolean }, { pick: UnitId; named?: UnitId }>(
  'redirect',
  annihilate,
)({
  when: 'before',
  priority: PRIORITY.replace,
  sources: (s, outer) => {
    if (!anyUnitWith(s, outer.zone, 'redirect')) return [];
    const owner = unitIn(s, outer.zone, outer.unit)?.owner;
    if (owner === undefined || owner === outer.by) return [];
    return unitsWith(s, outer.zone, owner, 'redirect').map((unit) => unit.card);
  },
  steps: {
    'ELEK-9.12': (c) => {
      c.v.named = c.outer.unit;
      const { owner } = unitIn(c.s, c.outer.zone, c.me)!;
      tell(c, 'event.named', {
        seat: { seat: c.outer.by },
        unit: { card: c.outer.unit },
        owner: { seat: owner },
        zone: { zone: c.outer.zone },
      });
    },
    'ELEK-15.5': ({ s, me, outer }) => {
      const { owner } = unitIn(s, outer.zone, me)!;
      const own = unitsOf(s, outer.zone, owner).map((unit) => unit.card);
      return ask(
        owner,
        'pick',
        own.filter((id) => !outer.hit.includes(id)),
      );
    },
    'ELEK-15.7': (c) => {
      const same = c.outer.unit === c.v.pick; // ELEK-15.6
      c.outer.unit = c.v.pick;
      c.outer.doomed = true;
      const { owner } = unitIn(c.s, c.outer.zone, c.me)!;
      tell(c, 'event.redirected', { seat: { seat: owner }, guard: { card: c.me }, unit: { card: c.v.pick }, same });
    },
  },
});

/** A unit that takes an Ember from the opponent who annihilates it, before the save decision. */
export const avenge = interrupt<Annihilation & { doomed?: boolean }>(
  'avenge',
  annihilate,
)({
  when: 'before',
  priority: PRIORITY.unit,
  sources: (s, outer) => {
    const unit = unitIn(s, outer.zone, outer.unit);
    return unit !== undefined && unit.owner !== outer.by && powerOf(s, unit, 'avenge') !== undefined ? [unit.card] : [];
  },
  steps: {
    'ELEK-9.12': (c) => {
      const unit = unitIn(c.s, c.outer.zone, c.me)!;
      takeEmbers(c, unit.owner, c.outer.by, powerOf(c.s, unit, 'avenge')!.amount);
    },
  },
});

/**
 * ELEK-15.10 to ELEK-15.13, ELEK-17.65: for one more Ember, whatever the save has cost (ELEK-15.11), a saved unit of
 * the Exarch's owner stays in the Zone with its tokens.
 */
export const stay = interrupt<{ unit: UnitId; zone: Zone }, { keep: boolean; saved?: UnitId }>(
  'stay',
  withdraw,
)({
  when: 'before',
  priority: PRIORITY.unit,
  sources: (s, outer) => {
    const { owner } = unitIn(s, outer.zone, outer.unit)!;
    return unitsWith(s, outer.zone, owner, 'stay')
      .filter((unit) => s.seats[owner]!.embers >= powerOf(s, unit, 'stay')!.price)
      .map((unit) => unit.card);
  },
  steps: {
    'ELEK-15.11': ({ v, outer }) => {
      v.saved = outer.unit;
    },
    'ELEK-15.10': ({ s, me, outer }) => ask(unitIn(s, outer.zone, me)!.owner, 'keep', [true, false]),
    'ELEK-15.12': (c) => {
      if (!c.v.keep) return done();
      const exarch = unitIn(c.s, c.outer.zone, c.me)!;
      payEmbers(c, exarch.owner, powerOf(c.s, exarch, 'stay')!.price);
      tell(c, 'event.stayed', {
        seat: { seat: exarch.owner },
        unit: { card: c.outer.unit },
        zone: { zone: c.outer.zone },
      });
      return cancel();
    },
  },
});
