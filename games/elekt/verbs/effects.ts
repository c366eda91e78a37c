import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { phrase } from '@tabula/words/phrase.js';
import { type Elekt, EMBER_LIMIT, type UnitId } from '../board.js';
import type { Effect, Zone } from '../content/behaviour.js';
import { powersOf, unitIn, zonePower } from '../rules/cards.js';
import { confrontation } from '../rules/confrontation.js';
import { takeEmbers } from '../rules/keywords.js';
import { rule } from '../rules/kit.js';
import { ids, partOf } from './parts.js';
import { attachVerb, mirrorVerb, removeAllTokensVerb, removeTokenVerb } from './tokens.js';
import {
  annihilateVerb,
  discardThisVerb,
  discardUnitsVerb,
  drawVerb,
  moveVerb,
  placeBasicVerb,
  takeUnitVerb,
} from './units.js';
import { ABLE, AMOUNT, type EffectParts, type EffectVerb, FOUGHT, NONE, type Used, type Using } from './verb.js';

/** ELEK-15.17 to ELEK-15.20: a confrontation like any other (ELEK-13.34); the usual one takes place as well. */
const confrontNow = rule<Using, None, Used>('confront-now')({
  'ELEK-15.17': ({ s, v }) => call(confrontation, { zone: v.zone, attribute: partOf(s, v, 'confront').attribute }),
  'ELEK-15.18': ({ v }) => done(v.before),
});

/** A whole confrontation here, now. */
const confrontVerb: EffectVerb<typeof FOUGHT> = {
  fields: FOUGHT,
  possible: (s, { attribute }, { zone }) => zonePower(s, zone, 'no-confrontation')?.attribute !== attribute,
  does: confrontNow,
  says: ({ attribute }) => phrase('do.confront', { attribute: { attribute } }),
  worth: ABLE,
};

/** ELEK-17.62: units of anyone here whose permanent ability still works. */
const switchable = (s: Elekt, zone: Zone): UnitId[] =>
  ids(s.zones[zone].units.filter((unit) => powersOf(s, unit).length > 0));

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

/** The permanent ability of any unit here stops. */
const switchOffVerb: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, { zone }) => switchable(s, zone).length > 0,
  does: switchOff,
  says: () => phrase('do.switch-off'),
  worth: ABLE,
};

/** Opponents who have more Embers than the player would have then. */
const richer = (s: Elekt, seat: Seat, embers: number): Seat[] =>
  embers >= EMBER_LIMIT ? [] : s.seats.flatMap((other, at) => (at !== seat && other.embers > embers ? [at] : []));

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

/** From an opponent who has more. */
const takeEmberVerb: EffectVerb<typeof AMOUNT> = {
  fields: AMOUNT,
  possible: (s, _it, { seat, embers }) => richer(s, seat, embers).length > 0,
  does: takeEmber,
  says: ({ amount }) => phrase('do.take-ember', { amount }),
  worth: ABLE,
};

/** The parts of instant abilities. They are carried out in order, each as far as possible. */
export const EFFECTS = {
  attach: attachVerb,
  'remove-token': removeTokenVerb,
  'remove-all-tokens': removeAllTokensVerb,
  mirror: mirrorVerb,
  'take-unit': takeUnitVerb,
  'discard-this': discardThisVerb,
  confront: confrontVerb,
  'switch-off': switchOffVerb,
  move: moveVerb,
  'take-ember': takeEmberVerb,
  annihilate: annihilateVerb,
  'place-basic': placeBasicVerb,
  draw: drawVerb,
  'discard-units': discardUnitsVerb,
};

export const effectVerb = (effect: Effect): EffectParts<unknown> => EFFECTS[effect.do];
