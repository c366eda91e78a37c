import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { remove } from '@tabula/kit/piles.js';
import type { UnitId } from '../board.js';
import { privilegePower } from './cards.js';
import { turnOrder } from './court.js';
import { drawElite } from './keywords.js';
import { rule } from './kit.js';

const DRAWN = 2;
export const REDRAW: 'redraw' = 'redraw';

/** Chapter 4: every player in turn order draws and chooses before the next one draws (ELEK-17.6). */
export const recruitment = rule<None, { order: Seat[] }>('recruitment')({
  'ELEK-4.1': ({ s, v }) => {
    s.phase = 'recruitment';
    v.order = turnOrder(s);
  },
  'ELEK-4.2': ({ v }) => {
    const seat = v.order.shift();
    return seat === undefined ? done() : call(recruit, { seat });
  },
  'ELEK-4.2 next': goto('ELEK-4.2'),
});

/** One player's recruitment. All drawn cards are discarded before another one is drawn (ELEK-4.11, ELEK-17.8). */
export const recruit = rule<{ seat: Seat }, { keep: UnitId | typeof REDRAW }>('recruit')({
  'ELEK-4.3': (c) => {
    const { drawn } = c.s.seats[c.v.seat]!;
    const count = privilegePower(c.s, c.v.seat, 'levy')?.draw ?? DRAWN;
    for (let i = 0; i < count; i++) {
      const unit = drawElite(c);
      if (unit === undefined) break;
      drawn.push(unit);
    }
    if (drawn.length === 0) return done(); // ELEK-17.9
    tell(c, 'event.drew', { seat: { seat: c.v.seat }, count: drawn.length });
  },
  'ELEK-4.7': ({ s, v }) => ask(v.seat, 'keep', [...s.seats[v.seat]!.drawn, REDRAW]),
  'ELEK-4.4': (c) => {
    const { drawn, hand } = c.s.seats[c.v.seat]!;
    if (c.v.keep === REDRAW) return;
    hand.push(c.v.keep);
    remove(drawn, c.v.keep);
    tell(c, 'event.kept', { seat: { seat: c.v.seat }, unit: { card: c.v.keep } });
  },
  'ELEK-4.8': (c) => {
    for (const unit of c.s.seats[c.v.seat]!.drawn.splice(0)) {
      c.s.discard.push(unit);
      tell(c, 'event.discarded-in-recruitment', { seat: { seat: c.v.seat }, unit: { card: unit } });
    }
    return c.v.keep === REDRAW ? undefined : done();
  },
  'ELEK-4.5': (c) => {
    const unit = drawElite(c); // kept unasked (ELEK-4.6)
    if (unit === undefined) return; // ELEK-17.9
    c.s.seats[c.v.seat]!.hand.push(unit);
    tell(c, 'event.redrew', { seat: { seat: c.v.seat }, unit: { card: unit } });
  },
});
