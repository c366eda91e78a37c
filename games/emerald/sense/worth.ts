import type { Seat } from '@tabula/kernel/json.js';
import { type CardId, type Emerald, MOST_ROUNDS, pointLimit, TRACK_END } from '../board.js';
import type { Faction, Points } from '../content/behaviour.js';
import type { Card } from '../content/cards.js';
import { cardOf } from '../rules/cards.js';
import { totalOf } from '../rules/points.js';
import { factionOf, isRevealed } from '../rules/reveal.js';
import { effectVerb } from '../verbs/effects.js';
import { suspicions } from './belief.js';
import { endWorth } from './ending.js';

/** Rough values of things, in points. They need not be right, only cheap and rarely absurd. */

/** What is left of the game, from 1 at the beginning to 0 when it is about to end. */
export function later(s: Emerald): number {
  let most = 0;
  for (let seat = 0; seat < s.seats.length; seat++) most = Math.max(most, totalOf(s, seat));
  const points = most / pointLimit(s.seats.length);
  const track = Math.max(s.markers.loyalist, s.markers.restorationist) / TRACK_END;
  return Math.max(0, 1 - Math.max(points, track, s.round / MOST_ROUNDS));
}

/** One seat's view of the game, looked at once for all the choices of a question. */
export interface Outlook {
  readonly s: Emerald;
  readonly seat: Seat;
  readonly faction: Faction;
  readonly later: number;
  /** How likely each player is a Restorationist, as this seat thinks. */
  readonly suspected: readonly number[];
  /** What a point more for any one rival costs. */
  readonly rivalry: number;
}

export const outlookOf = (s: Emerald, seat: Seat): Outlook => ({
  s,
  seat,
  faction: factionOf(s, seat),
  later: later(s),
  suspected: suspicions(s, seat),
  rivalry: 0.9 / (s.seats.length - 1),
});

/** What the symbols of a card bring over a whole game. */
function symbolWorth({ symbols, bombs = 0, killField = 0 }: Card, faction: Faction): number {
  const { place = 0, claim = 0, retrieve = 0, move = 0, assassinate = 0 } = symbols;
  const marker = 1.8 * (symbols[faction] ?? 0);
  const killer = faction === 'restorationist' ? 1.4 : 0.5 + 0.5 * killField;
  const bomb = faction === 'restorationist' ? 0.6 : 0.3;
  return 0.5 * place + 0.9 * claim + 0.4 * retrieve + 0.35 * move + killer * assassinate + bomb * bombs + marker;
}

const worths: { readonly [F in Faction]: WeakMap<Card, number> } = {
  loyalist: new WeakMap(),
  restorationist: new WeakMap(),
};

/** What a card is worth to have from the beginning of the game to its end, for a player of a faction. */
export function cardWorth(s: Emerald, id: CardId, faction: Faction): number {
  const card = cardOf(s, id);
  let value = worths[faction].get(card);
  if (value === undefined) {
    value = symbolWorth(card, faction);
    for (const { does } of card.texts ?? []) for (const part of does) value += effectVerb(part).worth(part, faction);
    worths[faction].set(card, value);
  }
  return value;
}

/** EMER-17.9 to EMER-17.11: what is kept of a point of a kind. */
export const pointWorth = (kind: Points, faction: Faction): number => (kind === 'neutral' || kind === faction ? 1 : 0);

/** What it costs to risk a sanity token: the last one reveals, and ends the game if it is a Restorationist's. */
export function sanityCost({ s, seat, faction }: Outlook): number {
  const { sanity } = s.seats[seat]!;
  if (sanity === 0 || isRevealed(s, seat)) return 0;
  if (sanity > 1) return faction === 'restorationist' ? 0.35 : 0.1;
  return faction === 'restorationist' ? -0.5 * endWorth(s, seat) : 0.3;
}

/** What somebody of a faction gains by claiming a card, but for what it costs. */
export function claimWorth(s: Emerald, id: CardId, faction: Faction, time: number): number {
  const { points, recruits = 0 } = cardOf(s, id);
  const booked = points === undefined ? 0 : points.amount * pointWorth(points.kind, faction);
  return booked + time * cardWorth(s, id, faction) + (0.25 + 0.6 * time) * recruits;
}

/** What a claim of a card would bring a player of whom one only thinks to know the faction. */
export const thoughtWorth = (s: Emerald, id: CardId, suspected: number, time: number): number =>
  suspected * claimWorth(s, id, 'restorationist', time) + (1 - suspected) * claimWorth(s, id, 'loyalist', time);

/** What the cubes of a pool are good for, the first ones most. */
const CUBES = [0, 0.35, 0.67, 0.95, 1.18, 1.36, 1.5, 1.6, 1.66, 1.7, 1.72];
export const poolWorth = (cubes: number): number => CUBES[Math.max(0, Math.min(10, cubes))]!;

/** An agent on the board counts in its city for the rest of the game. */
export const agentWorth = ({ later: time }: Outlook): number => 0.2 + 0.6 * time;
