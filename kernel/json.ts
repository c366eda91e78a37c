/** Plain data: all a state may be made of. */
export type Scalar = string | number | boolean | null;
/** Any plain data: what a local, an option or an answer may hold. */
export type Json = Scalar | readonly Json[] | { readonly [key: string]: Json };

/** A seat at the table, counted from 0 clockwise. */
export type Seat = number;

/** Copies plain data. Faster than structuredClone because it trusts that there is nothing but plain data. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    if (length === 0) return [];
    // Lists of ids are most of a state, and slicing them is one memory copy.
    let flat = 0;
    while (flat < length && typeof value[flat] !== 'object') flat++;
    if (flat === length) return value.slice();
    const list = new Array<unknown>(length);
    for (let i = 0; i < length; i++) list[i] = copy(value[i]);
    return list;
  }
  // A spread keeps the form in which the engine holds the object; adding keys one by one makes it slow to use later.
  const to: Record<string, unknown> = { ...value };
  for (const key in to) {
    const entry = to[key];
    if (typeof entry === 'object' && entry !== null) to[key] = copy(entry);
  }
  return to;
}

/** True if both are the same plain data; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    return a.every((entry, i) => same(entry, b[i]));
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}

/** The first path at which two values differ, for messages. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const left = a as Record<string, unknown>;
    const right = b as Record<string, unknown>;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(left[key], right[key], `${path}/${key}`);
      if (found !== null) return found;
    }
  }
  return `${path || '/'}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
}

/** How deep plain data may be nested: far more than any board needs, far less than a stack overflow. */
const DEEPEST = 50;

/** The path and reason of the first thing that is not plain data, or null. */
export function notPlain(value: unknown, depth = 0): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : ': not a finite number';
  if (typeof value !== 'object') return `: ${typeof value}`;
  if (depth > DEEPEST) return `: nested more than ${DEEPEST} deep`;
  const keys = Object.keys(value);
  if (Array.isArray(value)) {
    if (keys.length !== value.length) return ': a list with holes or names';
  } else {
    const proto = Object.getPrototypeOf(value);
    if (proto !== Object.prototype && proto !== null) return ': an object of a class';
    // Assigning to this name would change the prototype of a copy.
    if (keys.includes('__proto__')) return ': a key named __proto__';
  }
  for (const key of keys) {
    const found = notPlain((value as Record<string, unknown>)[key], depth + 1);
    if (found !== null) return `/${key}${found}`;
  }
  return null;
}
