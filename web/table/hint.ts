import type { Thought } from '@tabula/bots/bot.js';

/** Of so many answers a bot tells what it thinks. */
const TOLD = 3;

/** An answer as a bot sees it. */
interface Suggestion {
  readonly keys: readonly string[];
  /** The chance to win after it, in percent; null where the bot did not have to think. */
  readonly chance: number | null;
}

/** How sure a bot is: from 1, a guess, to 5. */
export type Sureness = 1 | 2 | 3 | 4 | 5;

/** What a bot would answer, best first, and how sure it is. */
export interface Hint {
  readonly best: readonly Suggestion[];
  /** The chance to win as things stand, in percent; null where the bot did not have to think. */
  readonly now: number | null;
  readonly sure: Sureness;
  /** How many games it has played on from here. */
  readonly games: number;
}

const percent = (value: number): number => Math.round(value * 100);

/** So many deviations apart two answers have to be for each further step of sureness. */
const STEPS = [0.5, 1, 2, 3.3] as const;

/** What a bot has thought about the answers, in a few words. */
export function hintOf(thoughts: readonly Thought[]): Hint {
  const games = thoughts.reduce((sum, { visits }) => sum + visits, 0);
  const tried = thoughts.filter(({ visits }) => visits > 0);
  if (tried.length === 0)
    return { best: thoughts.slice(0, 1).map(({ keys }) => ({ keys, chance: null })), now: null, sure: 5, games: 0 };
  const mean = tried.reduce((sum, { visits, value }) => sum + visits * value, 0) / games;
  return {
    best: tried.slice(0, TOLD).map(({ keys, value }) => ({ keys, chance: percent(value) })),
    now: percent(mean),
    sure: sureness(tried[0]!, tried[1], mean),
    games,
  };
}

/** By how much the first answer is better than the second, measured by what chance alone would make of so many games. */
function sureness(first: Thought, second: Thought | undefined, mean: number): Sureness {
  if (second === undefined) return 5;
  const spread = Math.sqrt(Math.max(0.01, mean * (1 - mean)) * (1 / first.visits + 1 / second.visits));
  const apart = (first.value - second.value) / spread;
  return (1 + STEPS.filter((step) => apart >= step).length) as Sureness;
}
