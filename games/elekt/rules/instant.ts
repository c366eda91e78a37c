import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { Elekt, UnitId } from '../board.js';
import type { Attribute, Zone } from '../content/behaviour.js';
import { effectVerb } from '../verbs/effects.js';
import { unitCard, zonePower } from './cards.js';
import { payEmbers } from './keywords.js';
import { rule } from './kit.js';

/** ELEK-17.59: what the instant ability of a unit assigned here costs, or null if it has none. */
export function instantCost(s: Elekt, unit: UnitId, zone: Zone): number | null {
  const ability = unitCard(s, unit).instant;
  if (ability === undefined) return null;
  return Math.max(0, ability.cost + (zonePower(s, zone, 'instant-cost')?.change ?? 0));
}

/**
 * Chapter 13: use it now or not at all until the unit is assigned again (ELEK-13.5); Embers first and once (ELEK-13.7),
 * then its parts in the order of the text.
 */
export const instantAbility = rule<
  { seat: Seat; unit: UnitId; zone: Zone },
  { use: boolean; part: number; token: Attribute | null }
>('instant-ability')({
  'ELEK-13.8': ({ s, v }) => {
    const cost = instantCost(s, v.unit, v.zone);
    if (cost === null || cost > s.seats[v.seat]!.embers) return done(); // ELEK-13.26
    v.part = 0;
    v.token = null;
  },
  'ELEK-13.29': ({ s, v }) => (canUse(s, v, 'all') ? undefined : done()),
  // ELEK-17.92: whether a hand holds what is needed is a secret, so the question is put all the same.
  'ELEK-13.3': ({ s, v }) => ask(v.seat, 'use', canUse(s, v, 'own') ? [true, false] : [false], { always: true }),
  'ELEK-13.4': ({ v }) => (v.use ? undefined : done()),
  'ELEK-13.6': (c) => {
    const { seat, unit, zone } = c.v;
    tell(c, 'event.used-instant', { seat: { seat }, unit: { card: unit }, zone: { zone } });
    payEmbers(c, seat, instantCost(c.s, unit, zone)!);
  },
  'ELEK-13.30': ({ s, v }) => {
    const effect = unitCard(s, v.unit).instant!.does[v.part];
    if (effect === undefined) return done();
    const { seat, unit, zone, part, token } = v;
    v.part++;
    return call(effectVerb(effect).does, { seat, unit, zone, part, before: token }, 'token');
  },
  'ELEK-13.30 next': goto('ELEK-13.30'),
});

/** ELEK-17.54: whether at least one part could be carried out with what is left after paying. */
export function canUse(s: Elekt, v: { seat: Seat; unit: UnitId; zone: Zone }, eyes: 'own' | 'all'): boolean {
  const { seat, unit, zone } = v;
  const about = { seat, unit, zone, embers: s.seats[seat]!.embers - instantCost(s, unit, zone)!, eyes };
  for (const effect of unitCard(s, unit).instant!.does) if (effectVerb(effect).possible(s, effect, about)) return true;
  return false;
}
