import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done } from '@tabula/kernel/rule.js';
import type { Elekt, UnitId } from '../board.js';
import type { Attribute, Zone } from '../content/behaviour.js';
import { powerOf, unitCard, unitIn, zonePower } from './cards.js';
import { symbolsOn } from './counting.js';
import { discardUnits } from './discarding.js';
import { instantAbility } from './instant.js';
import { attach, discardEmbers, gainEmbers, tokensAllowed, tokensInPool } from './keywords.js';
import { rule } from './kit.js';

/**
 * ELEK-13.21: what follows from an assignment, in the order of the priority list (ELEK-17.50). No Privilege of the game
 * acts here, and no unit reacts to the assignment of another one. What an instant ability does, a whole confrontation
 * included (ELEK-17.67), and what it costs comes before the card of the Zone (ELEK-17.72).
 */
export const afterAssignment = rule<{ seat: Seat; unit: UnitId; zone: Zone }, { token: Attribute }>('after-assignment')(
  {
    'ELEK-15.32': (c) => {
      const { unit: id, zone } = c.v;
      const unit = unitIn(c.s, zone, id)!;
      const power = powerOf(c.s, unit, 'attach-on-assign');
      if (power !== undefined && amongCultists(c.s, zone, id)) attach(c, zone, unit, power.token);
    },
    'ELEK-13.2': ({ s, v }) => {
      if (unitCard(s, v.unit).instant !== undefined)
        return call(instantAbility, { seat: v.seat, unit: v.unit, zone: v.zone });
    },
    'ELEK-15.27': (c) => {
      const loss = zonePower(c.s, c.v.zone, 'assign-lose-ember');
      if (loss !== undefined) discardEmbers(c, c.v.seat, loss.amount); // ELEK-15.28
    },
    'ELEK-13.22': (c) => {
      const reward = zonePower(c.s, c.v.zone, 'assign-gain-ember');
      const player = c.s.seats[c.v.seat]!;
      const times = c.v.zone === 'mission' ? player.toMission : player.toInfluence;
      if (reward !== undefined && times === 1) gainEmbers(c, c.v.seat, reward.amount);
    },
    'ELEK-15.38': ({ s, v }) => {
      const toll = zonePower(s, v.zone, 'assign-discard');
      if (toll !== undefined) return call(discardUnits, { seat: v.seat, count: toll.count, because: 'ELEK-15.38' }); // ELEK-17.71
    },
    'ELEK-15.36': ({ s, v }) => {
      const gift = zonePower(s, v.zone, 'assign-attach');
      // ELEK-17.56: a unit that has left the Zone meanwhile gets nothing.
      const unit = unitIn(s, v.zone, v.unit);
      if (gift === undefined || unit === undefined) return done();
      // ELEK-17.87: tokens attached just before count for the condition.
      if (symbolsOn(s, v.zone, unit, gift.needs) === 0 || !tokensAllowed(s, v.zone)) return done();
      const kinds = tokensInPool(s);
      return kinds.length === 0 ? done() : ask(v.seat, 'token', kinds);
    },
    'ELEK-17.70': (c) => {
      attach(c, c.v.zone, unitIn(c.s, c.v.zone, c.v.unit)!, c.v.token);
    },
  },
);

/** ELEK-17.75: at least one other unit, and no Wraith among them, of any player. */
function amongCultists(s: Elekt, zone: Zone, id: UnitId): boolean {
  const others = s.zones[zone].units.filter((unit) => unit.card !== id);
  return others.length > 0 && others.every((unit) => unitCard(s, unit.card).type === 'cultist');
}
