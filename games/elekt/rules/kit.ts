import { ruleMaker } from '@tabula/kernel/rule.js';
import type { ActingOn } from '@tabula/kit/acting.js';
import type { Elekt } from '../board.js';
import type { RuleId } from '../rule-ids.js';

/** The makers of rules for this game: steps are keyed by the ids of its rule book. */
export const { rule, interrupt } = ruleMaker<Elekt, RuleId>();

export type Acting = ActingOn<Elekt>;

/** The choice to assign no more units in this phase (ELEK-5.4). */
export const PASS: 'pass' = 'pass';

/** The priority list of the help card (ELEK-13.22); a target is replaced before others react to it (ELEK-9.12). */
export const PRIORITY = { replace: 10, unit: 20 } as const;
