import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto, type Rule } from '@tabula/kernel/rule.js';
import type { Elekt, UnitId } from '../board.js';
import { ATTRIBUTES, type Attribute, type Effect, type Zone } from '../content/behaviour.js';
import { unitCard, unitIn } from './cards.js';
import { confrontation } from './confrontation.js';
import { discardUnits } from './discarding.js';
import {
  attach,
  discardFromZone,
  drawElite,
  hasRoom,
  putIntoZone,
  removeToken,
  takeEmbers,
  takeIntoHand,
  tokensAllowed,
} from './keywords.js';
import { type None, rule, STOP } from './kit.js';
import { type Move, movable, moveUnit } from './moving.js';
import {
  basicsInHand,
  type EffectOf,
  ids,
  kinds,
  mirrored,
  others,
  printed,
  receivers,
  removable,
  richer,
  switchable,
  withTokens,
} from './targets.js';
import { annihilate } from './violence.js';

/** The parts of instant abilities, one rule each. What they can be used on is in targets.ts. */

/** Who uses which part, where; `before` is the token that the part before attached. */
export type Using = { seat: Seat; unit: UnitId; zone: Zone; part: number; before: Attribute | null };
/** The token a part attached last, if any: the next part may have to differ from it. */
type Used = Attribute | null;

function partOf<K extends Effect['do']>(s: Elekt, v: Using, _is: K): EffectOf<K> {
  return unitCard(s, v.unit).instant!.does[v.part] as EffectOf<K>;
}

export const attachTokens = rule<Using, { left: number; choice: readonly [Attribute, UnitId] | typeof STOP }, Used>(
  'attach-tokens',
)({
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
});

export const removeOneToken = rule<Using, { choice: readonly [UnitId, Attribute] }, Used>('remove-one-token')({
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

export const removeAllTokens = rule<Using, { choice: UnitId }, Used>('remove-all-tokens')({
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

export const mirror = rule<Using, { choice: UnitId }, Used>('mirror')({
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

/** ELEK-15.14 to ELEK-15.16: nobody gets an assignment back. */
export const takeUnit = rule<Using, { choice: UnitId }, Used>('take-unit')({
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

const discardThis = rule<Using, None, Used>('discard-this')({
  'ELEK-15.15': (c) => {
    const unit = unitIn(c.s, c.v.zone, c.v.unit);
    if (unit !== undefined) discardFromZone(c, c.v.zone, unit);
    return done(c.v.before);
  },
});

/** ELEK-15.17 to ELEK-15.20: a confrontation like any other (ELEK-13.34); the usual one takes place as well. */
const confrontNow = rule<Using, None, Used>('confront-now')({
  'ELEK-15.17': ({ s, v }) => call(confrontation, { zone: v.zone, attribute: partOf(s, v, 'confront').attribute }),
  'ELEK-15.18': ({ v }) => done(v.before),
});

export const switchOff = rule<Using, { choice: UnitId }, Used>('switch-off')({
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

export const moveOther = rule<Using, { choice: Move }, Used>('move-other')({
  'ELEK-14.9': ({ s, v }) => {
    const moves = movable(s, v.seat, v.unit);
    return moves.length === 0 ? done(v.before) : ask(v.seat, 'choice', moves);
  },
  'ELEK-14.10': (c) => {
    moveUnit(c, c.v.seat, c.v.choice);
    return done(c.v.before);
  },
});

export const takeEmber = rule<Using, { choice: Seat }, Used>('take-ember')({
  'ELEK-14.4': ({ s, v }) => {
    const seats = richer(s, v.seat, s.seats[v.seat]!.embers);
    return seats.length === 0 ? done(v.before) : ask(v.seat, 'choice', seats);
  },
  'ELEK-17.43': (c) => {
    takeEmbers(c, c.v.seat, c.v.choice, partOf(c.s, c.v, 'take-ember').amount);
    return done(c.v.before);
  },
});

export const annihilateOther = rule<Using, { choice: UnitId }, Used>('annihilate-other')({
  'ELEK-13.13': ({ s, v }) => {
    const units = ids(others(s, v));
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-14.15': ({ v }) => call(annihilate, { unit: v.choice, zone: v.zone, by: v.seat, hit: [], violence: false }),
  'ELEK-14.15 done': ({ v }) => done(v.before),
});

export const placeBasic = rule<Using, { choice: UnitId | typeof STOP }, Used>('place-basic')({
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

const drawUnits = rule<Using, None, Used>('draw-units')({
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

const discardFromHandPart = rule<Using, None, Used>('discard-part')({
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
