import { type Cults, NPC } from '../board.js';
import { DISTRICTS, type District, type GoalNeed } from '../content/behaviour.js';
import { GOAL } from '../content/cards.js';
import { hasPlace, hasRitual, inPlay } from '../rules/districts.js';
import { isMet, markersOf } from '../rules/scoring.js';
import { optionsOf } from '../table-options.js';

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

/** How much is wanting to fulfil a requirement, about in points. */
function wanting(s: Cults, need: GoalNeed): number {
  switch (need.needs) {
    case 'lead':
      return need.points; // the points themselves are compared elsewhere
    case 'npc-markers-at-most':
      return Math.max(0, markersOf(s, NPC) - need.count);
    case 'markers-in':
      return Math.max(0, need.count - markersIn(s, need.district));
    case 'markers-in-every-district':
      return inPlay(s).reduce((sum, id) => sum + Math.max(0, need.count - markersIn(s, id)), 0);
    case 'markers':
      return Math.max(0, need.count - markersOf(s, 0));
    case 'scoring-places':
      return wantingPlaces(s, need.count === 'every-district' ? inPlay(s).length : need.count);
    case 'ritual-of-level':
      return isMet(s, need) ? 0 : 0.5;
  }
}

/** A place that has no ritual yet is half of what is asked for. */
function wantingPlaces(s: Cults, count: number): number {
  let found = 0;
  for (const id of DISTRICTS) if (hasPlace(s, id, 0)) found += hasRitual(s, id, 0) ? 1 : 0.5;
  return Math.max(0, count - found);
}

/** How much is wanting to fulfil the goal. */
export function wantingToGoal(s: Cults): number {
  let sum = 0;
  for (const need of needsOf(s)) sum += wanting(s, need);
  return sum;
}
