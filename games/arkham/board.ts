import { optional, record } from '@tabula/kernel/fields.js';
import type { Seat } from '@tabula/kernel/json.js';
import { knowledge } from '@tabula/kernel/knowledge.js';

import { pileAmong } from '@tabula/kernel/places.js';
import {
  type BoardOf,
  card,
  flag,
  int,
  list,
  nullable,
  oneOf,
  perSeat,
  seat,
  startsAs,
  text,
  type ViewOf,
} from '@tabula/kernel/shape.js';
import { ASSET_PILES, type CardId, MARKER_TOKENS, MYTHOS } from './cards.js';
import { SKILLS } from './language/values.js';
import { tableFor } from './packs.js';
import { OCCASIONS } from './words.js';

/** Fixed figures of the game. */
export const ACTIONS_A_TURN = 2; // ARK-201.1
export const HANDS = 2; // ARK-471.2c
export const DISPLAY = 5; // ARK-485.1
export const HEADLINES = 13; // ARK-106.1
export const TOKENS_A_TURN = 2; // ARK-204.1
export const STARTING_CLUES = 3; // ARK-111.2a
/** 7.14: after so many rounds a game counts as endless. */
export const MOST_ROUNDS = 200;
/** All scenarios have so many neighbourhoods. */
export const TILES = [0, 1, 2, 3, 4] as const;
export type Tile = (typeof TILES)[number];
/** Instead of a space: the scenario sheet. */
export const SHEET = -1;

export const PHASES = ['setup', 'action', 'monster', 'encounter', 'mythos', 'end'] as const;

/** ARK-005.3: nothing that bears no text ever runs out; the bound only keeps nonsense out of saves. */
const few = int(0, 9999);
/** A space by its number on the table (packs.ts). */
const space = int(-1, 40);
const CARD = 'card';
const open = (group: string) => pileAmong(CARD, group, 'all');
const hidden = (group: string) => pileAmong(CARD, group, 'none');

/** An asset in a play area, with what lies on it. */
const asset = record({ card, damage: few, horror: few, /** ARK-468.2: turned over. */ back: flag });

const investigator = record({
  /** The investigator sheet; null as long as the player has none (ARK-415.6c). */
  sheet: nullable(card),
  space,
  delayed: flag,
  damage: few,
  horror: few,
  money: few,
  clues: few,
  remnants: few,
  /** ARK-487.2: focus tokens, in the order of the skills. */
  focus: startsAs(list(int(0, 2), SKILLS.length), () => SKILLS.map(() => 0)),
  assets: list(asset, 60),
  /** ARK-468.7: a dark pact lies there, but nobody has seen its back. */
  pact: hidden('pact'),
  /** ARK-494: the activation token shows its inactive side. */
  inactive: flag,
  /** Actions taken in this turn, and what was performed in this round (ARK-401.4). */
  actions: few,
  performed: list(text, 99),
});

const tileOf = (tile: Tile) =>
  record({
    clues: few,
    anomaly: flag,
    /** ARK-R.99: the order is known to nobody; the top is the last. */
    deck: hidden(`neighbourhood ${tile}`),
    /** ARK-R.190: among how many of the upper cards those lie that were mixed in, as all can count. */
    upper: optional(few),
  });

const monster = record({
  card,
  space,
  damage: few,
  exhausted: flag,
  /** ARK-476: engaged with these; several only if it is massive. */
  with: list(seat, 6),
});

/** A test that is being made (ARK-471): the last one is the innermost. */
const test = record({
  seat,
  skill: oneOf(...SKILLS),
  occasion: oneOf(...OCCASIONS),
  /** The monster it is about, or ''. */
  monster: text,
  /** May be below 1 until the dice are rolled (ARK-R.113). */
  pool: int(-99, 99),
  faces: list(int(1, 6), 99),
  added: few,
  /** ARK-R.125: it is the test of a spell. */
  cast: flag,
});

