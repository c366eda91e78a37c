import type { Fate } from '@tabula/kernel/chance.js';
import type { Outcome } from '@tabula/kernel/errors.js';
import type { Game } from '@tabula/kernel/game.js';
import { type Json, type Seat, same } from '@tabula/kernel/json.js';
import { bytesOf, fromHex, hmac, sha256, toHex } from '@tabula/kernel/sha256.js';
import { keyedSource, type Source } from '@tabula/kernel/source.js';
import { decide, type Entry, open } from '@tabula/kernel/table.js';
import * as z from 'zod/mini';

/**
 * Chance that anybody can check: it follows from a key, whose digest is told before anybody sits down, from what the
 * players add to it, and from the number of each decision. docs/protocol.md, 'Chance', says why that is enough.
 */
const SCHEME = 'tabula chance 1';

/** What a player adds: plain characters that nobody else can foresee. */
export const LUCK = /^[\w-]{1,64}$/;

/** Bytes of a key. */
export const KEY_BYTES = 32;

/** What is told of a key before it is used. */
export const digestOf = (table: string, key: string): string => toHex(sha256(bytesOf(`${SCHEME}|key|${table}|${key}`)));

/** What all chance of a game follows from: the key, and what each seat has added by the time the game begins. */
export function seedOf(table: string, key: string, luck: readonly (string | null)[]): Uint8Array {
  const mixed = bytesOf(`${SCHEME}|seed|${table}|${luck.map((text) => text ?? '').join('|')}`);
  return hmac(fromHex(key) ?? bytesOf(key))(mixed);
}

/** The chance of one decision, by its number: those of a table only ever rise, also when something is taken back. */
export const chanceAt = (seed: Uint8Array, version: number): Source => keyedSource(seed, `${SCHEME}|${version}`);

/**
 * The chance by which something is decided for a seat that has not answered in time. It takes nothing from that of the
 * game: the answer is kept like any other, and what comes then is the same whoever gave it.
 */
export const silenceAt = (seed: Uint8Array, version: number, seat: Seat): Source =>
  keyedSource(seed, `${SCHEME}|silence|${version}|${seat}`);

const text = z.string().check(z.maxLength(200));
const count = z.int().check(z.minimum(0));
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
const Proof = z.object({
  table: text.check(z.regex(/^[\w-]+$/)),
  digest: text,
  key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  luck: z.array(z.union([z.string().check(z.regex(LUCK)), z.null()])).check(z.maxLength(8)),
  game: text,
  version: count,
  seats: count,
  options: z.record(text, scalar),
  entries: z.array(
    z.object({
      at: count,
      seat: z.union([count, z.null()]),
      keys: z.array(text),
      fates: z.array(z.union([z.number(), z.array(text)])),
    }),
  ),
});

/** A finished game with its key: all that is needed to check its chance. */
export interface ChanceProof {
  readonly table: string;
  readonly digest: string;
  readonly key: string;
  readonly luck: readonly (string | null)[];
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: Json };
  readonly entries: readonly {
    /** The number of the decision, from which its chance follows. */
    readonly at: number;
    readonly seat: Seat | null;
    readonly keys: readonly string[];
    readonly fates: readonly Fate[];
  }[];
}

/** What somebody has handed over as a proof; null if it is none. */
export function readProof(value: unknown): ChanceProof | null {
  const parsed = Proof.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** What came of a check. */
export type Verdict =
  | { readonly ok: true; readonly decisions: number; readonly shuffles: number; readonly dice: number }
  | { readonly ok: false; readonly at: number | null; readonly problem: 'digest' | 'order' | 'rules' | 'chance' };

const wrong = (problem: 'digest' | 'order' | 'rules' | 'chance', at: number | null = null): Verdict => ({
  ok: false,
  at,
  problem,
});

/** Plays a game again by its key alone, and looks whether every shuffle and every die falls as it was recorded. */
export function verify(game: Game, proof: ChanceProof): Verdict {
  const { table, key, luck, entries } = proof;
  if (digestOf(table, key) !== proof.digest) return wrong('digest');
  if (proof.game !== game.id || proof.version !== game.version) return wrong('rules');
  const [first, ...rest] = entries;
  if (first === undefined || first.seat !== null) return wrong('order', 0);
  const seed = seedOf(table, key, luck);
  const { seats, options } = proof;
  const begun = open(game, { seats, options: { ...options }, seed: 'verify', source: chanceAt(seed, first.at) });
  if (!begun.ok) return wrong('rules', 0);
  if (!same(begun.table.log[0]!.fates, first.fates)) return wrong('chance', 0);
  let last = first.at;
  for (const [i, { at, seat, keys, fates }] of rest.entries()) {
    if (at <= last || seat === null) return wrong('order', i + 1);
    last = at;
    begun.table.source = chanceAt(seed, at);
    const decided: Outcome<{ entry: Entry }> = decide(begun.table, seat, keys);
    if (!decided.ok) return wrong('rules', i + 1);
    if (!same(decided.entry.fates, fates)) return wrong('chance', i + 1);
  }
  const fates = entries.flatMap((entry) => entry.fates);
  const dice = fates.filter((fate) => typeof fate === 'number').length;
  return { ok: true, decisions: entries.length, shuffles: fates.length - dice, dice };
}
