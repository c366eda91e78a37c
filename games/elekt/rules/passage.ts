import type { Seat } from '@tabula/kernel/json.js';
import { ask, done } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import { rule } from './kit.js';
import { type Move, movable, moveUnit } from './moving.js';

/** A Privilege that lets its owner move one unit at the start of the Confrontation phase. */
export const passage = rule<{ seat: Seat }, { choice: Move | typeof STOP }>('passage')({
  'ELEK-13.28': ({ s, v }) => {
    const moves = movable(s, v.seat);
    return moves.length === 0 ? done() : ask(v.seat, 'choice', [...moves, STOP]);
  },
  'ELEK-14.10': (c) => {
    if (c.v.choice !== STOP) moveUnit(c, c.v.seat, c.v.choice);
  },
});
