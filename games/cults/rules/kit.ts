import { ruleMaker } from '@tabula/kernel/rule.js';
import type { ActingOn } from '@tabula/kit/acting.js';
import type { Cults } from '../board.js';
import type { RuleId } from '../rule-ids.js';

/** The makers of rules for this game: steps are keyed by the ids of its rule book. */
export const { rule } = ruleMaker<Cults, RuleId>();

export type Acting = ActingOn<Cults>;
