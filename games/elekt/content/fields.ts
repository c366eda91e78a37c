import { isObject } from '@tabula/kernel/shape.js';

/** Checking plain data from outside, value by value, with messages that name the place. Nothing here throws. */

/** Collects what is wrong. After many problems it stops listening, so that a hostile file costs little. */
export class Problems {
  readonly list: string[] = [];
  static readonly MOST = 100;

  add(path: string, problem: string): void {
    if (this.list.length < Problems.MOST) this.list.push(`${path === '' ? '/' : path}: ${problem}`);
    else if (this.list.length === Problems.MOST) this.list.push('and more');
  }
}

export type Check = (value: unknown, path: string, problems: Problems) => void;

/** A property: how it is checked, and whether it may be left out. */
export interface Field {
  readonly check: Check;
  readonly optional: boolean;
}

export type Fields = { readonly [name: string]: Field };

export const required = (check: Check): Field => ({ check, optional: false });
export const optional = (check: Check): Field => ({ check, optional: true });

/** A value as a message shows it: never long. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** A property name in a path: never long, and no slash of its own. */
const step = (key: string): string => (key.length > 40 ? `${key.slice(0, 40)}…` : key).replaceAll('/', '~1');

const check =
  (fits: (value: unknown) => boolean, expected: string): Check =>
  (value, path, problems) => {
    if (!fits(value)) problems.add(path, `expected ${expected}, found ${show(value)}`);
  };

export const whole = (min: number, max: number): Check =>
  check(
    (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
    `a whole number ${min} to ${max}`,
  );

/** A whole number that changes something. */
export const change = (most: number): Check =>
  check(
    (value) => Number.isInteger(value) && value !== 0 && Math.abs(value as number) <= most,
    `a whole number ${-most} to ${most}, not 0`,
  );

export const oneOf = (values: readonly (string | boolean)[]): Check =>
  check((value) => values.some((one) => one === value), `one of ${values.map(show).join(', ')}`);

export const flag: Check = check((value) => typeof value === 'boolean', 'true or false');

export const matching = (pattern: RegExp, expected: string): Check =>
  check((value) => typeof value === 'string' && value.length <= 60 && pattern.test(value), expected);

export const NAME_LENGTH = 60;

/** A name people read: short, not blank, no control or invisible characters. */
export const name: Check = check(
  (value) => typeof value === 'string' && value.trim() !== '' && value.length <= NAME_LENGTH && !/\p{C}/u.test(value),
  `a name of 1 to ${NAME_LENGTH} visible characters`,
);

/** An object with exactly these properties. */
export const exactly =
  (fields: Fields): Check =>
  (value, path, problems) => {
    if (!isObject(value)) {
      problems.add(path, `expected an object, found ${show(value)}`);
      return;
    }
    for (const [key, field] of Object.entries(fields))
      if (Object.hasOwn(value, key)) field.check(value[key], `${path}/${key}`, problems);
      else if (!field.optional) problems.add(`${path}/${key}`, 'is missing');
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) problems.add(`${path}/${step(key)}`, 'is not a known property');
  };

/** A list of so many entries. */
export const listOf =
  (entry: Check, min: number, max: number): Check =>
  (value, path, problems) => {
    if (!Array.isArray(value)) problems.add(path, `expected a list, found ${show(value)}`);
    else if (value.length < min) problems.add(path, `needs at least ${min} entries, has ${value.length}`);
    else if (value.length > max) problems.add(path, `may have at most ${max} entries, has ${value.length}`);
    if (!Array.isArray(value) || value.length > max) return;
    value.forEach((one, at) => {
      entry(one, `${path}/${at}`, problems);
    });
  };
