import { ruleMaker } from '@tabula/kernel/rule.js';
import { opener } from '@tabula/kernel/windows.js';
import type { ActingOn } from '@tabula/kit/acting.js';
import type { Arkham } from '../board.js';
import type { RuleId } from '../rule-ids.js';
import type { Moments } from '../words.js';

/** The makers of rules for this game: steps are keyed by the ids of its rule book. */
export const { rule } = ruleMaker<Arkham, RuleId>();

/** Opens a moment at which cards may act. */
export const open = opener<Moments>();

export type Acting = ActingOn<Arkham>;
