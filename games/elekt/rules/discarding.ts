import type { Seat } from '@tabula/kernel/json.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import type { UnitId } from '../board.js';
import type { RuleId } from '../rule-ids.js';
import { discardFromHand } from './keywords.js';
import { rule } from './kit.js';

/**
 * ELEK-13.25: a player discards that many units of their choice from hand, one by one, or all if there are fewer;
 * `because` is the rule that demands it.
 */
export const discardUnits = rule<{ seat: Seat; count: number; because?: RuleId }, { unit: UnitId }>('discard-units')({
  'ELEK-13.25': ({ s, v }) => {
    const { hand } = s.seats[v.seat]!;
    if (v.count === 0 || hand.length === 0) return done();
    // With no more cards than must go there is nothing to choose, only an order that does not matter.
    return hand.length <= v.count ? goto('ELEK-13.25 all') : ask(v.seat, 'unit', hand.slice());
  },
  'ELEK-14.1': (c) => {
    discardFromHand(c, c.v.seat, c.v.unit, c.v.because);
    c.v.count--;
    return goto('ELEK-13.25');
  },
  'ELEK-13.25 all': (c) => {
    for (const unit of c.s.seats[c.v.seat]!.hand.slice()) discardFromHand(c, c.v.seat, unit, c.v.because);
  },
});
