import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto, type Rule } from '@tabula/kernel/rule.js';
import { type Elekt, EMBER_LIMIT, tokenCount, type Unit, type UnitId } from '../board.js';
import { ATTRIBUTES, type Attribute, type Effect, type Zone } from '../content/behaviour.js';
import { isBasic, powersOf, standing, unitCard, unitIn, zonePower } from './cards.js';
import { confrontation } from './confrontation.js';
import { discardUnits } from './discarding.js';
import {
  attach,
  discardFromZone,
  drawElite,
  hasRoom,
  moveUnit,
  putIntoZone,
  removeToken,
  takeEmbers,
  takeIntoHand,
  tokensAllowed,
  tokensInPool,
} from './keywords.js';
import { type None, rule, STOP } from './kit.js';
import { movable } from './moving.js';
import { annihilate } from './violence.js';

/** The parts of instant abilities, one rule each. A choice that would do nothing is not offered (ELEK-17.86). */

/** Who uses which part, where; `before` is the token that the part before attached. */
export type Using = { seat: Seat; unit: UnitId; zone: Zone; part: number; before: Attribute | null };
/** The token a part attached last, if any: the next part may have to differ from it. */
type Used = Attribute | null;

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

function partOf<K extends Effect['do']>(s: Elekt, v: Using, _is: K): EffectOf<K> {
  return unitCard(s, v.unit).instant!.does[v.part] as EffectOf<K>;
}

const others = (s: Elekt, v: { unit: UnitId; zone: Zone }): Unit[] =>
  s.zones[v.zone].units.filter((unit) => unit.card !== v.unit);

const ids = (units: readonly Unit[]): UnitId[] => units.map((unit) => unit.card);

/** The units that an attaching part may put its tokens on. */
function receivers(s: Elekt, effect: EffectOf<'attach'>, v: { seat: Seat; unit: UnitId; zone: Zone }): UnitId[] {
  if (effect.to === 'this') return unitIn(s, v.zone, v.unit) === undefined ? [] : [v.unit];
  const own = others(s, v).filter((unit) => unit.owner === v.seat);
  return ids(effect.to === 'your-other' ? own : own.filter((unit) => unitCard(s, unit.card).type === 'cultist'));
}

function kinds(s: Elekt, effect: EffectOf<'attach'>, before: Used): Attribute[] {
  const pool = effect.token === 'any' ? tokensInPool(s) : [effect.token].filter((kind) => s.pool[kind] > 0);
  return effect.different === true ? pool.filter((kind) => kind !== before) : pool;
}

const attachTokens = rule<Using, { left: number; choice: readonly [Attribute, UnitId] | typeof STOP }, Used>(
  'attach-tokens',
  {
    'ELEK-13.30': ({ s, v }) => {
      v.left = partOf(s, v, 'attach').count;
    },
    'ELEK-17.73': ({ s, v }) => {
      const effect = partOf(s, v, 'attach');
      const to = receivers(s, effect, v);
      if (v.left === 0 || to.length === 0 || !tokensAllowed(s, v.zone)) return done(v.before);
      const pairs = kinds(s, effect, v.before).flatMap((kind) => to.map((unit) => [kind, unit] as const));
      if (pairs.length === 0) return done(v.before);
      return ask(v.seat, 'choice', effect.may === true ? [...pairs, STOP] : pairs);
    },
    'ELEK-14.7': (c) => {
      if (c.v.choice === STOP) return done(c.v.before);
      const [kind, unit] = c.v.choice;
      attach(c, c.v.zone, unitIn(c.s, c.v.zone, unit)!, kind);
      c.v.before = kind;
      c.v.left--;
      return goto('ELEK-17.73');
    },
  },
);

/** Every token on another unit here, as a pair of unit and attribute. */
const removable = (s: Elekt, v: { unit: UnitId; zone: Zone }) =>
  others(s, v).flatMap((unit) =>
    ATTRIBUTES.filter((kind) => unit.tokens[kind] > 0).map((kind) => [unit.card, kind] as const),
  );

