import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import type { Cults } from '../board.js';
import type { District } from '../content/behaviour.js';
import { confrontation } from './confrontation.js';
import { freeSpaces, inPlay, putRitual, ritualsElsewhere, type Standing, takeRitual } from './districts.js';
import { type Acting, rule } from './kit.js';
import { npcResponse } from './npc-fight.js';
import { isNpc, othersOf } from './order.js';
import { terror } from './terror.js';

/** Section 11: the others may come; whoever is there fights (CULT-11.2); then terror, if the executing player may. */
export const domination = rule<
  { seat: Seat; district: District },
  { due: Seat[]; moved: Standing | typeof STOP; winner: Seat | null }
>('domination')({
  'CULT-11.4': (c) => {
    const { s, v } = c;
    if (!inPlay(s).some((at) => rivalIn(s, at, v.seat))) return unopposed(c, v.seat, v.district);
    v.due = othersOf(s, v.seat); // CULT-11.6, CULT-11.7: each once, and not the executing player
  },
  'CULT-11.5': ({ s, v }) => {
    const seat = v.due[0];
    if (seat === undefined) return goto('CULT-11.11');
    // CULT-11.8: a space taken by an earlier one is gone. CULT-11.9, CULT-21.41: those who are there may send another.
    const rituals: (Standing | typeof STOP)[] =
      freeSpaces(s, v.district) > 0 ? ritualsElsewhere(s, v.district, seat) : [];
    if (rituals.length > 0) return isNpc(s, seat) ? goto('CULT-19.40') : ask(seat, 'moved', [...rituals, STOP]);
    v.due.shift();
    return goto('CULT-11.5');
  },
  'CULT-11.10': (c) => {
    const { v } = c;
    const seat = v.due.shift()!;
    if (v.moved === STOP) tell(c, 'event.stayed-away', { seat: { seat }, district: { district: v.district } });
    else respond(c, seat, v.moved, v.district);
    return goto('CULT-11.5');
  },
  'CULT-19.40': (c) => {
    const { s, v } = c;
    respond(c, v.due.shift()!, npcResponse(s, v.district), v.district);
    return goto('CULT-11.5');
  },
  'CULT-11.11': (c) => {
    if (!rivalIn(c.s, c.v.district, c.v.seat)) return unopposed(c, c.v.seat, c.v.district);
  },
  'CULT-11.12': ({ v }) => call(confrontation, { seat: v.seat, district: v.district }, 'winner'),
  'CULT-11.30': ({ v }) => {
    if (v.winner !== v.seat) return done(); // CULT-11.31: another winner gains nothing more
  },
  'CULT-11.29': ({ v }) => call(terror, { seat: v.seat, district: v.district, fought: true }),
  'CULT-11.29 done': () => done(),
  'CULT-11.2': ({ v }) => call(terror, { seat: v.seat, district: v.district, fought: false }),
});

const rivalIn = (s: Cults, at: District, seat: Seat): boolean =>
  s.districts[at].rituals.some(({ owner }) => owner !== seat);

function unopposed(c: Acting, seat: Seat, district: District) {
  tell(c, 'event.unopposed', { seat: { seat }, district: { district } });
  return goto('CULT-11.2');
}

/** CULT-11.10: a ritual comes in response and keeps its level. */
function respond(c: Acting, seat: Seat, [from, level]: Standing, district: District): void {
  takeRitual(c.s, from, seat, level);
  putRitual(c.s, district, seat, level);
  const where = { from: { district: from }, district: { district } };
  tell(c, 'event.responded', { seat: { seat }, level: { level }, ...where });
}
