import { base } from './base/pack.js';
import { CITIES, type City } from './behaviour.js';
import type { Card, CityCard, Pack, RoyalCard } from './cards.js';

/** A pack with its cards by the id of the piece in play. */
export interface PackIndex {
  readonly pack: Pack;
  /** Everything that can be claimed and played: G06.0 to G06.3 for four copies, ST01.0 to ST01.4 for five players. */
  readonly cards: Readonly<Record<string, Card>>;
  readonly royals: Readonly<Record<string, RoyalCard>>;
  readonly cities: { readonly [C in City]: CityCard };
  /** The first piece that looks the same: equal cards are one choice. */
  readonly alike: Readonly<Record<string, string>>;
}

/** EMER-1.2. */
const SETS = [0, 1, 2, 3, 4];

/** The pieces of a game card: one for each copy. */
export const copiesOf = ({ id, copies }: { readonly id: string; readonly copies: number }): string[] =>
  copies === 1 ? [id] : Array.from({ length: copies }, (_, nth) => `${id}.${nth}`);

const loaded: Record<string, PackIndex> = Object.create(null);

/** Makes a checked pack playable under its id. */
export function addPack(pack: Pack): void {
  const cards: Record<string, Card> = Object.create(null);
  for (const card of pack.cards) for (const piece of copiesOf(card)) cards[piece] = card;
  for (const card of pack.cities) cards[card.id] = card;
  for (const card of pack.starting) for (const seat of SETS) cards[`${card.id}.${seat}`] = card;
  const royals: Record<string, RoyalCard> = Object.create(null);
  for (const royal of pack.royals) royals[royal.id] = royal;
  const cities = Object.fromEntries(
    CITIES.map((city) => [city, pack.cities.find((card) => card.city === city)!]),
  ) as PackIndex['cities'];
  loaded[pack.id] = { pack, cards, royals, cities, alike: alikeIn(cards) };
}

function alikeIn(cards: Readonly<Record<string, Card>>): Record<string, string> {
  const first = new Map<string, string>();
  const alike: Record<string, string> = Object.create(null);
  for (const [piece, card] of Object.entries(cards)) {
    const look = card.name.en;
    if (!first.has(look)) first.set(look, piece);
    alike[piece] = first.get(look)!;
  }
  return alike;
}

addPack(base);

export const packIds = (): string[] => Object.keys(loaded);

/** The pack of that id. Boards name only packs that are loaded; a state from outside is checked for it first. */
export function packOf(id: string): PackIndex {
  const index = loaded[id];
  if (index === undefined) throw new Error(`the pack '${id}' is not loaded`);
  return index;
}
