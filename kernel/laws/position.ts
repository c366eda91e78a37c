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
  const left = JSON.stringify(a) ?? '';
  const right = JSON.stringify(b) ?? '';
  if (left === right) return null;
  let at = 0;
  while (left[at] === right[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `${what} differs: …${near(left)}… and …${near(right)}…`;
}

/** All texts in an answer: the cards, pieces and places it names. */
export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
