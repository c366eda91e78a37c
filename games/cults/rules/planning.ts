import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import type { Cults } from '../board.js';
import type { District } from '../content/behaviour.js';
import { PLAN_MARKERS } from '../table-options.js';
import { cityEffect, inPlay } from './districts.js';
import { type Acting, rule } from './kit.js';
import { npcPlaces } from './npc.js';
import { isNpc, nextSeat } from './order.js';

/** Chapter 6: one marker each in turn, until all are placed. */
export const planning = rule<None, { seat: Seat; district: District }>('planning')({
  'CULT-6.1': ({ s, v }) => {
    s.phase = 'planning';
    v.seat = s.first;
  },
  'CULT-6.9': ({ s, v }) => {
    for (let passed = 0; passed < s.seats.length && unplaced(s, v.seat) === 0; passed++) v.seat = nextSeat(s, v.seat);
    return unplaced(s, v.seat) === 0 ? done() : undefined;
  },
  'CULT-19.18': (c) => {
    if (!isNpc(c.s, c.v.seat)) return;
    npcPlaces(c);
    return goto('CULT-6.2 next');
  },
  'CULT-6.2': ({ s, v }) => ask(v.seat, 'district', inPlay(s)), // CULT-6.3, CULT-6.4, CULT-6.7
  'CULT-6.5': (c) => putPlan(c, c.v.seat, c.v.district),
  'CULT-6.2 next': ({ s, v }) => {
    v.seat = nextSeat(s, v.seat);
    return goto('CULT-6.9');
  },
});

/** CULT-6.1, CULT-4.9: how many markers a side has still to place this round. */
export function unplaced(s: Cults, seat: Seat): number {
  const markers = cityEffect(s, 'plan-markers')?.count ?? PLAN_MARKERS;
  return Math.max(0, s.seats[seat]!.plans - (PLAN_MARKERS - markers));
}

/** A plan marker from the supply onto the stack of a district. */
export function putPlan(c: Acting, seat: Seat, district: District): void {
  c.s.seats[seat]!.plans--;
  c.s.districts[district].plans.push(seat);
  tell(c, 'event.plan-placed', { seat: { seat }, district: { district } });
}
