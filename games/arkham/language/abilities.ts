import type { Condition } from './conditions.js';
import type { Instructions } from './frame.js';
import type { MonsterKind, Prey, Space } from './targets.js';
import type { Skill } from './values.js';

/** When an ability acts. */
export type Window =
  | { readonly on: 'gained-this' }
  | { readonly on: 'reckoning' }
  | { readonly on: 'back' }
  | { readonly on: 'would-suffer-casting' }
  | { readonly on: 'others-roll' }
  | { readonly on: 'failed-evading-this' }
  | { readonly on: 'met'; readonly monster: MonsterKind }
  | { readonly on: 'state'; readonly when: Condition };

/** A rule that is in force as long as the card is there. */
export type Rule =
  | { readonly is: 'rumour' }
  | { readonly is: 'tag'; readonly names: string }
  | { readonly is: 'spawns'; readonly where: Space }
  | { readonly is: 'hunter'; readonly speed: number; readonly prey: Prey }
  | { readonly is: 'bonus'; readonly dice: number; readonly skill: Skill; readonly while: 'paid-in-this-cast' };

/** One part of what a card says: an instruction to carry out, an ability, an action of one's own, a rule in force. */
export type Part =
  | { readonly does: Instructions }
  | { readonly action: 'component' | 'codex'; readonly does: Instructions }
  | {
      readonly at: Window;
      readonly may?: true;
      readonly cast?: true;
      readonly limit?: 'once-a-round';
      readonly does: Instructions;
    }
  | { readonly rule: Rule };

export interface Read {
  readonly id: string;
  readonly parts: readonly Part[];
}