const removeOneToken = rule<Using, { choice: readonly [UnitId, Attribute] }, Used>('remove-one-token', {
  'ELEK-17.86': ({ s, v }) => {
    const pairs = removable(s, v);
    return pairs.length === 0 ? done(v.before) : ask(v.seat, 'choice', pairs);
  },
  'ELEK-14.8': (c) => {
    const [unit, kind] = c.v.choice;
    removeToken(c, unitIn(c.s, c.v.zone, unit)!, kind);
    return done(c.v.before);
  },
});

const withTokens = (s: Elekt, zone: Zone): UnitId[] =>
  ids(s.zones[zone].units.filter((unit) => tokenCount(unit.tokens) > 0));

const removeAllTokens = rule<Using, { choice: UnitId }, Used>('remove-all-tokens', {
  'ELEK-17.86': ({ s, v }) => {
    const units = withTokens(s, v.zone);
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-14.8': (c) => {
    const unit = unitIn(c.s, c.v.zone, c.v.choice)!;
    for (const kind of ATTRIBUTES) while (unit.tokens[kind] > 0) removeToken(c, unit, kind);
    return done(c.v.before);
  },
});

/** The other units here of which at least one printed attribute has a token in the pool. */
const mirrored = (s: Elekt, v: { unit: UnitId; zone: Zone }): UnitId[] =>
  ids(others(s, v).filter((unit) => ATTRIBUTES.some((kind) => printed(s, unit.card, kind) && s.pool[kind] > 0)));

const printed = (s: Elekt, unit: UnitId, kind: Attribute): boolean => (unitCard(s, unit).symbols[kind] ?? 0) > 0;

const mirror = rule<Using, { choice: UnitId }, Used>('mirror', {
  'ELEK-17.86': ({ s, v }) => {
    const units = tokensAllowed(s, v.zone) && unitIn(s, v.zone, v.unit) !== undefined ? mirrored(s, v) : [];
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-14.7': (c) => {
    const unit = unitIn(c.s, c.v.zone, c.v.unit)!;
    for (const kind of ATTRIBUTES) if (printed(c.s, c.v.choice, kind)) attach(c, c.v.zone, unit, kind);
    return done(c.v.before);
  },
});

const takeUnit = rule<Using, { choice: UnitId }, Used>('take-unit', {
  'ELEK-15.14': ({ s, v }) => {
    const units = ids(others(s, v));
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-14.18': (c) => {
    const { seat, zone, choice } = c.v;
    const unit = unitIn(c.s, zone, choice)!;
    const from = unit.owner;
    takeIntoHand(c, zone, unit, seat);
    tell(c, 'event.took-unit', { seat: { seat }, unit: { card: choice }, from: { seat: from }, zone: { zone } });
    return done(c.v.before);
  },
});

const discardThis = rule<Using, None, Used>('discard-this', {
  'ELEK-15.15': (c) => {
    const unit = unitIn(c.s, c.v.zone, c.v.unit);
    if (unit !== undefined) discardFromZone(c, c.v.zone, unit);
    return done(c.v.before);
  },
});

const confrontNow = rule<Using, None, Used>('confront-now', {
  'ELEK-15.17': ({ s, v }) => call(confrontation, { zone: v.zone, attribute: partOf(s, v, 'confront').attribute }),
  'ELEK-15.18': ({ v }) => done(v.before),
});

/** ELEK-17.62: units of anyone here whose permanent ability still works. */
const switchable = (s: Elekt, zone: Zone): UnitId[] =>
  ids(s.zones[zone].units.filter((unit) => powersOf(s, unit).length > 0));

const switchOff = rule<Using, { choice: UnitId }, Used>('switch-off', {
  'ELEK-15.31': ({ s, v }) => {
    const units = switchable(s, v.zone);
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-13.31': (c) => {
    unitIn(c.s, c.v.zone, c.v.choice)!.off = true;
    tell(c, 'event.switched-off', { seat: { seat: c.v.seat }, unit: { card: c.v.choice } });
    return done(c.v.before);
  },
});

