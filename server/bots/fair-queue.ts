/** Whose turn something waits for. */
export interface Whose {
  readonly account: string;
  readonly table: string;
}

/** What waits, shared out: each account has its turn, and of one account each table. */
export interface FairQueue<T> {
  readonly size: number;
  /** How much stands between something new of this account and its turn, were all alike: its own, and one of each other's. */
  aheadOf(account: string): number;
  push(whose: Whose, item: T): void;
  /** What has waited longest of the table that has waited longest of the account that has waited longest. */
  shift(): T | undefined;
  /** Takes everything. */
  drain(): T[];
}

/** A map whose first entry is the next one: who had a turn goes to the end. */
type Turns<V> = Map<string, V>;

function firstOf<V>(turns: Turns<V>): [key: string, value: V] | undefined {
  for (const entry of turns) return entry;
  return undefined;
}

export function fairQueue<T>(): FairQueue<T> {
  const accounts: Turns<Turns<T[]>> = new Map();
  const counts = new Map<string, number>();
  let size = 0;

  const queue: FairQueue<T> = {
    get size() {
      return size;
    },
    aheadOf(account) {
      const own = counts.get(account) ?? 0;
      return own + counts.size - (own > 0 ? 1 : 0);
    },
    push({ account, table }, item) {
      const tables = accounts.get(account) ?? new Map<string, T[]>();
      accounts.set(account, tables);
      const items = tables.get(table) ?? [];
      tables.set(table, items);
      items.push(item);
      counts.set(account, (counts.get(account) ?? 0) + 1);
      size++;
    },
    shift() {
      const next = firstOf(accounts);
      if (next === undefined) return undefined;
      const [account, tables] = next;
      const [table, items] = firstOf(tables)!;
      const item = items.shift()!;
      size--;
      tables.delete(table);
      if (items.length > 0) tables.set(table, items);
      accounts.delete(account);
      if (tables.size > 0) accounts.set(account, tables);
      const left = counts.get(account)! - 1;
      if (left === 0) counts.delete(account);
      else counts.set(account, left);
      return item;
    },
    drain() {
      const all: T[] = [];
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) all.push(item);
      return all;
    },
  };
  return queue;
}
