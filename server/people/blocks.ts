import type { Database } from '../db/database.js';
import { digest } from './secrets.js';

/** Somebody that an account does not want to hear from, as the account sees it. */
export interface Blocked {
  /** Names the entry among one's own; nobody is found by it. */
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

/** Who does not want to hear from whom. */
export interface Blocks {
  /** Says false if the account blocks as many as it may already. */
  add(account: string, other: string): Promise<boolean>;
  remove(account: string, id: string): Promise<boolean>;
  list(account: string): Promise<Blocked[]>;
  /** Those who have blocked somebody. */
  by(other: string): Promise<ReadonlySet<string>>;
  /** Those whom an account has blocked. */
  of(account: string): Promise<ReadonlySet<string>>;
  has(account: string, other: string): Promise<boolean>;
}

const MOST = 500;

const handleOf = (account: string, other: string): string => digest(`${account} blocks ${other}`).slice(0, 16);

export function createBlocks({ db }: Pick<Database, 'db'>, now: () => number): Blocks {
  const of = async (account: string): Promise<Set<string>> => {
    const rows = await db.selectFrom('blocks').select('other').where('account', '=', account).execute();
    return new Set(rows.map(({ other }) => other));
  };
  return {
    of,
    async add(account, other) {
      const held = await of(account);
      if (!held.has(other) && held.size >= MOST) return false;
      await db
        .insertInto('blocks')
        .values({ account, other, at: now() })
        .onConflict((conflict) => conflict.columns(['account', 'other']).doNothing())
        .execute();
      return true;
    },
    async remove(account, id) {
      const other = [...(await of(account))].find((entry) => handleOf(account, entry) === id);
      if (other === undefined) return false;
      await db.deleteFrom('blocks').where('account', '=', account).where('other', '=', other).execute();
      return true;
    },
    async list(account) {
      const rows = await db
        .selectFrom('blocks')
        .innerJoin('accounts', 'accounts.id', 'blocks.other')
        .select(['blocks.other', 'blocks.at', 'accounts.name'])
        .where('blocks.account', '=', account)
        .orderBy('blocks.at', 'desc')
        .execute();
      return rows.map(({ other, name, at }) => ({ id: handleOf(account, other), name, since: Number(at) }));
    },
    async by(other) {
      const rows = await db.selectFrom('blocks').select('account').where('other', '=', other).execute();
      return new Set(rows.map(({ account }) => account));
    },
    async has(account, other) {
      const row = await db
        .selectFrom('blocks')
        .select('at')
        .where('account', '=', account)
        .where('other', '=', other)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
