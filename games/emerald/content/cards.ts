import { optional, record } from '@tabula/kernel/fields.js';
import { type BoardOf, flag, int, list, oneOf, text } from '@tabula/kernel/shape.js';
import { instruction } from '@tabula/kit/verb.js';
import { EFFECTS } from '../verbs/effects.js';
import { CITIES, HEADINGS, POINTS, type SYMBOLS } from './behaviour.js';

/** What is printed on cards, declared once: the types and the checker follow from it. */

const words = record({ en: text, pl: text, de: text });

/** EMER-1.23: how often a card shows each action symbol. */
const few = optional(int(1, 3));
const symbols = record({
  place: few,
  claim: optional(int(1, 1)), // CM-6
  retrieve: few,
  move: few,
  assassinate: optional(int(1, 1)), // CM-6
  restorationist: few,
  loyalist: few,
} satisfies { readonly [S in (typeof SYMBOLS)[number]]: unknown });

const points = record({ kind: oneOf(...POINTS), amount: int(1, 5) });

/** EMER-4.5 to EMER-4.9: a text with its heading; `once` leaves the card cycle after it was used. */
const cardText = record({
  heading: oneOf(...HEADINGS),
  once: optional(flag),
  does: list(instruction('do', EFFECTS), 3),
});

const startingCard = record({ id: text, name: words, symbols, bombs: optional(int(1, 2)) });

const cityCard = record({
  id: text,
  city: oneOf(...CITIES),
  name: words,
  /** EMER-1.21, CM-4. */
  bombsNeeded: int(3, 4),
  symbols,
  points,
});

const royalCard = record({ id: text, city: oneOf(...CITIES), name: words, bombsNeeded: int(4, 6), worth: int(3, 5) });

const gameCard = record({
  id: text,
  name: words,
  copies: int(1, 4),
  symbols,
  bombs: optional(int(1, 3)),
  points: optional(points),
  madness: optional(flag),
  recruits: optional(int(1, 2)),
  /** EMER-1.20: the points of the agent outline. */
  killField: optional(int(1, 5)),
  texts: optional(list(cardText, 2)),
  /** The rules and rulings that speak of this card. */
  rules: optional(list(text)),
});

/** A set of cards to play with: plain data, from this repository or from a file. */
export const packShape = record({
  id: text,
  name: words,
  starting: list(startingCard, 10),
  cities: list(cityCard, 9),
  royals: list(royalCard, 9),
  cards: list(gameCard, 66),
});

export type CardText = BoardOf<typeof cardText>;
export type StartingCard = BoardOf<typeof startingCard>;
export type CityCard = BoardOf<typeof cityCard>;
export type RoyalCard = BoardOf<typeof royalCard>;
export type GameCard = BoardOf<typeof gameCard>;
export type Pack = { readonly [K in keyof BoardOf<typeof packShape>]: Readonly<BoardOf<typeof packShape>[K]> };

/** A card as it is played and claimed, whatever kind it is of. */
export type Card = Omit<GameCard, 'copies'>;
