import { clone, type Seat } from './json.js';
import {
  asItIs,
  type BoardOf,
  complain,
  isObject,
  none,
  oneOf,
  type Shape,
  shown,
  type Viewer,
  type ViewOf,
} from './shape.js';

/** A field that a record may be without. */
export type Optional<T, V = T> = Shape<T, V> & { readonly optional: true };

/** A field that may be missing: content has such, and boards where older saves lack it; otherwise boards have null. */
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
  const made: RecordBoard<F>[] = []; // by the number of seats
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
      // Written and read once: an object that was read has room for all its fields, and so have its copies; one put together has not.
      made[seats] ??= JSON.parse(
        JSON.stringify(Object.fromEntries(needed.map(([key, shape]) => [key, shape.fresh(seats)]))),
      );
      return clone(made[seats]!);
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
