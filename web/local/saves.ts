import type { Level } from '@tabula/bots/bot.js';
import type { State } from '@tabula/kernel/game.js';
import type { GameRecord } from '@tabula/kernel/table.js';

/** Who sits at a table of this browser. */
export type Who =
  | { readonly name: string; readonly kind: 'person' }
  | { readonly name: string; readonly kind: 'bot'; readonly level: Level };

/** What the list of tables shows without opening them. */
export interface SaveHead {
  readonly id: string;
  readonly game: string;
  readonly pack: string;
  readonly who: readonly Who[];
  readonly round: number;
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly at: number;
}

/** A table as this browser keeps it: the state to go on from, and the record of how it came to that. */
export interface Save extends SaveHead {
  readonly state: State;
  /** Null once the beginning is not known any more. */
  readonly record: GameRecord | null;
}

const HEADS = 'tabula-tables';
const key = (id: string) => `tabula-table-${id}`;
const MOST = 24;

/** All tables, the last one first. */
export function heads(): readonly SaveHead[] {
  try {
    return JSON.parse(localStorage.getItem(HEADS) ?? '[]') as SaveHead[];
  } catch {
    return [];
  }
}

/** Keeps a table; the oldest go when there are too many. False if this browser keeps nothing. */
export function keep(save: Save): boolean {
  const { state: _state, record: _record, ...head } = save;
  const others = heads().filter(({ id }) => id !== save.id);
  const kept = [head, ...others].slice(0, MOST);
  try {
    for (const { id } of others.slice(MOST - 1)) localStorage.removeItem(key(id));
    localStorage.setItem(key(save.id), JSON.stringify(save));
    localStorage.setItem(HEADS, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function saved(id: string): Save | null {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? 'null') as Save | null;
  } catch {
    return null;
  }
}

export function forget(id: string): void {
  try {
    localStorage.setItem(HEADS, JSON.stringify(heads().filter((head) => head.id !== id)));
    localStorage.removeItem(key(id));
  } catch {
    // Nothing was kept.
  }
}
