import type { Decision } from '@tabula/kernel/game.js';
import { DIRECTIONS, type Direction } from './rules/setup.js';

/** Records of games that were played before a ruling changed what is asked. */

const isDirection = (key: string | undefined): boolean => DIRECTIONS.includes(key as Direction);

/**
 * ELEK-17.94: two players were once asked for a direction too, which changed nothing. The answer in setup is passed over,
 * and what chance did after it belongs to the beginning; of the answers in the Scepter step the holder is left.
 */
export function withoutDirections(decisions: readonly Decision[]): readonly Decision[] {
  const renewed = decisions.map((decision) => {
    const [holder, direction] = decision.keys[0]?.split(':') ?? [];
    return isDirection(direction) ? { ...decision, keys: [holder!] } : decision;
  });
  const [first, second, ...rest] = renewed;
  // A record that goes on from a save has nothing of setup before it but the question itself, which is still put then.
  if (first === undefined || first.fates.length === 0 || !isDirection(second?.keys[0])) return renewed;
  const { seat, keys, fates } = second!;
  return [{ ...first, fates: [...first.fates, ...fates] }, { seat, keys, fates: [], moot: true }, ...rest];
}
