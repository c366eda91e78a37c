import type { Seat } from './json.js';
import type { Hidden, Sight } from './places.js';
import type { Shape, Viewer } from './shape.js';

// A view is made after every decision, and most of it looks as it did: what does is used again, so that whoever compares
// two views sees at once where they are the same.

/** In place of an owner: each entry of a list is owned by the seat of its number. */
export const EACH = -2;

/** What a viewer sees of a list of things of one shape. */
export function viewAll<T, V>(
  item: Shape<T, V>,
  value: readonly T[],
  viewer: Viewer,
  owner: Seat | typeof EACH,
  last: readonly V[] | undefined,
): readonly V[] {
  let same = last?.length === value.length;
  const seen: V[] = [];
  for (let i = 0; i < value.length; i++) {
    const is = item.view(value[i]!, viewer, owner === EACH ? i : owner, last?.[i]);
    if (same && is !== last![i]) same = false;
    seen.push(is);
  }
  return same ? last! : seen;
}

type Faces = readonly string[] | Hidden;

/** The cards of a pile for who may look into it. */
export function faces(pile: readonly string[], sight: Sight, last: Faces | undefined): Faces {
  const cards = sight === 'owner-set' ? pile.slice().sort() : pile;
  if (last === undefined || !('length' in last) || last.length !== cards.length) return cards.slice();
  for (let i = 0; i < cards.length; i++) if (last[i] !== cards[i]) return cards.slice();
  return last;
}

/** A pile for who may not look into it. */
export function backs({ length }: readonly string[], last: Faces | undefined): Faces {
  return last !== undefined && 'count' in last && last.count === length ? last : { count: length };
}
