import type { Seen } from '../seen.js';
import { trialNow } from './trial.js';

/** What is staged in the place of one's own sheet, if anything is. */
export type Staged = 'test' | 'monster' | 'mythos';

/** Questions of the monsters and of the mythos: whoever is asked something else looks at their own sheet. */
const ASKED: { readonly [phase: string]: { readonly stage: Staged; readonly by: RegExp } } = {
  monster: { stage: 'monster', by: /^(?:monster-phase|activate|attacks-on|meet)\// },
  mythos: { stage: 'mythos', by: /^(?:spawn-monster|place-doom|terror|reckoning|meet)\// },
};

/** What is done to one's own cards and hearts, in the middle of whatever. */
const OWN = /^(?:suffer|swap-harm|discard-or-suffer|buy|buy-spells|trade|leave|new-investigator)\//;

export function staged(seen: Seen): Staged | null {
  const { view, props, laid } = seen;
  const { question } = props.now;
  if (question !== null && OWN.test(question.id)) return null;
  if (trialNow(seen) !== null) return 'test';
  if (view.phase === 'monster' && props.cue?.moment.id.startsWith(`event.suffered/${laid}/`)) return null;
  const phase = ASKED[view.phase];
  return phase !== undefined && (question === null || phase.by.test(question.id)) ? phase.stage : null;
}
