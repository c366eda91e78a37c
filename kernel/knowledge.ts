import { EVERYBODY } from './places.js';
import { internal, isObject, type Shape } from './shape.js';

/** Which seats (a bit each) remember a hidden card because they saw where it went. */
export type Knowledge = Record<string, number>;

/** What seats remember of hidden cards: a board keeps it under the name `known`. */
export const knowledge: Shape<Knowledge, null> = internal<Knowledge>(
  () => ({}),
  (value) => isObject(value) && Object.values(value).every(isMask),
);

const NOTHING: Knowledge = {};

/** What a board remembers; many remember nothing. */
export function memory(board: unknown): Knowledge {
  return (board as { known?: Knowledge }).known ?? NOTHING;
}

const isMask = (mask: unknown) => Number.isInteger(mask) && (mask as number) >= 0 && (mask as number) <= EVERYBODY;
