import type { Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { reasonMaker } from '@tabula/kit/why.js';
import type { Cults } from './board.js';
import { type District, type Level, PLANS, type Plan } from './content/behaviour.js';
import type { RuleId } from './rule-ids.js';
import { onTop, usedUp } from './rules/action.js';
import { offered } from './rules/cards.js';
import { freeSpaces, hasPlace, hasRitual } from './rules/districts.js';
import { canGrow, cardCost, mayGrow } from './rules/growth.js';
import { canInfluence, mayInfluence } from './rules/influence.js';
import { arriving, canPrepare, placeCost, ritualCost } from './rules/preparation.js';
import { optionsOf } from './table-options.js';

/** Why a plan cannot be carried out now (section 7 and the conditions of sections 8 to 11). */

export const because = reasonMaker<RuleId>();

/** Why a marker cannot be taken from a district; empty if it can. */
function whyNoMarker(s: Cults, seat: Seat, at: District): Reason[] {
  const { plans } = s.districts[at];
  if (plans.at(-1) === seat) return [];
  const own = plans.includes(seat);
  return [because('CULT-7.2', own ? 'why.covered' : 'why.no-marker-here', { district: { district: at } })];
}

/** Why a plan is not offered: in this district, or in any of those from which a marker could be taken. */
export function whyNoPlan(s: Cults, seat: Seat, plan: Plan | 'bluff', at: District | null): Reason[] {
  const districts = at === null ? onTop(s, seat) : [at];
  const reasons = districts.map((district) => {
    const marker = whyNoMarker(s, seat, district);
    return marker.length > 0 || plan === 'bluff' ? marker : whyNotHere(s, seat, plan, district);
  });
  return reasons.some((list) => list.length === 0) ? [] : once(reasons.flat());
}

/** Why the marker of a district cannot be taken, or else which plans it cannot be used for there. */
export function whyNotAllPlans(s: Cults, seat: Seat, at: District): Reason[] {
  const marker = whyNoMarker(s, seat, at);
  return marker.length > 0 ? marker : once(PLANS.flatMap((plan) => whyNotHere(s, seat, plan, at)));
}

/** A plan that is used up is so everywhere: the same is said once. */
const once = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter((reason, i) => reasons.findIndex((other) => JSON.stringify(other) === JSON.stringify(reason)) === i);

function whyNotHere(s: Cults, seat: Seat, plan: Plan, district: District): Reason[] {
  const here = { district: { district } };
  if (usedUp(s, seat, plan))
    return [because('CULT-7.8', 'why.plan-used-up', { plan: { plan }, count: optionsOf(s).samePlanLimit })];
  switch (plan) {
    case 'growth':
      if (!mayGrow(s, seat, district)) return [because('CULT-8.1', 'why.no-foothold', here)];
      return canGrow(s, seat, district) ? [] : [whyNoGrowth(s, district)];
    case 'preparation':
      return canPrepare(s, seat, district) ? [] : [whyNoPreparation(s, seat, district)];
    case 'influence':
      if (!mayInfluence(s, district)) return [because('CULT-10.1', 'why.no-free-space', here)];
      return canInfluence(s, seat, district) ? [] : [because('CULT-10.10', 'why.influence-nothing')];
    case 'domination':
      return hasRitual(s, district, seat) ? [] : [because('CULT-11.1', 'why.no-ritual-here', here)];
  }
}

/** Nothing can be destroyed, and nothing is cheap enough. */
function whyNoGrowth(s: Cults, district: District): Reason {
  const costs = offered(s, district).map((kind) => cardCost(s, district, kind));
  return costs.length === 0
    ? because('CULT-8.15', 'why.stacks-empty', { district: { district } })
    : because('CULT-8.14', 'why.growth-cost', { district: { district }, cost: Math.min(...costs) });
}

function whyNoPreparation(s: Cults, seat: Seat, district: District): Reason {
  const here = { district: { district } };
  const investigators = arriving(s, district);
  if (!hasPlace(s, district, seat))
    return because('CULT-9.16', 'why.place-cost', { ...here, cost: placeCost(s, district, investigators) });
  if (freeSpaces(s, district) <= 0) return because('CULT-9.8', 'why.no-free-space', here);
  const lowest = s.seats[seat]!.rituals.findIndex((left) => left > 0) + 1;
  if (lowest === 0) return because('CULT-9.11', 'why.no-ritual-in-supply');
  const cost = ritualCost(s, district, lowest as Level, investigators);
  return because('CULT-9.16', 'why.ritual-cost', { ...here, level: { level: lowest }, cost });
}
