import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import type { Elekt, UnitId } from '../board.js';
import { ZONES } from '../content/behaviour.js';
import { countUnits, powerOf, privilegePower, unitsWith } from './cards.js';
import { turnOrder } from './court.js';
import { gainEmbers, takeFromDiscard, takeIntoHand } from './keywords.js';
import { rule } from './kit.js';
import { DIRECTIONS, type Direction, newCards, turnsTo, turnUp } from './setup.js';

export const HARVEST: 'harvest' = 'harvest';

/** Who gets the Scepter and which way it points; with two players only who gets it (ELEK-17.94). */
export type Scepter = readonly [Seat, Direction] | Seat;

/** Chapter 11: Scepter, Ember harvest, return of units, new cards. */
export const roundEnd = rule<None, { scepter: Scepter; order: Seat[] }>('round-end')({
  'ELEK-11.4': ({ s }) => {
    s.phase = 'end';
    if (s.privilegeTo === null) return goto('ELEK-11.5'); // ELEK-17.40
  },
  // ELEK-17.41: holder and direction are one decision.
  'ELEK-11.2': ({ s }) => ask(s.privilegeTo!, 'scepter', scepters(s)),
  'ELEK-11.3': (c) => {
    const by = { seat: c.s.privilegeTo! };
    if (typeof c.v.scepter === 'number') {
      c.s.scepter = c.v.scepter;
      tell(c, 'event.scepter-handed', { seat: by, to: { seat: c.s.scepter } });
      return;
    }
    const [seat, direction] = c.v.scepter;
    c.s.scepter = seat;
    c.s.direction = turnsTo(direction);
    tell(c, 'event.scepter-given', { seat: by, to: { seat }, direction: { direction } });
  },
  'ELEK-11.5': ({ s, v }) => {
    v.order = turnOrder(s);
  },
  'ELEK-3.6': ({ v }) => {
    const seat = v.order.shift();
    return seat === undefined ? goto('ELEK-11.7') : call(harvest, { seat });
  },
  'ELEK-3.6 next': goto('ELEK-3.6'),
  'ELEK-11.7': (c) => {
    let returned = 0;
    for (const zone of ZONES)
      for (const unit of c.s.zones[zone].units.slice()) {
        takeIntoHand(c, zone, unit, unit.owner); // ELEK-11.8
        returned++;
      }
    if (returned > 0) tell(c, 'event.units-returned');
  },
  // ELEK-17.46: the Scepter of the last round was given before the final comparison.
  'ELEK-12.7': ({ s }) => (s.privileges.length === 0 ? done() : undefined),
  'ELEK-11.9': (c) => {
    turnUp(c.s);
    tell(c, 'event.new-cards', newCards(c.s));
  },
});

function scepters(s: Elekt): Scepter[] {
  if (s.seats.length === 2) return [0, 1];
  return s.seats.flatMap((_, seat) => DIRECTIONS.map((direction) => [seat, direction] as const));
}

/** ELEK-11.5: one player's harvest: an Ember for each own unit in the Court Zone, and what cards add. */
export const harvest = rule<{ seat: Seat }, { choice: UnitId | typeof HARVEST }>('harvest')({
  'ELEK-17.89': ({ s, v }) => {
    if (privilegePower(s, v.seat, 'amnesty') === undefined || s.discard.length === 0) return goto('ELEK-17.44');
    return ask(v.seat, 'choice', [HARVEST, ...s.discard]);
  },
  'ELEK-14.19': (c) => {
    if (c.v.choice === HARVEST) return;
    takeFromDiscard(c, c.v.seat, c.v.choice);
    return done();
  },
  'ELEK-17.44': (c) => {
    gainEmbers(c, c.v.seat, harvestOf(c.s, c.v.seat));
  },
});

/** How many Embers a player's harvest offers, before the limit. */
export function harvestOf(s: Elekt, seat: Seat): number {
  let embers = countUnits(s, 'court', seat) + (privilegePower(s, seat, 'harvest')?.amount ?? 0);
  for (const zone of ZONES)
    for (const unit of unitsWith(s, zone, seat, 'harvest')) {
      const more = powerOf(s, unit, 'harvest')!;
      if (more.where === zone) embers += more.amount;
    }
  return embers;
}