const moveOther = rule<Using, { choice: readonly [UnitId, Zone] }, Used>('move-other', {
  'ELEK-14.9': ({ s, v }) => {
    const pairs = movable(s, v.seat, v.unit);
    return pairs.length === 0 ? done(v.before) : ask(v.seat, 'choice', pairs);
  },
  'ELEK-14.10': (c) => {
    const [id, to] = c.v.choice;
    const { zone, unit } = standing(c.s, id)!;
    moveUnit(c.s, zone, unit, to);
    tell(c, 'event.moved', { seat: { seat: c.v.seat }, unit: { card: id }, from: { zone }, to: { zone: to } });
    return done(c.v.before);
  },
});

/** Opponents who have more Embers than the player would have then. */
const richer = (s: Elekt, seat: Seat, embers: number): Seat[] =>
  embers >= EMBER_LIMIT ? [] : s.seats.flatMap((other, at) => (at !== seat && other.embers > embers ? [at] : []));

const takeEmber = rule<Using, { choice: Seat }, Used>('take-ember', {
  'ELEK-14.4': ({ s, v }) => {
    const seats = richer(s, v.seat, s.seats[v.seat]!.embers);
    return seats.length === 0 ? done(v.before) : ask(v.seat, 'choice', seats);
  },
  'ELEK-17.43': (c) => {
    takeEmbers(c, c.v.seat, c.v.choice, partOf(c.s, c.v, 'take-ember').amount);
    return done(c.v.before);
  },
});

const annihilateOther = rule<Using, { choice: UnitId }, Used>('annihilate-other', {
  'ELEK-13.13': ({ s, v }) => {
    const units = ids(others(s, v));
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-14.15': ({ v }) => call(annihilate, { unit: v.choice, zone: v.zone, by: v.seat, hit: [], violence: false }),
  'ELEK-14.15 done': ({ v }) => done(v.before),
});

const basicsInHand = (s: Elekt, seat: Seat): UnitId[] => s.seats[seat]!.hand.filter((unit) => isBasic(s, unit));

const placeBasic = rule<Using, { choice: UnitId | typeof STOP }, Used>('place-basic', {
  'ELEK-14.14': ({ s, v }) => {
    if (!hasRoom(s, v.zone, v.seat) || s.seats[v.seat]!.hand.length === 0) return done(v.before);
    const units = basicsInHand(s, v.seat);
    // ELEK-17.92: how many Basic units a hand holds, even none, must not show in whether this is asked.
    return ask(v.seat, 'choice', units.length === 0 ? [STOP] : units, { always: true });
  },
  'ELEK-14.13': (c) => {
    const { seat, zone, choice } = c.v;
    if (choice === STOP) return done(c.v.before);
    putIntoZone(c.s, seat, choice, zone);
    tell(c, 'event.placed', { seat: { seat }, unit: { card: choice }, zone: { zone } });
    return done(c.v.before);
  },
});

const drawUnits = rule<Using, None, Used>('draw-units', {
  'ELEK-14.17': (c) => {
    for (let i = partOf(c.s, c.v, 'draw').count; i > 0; i--) {
      const unit = drawElite(c);
      if (unit === undefined) break;
      c.s.seats[c.v.seat]!.hand.push(unit);
      tell(c, 'event.drew-unit', { seat: { seat: c.v.seat }, unit: { card: unit } });
    }
    return done(c.v.before);
  },
});

const discardFromHandPart = rule<Using, None, Used>('discard-part', {
  'ELEK-13.25': ({ s, v }) => call(discardUnits, { seat: v.seat, count: partOf(s, v, 'discard-units').count }),
  'ELEK-13.30': ({ v }) => done(v.before),
});

/** The rule that carries out each kind of part. */
export const EFFECTS: { readonly [K in Effect['do']]: Rule<Using, Used> } = {
  attach: attachTokens,
  'remove-token': removeOneToken,
  'remove-all-tokens': removeAllTokens,
  mirror,
  'take-unit': takeUnit,
  'discard-this': discardThis,
  confront: confrontNow,
  'switch-off': switchOff,
  move: moveOther,
  'take-ember': takeEmber,
  annihilate: annihilateOther,
  'place-basic': placeBasic,
  draw: drawUnits,
  'discard-units': discardFromHandPart,
};

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
