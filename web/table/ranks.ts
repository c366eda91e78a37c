import type { Result } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { TableNow } from './source.js';

/** The seat of whoever looks at the end; null where several people look at one screen: nobody there is "you". */
export const ownSeat = ({ link, sitters, you }: Pick<TableNow, 'link' | 'sitters' | 'you'>): Seat | null =>
  link === 'here' && sitters.filter(({ kind }) => kind === 'person').length > 1 ? null : you;

/** A line of the list at the end; who played together has no place of their own. */
interface Rank {
  readonly seat: Seat;
  readonly place: number | null;
  readonly won: boolean;
}

/** Who stands where at the end, from first to last; those who played together in the order of their seats. */
export function ranksOf({ places, won }: Result, { sitters }: Pick<TableNow, 'sitters'>): readonly Rank[] {
  if (won !== undefined) return sitters.map(({ seat }) => ({ seat, place: null, won }));
  return places.flatMap((seats, at) => {
    const place = 1 + places.slice(0, at).flat().length;
    return seats.map((seat) => ({ seat, place, won: at === 0 }));
  });
}