/** Everything on the table, and who may see it (ARK-R.99): what is hidden is hidden from all. */
export const shape = record({
  pack: text,
  scenario: text,
  /** ARK-R.52: an option of the table. */
  watchersAllowEncounters: flag,
  round: int(0, MOST_ROUNDS),
  phase: oneOf(...PHASES),
  /** ARK-R.16. */
  lead: seat,
  /** Whose turn it is. */
  active: nullable(seat),
  seats: perSeat(investigator),
  /** Doom on each space. */
  doom: list(few, 40),
  tiles: record({ 0: tileOf(0), 1: tileOf(1), 2: tileOf(2), 3: tileOf(3), 4: tileOf(4) }),
  monsters: list(monster, 90),
  /** ARK-412, ARK-429: in the order in which they came. */
  codex: list(record({ card, back: flag, clues: few, doom: few }), 40),
  /** ARK-R.133: archive cards beside a neighbourhood deck. */
  attached: list(record({ card, tile: int(0, 4) }), 9),
  sheet: record({ clues: few, doom: few, markers: few }),
  /** ARK-492: markers on spaces; faces of those that lie facedown are known to nobody. */
  markers: list(record({ space, token: card, mended: flag }), 20),
  facedown: list(record({ space, token: hidden('marker') }), 20),
  markerSupply: open('marker'),
  /** ARK-418.1: what is in the cup, and what was drawn from it, in the order of the kinds. */
  cup: startsAs(list(few, MYTHOS.length), () => MYTHOS.map(() => 0)),
  drawn: startsAs(list(few, MYTHOS.length), () => MYTHOS.map(() => 0)),
  events: hidden('event'),
  /** The top card of the event deck: its back shows the neighbourhood. */
  nextEvent: hidden('next event'),
  nextTile: nullable(int(0, 4)),
  eventDiscard: open('event'),
  /**
   * ARK-R.190: the packets under the event deck, the lowest first. All saw which events went there (by their numbers in the
   * scenario), but for those that went unseen; nobody knows their order.
   */
  packets: optional(list(record({ events: list(few, 60), unseen: few }), 60)),
  streets: hidden('street'),
  anomalies: hidden('anomaly'),
  headlines: hidden('headline'),
  headlineDiscard: open('headline'),
  unusedHeadlines: hidden('headline'),
  /** ARK-104.1: ready side up, so the top card is seen by all. */
  monsterDeck: hidden('monster'),
  monsterTop: open('monster'),
  setAside: open('monster'),
  gone: open('monster'),
  items: hidden('item'),
  display: open('item'),
  allies: hidden('ally'),
  spells: hidden('spell'),
  special: open('special'),
  starting: open('starting'),
  conditions: open('condition'),
  pacts: hidden('pact'),
  sheets: open('sheet'),
  /** ARK-415.7a: defeated, devoured or retired. */
  lostSheets: open('sheet'),
  archive: open('archive'),
  /** ARK-443.1: cards of the archive that were set aside. */
  aside: open('archive'),
  /** ARK-R.171: cards that lie facedown under another. */
  under: list(record({ card, cards: hidden('item') }), 9),
  /** ARK-R.90: the card that is being resolved. */
  encounter: open('encounter'),
  /** ARK-R.112: abilities that were used in this round. */
  used: list(text, 99),
  /** ARK-407.4: assets used in this turn, and those that were traded away then. */
  handled: list(card, 60),
  locked: list(card, 60),
  /** ARK-R.80: assets that were used in this action, by whom. */
  inHand: list(record({ seat, card }), 60),
  /** ARK-R.120, ARK-R.50: pairs that do not engage again yet. */
  apart: list(record({ seat, card }), 60),
  /** ARK-R.130: monsters for which an investigator does not exist. */
  ignored: list(record({ seat, card }), 60),
  /** The same ended: monsters that somebody attacked or damaged while they were ignored. */
  provoked: list(record({ seat, card }), 60),
  /** ARK-R.137: abilities that are being carried out: their own results do not trigger them. */
  running: list(text, 20),
  /** ARK-489.7: spells that are being cast, the innermost last; whether something was paid for it (ARK-R.177). */
  casting: list(record({ seat, card }), 9),
  paidInCast: flag,
  tests: list(test, 9),
  /** ARK-462.1: dice that are rolled outside tests, the innermost last. */
  rolls: list(record({ seat, faces: list(int(1, 6), 36) }), 9),
  known: knowledge,
});

export type Arkham = BoardOf<typeof shape>;
export type ArkhamView = ViewOf<typeof shape>;
export type Investigator = Arkham['seats'][number];
export type AssetInPlay = Investigator['assets'][number];
export type MonsterInPlay = Arkham['monsters'][number];
export type TestInPlay = Arkham['tests'][number];

/** ARK-101 to ARK-107: the box as it is sorted before anything is shuffled. */
export function newBoard(players: number, pack: string, scenario: string, watchersAllowEncounters = false): Arkham {
  const s = shape.fresh(players);
  const t = tableFor({ pack, scenario });
  // The very texts of the table: `tableFor` compares them at every turn, and finds the same one without reading it.
  s.pack = t.pack.id;
  s.scenario = t.scenario.id;
  s.watchersAllowEncounters = watchersAllowEncounters;
  s.doom = t.spaces.map(() => 0);
  t.scenario.neighbourhoods.forEach((name, tile) => {
    s.tiles[tile as Tile].upper = 0;
    s.tiles[tile as Tile].deck = t.pack.encounters[name]!.map(({ id }) => id);
  });
  for (const pile of [...ASSET_PILES, 'monsterDeck', 'setAside'] as const) s[pile] = t.piles[pile].slice();
  s.streets = t.pack.streets.map(({ id }) => id);
  s.events = t.scenario.events.map(({ id }) => id);
  s.anomalies = t.scenario.anomalies.map(({ id }) => id);
  s.headlines = t.pack.headlines.map(({ id }) => id);
  s.archive = t.scenario.archive.map(({ id }) => id);
  s.sheets = t.pack.investigators.map(({ id }) => id);
  s.packets = [];
  s.cup = MYTHOS.map((token) => t.scenario.cup[token]);
  s.markerSupply = [...MARKER_TOKENS];
  return s;
}

/** Whether one of the cards that lie open outside piles is meant. */
export const isLoose = (s: Arkham, meant: (card: CardId) => boolean): boolean =>
  s.seats.some(({ sheet, assets }) => (sheet !== null && meant(sheet)) || assets.some(({ card }) => meant(card))) ||
  s.monsters.some(({ card }) => meant(card)) ||
  s.codex.some(({ card }) => meant(card)) ||
  s.attached.some(({ card }) => meant(card)) ||
  s.markers.some(({ token }) => meant(token));

/** Cards that lie open outside piles. */
export function loose(s: Arkham): CardId[] {
  const cards: CardId[] = [];
  isLoose(s, (card) => {
    cards.push(card);
    return false; // all of them are looked at
  });
  return cards;
}

/** ARK-430.1: the seats in player order, the lead first. */
export const playerOrder = (s: Arkham): Seat[] => s.seats.map((_, i) => (s.lead + i) % s.seats.length);
