import { type Listeners, listeners } from '@tabula/kernel/listeners.js';
import {
  type AnomalyCard,
  type ArchiveCard,
  ASSET_PILES,
  type Asset,
  type AssetPile,
  type CardId,
  type EncounterCard,
  type EventCard,
  type Headline,
  MARKER_TOKENS,
  type Monster,
  type Pack,
  type Scenario,
  type Sheet,
  type Side,
  type SpaceId,
  type StreetType,
} from './cards.js';
import { type Hearings, hearingsOf } from './hearing.js';
import type { CardAbility, Standing } from './words.js';

/** ARK-R.115: there is no way. */
export const UNREACHABLE = 99;

/** A space of the board. Those of the first tile come first, then those of the second, then streets, then what is added. */
export interface Space {
  readonly id: SpaceId;
  /** The number of its neighbourhood; -1 for streets and added spaces. */
  readonly tile: number;
  readonly street: StreetType | null;
}

/** A scenario of a pack, with everything by the numbers and ids that a board has. */
export interface Table {
  readonly pack: Pack;
  readonly scenario: Scenario;
  readonly spaces: readonly Space[];
  readonly spaceOf: { readonly [id: SpaceId]: number };
  readonly start: number;
  /** The spaces of each neighbourhood. */
  readonly tiles: readonly (readonly number[])[];
  /** The spaces of all of them. */
  readonly places: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  readonly distance: readonly (readonly number[])[];
  readonly sheets: { readonly [id: CardId]: Sheet };
  readonly assets: { readonly [id: CardId]: Asset };
  readonly monsters: { readonly [id: CardId]: Monster };
  readonly events: { readonly [id: CardId]: EventCard };
  readonly anomalies: { readonly [id: CardId]: AnomalyCard };
  readonly encounters: { readonly [id: CardId]: EncounterCard };
  readonly headlines: { readonly [id: CardId]: Headline };
  readonly archive: { readonly [id: CardId]: ArchiveCard };
  /** Some of the same by piece. Every moment asks for them, so no name is cut to that of its card on the way. */
  readonly sheetOf: ReadonlyMap<CardId, Sheet>;
  readonly assetOf: ReadonlyMap<CardId, Asset>;
  readonly monsterOf: ReadonlyMap<CardId, Monster>;
  /** Sheets and assets, by piece and side: what somebody may have. */
  readonly ownable: ReadonlySet<CardId>;
  /** What each card says, and each piece and side of it: the root of the paths of its instructions. */
  readonly texts: ReadonlyMap<CardId, Side | EncounterCard | AnomalyCard>;
  /** The rules that each of these says; of most none. */
  readonly standing: ReadonlyMap<CardId, readonly Standing[]>;
  /** What each of these waits for. */
  readonly listeners: Listeners<CardAbility>;
  readonly abilityOf: ReadonlyMap<string, CardAbility>;
  readonly hearings: Hearings;
  /** Every piece of this scenario. */
  readonly box: readonly CardId[];
  /** The assets as they are sorted at first (ARK-413.2), and the monsters of the deck and those set aside (ARK-104). */
  readonly piles: { readonly [P in AssetPile | 'monsterDeck' | 'setAside']: readonly CardId[] };
}

function cut(piece: CardId): CardId {
  const dot = piece.indexOf('.');
  return dot < 0 ? piece : piece.slice(0, dot);
}
/** Names of all pieces of all boxes: asked for every piece at every window, so they are cut and put together once. */
const KINDS = new Map<CardId, CardId>();
const BACKS = new Map<CardId, CardId>();
const PIECES = new Map<CardId, CardId>();

/** The card of which a piece is a copy. */
export const kindOf = (piece: CardId): CardId => KINDS.get(piece) ?? cut(piece);

/** The pieces of a card: one for each copy. */
export const copiesOf = (id: CardId, copies: number): CardId[] =>
  copies === 1 ? [id] : Array.from({ length: copies }, (_, nth) => `${id}.${nth}`);

/** A card of the archive by its number. */
export const archiveId = (no: number): CardId => `archive/${no}`;

const BACK = '/back';
/** ARK-468.7: the front that all dark pacts have; whose back is hidden lies there as it. */
export const DARK_PACT: CardId = 'condition/dark-pact';

/** What the other side of a card is called among the texts. */
export const backOf = (card: CardId): CardId => `${card}${BACK}`;

/** A piece as it lies there: the side that is up has a name of its own, so that a text keeps its place when it is turned. */
export const sideOf = (piece: CardId, back: boolean): CardId => (back ? (BACKS.get(piece) ?? turned(piece)) : piece);

function turned(piece: CardId): CardId {
  const kind = kindOf(piece);
  return `${kind}${BACK}${piece.slice(kind.length)}`;
}

/** The piece whose side it is. */
export const pieceOfSide = (side: CardId): CardId => PIECES.get(side) ?? turnedBack(side);

