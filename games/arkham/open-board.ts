import type { Arkham, ArkhamView } from './board.js';

/**
 * A view as a board to count on by the rules themselves: what its viewer does not see is missing there. Nothing that is
 * found out on it can betray more than the view.
 */
export const openBoard = (view: ArkhamView): Arkham => ({ ...(opened(view) as Arkham), known: {} });

/** A pile of which only the number of cards is seen. */
const isHidden = (part: object): boolean => 'count' in part && Object.keys(part).length === 1;

function opened(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(opened);
  return isHidden(part) ? [] : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, opened(inner)]));
}
