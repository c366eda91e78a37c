import type { CultsView } from '@tabula/cults/board.js';
import { DISTRICTS } from '@tabula/cults/content/behaviour.js';
import { openBoard } from '@tabula/cults/open-board.js';
import { markersOf, pointsOf, ritualsOf } from '@tabula/cults/rules/points.js';
import type { Seat } from '@tabula/kernel/json.js';

/**
 * CULT-15.6 to CULT-15.9: what is compared at the end, one after the other: points, domination markers, places of cult,
 * rituals. The last tie-break, disorganisation cards, lies hidden in the decks.
 */
export function comparedOf(view: CultsView, seat: Seat): readonly number[] {
  const s = openBoard(view);
  return [
    pointsOf(s, seat),
    markersOf(s, seat),
    DISTRICTS.filter((id) => view.districts[id].places.includes(seat)).length,
    ritualsOf(s, seat),
  ];
}
