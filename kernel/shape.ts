import type { Json, Scalar, Seat } from './json.js';
import { backs, EACH, faces, viewAll } from './looks.js';

/**
 * The shape of a board: declared once, and everything that depends on what lies where is derived from it: the type of
 * the board and of its view, who may see what, the check of a loaded state, and what a resampled state may deal anew.
 */
export interface Shape<T, V = T> {
  /** Never set: carries the type of the board. */
  readonly board?: T;
  /**
   * What a viewer sees of the value. `owner` is the seat whose part of the board this is. Of what the same viewer saw
   * last, all that looks as it did is used again.
   */
  view(value: T, viewer: Viewer, owner: Seat, last?: V): V;
  /** Adds a message for everything that is not as declared. */
  check(value: unknown, path: string, about: CheckContext): void;
  /** Calls for every pile in the value, with its live list of card ids. */
  piles(value: T, owner: Seat, each: EachPile): void;
  /** Calls for every pile that is not as it was; undefined where there was or is none. */
  moved(was: T | undefined, is: T | undefined, owner: Seat, each: EachMoved): void;
}

/** The type of the board that a shape declares. */
export type BoardOf<H> = H extends Shape<infer T, infer _V> ? T : never;
/** The type of what a viewer sees of it. */
export type ViewOf<H> = H extends Shape<infer _T, infer V> ? V : never;

/** A seat, or null for a spectator. */
export type Viewer = Seat | null;

/** What a check knows of the state, and where it says what is wrong. */
export interface CheckContext {
  readonly seats: number;
  readonly problems: string[];
}

const MOST_PROBLEMS = 100;

/** Notes a problem at a path. A hopeless value gets no endless list of them. */
export function complain(about: CheckContext, path: string, text: string): void {
  if (about.problems.length < MOST_PROBLEMS) about.problems.push(`${path || '/'}: ${text}`);
}

/** A value in a message: enough of it to recognize. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

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

/** What has no piles; whatever is made of nothing else has none either, and is never searched for them. */
const none = () => {};

function scalar<T extends Scalar>(is: (value: unknown, about: CheckContext) => boolean, what: string): Shape<T> {
  return {
    view: (value) => value,
    check(value, path, about) {
      if (!is(value, about)) complain(about, path, `expected ${what}, found ${shown(value)}`);
    },
    piles: none,
    moved: none,
  };
}

/** A whole number between two bounds, open to all. */
export const int = (min: number, max: number): Shape<number> =>
  scalar((x) => Number.isInteger(x) && (x as number) >= min && (x as number) <= max, `a number ${min} to ${max}`);

/** Yes or no, open to all. */
export const flag: Shape<boolean> = scalar((x) => typeof x === 'boolean', 'true or false');

/** One of a few values. */
export const oneOf = <const T extends Scalar>(...values: readonly T[]): Shape<T> =>
  scalar((x) => values.includes(x as T), `one of ${values.map((x) => JSON.stringify(x)).join(', ')}`);

/** Any text, open to all. */
export const text: Shape<string> = scalar((x) => typeof x === 'string', 'a text');

/** A seat of this table. */
export const seat: Shape<Seat> = scalar(
  (x, about) => Number.isInteger(x) && (x as number) >= 0 && (x as number) < about.seats,
  'a seat',
);

/** The same, or null where there is nothing. */
export function nullable<T, V>(shape: Shape<T, V>): Shape<T | null, V | null> {
  return {
    view: (value, viewer, owner, last) =>
      value === null ? null : shape.view(value, viewer, owner, last === null ? undefined : last),
    check(value, path, about) {
      if (value !== null) shape.check(value, path, about);
    },
    piles:
      shape.piles === none
        ? none
        : (value, owner, each) => {
            if (value !== null) shape.piles(value, owner, each);
          },
    moved:
      shape.piles === none
        ? none
        : (was, is, owner, each) => shape.moved(was ?? undefined, is ?? undefined, owner, each),
  };
}

type Fields = { readonly [key: string]: Shape<unknown, unknown> };
type RecordBoard<F> = { [K in keyof F]: BoardOf<F[K]> };
type RecordView<F> = { readonly [K in keyof F]: ViewOf<F[K]> };

