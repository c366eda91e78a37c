import type { STREETS } from './language/places.js';
import { type Colour, TOKENS, type Token } from './language/targets.js';
import type { Skill } from './language/values.js';
import type { CardAbility, Standing, Text } from './words.js';

/**
 * What the rules have to know of each kind of card. All of it is data: packs bring it, packs.ts makes it quick to find.
 * Cards of a kind all have the same fields, some of them without a value: where things that are asked about again and
 * again are built alike, the engine finds their fields without searching.
 */

export type CardId = string;
export type SpaceId = string;
export type TileId = string;

/** ARK-472.2: what a street leads past. */
export type StreetType = Street['type'];

/** ARK-204.6: the tokens of the cup. */
export const MYTHOS = TOKENS;
export type MythosToken = Token;

/** ARK-465.3; `elite` has a number and is a field of its own. */
export type Keyword = 'massive' | 'elusive' | 'watcher' | 'scavenger';

/** ARK-413.1. */
export const ASSET_TYPES = ['ally', 'condition', 'item', 'spell', 'talent'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];
/** ARK-413.2: where an asset lies while nobody has it. */
export const ASSET_PILES = ['items', 'allies', 'spells', 'special', 'starting', 'conditions', 'pacts'] as const;
export type AssetPile = (typeof ASSET_PILES)[number];

/** One side of a card: what is done when it comes, what it does at which moment, and what is so as long as it lies there. */
export interface Side {
  readonly enters?: Text | undefined;
  readonly abilities?: readonly CardAbility[] | undefined;
  readonly standing?: readonly Standing[] | undefined;
}

/** Anything with a text. */
export interface Card extends Side {
  readonly id: CardId;
}

export interface Sheet extends Card {
  readonly health: number;
  readonly sanity: number;
  readonly focusLimit: number;
  readonly skills: { readonly [S in Skill]: number };
  readonly money: number;
  /** ARK-R.139: the cards that come with it, and those of which one is chosen. */
  readonly starts: readonly CardId[];
  readonly chooses: readonly (readonly CardId[])[];
}

export interface Asset extends Card {
  readonly type: AssetType;
  readonly pile: AssetPile;
  readonly traits: readonly string[];
  readonly value?: number | undefined;
  readonly hands?: number | undefined;
  readonly health?: number | undefined;
  readonly sanity?: number | undefined;
  /** ARK-489.4: what casting it costs. */
  readonly horror?: number | undefined;
  readonly copies?: number | undefined;
  /** ARK-468.2: the other side of a condition. */
  readonly back?: Side | undefined;
}

/** ARK-444.1: after whom a monster goes. */
export type Prey =
  | { readonly lowest: Skill }
  | { readonly highest: Skill }
  | { readonly most: 'clues' | 'remnants' | 'spells' }
  | 'nearest';

/** ARK-458.3b. */
export type SpawnSpace = 'most-doom' | 'unstable-space' | 'street-nearest-prey' | 'street-nearest-lead';

/** ARK-202.2: what a monster does when it activates; `speed` may be "directly" (ARK-R.124). */
export type Activation =
  | { readonly kind: 'hunter'; readonly speed: number | 'directly'; readonly prey: Prey }
  | { readonly kind: 'patrol'; readonly speed: number | 'directly'; readonly prey?: Prey | undefined }
  | { readonly kind: 'lurker'; readonly does: Text };

export interface Monster extends Card {
  readonly copies: number;
  readonly traits: readonly string[];
  readonly health: number;
  /** ARK-421.2. */
  readonly elite?: number | undefined;
  readonly attack: number;
  readonly evade: number;
  readonly damage: number;
  readonly horror: number;
  readonly remnant?: true | undefined;
  readonly keywords: readonly Keyword[];
  readonly spawn?: SpawnSpace | undefined;
  readonly activation: Activation;
}

/** What is met at each space of a neighbourhood, or on each type of street. */
export interface EncounterCard {
  readonly id: CardId;
  readonly at: { readonly [where: string]: Text };
  /** ARK-R.150: of whom an encounter speaks. */
  readonly names?: { readonly [where: string]: string };
}

export interface EventCard extends EncounterCard {
  readonly neighbourhood: TileId;
  /** ARK-488.3: a space for each doom symbol. */
  readonly doom: readonly SpaceId[];
}

/** ARK-411.5: by the doom on the space, from a number on to another; the last has none. */
export interface AnomalyCard {
  readonly id: CardId;
  readonly byDoom: readonly { readonly from: number; readonly to?: number; readonly does: Text }[];
}

export interface Headline extends Card {
  readonly rumour?: true | undefined;
}

/** ARK-412: a card of the archive. Some are monsters, some are met in a neighbourhood. */
export interface ArchiveCard extends Card {
  readonly no: number;
  /** What its other side says. */
  readonly back?: Side | undefined;
  readonly epic?: Monster | undefined;
  readonly neighbourhood?: TileId | undefined;
  readonly at?: { readonly [where: string]: Text } | undefined;
  /** ARK-R.133: what is done after it was met, besides. */
  readonly after?: Text | undefined;
}

export interface Street {
  readonly id: SpaceId;
  readonly type: (typeof STREETS)[number];
  readonly borders: readonly SpaceId[];
}

export interface Scenario extends Card {
  readonly start: SpaceId;
  readonly neighbourhoods: readonly TileId[];
  readonly streets: readonly Street[];
  /** ARK-R.101: a space that a card adds. */
  readonly added?: SpaceId;
  readonly monsters: { readonly [id: CardId]: number };
  readonly setAside: { readonly [id: CardId]: number };
  readonly startingMonsters: { readonly [space: SpaceId]: CardId };
  readonly startingDoom: readonly SpaceId[];
  readonly startingMarkers?: { readonly [space: SpaceId]: Marker };
  readonly codex: readonly number[];
  readonly cup: { readonly [T in MythosToken]: number };
  readonly archive: readonly ArchiveCard[];
  readonly events: readonly EventCard[];
  readonly anomalies: readonly AnomalyCard[];
}

/** ARK-492: the faces of the markers. */
export type Marker = Colour;
/** The markers of the box. On the sheet they are only counted (ARK-005.3). */
export const MARKER_TOKENS: readonly CardId[] = [
  'marker/blue',
  'marker/red',
  ...Array.from({ length: 8 }, (_, nth) => `marker/white.${nth}`),
];

/** A whole box. */
export interface Pack {
  readonly id: string;
  readonly tiles: { readonly [tile: TileId]: readonly [SpaceId, SpaceId, SpaceId] };
  readonly scenarios: readonly Scenario[];
  readonly investigators: readonly Sheet[];
  readonly assets: readonly Asset[];
  readonly monsters: readonly Monster[];
  readonly headlines: readonly Headline[];
  readonly encounters: { readonly [tile: TileId]: readonly EncounterCard[] };
  readonly streets: readonly EncounterCard[];
}
