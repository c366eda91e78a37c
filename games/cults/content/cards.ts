import { CITY, DISORGANISATION, DISTRICT_CARDS, GOALS, PROLOGUES, STARTING } from './base.js';
import type { CityCard, CultCard, GoalCard, PrologueCard } from './behaviour.js';

const byId = <T extends { readonly id: string }>(cards: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

/** The kinds of cult cards. */
export const KINDS: Readonly<Record<string, CultCard>> = byId([...STARTING, ...DISTRICT_CARDS, DISORGANISATION]);
export const CITIES: Readonly<Record<string, CityCard>> = byId(CITY);
export const PROLOGUE: Readonly<Record<string, PrologueCard>> = byId(PROLOGUES);
export const GOAL: Readonly<Record<string, GoalCard>> = byId(GOALS);

/** The kind of a card: `G1` of the third Night Stalker, `G1.2`. */
export function kindOf(card: string): string {
  const dot = card.indexOf('.');
  return dot < 0 ? card : card.slice(0, dot);
}

const printed = new Map<string, CultCard>();

/** What is printed on a card, or on the cards of a kind. The rules ask all the time, so it is looked up once. */
export function cardOf(card: string): CultCard {
  const known = printed.get(card);
  if (known !== undefined) return known;
  const found = KINDS[kindOf(card)]!;
  if (found !== undefined) printed.set(card, found);
  return found;
}

export const isDisorganisation = (card: string): boolean => card.charCodeAt(0) === 68; // 'D', and no other kind has it

/** CULT-1.10, CULT-2.11: the starting cards of the four colours. */
const COLOURS = [0, 1, 2, 3].map((seat) =>
  STARTING.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, copy) => `${id}.${seat}-${copy}`)),
);

/** The starting cards of one colour. */
export const startingCards = (seat: number): string[] => COLOURS[seat]!.slice();
