import { mapOf, record } from '@tabula/kernel/fields.js';
import type { Seat } from '@tabula/kernel/json.js';
import { knowledge } from '@tabula/kernel/knowledge.js';
import { ownPile, pile, pileWithout } from '@tabula/kernel/places.js';
import {
  type BoardOf,
  card,
  flag,
  int,
  list,
  nullable,
  oneOf,
  perSeat,
  type Shape,
  seat,
  startsAs,
  text,
  type ViewOf,
} from '@tabula/kernel/shape.js';
import { CITIES, type City, FACTIONS, type Faction, POINTS } from './content/behaviour.js';
import { copiesOf, packOf } from './content/packs.js';

/** EMER-1.3, EMER-1.4: the seats by their names and colours. */
export const DAYS = [
  { day: 'monday', colour: 'red' },
  { day: 'tuesday', colour: 'yellow' },
  { day: 'wednesday', colour: 'green' },
  { day: 'thursday', colour: 'blue' },
  { day: 'friday', colour: 'purple' },
] as const;

/** Fixed figures of the game. */
export const CUBES = 10; // EMER-1.2
export const AGENTS = 10; // EMER-1.2
export const SANITY = 3; // EMER-2.18
export const SANITY_TOKENS = 15; // EMER-1.11
export const ZOMBIES = 6; // EMER-1.14
export const TRACK_END = 10; // EMER-1.16
export const HAND = 5; // EMER-2.15
export const LIMBO_AT_FIRST = 5; // EMER-2.12
/** EMER-17.22: after so many full rounds the game is over in any case; the same for rounds without a deed. */
export const MOST_ROUNDS = 60;
export const MOST_IDLE_ROUNDS = 3;
/** How a game may end (EMER-17.1 to EMER-17.3, EMER-17.22). */
export const ENDINGS = ['points', 'track', 'reveal', 'idle', 'rounds'] as const;
export type Ending = (typeof ENDINGS)[number];
/** EMER-2.4: how many game cards each city gets. */
export const dealtToCities = (players: number): number => Math.max(3, players);
/** EMER-17.1: the total that ends the game. */
export const pointLimit = (players: number): number => [28, 24, 22, 20][players - 2]!;

/** EMER-1.9: who somebody is; the last letter tells the copies apart. */
export const IDENTITIES = [
  'loyalist-a',
  'loyalist-b',
  'loyalist-c',
  'restorationist-a',
  'restorationist-b',
  'restorationist-c',
];

export type CardId = string;

/** One of each faction: copies look the same. */
export const IDENTITY_KINDS: readonly CardId[] = ['loyalist-a', 'restorationist-a'];
export const isIdentity = (id: CardId): boolean => IDENTITIES.includes(id);
/** The faction that an identity card shows. */
export const printedFaction = (identity: CardId): Faction =>
  identity.startsWith('loyalist') ? 'loyalist' : 'restorationist';

const count = (most: number) => int(0, most);
/** One number for each player. */
const perPlayer = (most: number): Shape<number[], readonly number[]> => perSeat(count(most));

const SMALL_A = 'a'.charCodeAt(0);
/** Cards that are bound to one city (city-rome, royal-rome): the ids of all others begin with a capital (G01, ST01). */
const isBound = (id: CardId): boolean => id.charCodeAt(0) >= SMALL_A;
/** A city or royal card never lies among the cards of another city (EMER-2.1, EMER-2.2). */
const ofOtherCity = (city: City) => {
  const own = [`city-${city}`, `royal-${city}`];
  return (id: CardId) => isBound(id) && !own.includes(id);
};

const cityOf = (city: City) => {
  const foreign = ofOtherCity(city);
  return record({
    /** EMER-19.9: face down, the top last. */
    stack: pileWithout('card', 'none', foreign),
    /** The face-up top card; none when the stack is empty. */
    top: pile('card', 'all'),
    /** The royal slot. */
    royal: pile('card', 'all'),
    /** EMER-19.12: cards that left the game unseen with Cthulhu. */
    buried: pileWithout('card', 'none', foreign),
    agents: perPlayer(AGENTS),
    cubes: perPlayer(CUBES),
    zombies: count(ZOMBIES),
  });
};

/** EMER-16.3: a gain, where it comes from, and for kill points whose agent it was. */
const entry = record({ amount: count(99), kind: oneOf(...POINTS), from: card, victim: nullable(seat) });

