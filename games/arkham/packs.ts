import { type Listeners, listeners } from '@tabula/kernel/listeners.js';
import {
  type AnomalyCard,
  type ArchiveCard,
  type Asset,
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
import type { CardAbility } from './words.js';

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
  /** What each card says: the root of the paths of its instructions. */
  readonly texts: { readonly [id: CardId]: Side | EncounterCard | AnomalyCard };
  readonly listeners: Listeners<CardAbility>;
  /** Every piece of this scenario. */
  readonly box: readonly CardId[];
}

const KINDS = new Map<string, string>();

/** The card of which a piece is a copy. Asked for every piece at every window, so it is cut out of its name once. */
export function kindOf(piece: CardId): CardId {
  const known = KINDS.get(piece);
  if (known !== undefined) return known;
  const dot = piece.indexOf('.');
  const kind = dot < 0 ? piece : piece.slice(0, dot);
  KINDS.set(piece, kind);
  return kind;
}

/** The pieces of a card: one for each copy. */
export const copiesOf = (id: CardId, copies: number): CardId[] =>
  copies === 1 ? [id] : Array.from({ length: copies }, (_, nth) => `${id}.${nth}`);

/** A card of the archive by its number. */
export const archiveId = (no: number): CardId => `archive/${no}`;

const BACK = '/back';
/** What the other side of a card is called among the texts. */
export const backOf = (card: CardId): CardId => `${card}${BACK}`;

/** A piece as it lies there: the side that is up has a name of its own, so that a text keeps its place when it is turned. */
export function sideOf(piece: CardId, back: boolean): CardId {
  if (!back) return piece;
  const kind = kindOf(piece);
  return `${kind}${BACK}${piece.slice(kind.length)}`;
}

/** The piece whose side it is. */
export const pieceOfSide = (side: CardId): CardId => side.replace(BACK, '');

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

function tableOf(pack: Pack, scenario: Scenario): Table {
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
  return {
    pack,
    scenario,
    spaces,
    spaceOf: Object.fromEntries(spaces.map(({ id }, at) => [id, at])),
    start: spaces.findIndex(({ id }) => id === scenario.start),
    tiles: scenario.neighbourhoods.map((_, tile) => [...spaces.keys()].filter((at) => spaces[at]!.tile === tile)),
    neighbours,
    distance: distances(neighbours),
    sheets: byId(pack.investigators),
    assets: byId(pack.assets),
    monsters: byId([...pack.monsters, ...epics]),
    events: byId(scenario.events),
    anomalies: byId(scenario.anomalies),
    encounters: byId(encounters),
    headlines: byId(pack.headlines),
    archive: byId(scenario.archive),
    texts: Object.fromEntries([...said, ...rest.map((card) => [card.id, card] as const)]),
    listeners: listeners(said.map(([id, { abilities = [] }]) => [id, abilities] as const)),
    box: boxOf(pack, scenario),
  };
}

const loaded: Record<string, Record<string, Table>> = Object.create(null);

/** Makes a checked pack playable under its id. */
export function addPack(pack: Pack): void {
  last = null;
  loaded[pack.id] = Object.fromEntries(pack.scenarios.map((scenario) => [scenario.id, tableOf(pack, scenario)]));
}

export const packIds = (): string[] => Object.keys(loaded);
export const scenarioIds = (): string[] => [...new Set(Object.values(loaded).flatMap((tables) => Object.keys(tables)))];

/** The table that was asked for last: nearly always it is asked for again. */
let last: Table | null = null;

/** The table of a board. Boards name only packs that are loaded; a state from outside is checked for it first. */
export function tableFor(s: { readonly pack: string; readonly scenario: string }): Table {
  if (last !== null && last.scenario.id === s.scenario && last.pack.id === s.pack) return last;
  const table = loaded[s.pack]?.[s.scenario];
  if (table === undefined) throw new Error(`the pack '${s.pack}' with the scenario '${s.scenario}' is not loaded`);
  last = table;
  return table;
}
