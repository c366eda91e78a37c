import type { Card } from '@tabula/emerald/content/cards.js';
import { packOf } from '@tabula/emerald/content/packs.js';
import type { Choosing } from './choosing.js';

/** EMER-6.14 to EMER-6.18: what a claim of a card brings besides the card. */
export function gainsSaid({ s, seat, words }: Choosing, card: string): readonly string[] {
  const { points, recruits = 0, madness }: Partial<Card> = packOf(s.pack).cards[card]!;
  const agents = Math.min(recruits, s.seats[seat]!.agents);
  return [
    ...(points === undefined ? [] : [words('gain.points', { count: points.amount, points: { points: points.kind } })]),
    ...(agents === 0 ? [] : [words('gain.agents', { count: agents })]),
    ...(madness === true ? [words('gain.madness')] : []),
  ];
}
