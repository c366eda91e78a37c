import type { RuleId } from '../rule-ids.js';
import { base } from './base/pack.js';
import type { CityCard, CultCard, GoalCard, Pack, PrologueCard } from './behaviour.js';

/**
 * The cards of all packs that are loaded. An id is a card's own, whatever pack it is in (the checker sees to it), so a card
 * is found by its id alone.
 */

/** CULT-1.28, CULT-21.12: a dead card. 22 are supplied, and there are always more (CULT-1.14). */
export const DISORGANISATION: CultCard = {
  id: 'D',
  name: { en: 'Disorganisation', pl: 'Dezorganizacja', de: 'Chaos' },
  type: 'disorganisation',
  copies: 22,
  cost: 0,
  attack: 0,
  power: 0,
  terror: 0,
  rules: ['CULT-1.28', 'CULT-5.3', 'CULT-21.12', 'CULT-21.22'],
};

type ById<T> = Record<string, T>;
const none = <T>(): ById<T> => Object.create(null);

/** The kinds of cult cards. */
const kinds: ById<CultCard> = none();
const cities: ById<CityCard> = none();
const prologues: ById<PrologueCard> = none();
const goals: ById<GoalCard> = none();
const packs: ById<Pack> = none();

export const KINDS: Readonly<ById<CultCard>> = kinds;
export const CITIES: Readonly<ById<CityCard>> = cities;
export const PROLOGUE: Readonly<ById<PrologueCard>> = prologues;
export const GOAL: Readonly<ById<GoalCard>> = goals;

/** Makes a checked pack playable under its id. */
export function addPack(pack: Pack): void {
  packs[pack.id] = pack;
  for (const card of [...pack.starting, ...pack.cards]) kinds[card.id] = card;
  for (const card of pack.city) cities[card.id] = card;
  for (const card of pack.prologues) prologues[card.id] = card;
  for (const card of pack.goals) goals[card.id] = card;
}

kinds[DISORGANISATION.id] = DISORGANISATION;
addPack(base);

export const packIds = (): string[] => Object.keys(packs);

/** The pack of that id. Boards name only packs that are loaded; a state from outside is checked for it first. */
export function packOf(id: string): Pack {
  const pack = packs[id];
  if (pack === undefined) throw new Error(`the pack '${id}' is not loaded`);
  return pack;
}

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

/** The rules and rulings that speak of a card. */
export const rulesOf = (card: string): readonly RuleId[] => (KINDS[kindOf(card)] ?? CITIES[card])?.rules ?? [];

const COPY = `${DISORGANISATION.id}.`;
export const isDisorganisation = (card: string): boolean => card.startsWith(COPY) || card === DISORGANISATION.id;

/** The ids of the copies of a card, made once: text that is always the same one is found and compared at once. */
const copies: Record<string, string[]> = none();
const MADE = 32;

/** The id of a copy of a card, from 0 on. */
export function copyOf(kind: string, copy: number): string {
  copies[kind] ??= Array.from({ length: MADE }, (_, at) => `${kind}.${at}`);
  return copies[kind][copy] ?? `${kind}.${copy}`;
}

const decks: Record<string, string[]> = none();

/** CULT-1.10, CULT-2.11: the starting cards of one colour. */
export function startingCards(pack: string, seat: number): string[] {
  decks[`${pack}/${seat}`] ??= packOf(pack).starting.flatMap(({ id, copies }) =>
    Array.from({ length: copies }, (_, copy) => `${id}.${seat}-${copy}`),
  );
  return decks[`${pack}/${seat}`]!.slice();
}
