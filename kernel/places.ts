import type { Seat } from './json.js';
import { complain, type Shape, shown } from './shape.js';
import { backs, faces } from './view-reuse.js';

/** Who sees the cards of a pile. With '-set' they know which cards are in it, but not in which order. */
export type Sight = 'all' | 'owner' | 'owner-set' | 'none';

/** A place for cards: what their backs look like there, and who sees them. */
export interface Place {
  readonly back: string;
  /** The places between which a card may lie, for all that somebody knows who does not see it. */
  readonly group: string;
  readonly sight: Sight;
  readonly owner: Seat;
  /** Cards that never lie here unseen: who guesses does not put them here. */
  readonly refuses: Refusal | undefined;
}

/** A pile as it lies on the board: a place with the live list of its card ids. */
export interface Pile extends Place {
  readonly cards: string[];
}

export type EachPile = (cards: string[], place: Place) => void;
export type EachMoved = (was: readonly string[], is: readonly string[], place: Place) => void;

/** Whether a card never lies somewhere without being known to lie there. */
export type Refusal = (card: string) => boolean;

/** A pile one may not look into. */
export interface Hidden {
  readonly count: number;
}

type PileView<S extends Sight> = S extends 'all'
  ? readonly string[]
  : S extends 'none'
    ? Hidden
    : readonly string[] | Hidden;

/** Cards in a place. Cards with the same back cannot be told apart by those who do not see their faces. */
export function pile<const S extends Sight>(back: string, sight: S): Shape<string[], PileView<S>> {
  return pileIn(back, sight, () => back);
}

/** The same, of which some cards are known never to lie there unseen. */
export function pileWithout<const S extends Sight>(
  back: string,
  sight: S,
  refuses: Refusal,
): Shape<string[], PileView<S>> {
  return pileIn(back, sight, () => back, refuses);
}

/** Cards of a deck that is its owner's alone: they never lie among another's, so nobody looks for them there. */
export function ownPile<const S extends Sight>(
  back: string,
  sight: S,
  refuses?: Refusal,
): Shape<string[], PileView<S>> {
  return pileIn(back, sight, (owner) => `${back} of ${owner}`, refuses);
}

/** Cards that are dealt anew only among places of the same group, whatever else has that back. */
export function pileAmong<const S extends Sight>(back: string, group: string, sight: S): Shape<string[], PileView<S>> {
  return pileIn(back, sight, () => group);
}

function pileIn<const S extends Sight>(
  back: string,
  sight: S,
  group: (owner: Seat) => string,
  refuses?: Refusal,
): Shape<string[], PileView<S>> {
  const places: Place[] = []; // of nobody, and of each seat
  const placeOf = (owner: Seat): Place => {
    places[owner + 1] ??= { back, group: group(owner), sight, owner, refuses };
    return places[owner + 1]!;
  };
  return {
    fresh: () => [],
    view(value, viewer, owner, last) {
      const sees = sight === 'all' || (sight !== 'none' && viewer === owner);
      return (sees ? faces(value, sight, last) : backs(value, last)) as PileView<S>;
    },
    check(value, path, about) {
      if (!Array.isArray(value) || value.some((id) => typeof id !== 'string'))
        complain(about, path, `expected a list of card ids, found ${shown(value)}`);
    },
    piles(value, owner, each) {
      each(value, placeOf(owner));
    },
    moved(was = EMPTY, is = EMPTY, owner, each) {
      if (!alike(was, is)) each(was, is, placeOf(owner));
    },
  };
}

const EMPTY: string[] = [];

function alike(was: readonly string[], is: readonly string[]): boolean {
  if (was === is) return true;
  if (was.length !== is.length) return false;
  for (let i = 0; i < was.length; i++) if (was[i] !== is[i]) return false;
  return true;
}

/** All seats there can be, a bit each. */
export const EVERYBODY = 0x3fffffff;

/** The seats, a bit each, that see the cards of a place. */
export function seers({ sight, owner }: Place): number {
  if (sight === 'all') return EVERYBODY;
  return sight === 'none' ? 0 : 1 << owner;
}
