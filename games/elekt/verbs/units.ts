import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done } from '@tabula/kernel/rule.js';
import { type None, STOP } from '@tabula/kit/acting.js';
import { phrase } from '@tabula/words/phrase.js';
import type { Elekt, UnitId } from '../board.js';
import { isBasic, unitIn } from '../rules/cards.js';
import { discardUnits } from '../rules/discarding.js';
import { discardFromZone, drawElite, hasRoom, putIntoZone, takeIntoHand } from '../rules/keywords.js';
import { rule } from '../rules/kit.js';
import { type Move, movable, moveUnit } from '../rules/moving.js';
import { annihilate } from '../rules/violence.js';
import { ids, others, partOf } from './parts.js';
import { ABLE, COUNT, type EffectVerb, NONE, NOTHING, type Used, type Using } from './verb.js';

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

/** Another unit here goes to the player's hand. */
export const takeUnitVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, about) => others(s, about).length > 0,
  does: takeUnit,
  says: () => phrase('do.take-unit'),
  worth: ABLE,
};

const discardThis = rule<Using, None, Used>('discard-this')({
  'ELEK-15.15': (c) => {
    const unit = unitIn(c.s, c.v.zone, c.v.unit);
    if (unit !== undefined) discardFromZone(c, c.v.zone, unit);
    return done(c.v.before);
  },
});

/** A price, not a gain: alone it is no reason to use the ability (ELEK-17.66). */
export const discardThisVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: () => false,
  does: discardThis,
  says: () => phrase('do.discard-this'),
  worth: NOTHING,
};

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

/** Another own unit, from any Zone to any other. */
export const moveVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, { seat, unit }) => movable(s, seat, unit).length > 0,
  does: moveOther,
  says: () => phrase('do.move'),
  worth: ABLE,
};

export const annihilateOther = rule<Using, { choice: UnitId }, Used>('annihilate-other')({
  'ELEK-13.13': ({ s, v }) => {
    const units = ids(others(s, v));
    return units.length === 0 ? done(v.before) : ask(v.seat, 'choice', units);
  },
  'ELEK-14.15': ({ v }) => call(annihilate, { unit: v.choice, zone: v.zone, by: v.seat, hit: [], violence: false }),
  'ELEK-14.15 done': ({ v }) => done(v.before),
});

/** Another unit here. */
export const annihilateVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, about) => others(s, about).length > 0,
  does: annihilateOther,
  says: () => phrase('do.annihilate'),
  worth: ABLE,
};

/** The Basic units in a hand: a secret of its player. */
const basicsInHand = (s: Elekt, seat: Seat): UnitId[] => s.seats[seat]!.hand.filter((unit) => isBasic(s, unit));

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

/** A Basic unit from hand, here. To the eyes of all any hand may hold one. */
export const placeBasicVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, { seat, zone, eyes }) =>
    hasRoom(s, zone, seat) && (eyes === 'all' ? s.seats[seat]!.hand : basicsInHand(s, seat)).length > 0,
  does: placeBasic,
  says: () => phrase('do.place-basic'),
  worth: ABLE,
};

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

export const drawVerb: EffectVerb<typeof COUNT> = {
  fields: COUNT,
  possible: (s) => s.elite.length + s.discard.length > 0,
  does: drawUnits,
  says: ({ count }) => phrase('do.draw', { count }),
  worth: ABLE,
};

const discardFromHandPart = rule<Using, None, Used>('discard-part')({
  'ELEK-13.25': ({ s, v }) => call(discardUnits, { seat: v.seat, count: partOf(s, v, 'discard-units').count }),
  'ELEK-13.30': ({ v }) => done(v.before),
});

export const discardUnitsVerb: EffectVerb<typeof COUNT> = {
  fields: COUNT,
  possible: (s, _it, { seat }) => s.seats[seat]!.hand.length > 0,
  does: discardFromHandPart,
  says: ({ count }) => phrase('do.discard-units', { count }),
  worth: NOTHING,
};
