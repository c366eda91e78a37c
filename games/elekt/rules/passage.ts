import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done } from '@tabula/kernel/rule.js';
import type { UnitId } from '../board.js';
import type { Zone } from '../content/behaviour.js';
import { standing } from './cards.js';
import { moveUnit } from './keywords.js';
import { rule, STOP } from './kit.js';
import { movable } from './moving.js';

/** A Privilege that lets its owner move one unit at the start of the Confrontation phase. */
export const passage = rule<{ seat: Seat }, { choice: readonly [UnitId, Zone] | typeof STOP }>('passage', {
  'ELEK-13.28': ({ s, v }) => {
    const pairs = movable(s, v.seat);
    return pairs.length === 0 ? done() : ask(v.seat, 'choice', [...pairs, STOP]);
  },
  'ELEK-14.10': (c) => {
    if (c.v.choice === STOP) return;
    const [id, to] = c.v.choice;
    const { zone, unit } = standing(c.s, id)!;
    moveUnit(c.s, zone, unit, to);
    tell(c, 'event.moved', { seat: { seat: c.v.seat }, unit: { card: id }, from: { zone }, to: { zone: to } });
  },
});
