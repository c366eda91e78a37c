import type { Json, Seat } from '../json.js';
import type { Rng } from '../rng.js';
import type { Asked } from '../run.js';
import type { Table } from '../table.js';

/** A game at a decision, as the laws look at it. */
export interface Position<B, V> {
  readonly table: Table<B, V>;
  readonly now: Asked | null;
  /** The chance of the laws themselves, never that of the game. */
  readonly rng: Rng;
}

/** A law says what breaks it, or null. It leaves the position as it found it. */
export type Law = <B, V>(position: Position<B, V>) => string | null;

/** A table of its own on the same state, with no past. */
export const tableOn = <B, V>(table: Table<B, V>, state: Table<B, V>['state']): Table<B, V> => ({
  game: table.game,
  state,
  log: [],
  past: [],
});

/** The seats of a table, in order. */
export const seatsOf = <B, V>({ table }: Position<B, V>): Seat[] => [...table.state.seats.keys()];

/** Two values that must be the same bytes: where they first differ, or null. */
export function differ(what: string, a: unknown, b: unknown): string | null {
  if (alike(a, b)) return null; // most are: a text of each is made only to show where they differ
  const left = JSON.stringify(a) ?? '';
  const right = JSON.stringify(b) ?? '';
  if (left === right) return null;
  let at = 0;
  while (left[at] === right[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `${what} differs: …${near(left)}… and …${near(right)}…`;
}

/** Whether two values are the same plain data with their keys in the same order: then they are the same bytes. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let at = 0; at < a.length; at++) if (!alike(a[at], b[at])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  const others = Object.keys(right);
  if (keys.length !== others.length) return false;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    if (key !== others[at] || !alike(left[key], right[key])) return false;
  }
  return true;
}

/** All texts in an answer: the cards, pieces and places it names. */
export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
