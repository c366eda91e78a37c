import type { Seat } from '@tabula/kernel/json.js';
import {
  type BoardOf,
  card,
  EVERYBODY,
  flag,
  int,
  knowledge,
  list,
  nullable,
  oneOf,
  perSeat,
  pile,
  record,
  seat,
  text,
  type ViewOf,
} from '@tabula/kernel/shape.js';
import { ATTRIBUTES, type Attribute } from './content/behaviour.js';
import { packOf } from './content/packs.js';

/** Fixed figures of the game (chapters 1, 2, 5, 11 and 12). */
export const TOKENS: Readonly<Record<Attribute, number>> = { occultism: 6, cunning: 6, violence: 6, power: 7 };
export const EMBERS = 13;
export const EMBER_LIMIT = 3;
export const FIRST_EMBERS = 1;
export const ROUNDS = 6;
export const ASSIGNMENTS = 5;
export const unitLimit = (players: number): number => (players === 2 ? 3 : 2);
export const titlesToWin = (players: number): number => [7, 6, 5][players - 2]!;

export const PHASES = ['setup', 'recruitment', 'assignment', 'confrontation', 'end'] as const;

const tokens = record({ occultism: int(0, 6), cunning: int(0, 6), violence: int(0, 6), power: int(0, 7) });

const unit = record({
  /** The card; a Basic unit is named with the seat it began with: B1.0. */
  card,
  owner: seat,
  tokens,
  /** Its permanent ability is switched off. */
  off: flag,
});

const zone = record({
  /** The face-up card; null once it was won or discarded. */
  card: nullable(card),
  /** In order of arrival. */
  units: list(unit, 12),
});

/** Everything on the table, and who may see it (chapter 16). */
export const shape = record({
  pack: text,
  round: int(0, ROUNDS),
  phase: oneOf(...PHASES),
  scepter: seat,
  /** 1 is clockwise, -1 counter-clockwise, 0 not chosen yet. */
  direction: oneOf(0, 1, -1),
  seats: perSeat(
    record({
      hand: pile('unit', 'owner'),
      /** Cards drawn in Recruitment, before the choice. */
      drawn: pile('unit', 'owner'),
      /** The card shown for the Scepter in setup. */
      shown: pile('unit', 'all'),
      embers: int(0, EMBER_LIMIT),
      missions: pile('mission', 'all'),
      influences: pile('influence', 'all'),
      privileges: pile('privilege', 'all'),
      assigned: int(0, 6),
      passed: flag,
      /** Assignments to the Mission Zone in this round, for Missions that reward the first. */
      toMission: int(0, 6),
      toInfluence: int(0, 6),
      /** Once-a-round Privileges used in this round. */
      sealUsed: flag,
      pactUsed: flag,
    }),
  ),
  zones: record({ mission: zone, influence: zone, court: zone }),
  elite: pile('unit', 'none'),
  discard: pile('unit', 'all'),
  missions: pile('mission', 'none'),
  influences: pile('influence', 'none'),
  privileges: pile('privilege', 'none'),
  /** The Privileges that take no part in this game. */
  unused: pile('privilege', 'none'),
  gone: record({
    missions: pile('mission', 'all'),
    influences: pile('influence', 'all'),
    privileges: pile('privilege', 'all'),
  }),
  pool: tokens,
  embers: int(0, EMBERS),
  /** Who won this round's Privilege. */
  privilegeTo: nullable(seat),
  /** Court Zones resolved so far. */
  courts: int(0, ROUNDS),
  winner: nullable(seat),
  herald: nullable(seat),
  known: knowledge,
});

export type Elekt = BoardOf<typeof shape>;
export type ElektView = ViewOf<typeof shape>;
export type Unit = BoardOf<typeof unit>;
export type Tokens = BoardOf<typeof tokens>;
export type UnitId = string;
export type CardId = string;

const zeroTokens = (): Tokens => ({ occultism: 0, cunning: 0, violence: 0, power: 0 });

/** A unit as it comes into a Zone. */
export const newUnit = (id: UnitId, owner: Seat): Unit => ({ card: id, owner, tokens: zeroTokens(), off: false });

/** The box, before anything is shuffled. */
export function newBoard(players: number, pack: string): Elekt {
  const { pack: cards } = packOf(pack);
  const basics = cards.units.filter((entry) => entry.basic).map((entry) => entry.id);
  const ids = (list: readonly { readonly id: string }[]) => list.map((entry) => entry.id);
  const known: Record<string, number> = {};
  const seats = Array.from({ length: players }, (_, at) => {
    const hand = basics.map((id) => `${id}.${at}`);
    for (const id of hand) known[id] = EVERYBODY;
    return {
      hand,
      drawn: [],
      shown: [],
      embers: FIRST_EMBERS,
      missions: [],
      influences: [],
      privileges: [],
      assigned: 0,
      passed: false,
      toMission: 0,
      toInfluence: 0,
      sealUsed: false,
      pactUsed: false,
    };
  });
  const empty = () => ({ card: null, units: [] });
  return {
    pack,
    round: 0,
    phase: 'setup',
    scepter: 0,
    direction: 0,
    seats,
    zones: { mission: empty(), influence: empty(), court: empty() },
    elite: ids(cards.units.filter((entry) => !entry.basic)),
    discard: [],
    missions: ids(cards.missions),
    influences: ids(cards.influences),
    privileges: ids(cards.privileges),
    unused: [],
    gone: { missions: [], influences: [], privileges: [] },
    pool: { ...TOKENS },
    embers: EMBERS - players * FIRST_EMBERS,
    privilegeTo: null,
    courts: 0,
    winner: null,
    herald: null,
    known,
  };
}

export const tokenCount = (tokens: Tokens): number => ATTRIBUTES.reduce((sum, a) => sum + tokens[a], 0);
