import type { Json, Scalar, Seat } from './json.js';
import type { EachMoved, EachPile } from './places.js';
import { EACH, viewAll } from './view-reuse.js';

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
  /** The value as it is before anything has happened, for a table of so many seats. */
  fresh(seats: number): T;
  /** Adds a message for everything that is not as declared. */
  check(value: unknown, path: string, about: CheckContext): void;
  /** Calls for every pile in the value, with its live list of card ids. */
  piles(value: T, owner: Seat, each: EachPile): void;
  /** Calls for every pile that is not as it was; undefined where there was or is none. */
  moved(was: T | undefined, is: T | undefined, owner: Seat, each: EachMoved): void;
  /** Set if a record may be without it. */
  readonly optional?: true;
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

/** What has no piles; whatever is made of nothing else has none either, and is never searched for them. */
export const none = (): void => {};

/** How what is open to all is seen: as it is. */
export const asItIs = <T>(value: T): T => value;

function scalar<T extends Scalar>(
  fresh: T,
  is: (value: unknown, about: CheckContext) => boolean,
  what: string,
): Shape<T> {
  return {
    fresh: () => fresh,
    view: asItIs,
    check(value, path, about) {
      if (!is(value, about)) complain(about, path, `expected ${what}, found ${shown(value)}`);
    },
    piles: none,
    moved: none,
  };
}

/** A whole number between two bounds, open to all; at first as near to 0 as it may be. */
export const int = (min: number, max: number): Shape<number> =>
  scalar(
    Math.min(Math.max(0, min), max),
    (x) => Number.isInteger(x) && (x as number) >= min && (x as number) <= max,
    `a number ${min} to ${max}`,
  );

/** Yes or no, open to all. */
export const flag: Shape<boolean> = scalar<boolean>(false, (x) => typeof x === 'boolean', 'true or false');

/** One of a few values, at first the first. */
export const oneOf = <const T extends Scalar>(...values: readonly [T, ...T[]]): Shape<T> =>
  scalar<T>(values[0], (x) => values.includes(x as T), `one of ${values.map((x) => JSON.stringify(x)).join(', ')}`);

/** Any text, open to all. */
export const text: Shape<string> = scalar('', (x) => typeof x === 'string', 'a text');

/** A seat of this table. */
export const seat: Shape<Seat> = scalar(
  0,
  (x, about) => Number.isInteger(x) && (x as number) >= 0 && (x as number) < about.seats,
  'a seat',
);

/** The same, or null where there is nothing. */
export function nullable<T, V>(shape: Shape<T, V>): Shape<T | null, V | null> {
  return {
    fresh: () => null,
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

/** The same, with another value at first. */
export const startsAs = <T, V>(shape: Shape<T, V>, fresh: (seats: number) => T): Shape<T, V> => ({ ...shape, fresh });

/** The same, if there is nothing else to say against the value: what is, in words, or null. */
export const such = <T, V>(shape: Shape<T, V>, problem: (value: T) => string | null): Shape<T, V> => ({
  ...shape,
  check(value, path, about) {
    const before = about.problems.length;
    if (before >= MOST_PROBLEMS) return;
    shape.check(value, path, about);
    const text = about.problems.length === before ? problem(value as T) : null;
    if (text !== null) complain(about, path, text);
  },
});

/** A list of things of one shape. */
export function list<T, V>(item: Shape<T, V>, max = Number.POSITIVE_INFINITY): Shape<T[], readonly V[]> {
  return {
    fresh: () => [],
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
    fresh: (seats) => Array.from({ length: seats }, () => item.fresh(seats)),
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

/** One card that lies open, as a part of something else (a unit with its tokens). */
export const card: Shape<string> = text;

/** A value only its owner sees; others see null. The game's own resampler deals it anew. */
export function secret<T extends Json>(shape: Shape<T>): Shape<T, T | null> {
  return {
    fresh: (seats) => shape.fresh(seats),
    view: (value, viewer, owner) => (viewer === owner ? value : null),
    check: (value, path, about) => shape.check(value, path, about),
    piles: none,
    moved: none,
  };
}

/** Working data that no viewer sees and everybody could derive (who remembers which card). */
export function internal<T extends Json>(fresh: () => T, is: (value: unknown) => boolean): Shape<T, null> {
  return {
    fresh,
    view: () => null,
    check(value, path, about) {
      if (!is(value)) complain(about, path, `is malformed: ${shown(value)}`);
    },
    piles: none,
    moved: none,
  };
}

/** Everything that is not as a shape declares it, in something that has no seats: content. */
export function problemsOf(shape: Shape<unknown, unknown>, value: unknown): string[] {
  const about: CheckContext = { seats: 0, problems: [] };
  shape.check(value, '', about);
  return about.problems;
}

/** Whether a value is an object with keys, neither a list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
