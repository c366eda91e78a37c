import type { Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { AbilityId } from '@tabula/kernel/listeners.js';
import { reasonMaker } from '@tabula/kit/why.js';
import type { Arkham } from './board.js';
import { abilityOf } from './moments.js';
import type { RuleId } from './rule-ids.js';
import { monstersAt } from './rules/actions.js';
import { unfocused } from './rules/focus.js';
import { engagedWith, isHeld } from './rules/look.js';
import { stepsFrom } from './rules/move.js';
import { partners } from './rules/trade.js';
import type { Action } from './words.js';

/** Why an action cannot be performed now (ARK-401, ARK-R.27). */

export const because = reasonMaker<RuleId>();

const WHILE_ENGAGED: readonly string[] = ['attack', 'evade', 'focus'];

/** ARK-R.27: what an action needs. */
const MISSING: { readonly [A in Action]?: (s: Arkham, seat: Seat) => Reason[] } = {
  attack: (s, seat) => (monstersAt(s, seat).length > 0 ? [] : [because('ARK-402.2', 'why.no-monster-here')]),
  evade: (s, seat) => (engagedWith(s, seat).length > 0 ? [] : [because('ARK-408.5', 'why.not-engaged')]),
  focus: (s, seat) => (unfocused(s, seat).length > 0 ? [] : [because('ARK-409.3', 'why.all-focused')]),
  move: (s, seat) => (stepsFrom(s, s.seats[seat]!.space).length > 0 ? [] : [because('ARK-406.2', 'why.nowhere-to-go')]),
  trade: (s, seat) =>
    partners(s, seat).length > 0
      ? [because('ARK-407.2', 'why.nothing-to-trade')]
      : [because('ARK-407.2', 'why.nobody-here')],
};

/** Everything that stands against an action of everybody; it is known not to be offered. */
export function whyNotAction(s: Arkham, seat: Seat, deed: Action): Reason[] {
  if (s.seats[seat]!.performed.includes(deed))
    return [because('ARK-401.4', 'why.performed-already', { deed: { deed } })];
  if (isHeld(s, seat) && !WHILE_ENGAGED.includes(deed)) return [because('ARK-401.5', 'why.engaged')];
  return MISSING[deed]?.(s, seat) ?? [];
}

/** The same for an action of a card. */
export function whyNotAbility(s: Arkham, seat: Seat, id: AbilityId): Reason[] {
  if (s.seats[seat]!.performed.includes(id))
    return [because('ARK-410.3', 'why.performed-already', { deed: { deed: id } })];
  const ability = abilityOf(s, id);
  if (ability === undefined || ability.at !== 'action') return [];
  if (isHeld(s, seat) && ability.engaged !== true) return [because('ARK-R.42', 'why.engaged')];
  return ability.space === undefined ? [] : [because('ARK-R.41', 'why.elsewhere')];
}
