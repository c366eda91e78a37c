import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { Actor, MonsterKind } from './targets.js';
import type { Verb } from './verbs.js';

/** The words that all games share, around the verbs of this one. */
export type Frame =
  /** What is done freely; parts after the first follow only if it was done. */
  | { readonly do: 'may'; readonly does: Instructions }
  | { readonly do: 'choose'; readonly options: readonly Instructions[] }
  | { readonly do: 'if'; readonly when: Condition; readonly does: Instructions }
  | { readonly do: 'each'; readonly of: Actor; readonly does: Instructions }
  /** One of them, "that one" to all that follows. */
  | { readonly do: 'pick'; readonly of: MonsterKind }
  /** One of these costs may be paid: first the price, then what it is for; `otherwise` if it is not paid. */
  | {
      readonly do: 'pay';
      readonly who?: Actor;
      readonly cost: readonly Cost[];
      readonly does?: Instructions;
      readonly otherwise?: Instructions;
    };

export type Instruction = Frame | Verb;
export type Instructions = readonly Instruction[];
