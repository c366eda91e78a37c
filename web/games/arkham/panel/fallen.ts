import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { idIn, seatIn } from '../../../table/event.js';
import type { Beat } from '../../../table/source.js';

const LEAVES: readonly string[] = ['event.defeated', 'event.devoured', 'event.retired'];

/** The last investigator who left a seat, and how that was told. */
export function fallenOf(
  story: readonly Beat[],
  seat: Seat,
): { readonly sheet: string; readonly event: Event } | undefined {
  for (const { events } of [...story].reverse()) {
    const event = events.findLast((told) => LEAVES.includes(told.key) && seatIn(told) === seat);
    const sheet = event === undefined ? null : idIn(event, 'sheet', 'card');
    if (event !== undefined && sheet !== null) return { sheet: String(sheet), event };
  }
  return undefined;
}
