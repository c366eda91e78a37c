import { ruleMaker } from '@tabula/kernel/rule.js';
import { type ActingOn, STOP, type Stop } from '@tabula/kit/acting.js';
import type { Emerald } from '../board.js';
import type { RuleId } from '../rule-ids.js';

/** The makers of rules for this game: steps are keyed by the ids of its rule book. */
export const { rule } = ruleMaker<Emerald, RuleId>();

export type Acting = ActingOn<Emerald>;

/**
 * Choices that follow from a hidden hand. Who has begun something can go on with it; but the question also stands in a
 * guess at the hands of others, where nothing may be left to choose.
 */
export const orNothing = <T>(choices: readonly T[]): readonly (T | Stop)[] => (choices.length > 0 ? choices : [STOP]);
