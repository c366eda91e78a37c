import type { Database } from '../db/database.js';
import { lookOf } from './lookalikes.js';
import { nameKey, readName } from './names.js';
import { failure, type Outcome, success } from './outcome.js';
import { newId } from './secrets.js';

/** A person as the others at a table know them. */
export interface Account {
  readonly id: string;
  readonly name: string;
}

/** An account as its owner sees it. */
export interface OwnAccount extends Account {
  /** A secured name belongs to this account alone and opens it on other devices. */
  readonly secured: boolean;
  readonly password: boolean;
  readonly passkeys: number;
  readonly createdAt: number;
}

const taken = () => failure('name-taken', 'This name belongs to somebody already; sign in, or take another one.');
const alike = () => failure('name-alike', 'This name looks like that of somebody who secured it; take another one.');

/** Both databases say so in words when a unique column refuses. */
const isConflict = (error: unknown): boolean => error instanceof Error && /unique/i.test(error.message);

/** By what a secured name is known from others. */
const keysOf = (name: string) => ({ name_key: nameKey(name), look: lookOf(name) });

export interface Accounts {
  createGuest(name: string): Promise<Outcome<Account>>;
  find(id: string): Promise<OwnAccount | null>;
  rename(id: string, name: string): Promise<Outcome<Account>>;
  /** Makes the name the account's own; `password` is a hash, or undefined to leave it as it is. */
  secure(id: string, password?: string): Promise<Outcome<null>>;
  /** Gives the name up again; the account goes on as a guest. */
  release(id: string): Promise<void>;
  /** The account that a secured name opens, and the hash of its password. */
  byName(name: string): Promise<{ readonly account: Account; readonly password: string | null } | null>;
  passwordOf(id: string): Promise<string | null>;
}

export function createAccounts({ db }: Database, now: () => number): Accounts {
  /** Why nobody but its owner may be called so; null if everybody may. */
  const obstacle = async (name: string, except?: string): Promise<Outcome<never> | null> => {
    const owners = await db
      .selectFrom('accounts')
      .select(['id', 'name_key'])
      .where(({ eb, or }) => or([eb('name_key', '=', nameKey(name)), eb('look', '=', lookOf(name))]))
      .execute();
    const others = owners.filter(({ id }) => id !== except);
    if (others.length === 0) return null;
    return others.some(({ name_key }) => name_key === nameKey(name)) ? taken() : alike();
  };

  return {
    async createGuest(text) {
      const name = readName(text);
      if (!name.ok) return name;
      const obstructed = await obstacle(name.value);
      if (obstructed !== null) return obstructed;
      const account = { id: newId(), name: name.value };
      const time = now();
      await db
        .insertInto('accounts')
        .values({ ...account, name_key: null, look: null, password: null, created_at: time, seen_at: time })
        .execute();
      return success(account);
    },

    async find(id) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const { count } = await db
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('account', '=', id)
        .executeTakeFirstOrThrow();
      return {
        id,
        name: row.name,
        secured: row.name_key !== null,
        password: row.password !== null,
        passkeys: Number(count),
        createdAt: Number(row.created_at),
      };
    },

    async rename(id, text) {
      const name = readName(text);
      if (!name.ok) return name;
      const row = await db.selectFrom('accounts').select('name_key').where('id', '=', id).executeTakeFirst();
      if (row === undefined) return failure('not-found', 'There is no such account.');
      const obstructed = await obstacle(name.value, id);
      if (obstructed !== null) return obstructed;
      const keys = row.name_key === null ? { name_key: null, look: null } : keysOf(name.value);
      try {
        await db
          .updateTable('accounts')
          .set({ name: name.value, ...keys })
          .where('id', '=', id)
          .execute();
      } catch (error) {
        if (isConflict(error)) return taken();
        throw error;
      }
      return success({ id, name: name.value });
    },

    async secure(id, password) {
      const row = await db.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirst();
      if (row === undefined) return failure('not-found', 'There is no such account.');
      const obstructed = await obstacle(row.name, id);
      if (obstructed !== null) return obstructed;
      const set = { ...keysOf(row.name), ...(password === undefined ? {} : { password }) };
      try {
        await db.updateTable('accounts').set(set).where('id', '=', id).execute();
      } catch (error) {
        if (isConflict(error)) return taken();
        throw error;
      }
      return success(null);
    },

    async release(id) {
      await db.updateTable('accounts').set({ name_key: null, look: null }).where('id', '=', id).execute();
    },

    async byName(text) {
      const name = readName(text);
      if (!name.ok) return null; // nobody is called that, and not every database can look for it
      const row = await db
        .selectFrom('accounts')
        .select(['id', 'name', 'password'])
        .where('name_key', '=', nameKey(name.value))
        .executeTakeFirst();
      return row === undefined ? null : { account: { id: row.id, name: row.name }, password: row.password };
    },

    async passwordOf(id) {
      const row = await db.selectFrom('accounts').select('password').where('id', '=', id).executeTakeFirst();
      return row?.password ?? null;
    },
  };
}
