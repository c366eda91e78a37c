import type { Cults } from '../board.js';
import type { District } from '../content/behaviour.js';
import { GOAL } from '../content/cards.js';
import { markersOf } from '../rules/points.js';
import { optionsOf } from '../table-options.js';
import { type GoalNeed, isMet, wanting } from '../verbs/goals.js';

/** What the goal of a solo game asks for beyond points, so that a player aims at it (CULT-19.65). */

const NONE: readonly GoalNeed[] = [];

const needsOf = (s: Cults): readonly GoalNeed[] =>
  s.goal === null || optionsOf(s).soloVictory !== 'goal' ? NONE : GOAL[s.goal]!.needs;

function markersIn(s: Cults, at: District): number {
  let count = 0;
  for (const owner of s.districts[at].domination) if (owner === 0) count++;
  return count;
}

/** How much more than a point a domination marker of the player is worth in a district, because the goal wants it. */
export function markerBonus(s: Cults, at: District): number {
  let bonus = 0;
  for (const need of needsOf(s)) {
    if (need.needs === 'markers-in' && need.district === at && markersIn(s, at) < need.count) bonus += 0.8;
    if (need.needs === 'markers-in-every-district' && markersIn(s, at) < need.count) bonus += 0.8;
    if (need.needs === 'markers' && markersOf(s, 0) < need.count) bonus += 0.4;
  }
  return bonus;
}

/** How much more it is worth that a place of cult of the player scores. */
export function placeBonus(s: Cults): number {
  for (const need of needsOf(s)) if (need.needs === 'scoring-places' && !isMet(s, need)) return 0.4;
  return 0;
}

/** How much more it is worth to take a marker from the NPC. */
export function replacedBonus(s: Cults): number {
  for (const need of needsOf(s)) if (need.needs === 'npc-markers-at-most' && !isMet(s, need)) return 0.5;
  return 0;
}

/** How much is wanting to fulfil the goal. */
export function wantingToGoal(s: Cults): number {
  let sum = 0;
  for (const need of needsOf(s)) sum += wanting(s, need);
  return sum;
}
