import type { Level } from '@tabula/bots/bot.js';
import type { State } from '@tabula/kernel/game.js';
import type { GameRecord } from '@tabula/kernel/record.js';
import { indexedShelf, type Shelf } from './idb.js';

/** Who sits at a table of this browser. */
export type Who =
  | { readonly name: string; readonly kind: 'person' }
  | { readonly name: string; readonly kind: 'bot'; readonly level: Level };

/** What the list of tables shows without opening them. */
export interface SaveHead {
  readonly id: string;
  readonly game: string;
  readonly who: readonly Who[];
  readonly round: number;
  readonly waiting: readonly number[];
  readonly over: boolean;
  /** Who has won, once it is over; tables of earlier versions do not say it. */
  readonly winners?: readonly number[];
  readonly at: number;
}

/** A table as this browser keeps it: the state to go on from, and the record of how it came to that. */
export interface Save extends SaveHead {
  readonly state: State;
  /** Null once the beginning is not known any more. */
  readonly record: GameRecord | null;
  /** How often a bot was asked what it would do; missing if never. */
  readonly hints?: number;
}

/** The tables of this browser. They are read once, then held in memory and written behind. */
export interface Saves {
  /** Reads what is kept, also what other tabs have written since; before it nothing is known. */
  read(): Promise<void>;
  heads(): readonly SaveHead[];
  keep(save: Save): boolean;
  saved(id: string): Save | null;
  forget(id: string): void;
}

const MOST = 100;
/** Where earlier versions of the page kept tables. */
const OLD_HEADS = 'tabula-tables';
const oldKey = (id: string) => `tabula-table-${id}`;

type OldStorage = Pick<Storage, 'getItem' | 'removeItem'>;

export function createSaves(shelf: Shelf, old: OldStorage | null): Saves {
  let known = new Map<string, Save>();
  let works = true;
  let changes = 0;
  const failed = () => {
    works = false;
  };
  const write = (work: Promise<void>): void => void work.catch(failed);

  /** What earlier versions kept goes over to the shelf, once. */
  async function migrate(): Promise<void> {
    if (old === null) return;
    const text = old.getItem(OLD_HEADS);
    if (text === null) return;
    for (const { id } of parsed<readonly { readonly id: string }[]>(text) ?? []) {
      const save = parsed<Save>(old.getItem(oldKey(id)) ?? 'null');
      if (save !== null) await shelf.put(id, save);
    }
    for (const { id } of parsed<readonly { readonly id: string }[]>(text) ?? []) old.removeItem(oldKey(id));
    old.removeItem(OLD_HEADS);
  }

  const sorted = (): Save[] => [...known.values()].sort((a, b) => b.at - a.at);

  return {
    async read() {
      try {
        await migrate();
        for (let at = -1; at !== changes; ) {
          at = changes; // what is kept while we read must not be lost
          const all = await shelf.all();
          if (at === changes) known = new Map(all.map(({ key, value }) => [key, value as Save]));
        }
      } catch {
        failed(); // a browser that keeps nothing: tables live as long as the page
      }
    },
    heads: sorted,
    keep(save) {
      changes++;
      known.set(save.id, save);
      for (const { id } of sorted().slice(MOST)) this.forget(id);
      write(shelf.put(save.id, save));
      return works;
    },
    saved: (id) => structuredClone(known.get(id) ?? null),
    forget(id) {
      changes++;
      known.delete(id);
      write(shelf.drop(id));
    },
  };
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T | null;
  } catch {
    return null;
  }
}

/** Browsers may forbid a page to keep anything; then even the look at it throws. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const saves = createSaves(indexedShelf('tables'), storage());

/** Reads the tables of this browser; whoever lists or opens them waits for it. */
export const readSaves = (): Promise<void> => saves.read();
/** All tables, the last one first. */
export const heads = (): readonly SaveHead[] => saves.heads();
/** Keeps a table; the oldest go when there are too many. False if this browser keeps nothing. */
export const keep = (save: Save): boolean => saves.keep(save);
export const saved = (id: string): Save | null => saves.saved(id);
export const forget = (id: string): void => saves.forget(id);
