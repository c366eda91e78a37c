import { randomBytes } from 'node:crypto';
import type { Seat } from '@tabula/kernel/json.js';
import { below, type Rng } from '@tabula/kernel/rng.js';
import type { Source } from '@tabula/kernel/source.js';
import { chanceAt, digestOf, KEY_BYTES, seedOf, silenceAt } from '@tabula/protocol/chance.js';
import type { SeatState } from './seats.js';

/** What the chance of a table follows from. The key stays here until the game is over and somebody asks for it. */
export interface Lots {
  /** 256 bits, as hexadecimal text. */
  readonly key: string;
  /** What was told of it when the table was made. */
  readonly digest: string;
  /** What each account at the table has added so far. */
  readonly luck: Readonly<Record<string, string>>;
  /** What each seat had added when the game began; null before. */
  readonly drawn: readonly (string | null)[] | null;
}

export const newKey = (): string => randomBytes(KEY_BYTES).toString('hex');

export const newLots = (table: string, key: string): Lots => ({
  key,
  digest: digestOf(table, key),
  luck: {},
  drawn: null,
});

/** Mixes what the seats have added, once and for all. */
export const drawn = (lots: Lots, seats: readonly SeatState[]): Lots => ({
  ...lots,
  drawn: seats.map(({ account }) => (account === null ? null : (lots.luck[account] ?? null))),
});

const seeds = new WeakMap<Lots, Uint8Array>();

/** What all chance of a table follows from; undefined at tables older than this, which go on as they began. */
function seedFor(table: string, lots: Lots | null): Uint8Array | undefined {
  if (lots === null || lots.drawn === null) return undefined;
  let seed = seeds.get(lots);
  if (seed === undefined) {
    seed = seedOf(table, lots.key, lots.drawn);
    seeds.set(lots, seed);
  }
  return seed;
}

/** The chance of the change that makes this version, if it is not that of the state. */
export function sourceFor(table: string, lots: Lots | null, version: number): Source | undefined {
  const seed = seedFor(table, lots);
  return seed === undefined ? undefined : chanceAt(seed, version);
}

/** The chance by which something is decided at this version for who does not answer; the state's generator stays. */
export function silenceFor(table: string, lots: Lots | null, version: number, seat: Seat, rng: Readonly<Rng>): Source {
  const seed = seedFor(table, lots);
  if (seed !== undefined) return silenceAt(seed, version, seat);
  const own: Rng = [...rng];
  return { below: (n) => below(own, n) };
}