function turnedBack(side: CardId): CardId {
  const at = side.indexOf(BACK);
  return at < 0 ? side : side.slice(0, at) + side.slice(at + BACK.length);
}

function spacesOf(pack: Pack, scenario: Scenario): Space[] {
  const tiles = scenario.neighbourhoods.flatMap((name, tile) =>
    pack.tiles[name]!.map((id): Space => ({ id, tile, street: null })),
  );
  const streets = scenario.streets.map(({ id, type }): Space => ({ id, tile: -1, street: type }));
  const added = scenario.added === undefined ? [] : [{ id: scenario.added, tile: -1, street: null }];
  return [...tiles, ...streets, ...added];
}

/** ARK-463.2; 7.3: the spaces of a tile border each other, a street those that it names. */
function neighboursOf(scenario: Scenario, spaces: readonly Space[]): number[][] {
  const at = (id: SpaceId) => spaces.findIndex((space) => space.id === id);
  const found = spaces.map((space, here) =>
    space.tile < 0 ? [] : [...spaces.keys()].filter((other) => other !== here && spaces[other]!.tile === space.tile),
  );
  for (const { id, borders } of scenario.streets)
    for (const border of borders) {
      found[at(id)]!.push(at(border));
      found[at(border)]!.push(at(id));
    }
  return found.map((list) => list.sort((a, b) => a - b));
}

/** ARK-R.115. */
function distances(neighbours: readonly (readonly number[])[]): number[][] {
  return neighbours.map((_, from) => {
    const steps = neighbours.map(() => UNREACHABLE);
    steps[from] = 0;
    for (const queue = [from]; queue.length > 0; ) {
      const here = queue.shift()!;
      for (const next of neighbours[here]!)
        if (steps[next] === UNREACHABLE) {
          steps[next] = steps[here]! + 1;
          queue.push(next);
        }
    }
    return steps;
  });
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): Record<string, T> =>
  Object.fromEntries(all.map((one) => [one.id, one]));

function boxOf(pack: Pack, scenario: Scenario): CardId[] {
  const monsters = pack.monsters.flatMap(({ id }) => {
    const count = (scenario.monsters[id] ?? 0) + (scenario.setAside[id] ?? 0);
    return count === 0 ? [] : copiesOf(id, count);
  });
  return [
    ...pack.investigators.map(({ id }) => id),
    ...pack.assets.flatMap(({ id, copies = 1 }) => copiesOf(id, copies)),
    ...monsters,
    ...pack.headlines.map(({ id }) => id),
    ...scenario.neighbourhoods.flatMap((tile) => pack.encounters[tile]!.map(({ id }) => id)),
    ...pack.streets.map(({ id }) => id),
    ...scenario.events.map(({ id }) => id),
    ...scenario.anomalies.map(({ id }) => id),
    ...scenario.archive.map(({ id }) => id),
    ...MARKER_TOKENS,
  ];
}

function pilesOf({ assets, monsters }: Pack, scenario: Scenario): Table['piles'] {
  const pileOf = (name: AssetPile) =>
    assets.filter(({ pile }) => pile === name).flatMap(({ id, copies = 1 }) => copiesOf(id, copies));
  const split = monsters.map(({ id }) => {
    const [listed = 0, aside = 0] = [scenario.monsters[id], scenario.setAside[id]];
    const pieces = listed + aside === 0 ? [] : copiesOf(id, listed + aside);
    return { listed: pieces.slice(0, listed), aside: pieces.slice(listed) };
  });
  return {
    ...(Object.fromEntries(ASSET_PILES.map((name) => [name, pileOf(name)])) as Record<AssetPile, CardId[]>),
    monsterDeck: split.flatMap(({ listed }) => listed),
    setAside: split.flatMap(({ aside }) => aside),
  };
}

/** What is said of cards, by their ids, and said of each of their pieces, too. */
function byPiece<T>(cards: Iterable<readonly [CardId, T]>, box: readonly CardId[]): Map<CardId, T> {
  const found = new Map(cards);
  for (const piece of box)
    for (const side of [piece, sideOf(piece, true)]) {
      const one = found.get(cut(side));
      if (one !== undefined) found.set(side, one);
    }
  return found;
}