/** An object with exactly these fields. */
export function record<F extends Fields>(fields: F): Shape<RecordBoard<F>, RecordView<F>> {
  const entries = Object.entries(fields) as [string, Shape<unknown, unknown>][];
  const keys = Object.keys(fields);
  const shapes: readonly Shape<unknown, unknown>[] = Object.values(fields);
  const piled = entries.filter(([, shape]) => shape.piles !== none);
  return {
    view(value, viewer, owner, last) {
      const from = value as Record<string, unknown>;
      const before = last as Record<string, unknown> | undefined;
      let seen: Record<string, unknown> | undefined;
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i]!;
        const was = before?.[key];
        const is = shapes[i]!.view(from[key], viewer, owner, was);
        if (seen === undefined) {
          if (is === was) continue;
          seen = {};
          for (let j = 0; j < i; j++) seen[keys[j]!] = before![keys[j]!];
        }
        seen[key] = is;
      }
      return (seen ?? before ?? {}) as RecordView<F>;
    },
    check(value, path, about) {
      if (!isObject(value)) {
        complain(about, path, `expected an object, found ${shown(value)}`);
        return;
      }
      for (const [key, shape] of entries)
        if (Object.hasOwn(value, key)) shape.check(value[key], `${path}/${key}`, about);
        else complain(about, `${path}/${key}`, 'is missing');
      for (const key of Object.keys(value))
        if (!Object.hasOwn(fields, key)) complain(about, `${path}/${shown(key)}`, 'is not part of this game');
    },
    piles:
      piled.length === 0
        ? none
        : (value, owner, each) => {
            const from = value as Record<string, unknown>;
            for (const [key, shape] of piled) shape.piles(from[key], owner, each);
          },
    moved:
      piled.length === 0
        ? none
        : (was, is, owner, each) => {
            if (was === is) return;
            const before = was as Record<string, unknown> | undefined;
            const after = is as Record<string, unknown> | undefined;
            for (const [key, shape] of piled) shape.moved(before?.[key], after?.[key], owner, each);
          },
  };
}

/** A list of things of one shape. */
export function list<T, V>(item: Shape<T, V>, max = Number.POSITIVE_INFINITY): Shape<T[], readonly V[]> {
  return {
    view: (value, viewer, owner, last) => viewAll(item, value, viewer, owner, last),
    check(value, path, about) {
      if (!Array.isArray(value)) complain(about, path, `expected a list, found ${shown(value)}`);
      else if (value.length > max) complain(about, path, `has ${value.length} entries, at most ${max} are possible`);
      else
        value.forEach((entry, i) => {
          item.check(entry, `${path}/${i}`, about);
        });
    },
    piles:
      item.piles === none
        ? none
        : (value, owner, each) => {
            for (const entry of value) item.piles(entry, owner, each);
          },
    moved: item.piles === none ? none : movedIn(item, (_at, owner) => owner),
  };
}

/** One entry for each seat; the seat owns what is in it. */
export function perSeat<T, V>(item: Shape<T, V>): Shape<T[], readonly V[]> {
  const entries = list(item);
  return {
    view: (value, viewer, _owner, last) => viewAll(item, value, viewer, EACH, last),
    check(value, path, about) {
      entries.check(value, path, about);
      if (Array.isArray(value) && value.length !== about.seats)
        complain(about, path, `has ${value.length} entries for ${about.seats} seats`);
    },
    piles:
      item.piles === none
        ? none
        : (value, _owner, each) => {
            for (let owner = 0; owner < value.length; owner++) item.piles(value[owner]!, owner, each);
          },
    moved: item.piles === none ? none : movedIn(item, (at) => at),
  };
}

/** Compares two lists of things of one shape, one by one. */
function movedIn<T, V>(item: Shape<T, V>, ownerOf: (at: number, owner: Seat) => Seat): Shape<T[], unknown>['moved'] {
  return (was, is, owner, each) => {
    if (was === is) return;
    const length = Math.max(was?.length ?? 0, is?.length ?? 0);
    for (let at = 0; at < length; at++) item.moved(was?.[at], is?.[at], ownerOf(at, owner), each);
  };
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

/** Cards of a deck that is its owner's alone: they never lie among another's, so nobody looks for them there. */
export function ownPile<const S extends Sight>(
  back: string,
  sight: S,
  refuses?: Refusal,
): Shape<string[], PileView<S>> {
  return pileIn(back, sight, (owner) => `${back} of ${owner}`, refuses);
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

/** One card that lies open, as a part of something else (a unit with its tokens). */
export const card: Shape<string> = text;

/** A value only its owner sees; others see null. The game's own resampler deals it anew. */
export function secret<T extends Json>(shape: Shape<T>): Shape<T, T | null> {
  return {
    view: (value, viewer, owner) => (viewer === owner ? value : null),
    check: (value, path, about) => shape.check(value, path, about),
    piles: none,
    moved: none,
  };
}

/** Working data that no viewer sees and everybody could derive (who remembers which card). */
export function internal<T extends Json>(is: (value: unknown) => boolean): Shape<T, null> {
  return {
    view: () => null,
    check(value, path, about) {
      if (!is(value)) complain(about, path, `is malformed: ${shown(value)}`);
    },
    piles: none,
    moved: none,
  };
}

/** All seats there can be, a bit each. */
export const EVERYBODY = 0x3fffffff;

/** Whether a value is an object with keys, neither a list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The seats, a bit each, that see the cards of a place. */
export function seers({ sight, owner }: Place): number {
  if (sight === 'all') return EVERYBODY;
  return sight === 'none' ? 0 : 1 << owner;
}
