import type { RuleId } from '../rule-ids.js';
import { base } from './base.js';
import type { Pack, PrivilegeCard, UnitCard, UnitPower, ZoneCard } from './behaviour.js';

/** A pack with its cards by id. */
export interface PackIndex {
  readonly pack: Pack;
  /** By card and by piece: the copies of a Basic unit are B1.0 to B1.3, after the seats they begin with. */
  readonly units: Readonly<Record<string, UnitCard>>;
  /** The Basic units that each seat begins with. Made once: text that is always the same one is found at once. */
  readonly basics: readonly (readonly string[])[];
  readonly zoneCards: Readonly<Record<string, ZoneCard>>;
  readonly privileges: Readonly<Record<string, PrivilegeCard>>;
  /** The units that have a permanent power of a kind, so that a search need not read every card in a Zone. */
  readonly holders: { readonly [K in UnitPower['is']]?: Readonly<Record<string, UnitPower>> };
}

const loaded: Record<string, PackIndex> = Object.create(null);
let latest: PackIndex | undefined;

const byId = <C extends { readonly id: string }>(cards: readonly C[]): Record<string, C> =>
  Object.assign(Object.create(null), Object.fromEntries(cards.map((card) => [card.id, card])));

const SEATS = [0, 1, 2, 3];

function withCopies(units: Record<string, UnitCard>): Record<string, UnitCard> {
  for (const card of Object.values(units)) if (card.basic) for (const at of SEATS) units[`${card.id}.${at}`] = card;
  return units;
}

function holdersOf(units: Record<string, UnitCard>): PackIndex['holders'] {
  const holders: { [kind: string]: Record<string, UnitPower> } = Object.create(null);
  for (const [id, card] of Object.entries(units))
    for (const power of card.permanent ?? []) {
      holders[power.is] ??= Object.create(null) as Record<string, UnitPower>;
      holders[power.is]![id] ??= power;
    }
  return holders;
}

/** Makes a checked pack playable under its id. */
export function addPack(pack: Pack): void {
  latest = undefined;
  const units = withCopies(byId(pack.units));
  loaded[pack.id] = {
    pack,
    units,
    basics: SEATS.map((at) => pack.units.filter(({ basic }) => basic).map(({ id }) => `${id}.${at}`)),
    holders: holdersOf(units),
    zoneCards: byId([...pack.missions, ...pack.influences]),
    privileges: byId(pack.privileges),
  };
}

/** Takes a pack away again. That of the box stays. */
export function removePack(id: string): void {
  if (id !== base.id) delete loaded[id];
  latest = undefined;
}

addPack(base);

export const packIds = (): string[] => Object.keys(loaded);

/** The pack of that id. Boards name only packs that are loaded; a state from outside is checked for it first. */
export function packOf(id: string): PackIndex {
  if (latest?.pack.id === id) return latest; // nearly always: the rules ask at every card
  const index = loaded[id];
  if (index === undefined) throw new Error(`the pack '${id}' is not loaded`);
  latest = index;
  return index;
}

/** The rules and rulings that speak of a card. */
export function rulesOf(pack: string, card: string): readonly RuleId[] {
  const { units, zoneCards, privileges } = packOf(pack);
  return (units[card] ?? zoneCards[card] ?? privileges[card])?.rules ?? [];
}
