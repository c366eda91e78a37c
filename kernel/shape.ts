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

const asItIs = <T>(value: T): T => value;

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

/** A field that a record may be without. */
export type Optional<T, V = T> = Shape<T, V> & { readonly optional: true };

/** A field that may be missing: content has such, boards have null instead. */
export const optional = <T, V>(shape: Shape<T, V>): Optional<T, V> => ({ ...shape, optional: true });

type Fields = { readonly [key: string]: Shape<unknown, unknown> };
type OptionalKey<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
type RecordBoard<F> = Plain<
  { [K in Exclude<keyof F, OptionalKey<F>>]: BoardOf<F[K]> } & { [K in OptionalKey<F>]?: BoardOf<F[K]> }
>;
type RecordView<F> = Plain<
  { readonly [K in Exclude<keyof F, OptionalKey<F>>]: ViewOf<F[K]> } & {
    readonly [K in OptionalKey<F>]?: ViewOf<F[K]>;
  }
>;
/** The same type, written as one object. */
type Plain<T> = { [K in keyof T]: T[K] };

/** An object with exactly these fields. */
export function record<F extends Fields>(fields: F): Shape<RecordBoard<F>, RecordView<F>> {
  const entries = Object.entries(fields) as [string, Shape<unknown, unknown>][];
  const keys = Object.keys(fields);
  const shapes: readonly Shape<unknown, unknown>[] = Object.values(fields);
  const piled = entries.filter(([, shape]) => shape.piles !== none);
  const needed = entries.filter(([, shape]) => shape.optional !== true);
  const made: string[] = []; // by the number of seats
  const open = shapes.map((shape) => shape.view === asItIs);

  /** What a viewer sees of the field of that number, if there is one. Most are numbers and texts that are open to all. */
  const seenOf = (at: number, value: unknown, viewer: Viewer, owner: Seat, last: unknown): unknown =>
    value === undefined || open[at] ? value : shapes[at]!.view(value, viewer, owner, last);

  function seenAtFirst(from: Record<string, unknown>, viewer: Viewer, owner: Seat): Record<string, unknown> {
    const seen: Record<string, unknown> = {};
    for (let i = 0; i < keys.length; i++) {
      const is = seenOf(i, from[keys[i]!], viewer, owner, undefined);
      if (is !== undefined) seen[keys[i]!] = is;
    }
    return seen;
  }

  return {
    fresh(seats) {
      // Made once and read again: objects that were read have room for all their fields, those put together have not.
      made[seats] ??= JSON.stringify(Object.fromEntries(needed.map(([key, shape]) => [key, shape.fresh(seats)])));
      return JSON.parse(made[seats]) as RecordBoard<F>;
    },
    view(value, viewer, owner, last) {
      const from = value as Record<string, unknown>;
      const before = last as Record<string, unknown> | undefined;
      if (before === undefined) return seenAtFirst(from, viewer, owner) as RecordView<F>;
      let seen: Record<string, unknown> | undefined;
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i]!;
        const was = before[key];
        const is = seenOf(i, from[key], viewer, owner, was);
        if (seen === undefined) {
          if (is === was) continue;
          seen = {};
          for (let j = 0; j < i; j++) {
            const same = before[keys[j]!];
            if (same !== undefined) seen[keys[j]!] = same;
          }
        }
        if (is !== undefined) seen[key] = is;
      }
      return (seen ?? before) as RecordView<F>;
    },
    check(value, path, about) {
      if (!isObject(value)) {
        complain(about, path, `expected an object, found ${shown(value)}`);
        return;
      }
      for (const [key, shape] of entries)
        if (Object.hasOwn(value, key)) shape.check(value[key], `${path}/${key}`, about);
        else if (shape.optional !== true) complain(about, `${path}/${key}`, 'is missing');
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

/** One thing of the same shape for each of some ids. */
export const mapOf = <const K extends string, T, V>(
  ids: readonly K[],
  item: Shape<T, V>,
): Shape<{ [Id in K]: T }, { readonly [Id in K]: V }> =>
  record(Object.fromEntries(ids.map((id) => [id, item]))) as Shape<{ [Id in K]: T }, { readonly [Id in K]: V }>;

type TaggedBoard<Tag extends string, F> = { [N in keyof F]: Plain<{ [K in Tag]: N } & RecordBoard<F[N]>> }[keyof F];
type TaggedView<Tag extends string, F> = {
  [N in keyof F]: Plain<{ readonly [K in Tag]: N } & RecordView<F[N]>>;
}[keyof F];

/** One of several kinds of things: a field says which, the others are those of the kind. */
export function tagged<const Tag extends string, F extends { readonly [name: string]: Fields }>(
  tag: Tag,
  kinds: F,
): Shape<TaggedBoard<Tag, F>, TaggedView<Tag, F>> {
  type Kinds = { readonly [name: string]: Shape<unknown, unknown> };
  const shapes: Kinds = Object.fromEntries(
    Object.entries(kinds).map(([name, fields]) => [name, record({ [tag]: oneOf(name), ...fields })]),
  );
  const kindOf = (value: unknown): string => (value as { readonly [K in Tag]: string })[tag];
  const plain = Object.values(shapes).every((shape) => shape.piles === none);
  const first = Object.values(shapes)[0]!;
  return {
    fresh: (seats) => first.fresh(seats) as TaggedBoard<Tag, F>,
    view(value, viewer, owner, last) {
      const same = last !== undefined && kindOf(last) === kindOf(value);
      return shapes[kindOf(value)]!.view(value, viewer, owner, same ? last : undefined) as TaggedView<Tag, F>;
    },
    check(value, path, about) {
      const name = isObject(value) ? value[tag] : undefined;
      if (!isObject(value)) complain(about, path, `expected an object, found ${shown(value)}`);
      else if (typeof name !== 'string' || !Object.hasOwn(shapes, name))
        complain(about, `${path}/${tag}`, `expected one of ${Object.keys(shapes).join(', ')}, found ${shown(name)}`);
      else shapes[name]!.check(value, path, about);
    },
    piles: plain ? none : (value, owner, each) => shapes[kindOf(value)]!.piles(value, owner, each),
    moved: plain
      ? none
      : (was, is, owner, each) => {
          if (was !== undefined && is !== undefined && kindOf(was) === kindOf(is))
            shapes[kindOf(is)]!.moved(was, is, owner, each);
          else {
            if (was !== undefined) shapes[kindOf(was)]!.moved(was, undefined, owner, each);
            if (is !== undefined) shapes[kindOf(is)]!.moved(undefined, is, owner, each);
          }
        },
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
