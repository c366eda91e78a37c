import type { Arkham } from '../board.js';
import { featuresOf } from './features.js';
import { FITTED, type Weights } from './fitted.js';

/** How the team stands: what is done of the scenario against what the sheet and the investigators can still bear. */

/** From so many players on they are many: each round brings more, and each investigator can do less about it. */
const MANY = 4;

/** A scenario that nothing was fitted to is judged like one that is much like any other. */
const USUAL = 'scenario/azathoth';

/** What each feature counts for in a game like this. */
export const weightsFor = (s: Arkham): Weights =>
  (FITTED[s.scenario] ?? FITTED[USUAL]!)[s.seats.length < MANY ? 'few' : 'many'];

/** How likely the team wins from here. */
export function chanceToWin(s: Arkham): number {
  const weights = weightsFor(s);
  let standing = weights[''] ?? 0;
  for (const [name, count] of Object.entries(featuresOf(s))) standing += (weights[name] ?? 0) * count;
  return 1 / (1 + Math.exp(-standing));
}
