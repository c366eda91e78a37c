import type { Arkham, TestInPlay } from './board.js';
import { successesOf, successFrom } from './rules/test.js';

/** Exact chances of a test: how likely each number of successes is, and what every reroll would change. */

/** The chance of each number of successes, from none to all. */
export type Chances = readonly number[];

/** ARK-471.5a: so many dice, each a success with the same chance. */
export function ofDice(dice: number, success: number): Chances {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, n) => {
      next[n]! += chance * (1 - success);
      next[n + 1]! += chance * success;
    });
    chances = next;
  }
  return chances;
}

/** The chance that a die shows at least this face. */
const showing = (from: number): number => (7 - from) / 6;

/** ARK-471.5b. */
export const passing = (chances: Chances): number => 1 - (chances[0] ?? 0);

/** How many successes are to be expected. */
export const expected = (chances: Chances): number => chances.reduce((sum, chance, n) => sum + n * chance, 0);

/** The chances of a pool that is yet to be rolled; at least one die is (ARK-471.3b). */
export const ofPool = (s: Arkham, { seat, pool, added }: Pick<TestInPlay, 'seat' | 'pool' | 'added'>): Chances => [
  ...new Array<number>(added).fill(0),
  ...ofDice(Math.max(1, pool), showing(successFrom(s, seat))),
];

/** What a reroll of the worst dice, so many of them, would make of the dice that lie there (ARK-471.4a, ARK-R.79). */
export function afterReroll(s: Arkham, test: Pick<TestInPlay, 'seat' | 'faces' | 'added'>, dice: number): Chances {
  const from = successFrom(s, test.seat);
  const again = Math.min(dice, test.faces.length); // ARK-471.4c
  const kept = [...test.faces].sort((a, b) => b - a).slice(0, test.faces.length - again);
  const sure = successesOf(s, { ...test, faces: kept });
  return [...new Array<number>(sure).fill(0), ...ofDice(again, showing(from))];
}

/** The chances of an unrolled pool, and those with one die more or fewer: what a card would change. */
export function ofPoolWith(s: Arkham, test: Pick<TestInPlay, 'seat' | 'pool' | 'added'>, more: number): Chances {
  return ofPool(s, { ...test, pool: test.pool + more });
}
