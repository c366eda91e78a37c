import type { Database } from '../db/database.js';
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

/** Both databases say so in words when a unique column refuses. */
const isConflict = (error: unknown): boolean => error instanceof Error && /unique/i.test(error.message);

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
  const ownerOf = (key: string) =>
    db.selectFrom('accounts').select('id').where('name_key', '=', key).executeTakeFirst();

  const isFree = async (name: string, except?: string): Promise<boolean> => {
    const owner = await ownerOf(nameKey(name));
    return owner === undefined || owner.id === except;
  };

  return {
    async createGuest(text) {
      const name = readName(text);
      if (!name.ok) return name;
      if (!(await isFree(name.value))) return taken();
      const account = { id: newId(), name: name.value };
      const time = now();
      await db
        .insertInto('accounts')
        .values({ ...account, name_key: null, password: null, created_at: time, seen_at: time })
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
      if (!(await isFree(name.value, id))) return taken();
      const key = row.name_key === null ? null : nameKey(name.value);
      try {
        await db.updateTable('accounts').set({ name: name.value, name_key: key }).where('id', '=', id).execute();
      } catch (error) {
        if (isConflict(error)) return taken();
        throw error;
      }
      return success({ id, name: name.value });
    },

    async secure(id, password) {
      const row = await db.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirst();
      if (row === undefined) return failure('not-found', 'There is no such account.');
      const set = { name_key: nameKey(row.name), ...(password === undefined ? {} : { password }) };
      try {
        await db.updateTable('accounts').set(set).where('id', '=', id).execute();
      } catch (error) {
        if (isConflict(error)) return taken();
        throw error;
      }
      return success(null);
    },

    async release(id) {
      await db.updateTable('accounts').set({ name_key: null }).where('id', '=', id).execute();
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
