import { mapOf, record } from '@tabula/kernel/fields.js';
import type { Seat } from '@tabula/kernel/json.js';
import { knowledge } from '@tabula/kernel/knowledge.js';
import { pile } from '@tabula/kernel/places.js';
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
import { remember } from '@tabula/kit/memory.js';
import { ATTRIBUTES, type Attribute, ZONES } from './content/behaviour.js';
import { packOf } from './content/packs.js';

/** Fixed figures of the game; the tokens are those of ELEK-1.8 and ELEK-17.1. */
export const TOKENS: Readonly<Record<Attribute, number>> = { occultism: 6, cunning: 6, violence: 6, power: 7 };
export const EMBERS = 13; // ELEK-1.9, ELEK-17.3
export const EMBER_LIMIT = 3; // ELEK-11.6
export const FIRST_EMBERS = 1; // ELEK-17.2
export const ROUNDS = 6; // ELEK-12.10, ELEK-17.47: one Privilege a round, and 6 of them take part
export const ASSIGNMENTS = 5; // ELEK-5.5
/** ELEK-5.7, ELEK-5.8, ELEK-17.18: how many units a player may have in a Zone, before cards change it. */
export const unitLimit = (players: number): number => (players === 2 ? 3 : 2);
/** ELEK-12.2, ELEK-17.18: the number of Titles that ends the game at once. */
export const titlesToWin = (players: number): number => [7, 6, 5][players - 2]!;

export const PHASES = ['setup', 'recruitment', 'assignment', 'confrontation', 'end'] as const;

const tokens = record({ occultism: int(0, 6), cunning: int(0, 6), violence: int(0, 6), power: int(0, 7) });

const unit = record({
  /** The card; a Basic unit is named with the seat it began with: B1.0. */
  card,
  /** ELEK-1.20, ELEK-17.11: whoever has it in their part of a Zone, or in hand. */
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
  /** ELEK-1.10, ELEK-3.1: exactly one player holds it at any moment. */
  scepter: seat,
  /** ELEK-3.2: 1 is clockwise, -1 counter-clockwise, 0 not chosen yet. */
  direction: oneOf(0, 1, -1),
  seats: perSeat(
    record({
      /** ELEK-16.1, ELEK-16.2; without a limit (ELEK-4.13, ELEK-17.13). */
      hand: pile('unit', 'owner'),
      /** Cards drawn in Recruitment, before the choice (ELEK-16.11). */
      drawn: pile('unit', 'owner'),
      /** The card shown for the Scepter in setup (ELEK-16.13, ELEK-17.5). */
      shown: pile('unit', 'all'),
      embers: startsAs(int(0, EMBER_LIMIT), () => FIRST_EMBERS), // ELEK-16.7
      /** Won cards (ELEK-16.9). */
      missions: pile('mission', 'all'),
      influences: pile('influence', 'all'),
      privileges: pile('privilege', 'all'),
      /** Assignments made in this round (ELEK-16.10); whatever becomes of the units, they stay spent (ELEK-5.14). */
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
  /** ELEK-16.4, ELEK-16.5: what lies in the Zones lies open. */
  zones: mapOf(ZONES, zone),
  elite: pile('unit', 'none'), // ELEK-16.3
  /** ELEK-16.6, ELEK-17.10: one pile for Basic and Elite units, open to all. */
  discard: pile('unit', 'all'),
  missions: pile('mission', 'none'),
  influences: pile('influence', 'none'),
  privileges: pile('privilege', 'none'),
  /** The Privileges that take no part in this game and stay unseen (ELEK-2.5, ELEK-16.14). */
  unused: pile('privilege', 'none'),
  gone: record({
    missions: pile('mission', 'all'),
    influences: pile('influence', 'all'),
    privileges: pile('privilege', 'all'),
  }),
  pool: startsAs(tokens, () => ({ ...TOKENS })), // ELEK-2.7, ELEK-16.8
  embers: startsAs(int(0, EMBERS), (players) => EMBERS - players * FIRST_EMBERS), // ELEK-2.8
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
/** The open part of a table that symbols and counts come from: boards have it, and views. */
export type OpenTable = Pick<ElektView, 'pack' | 'zones'> & {
  readonly seats: readonly Pick<ElektView['seats'][number], 'privileges'>[];
};
export type Tokens = BoardOf<typeof tokens>;
export type UnitId = string;
export type CardId = string;

/** A unit as it comes into a Zone. */
export const newUnit = (id: UnitId, owner: Seat): Unit => ({
  card: id,
  owner,
  tokens: { occultism: 0, cunning: 0, violence: 0, power: 0 },
  off: false,
});

/** The box, before anything is shuffled. */
export function newBoard(players: number, pack: string): Elekt {
  const { basics, pack: cards } = packOf(pack);
  const { units, missions, influences, privileges } = cards;
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
  const s = shape.fresh(players);
  s.pack = pack;
  s.elite = ids(units.filter(({ basic }) => !basic));
  s.missions = ids(missions);
  s.influences = ids(influences);
  s.privileges = ids(privileges);
  s.seats.forEach((player, at) => {
    player.hand = basics[at]!.slice(); // ELEK-2.9; seats that are not taken have none (ELEK-2.10)
    remember(s, player.hand);
  });
  return s;
}

export const tokenCount = (tokens: Tokens): number => ATTRIBUTES.reduce((sum, a) => sum + tokens[a], 0);
