import type { Chance } from '@tabula/kernel/chance.js';
import { ruleMaker } from '@tabula/kernel/rule.js';
import type { Cults } from '../board.js';
import type { RuleId } from '../rule-ids.js';

/** The makers of rules for this game: steps are keyed by the ids of its rule book. */
export const { rule } = ruleMaker<Cults, RuleId>();

/** What a helper of the rules needs of the step that uses it: the board, and somebody to tell. */
export type Acting = Chance & { readonly s: Cults };

/** The choice to decline something, or more of it. */
export const STOP: 'stop' = 'stop';

/** A rule without arguments, or without further locals. */
export type None = Record<never, never>;

/** A question whose options follow from hidden cards is put even with one option: its absence would betray them. */
export const ALWAYS = { always: true } as const;
