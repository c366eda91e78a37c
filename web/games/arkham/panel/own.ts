import type { Seat } from '@tabula/kernel/json.js';
import type { TableNow } from '../../../table/source.js';

/** The seats whose sheets a viewer has before them: on one screen those of all people, else one's own. */
export const ownSeats = ({ you, link, sitters }: Pick<TableNow, 'you' | 'link' | 'sitters'>): readonly Seat[] => {
  if (you === null) return [];
  return link === 'here' ? sitters.flatMap(({ kind, seat }) => (kind === 'person' ? [seat] : [])) : [you];
};

/** A sheet that was laid open in the place of whose turn it was then. */
export interface Pin {
  readonly seat: Seat;
  readonly from: Seat;
}

/**
 * Whose sheet lies open: that of whoever is asked, unless another of one's own was laid there; it gives way as soon as
 * something on the sheet of the one who is asked is to be chosen, or somebody else is asked.
 */
export const sheetOpen = (home: Seat, pin: Pin | null, own: readonly Seat[], choosing: boolean): Seat =>
  pin === null || pin.from !== home || choosing || !own.includes(pin.seat) ? home : pin.seat;