function tableOf(pack: Pack, scenario: Scenario): Table {
  const box = boxOf(pack, scenario);
  const spaces = spacesOf(pack, scenario);
  const neighbours = neighboursOf(scenario, spaces);
  const epics = scenario.archive.flatMap(({ id, epic }) => (epic === undefined ? [] : [{ ...epic, id }]));
  const backs = [...pack.assets, ...scenario.archive].flatMap(({ id, back }) =>
    back === undefined ? [] : [[backOf(id), back] as const],
  );
  const encounters = [...scenario.neighbourhoods.flatMap((tile) => pack.encounters[tile]!), ...pack.streets];
  const sides = [
    scenario,
    ...pack.investigators,
    ...pack.assets,
    ...pack.monsters,
    ...epics,
    ...pack.headlines,
    ...scenario.archive.filter(({ epic }) => epic === undefined),
  ];
  const said: readonly (readonly [CardId, Side])[] = [...sides.map((side) => [side.id, side] as const), ...backs];
  const rest = [...encounters, ...scenario.events, ...scenario.anomalies];
  const abilities = byPiece(
    said.map(([id, side]) => [id, side.abilities ?? []] as const),
    box,
  );
  const heard = listeners(abilities);
  const tables = {
    sheets: byId(pack.investigators),
    assets: byId(pack.assets),
    monsters: byId([...pack.monsters, ...epics]),
  };
  const hearings = hearingsOf(heard, (card) => {
    const front = cut(pieceOfSide(card));
    if (tables.sheets[front] !== undefined) return 'sheets';
    if (tables.assets[front] !== undefined) return 'assets';
    return tables.monsters[front] !== undefined ? 'monsters' : 'codex';
  });
  return {
    pack,
    scenario,
    spaces,
    spaceOf: Object.fromEntries(spaces.map(({ id }, at) => [id, at])),
    start: spaces.findIndex(({ id }) => id === scenario.start),
    tiles: scenario.neighbourhoods.map((_, tile) => [...spaces.keys()].filter((at) => spaces[at]!.tile === tile)),
    places: [...spaces.keys()].filter((at) => spaces[at]!.tile >= 0),
    neighbours,
    distance: distances(neighbours),
    ...tables,
    events: byId(scenario.events),
    anomalies: byId(scenario.anomalies),
    encounters: byId(encounters),
    headlines: byId(pack.headlines),
    archive: byId(scenario.archive),
    sheetOf: new Map(Object.entries(tables.sheets)),
    assetOf: byPiece(Object.entries(tables.assets), box),
    monsterOf: byPiece(Object.entries(tables.monsters), box),
    ownable: new Set(
      box.flatMap((piece) =>
        tables.sheets[piece] === undefined && tables.assets[cut(piece)] === undefined
          ? []
          : [piece, sideOf(piece, true)],
      ),
    ),
    texts: byPiece<Side | EncounterCard | AnomalyCard>([...said, ...rest.map((card) => [card.id, card] as const)], box),
    standing: byPiece(
      said.flatMap(([id, { standing = [] }]) => (standing.length === 0 ? [] : [[id, standing] as const])),
      box,
    ),
    listeners: heard,
    abilityOf: new Map(
      [...abilities].flatMap(([side, all]) => all.map((ability, at) => [`${at}@${side}`, ability] as const)),
    ),
    hearings,
    box,
    piles: pilesOf(pack, scenario),
  };
}

/** The packs, with the table of each scenario that has been asked for: to make all of them takes longer than to open a page. */
const loaded: Record<string, { readonly pack: Pack; readonly tables: Record<string, Table | null> }> =
  Object.create(null);

/** Makes a checked pack playable under its id. */
export function addPack(pack: Pack): void {
  last = null;
  loaded[pack.id] = { pack, tables: Object.fromEntries(pack.scenarios.map(({ id }) => [id, null])) };
  scenarios = [...new Set(Object.values(loaded).flatMap(({ tables }) => Object.keys(tables)))];
}

function made(pack: Pack, id: string): Table {
  const table = tableOf(pack, pack.scenarios.find((scenario) => scenario.id === id)!);
  for (const piece of table.box) {
    BACKS.set(piece, turned(piece));
    for (const side of [piece, turned(piece)]) {
      KINDS.set(side, cut(side));
      PIECES.set(side, piece);
    }
  }
  return table;
}

export const packIds = (): string[] => Object.keys(loaded);
/** Every new table asks for them. */
let scenarios: readonly string[] = [];
export const scenarioIds = (): readonly string[] => scenarios;

/** What is wrong with a scenario for a pack; null if it is one of it. */
export function strangerTo(pack: string, scenario: string): string | null {
  const tables = loaded[pack]?.tables ?? {};
  if (Object.hasOwn(tables, scenario)) return null;
  return `the pack '${pack}' has no scenario '${scenario}'; it has: ${Object.keys(tables).join(', ')}`;
}

/** The table that was asked for last: nearly always it is asked for again. */
let last: Table | null = null;

/** The table of a board. Boards name only packs that are loaded; a state from outside is checked for it first. */
export function tableFor(s: { readonly pack: string; readonly scenario: string }): Table {
  if (last !== null && last.scenario.id === s.scenario && last.pack.id === s.pack) return last;
  const { pack, tables } = loaded[s.pack] ?? {};
  if (pack === undefined || tables === undefined || !Object.hasOwn(tables, s.scenario))
    throw new Error(`the pack '${s.pack}' with the scenario '${s.scenario}' is not loaded`);
  const table = tables[s.scenario] ?? made(pack, s.scenario);
  tables[s.scenario] = table;
  last = table;
  return table;
}
