import type { Seat } from '@tabula/kernel/json.js';
import type { Elekt } from './board.js';
import { type Attribute, ZONES, type Zone } from './content/behaviour.js';
import { zonePower } from './rules/cards.js';
import { confrontationOrder, tieWinner } from './rules/confrontation.js';
import { countOf, leaders, participants } from './rules/counting.js';
import { turnOrder } from './rules/court.js';
import { type TieBreak, tieBreak } from './rules/power.js';

/** How a confrontation would end if it were resolved now. */
export interface Contest {
  /** What each seat counts; null for those who have no unit there. */
  readonly counts: readonly (number | null)[];
  readonly winner: Seat | null;
  /** Several have the highest count. */
  readonly tied: boolean;
  /** What decides a tie in Power. */
  readonly decided: TieBreak | null;
}

export function contestOf(s: Elekt, zone: Zone, attribute: Attribute): Contest {
  const taking = participants(s, zone);
  const counts = s.seats.map((_, seat) => (taking.includes(seat) ? countOf(s, zone, seat, attribute) : null));
  const { count, seats } = leaders(s, zone, attribute);
  const [first = null] = seats;
  const tied = seats.length > 1;
  if (attribute === 'power') {
    const decided = tied ? tieBreak(s, zone, seats) : null;
    return { counts, winner: decided?.seat ?? first, tied, decided };
  }
  if (count < 1) return { counts, winner: null, tied: false, decided: null }; // ELEK-6.14
  const favoured = turnOrder(s).find((seat) => seats.includes(seat) && tieWinner(s, zone, seat, attribute));
  return { counts, winner: tied ? (favoured ?? null) : first, tied, decided: null };
}

/** A confrontation that is still to come. */
export type Coming = readonly [Zone, Attribute];

/** The confrontations of this round that are still to come, after the one in progress if there is one. */
export function comingIn(s: Elekt, now: Attribute | null): Coming[] {
  const open = ZONES.filter((zone) => s.zones[zone].card !== null);
  return open.flatMap((zone, at) => {
    const order = confrontationOrder(s, zone);
    const rest = at === 0 && now !== null ? order.slice(order.indexOf(now) + 1) : order;
    const forbidden = zonePower(s, zone, 'no-confrontation')?.attribute;
    return rest.filter((attribute) => attribute !== forbidden).map((attribute) => [zone, attribute] as const);
  });
}

/** The name of what a player counts in a Zone. */
export const countName = (zone: Zone, seat: Seat, attribute: Attribute): string => `count/${zone}/${seat}/${attribute}`;
