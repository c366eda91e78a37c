import type { Game } from './game.js';
import { isObject, type Viewer } from './shape.js';

/**
 * What all seats together see of a board, from the side of one of them: for a game that is over, when nobody has anything
 * to hide any more. What no seat sees (a deck) stays covered.
 */
export function openView<B, V>({ shape }: Game<B, V>, board: B, viewer: Viewer, seats: number): V {
  let seen: unknown = shape.view(board, viewer, -1);
  for (let seat = 0; seat < seats; seat++) seen = uncovered(seen, shape.view(board, seat, -1));
  return seen as V;
}

/** One view with what another shows of the same board. */
function uncovered(one: unknown, other: unknown): unknown {
  if (one === null || (isCovered(one) && Array.isArray(other))) return other;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((entry, at) => uncovered(entry, other[at]));
  if (!isObject(one) || !isObject(other)) return one;
  const open: Record<string, unknown> = {};
  for (const key in one) open[key] = uncovered(one[key], other[key]);
  return open;
}

const isCovered = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === 1 && typeof value.count === 'number';