/** Everything on the table, and who may see it (section 19). */
export const shape = record({
  pack: text,
  /** Full rounds begun. */
  round: count(MOST_ROUNDS),
  phase: oneOf('setup', 'turns', 'end'),
  first: seat,
  /** EMER-3.1: whose turn it is, and how many actions they have taken. */
  active: seat,
  actions: count(2),
  /** EMER-17.22: whether anybody has done more than pass and discard in this round, and rounds in which nobody has. */
  stirred: flag,
  idle: count(MOST_IDLE_ROUNDS),
  seats: perSeat(
    record({
      /** EMER-19.1; what Burtsev showed is remembered in `known`. */
      identity: pile('identity', 'owner'),
      /** EMER-15.14: the same card once it was revealed. */
      revealed: pile('identity', 'all'),
      /** EMER-18.3: Changes of Heart that lie on the identity. */
      changes: pile('card', 'all'),
      deck: ownPile('card', 'owner-set'), // EMER-19.6
      hand: ownPile('card', 'owner'), // EMER-19.5
      discard: pile('card', 'all'), // EMER-19.7
      display: pile('card', 'all'), // EMER-19.11
      /** EMER-4.17: cards whose effect is not finished. */
      played: pile('card', 'all'),
      /** EMER-3.20: cards whose free action was used in this turn. */
      freed: list(card, 40),
      cubes: startsAs(count(CUBES), () => CUBES - LIMBO_AT_FIRST),
      limbo: startsAs(count(CUBES), () => LIMBO_AT_FIRST),
      agents: startsAs(count(AGENTS), () => AGENTS),
      sanity: startsAs(count(SANITY), () => SANITY),
      ledger: list(entry, 200),
      /** EMER-19.8: by how much this player has moved each marker, as all have seen. */
      pushed: mapOf(FACTIONS, count(TRACK_END)),
      /** EMER-10.18: agents of others on the kill fields of cards in the display. */
      victims: list(record({ card, owner: seat }), 20),
      /** EMER-18.16: own agents on Mi-Go, and whether they were put there in this turn. */
      parked: count(2),
      justParked: flag,
      /** EMER-18.29: own agents fed to Yog-Sothoth. */
      fed: count(AGENTS),
    }),
  ),
  cities: record(
    Object.fromEntries(CITIES.map((id) => [id, cityOf(id)])) as { [C in City]: ReturnType<typeof cityOf> },
  ),
  markers: mapOf(FACTIONS, count(TRACK_END)),
  sanity: startsAs(count(SANITY_TOKENS), (players) => SANITY_TOKENS - players * SANITY),
  zombies: startsAs(count(ZOMBIES), () => ZOMBIES),
  /** EMER-18.20: Zombies and Vampires are no more. */
  undeadEnded: flag,
  /** Identities that nobody was dealt (EMER-19.3), and game cards that take no part (EMER-2.6). */
  identities: pile('identity', 'none'),
  unused: pileWithout('card', 'none', isBound),
  /** EMER-19.12: removed face up. */
  removed: pile('card', 'all'),
  /** What ended the game, once it is over. */
  ended: nullable(oneOf(...ENDINGS)),
  /** Once the game is over: what everybody has after all corrections. */
  totals: nullable(list(int(-99, 999), 5)),
  known: knowledge,
});

export type Emerald = BoardOf<typeof shape>;
export type EmeraldView = ViewOf<typeof shape>;

/** The box, before anything is shuffled. */
export function newBoard(players: number, pack: string): Emerald {
  const { cards, starting } = packOf(pack).pack;
  const s = shape.fresh(players);
  s.pack = pack;
  s.identities = [...IDENTITIES];
  s.unused = cards.flatMap(copiesOf); // EMER-2.3
  for (const city of CITIES) s.cities[city].stack = [`city-${city}`, `royal-${city}`]; // EMER-2.1, EMER-2.2
  s.seats.forEach((player, at) => {
    player.deck = starting.map(({ id }) => `${id}.${at}`); // EMER-2.11
  });
  return s;
}

/** EMER-3.18: the seats in turn order, beginning with one. */
export const turnOrder = (s: Emerald, from: Seat): Seat[] => s.seats.map((_, i) => (from + i) % s.seats.length);
