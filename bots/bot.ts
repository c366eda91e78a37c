import type { Game, State } from '@tabula/kernel/game.js';
import { clone, type Seat } from '@tabula/kernel/json.js';
import type { Knowledge } from '@tabula/kernel/knowledge.js';
import { seers } from '@tabula/kernel/places.js';
import { renameCards } from '@tabula/kernel/renaming.js';
import type { Rng } from '@tabula/kernel/rng.js';
import { pilesOf, resample } from '@tabula/kernel/sight.js';

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think. The clock limits only `hard`; the other levels make a small fixed effort. */
export interface Limits {
  /** Thinking time in milliseconds; without it and without `iterations`, one second. */
  readonly ms?: number;
  /** A number of iterations instead of a time: the same seed then gives the same decision on every machine. */
  readonly iterations?: number;
  readonly seed: string | number;
  /** A clock in milliseconds, for tests; otherwise the one of the platform. */
  readonly now?: () => number;
}

/** What a bot is to do. */
export interface Task extends Limits {
  readonly level: Level;
}

/** One answer a bot has looked at, and what it thinks of it. */
export interface Thought {
  readonly keys: readonly string[];
  readonly visits: number;
  /** 0 (lost) to 1 (won). */
  readonly value: number;
}

export interface Decision {
  readonly keys: string[];
  readonly iterations: number;
  readonly ms: number;
  /** Best first; empty where there was nothing to weigh up. */
  readonly thoughts: readonly Thought[];
}

/**
 * What a seat may know, as plain data that can be sent to a worker: a guess at the whole state. It was made without
 * looking at anything the seat does not see, so there is no truth in it to peek at.
 */
export interface Observation<B = unknown> {
  readonly seat: Seat;
  readonly guess: State<B>;
}

/** All that a bot receives. The true state is not in it, nor behind it. */
export interface Seen<B> {
  readonly game: Game<B, unknown>;
  readonly seat: Seat;
  /** A full state that this seat cannot tell from the true one; the caller may change it as it likes. */
  sample(rng: Rng): State<B>;
}

/**
 * The border between host and bot: here, and only here, the true state is handled. Two states that the seat cannot
 * tell apart give the same observation, byte for byte, so nothing a bot does can depend on what is hidden from it.
 */
export function observe<B>(game: Game<B, unknown>, state: State<B>, seat: Seat, seed: string | number): Observation<B> {
  return { seat, guess: resample(game, unnamed(game, state, seat), seat, `observe/${seed}`) };
}

/**
 * The bot's side of an observation. Samples are drawn from the guess: dealing anew what was dealt anew already gives every
 * world the same chance as dealing from the truth.
 */
export function seen<B>(game: Game<B, unknown>, { seat, guess }: Observation<B>): Seen<B> {
  return { game, seat, sample: (rng) => resample(game, guess, seat, rng) };
}

/** What a bot on this seat receives. */
export function see<B>(game: Game<B, unknown>, state: State<B>, seat: Seat, seed: string | number): Seen<B> {
  return seen(game, observe(game, state, seat, seed));
}

/**
 * The state with other names for the cards the seat does not know: those of one group are named by the order of their
 * places, so that no trace is left of which lay where. The cards that are meant by rules in progress change with them.
 */
function unnamed<B>(game: Game<B, unknown>, state: State<B>, seat: Seat): State<B> {
  const known: Knowledge = (state.board as { known?: Knowledge }).known ?? {};
  const bit = 1 << seat;
  const pools: Record<string, string[]> = {};
  for (const pile of pilesOf(game, state.board)) {
    const own = pile.sight === 'owner-set' && pile.owner === seat; // known by what is in it, not by its order
    if (!own && (seers(pile) & bit) !== 0) continue;
    const pool = own ? `${pile.group} of ${seat}` : pile.group;
    pools[pool] ??= [];
    pools[pool].push(...pile.cards.filter((card) => ((known[card] ?? 0) & bit) === 0));
  }
  const names = new Map<string, string>();
  for (const cards of Object.values(pools)) {
    const inOrder = [...cards].sort();
    cards.forEach((card, i) => {
      names.set(card, inOrder[i]!);
    });
  }
  const copy = clone(state);
  renameCards(copy, names, { inOrder: true });
  return { ...copy, rng: [0, 0, 0, 0], script: [] };
}

/** The clock of the platform, in milliseconds: Node and browsers have it, the language alone does not. */
export const now = (): number => {
  const { performance } = globalThis as { readonly performance?: { now(): number } };
  return performance === undefined ? Date.now() : performance.now();
};
