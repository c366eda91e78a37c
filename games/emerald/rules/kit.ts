import type { Chance } from '@tabula/kernel/chance.js';
import { ruleMaker } from '@tabula/kernel/rule.js';
import type { Emerald } from '../board.js';
import type { RuleId } from '../rule-ids.js';

/** The makers of rules for this game: steps are keyed by the ids of its rule book. */
export const { rule } = ruleMaker<Emerald, RuleId>();

/** What a helper of the rules needs of the step that uses it: the board, and somebody to tell. */
export type Acting = Chance & { readonly s: Emerald };

/** The choice to decline something, or more of it. */
export const STOP: 'stop' = 'stop';

/**
 * Choices that follow from a hidden hand. Who has begun something can go on with it; but the question also stands in a
 * guess at the hands of others, where nothing may be left to choose.
 */
export const orNothing = <T>(choices: readonly T[]): readonly (T | typeof STOP)[] =>
  choices.length > 0 ? choices : [STOP];

/** A rule without arguments, or without further locals. */
export type None = Record<never, never>;

/** A question whose options follow from hidden cards is put even with one option: its absence would betray them. */
export const ALWAYS = { always: true } as const;
