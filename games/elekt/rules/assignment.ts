import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { ASSIGNMENTS, type Elekt, type UnitId } from '../board.js';
import { ZONES, type Zone } from '../content/behaviour.js';
import { isBasic, privilegePower, zonePower } from './cards.js';
import { nextSeat } from './court.js';
import { hasRoom, payEmbers, putIntoZone } from './keywords.js';
import { PASS, rule } from './kit.js';
import { afterAssignment } from './window.js';

type Pair = readonly [UnitId, Zone];
/** ELEK-17.14: passing is offered as an action even if it is the only one. */
const ALWAYS = { always: true };

/** Chapter 5: round and round, one unit or a pass a turn, until everybody is finished. */
export const assignment = rule<None, { seat: Seat; choice: Pair | typeof PASS }>('assignment')({
  'ELEK-5.1': ({ s, v }) => {
    s.phase = 'assignment';
    v.seat = s.scepter;
  },
  'ELEK-5.2': ({ s, v }) => {
    for (let i = 0; i < s.seats.length; i++) {
      if (!finished(s, v.seat)) return;
      v.seat = nextSeat(s, v.seat);
    }
    return done(); // ELEK-5.6
  },
  'ELEK-5.3': ({ s, v }) => {
    const choices: (Pair | typeof PASS)[] = legalAssignments(s, v.seat);
    choices.push(PASS); // ELEK-5.17, ELEK-17.15
    return ask(v.seat, 'choice', choices, ALWAYS);
  },
  'ELEK-5.4': (c) => {
    if (c.v.choice !== PASS) return;
    c.s.seats[c.v.seat]!.passed = true;
    tell(c, 'event.passed', { seat: { seat: c.v.seat } });
  },
  'ELEK-5.12': ({ v }) => {
    if (v.choice === PASS) return;
    const [unit, zone] = v.choice;
    return call(assign, { seat: v.seat, unit, zone });
  },
  'ELEK-5.13': ({ s, v }) => {
    v.seat = nextSeat(s, v.seat);
    return goto('ELEK-5.2');
  },
});

/** ELEK-5.4, ELEK-5.5: who passed, or has made all assignments, is finished. */
export function finished(s: Elekt, seat: Seat): boolean {
  const { passed, assigned } = s.seats[seat]!;
  return passed || assigned >= mostAssignments(s, seat);
}

export const mostAssignments = (s: Elekt, seat: Seat): number =>
  ASSIGNMENTS + (privilegePower(s, seat, 'extra-assignment') === undefined ? 0 : 1);

/** ELEK-17.91: what has to be paid before this unit may be assigned to this Zone. */
export function assignmentCost(s: Elekt, seat: Seat, unit: UnitId, zone: Zone): number {
  const toll = zonePower(s, zone, 'assign-cost');
  const extra = s.seats[seat]!.assigned >= ASSIGNMENTS ? privilegePower(s, seat, 'extra-assignment') : undefined;
  return (toll !== undefined && isBasic(s, unit) ? toll.amount : 0) + (extra?.price ?? 0);
}

/**
 * ELEK-5.7 to ELEK-5.11: every pair of a unit in hand and a Zone with room for it that the player can pay for. A unit
 * that came back to hand in this phase is a unit in hand like any other (ELEK-5.15, ELEK-17.17).
 */
export function legalAssignments(s: Elekt, seat: Seat): Pair[] {
  const { hand, embers } = s.seats[seat]!;
  const pairs: Pair[] = [];
  for (const zone of ZONES)
    if (hasRoom(s, zone, seat))
      for (const unit of hand) if (assignmentCost(s, seat, unit, zone) <= embers) pairs.push([unit, zone]);
  return pairs;
}

/** ELEK-14.12: one assignment: payment, the unit into the Zone, then everything that follows from it. */
export const assign = rule<{ seat: Seat; unit: UnitId; zone: Zone }>('assign')({
  'ELEK-17.91': (c) => {
    const { seat, unit, zone } = c.v;
    payEmbers(c, seat, assignmentCost(c.s, seat, unit, zone));
  },
  'ELEK-5.12': (c) => {
    const { seat, unit, zone } = c.v;
    const player = c.s.seats[seat]!;
    putIntoZone(c.s, seat, unit, zone);
    player.assigned++; // only here: to place, move or swap is not to assign (ELEK-5.16)
    if (zone === 'mission') player.toMission++;
    if (zone === 'influence') player.toInfluence++;
    tell(c, 'event.assigned', { seat: { seat }, unit: { card: unit }, zone: { zone } });
  },
  'ELEK-5.13': ({ v }) => call(afterAssignment, { ...v }),
});
