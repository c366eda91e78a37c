import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type CardId, type Emerald, pointLimit, TRACK_END } from '../board.js';
import { FACTIONS, type Faction, type Points } from '../content/behaviour.js';
import type { Acting } from './kit.js';

/** Victory points (section 16). */

/** EMER-16.11: the share of everybody's total that comes from the tracks. */
export const trackDifference = ({ markers }: Pick<Emerald, 'markers'>): number =>
  Math.abs(markers.loyalist - markers.restorationist);

/** The points, which everybody sees: of a board, or of a view of it. */
type Scored = Readonly<Pick<Emerald, 'markers'>> & {
  readonly seats: readonly { readonly ledger: readonly { readonly amount: number }[] }[];
};

/** EMER-16.2: a player's total while the game runs. */
export function totalOf(s: Scored, seat: Seat): number {
  let sum = trackDifference(s);
  for (const { amount } of s.seats[seat]!.ledger) sum += amount;
  return sum;
}

/** EMER-16.3: books points for a player, with their kind and origin. */
export function book(
  c: Acting,
  seat: Seat,
  points: { readonly amount: number; readonly kind: Points },
  from: CardId,
  victim: Seat | null = null,
): void {
  const { amount, kind } = points;
  c.s.seats[seat]!.ledger.push({ amount, kind, from, victim });
  tell(c, 'event.points', { seat: { seat }, count: amount, points: { points: kind }, card: { card: from } });
}

/** EMER-9.3, EMER-9.4, EMER-9.7: markers go up together, at most to the end; the difference is told once (EMER-9.9). */
export function advanceMarkers(c: Acting, seat: Seat, steps: { readonly [F in Faction]: number }): void {
  const before = trackDifference(c.s);
  for (const track of FACTIONS) {
    const from = c.s.markers[track];
    c.s.markers[track] = Math.min(TRACK_END, from + steps[track]);
    c.s.seats[seat]!.pushed[track] += c.s.markers[track] - from;
    if (c.s.markers[track] > from)
      tell(c, 'event.marker', {
        seat: { seat },
        track: { track },
        count: c.s.markers[track] - from,
        to: c.s.markers[track],
      });
  }
  const after = trackDifference(c.s);
  if (after !== before) tell(c, 'event.difference', { before, after, rises: after > before });
}

/** EMER-17.1, EMER-17.2: why the game is over now that an action is done; null if it is not. */
export function limitReached(s: Emerald): 'points' | 'track' | null {
  const limit = pointLimit(s.seats.length);
  for (let seat = 0; seat < s.seats.length; seat++) if (totalOf(s, seat) >= limit) return 'points';
  return FACTIONS.some((track) => s.markers[track] >= TRACK_END) ? 'track' : null;
}
