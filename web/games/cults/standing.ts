import type { CultsView } from '@tabula/cults/board.js';
import { type Total, totalsOf } from '@tabula/cults/rules/totals.js';
import type { Event } from '@tabula/kernel/chance.js';
import { seatIn } from '../../table/event.js';

/**
 * The totals of the sides that have revealed. Once they were compared (CULT-11.22) they stay as they were told: the rituals
 * that somebody loses by it have counted.
 */
export function standingOf(view: CultsView, told: readonly Event[]): readonly Total[] {
  return totalsOf(view).map((side) => {
    const compared = told.find((event) => event.key === 'event.total' && seatIn(event) === side.seat);
    const total = compared === undefined ? side.total : Number(compared.params.total);
    return { ...side, rituals: side.rituals + total - side.total, total };
  });
}
