import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.js';
import { keepPrivate } from './private-files.js';
import type { Schema } from './schema.js';
import { openSqlite, type SqliteFile } from './sqlite.js';
import { lostPages } from './wal.js';

/** The database, the same for SQLite and PostgreSQL; `sqlite` is there for what must be faster than a query builder. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly sqlite: SqliteFile | null;
  /** The file, if there is one. */
  readonly path: string | null;
  /** How many committed pages the file had lost when it was opened: then decisions that were acknowledged are gone. */
  readonly lostPages: number;
  transact<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where the data is: a file of SQLite (':memory:' for tests), or a PostgreSQL server. */
export type DatabasePlace = { readonly path: string } | { readonly url: string };

/** Opens a database and brings it up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = 'path' in place ? sqliteDatabase(place.path) : postgresDatabase(place.url);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function sqliteDatabase(path: string): Database {
  const file = path === ':memory:' ? null : path;
  if (file !== null) keepPrivate(file);
  const lost = file === null ? 0 : lostPages(file); // before it is opened: then SQLite forgets what was there
  const sqlite = openSqlite(path);
  const db = new Kysely<Schema>({ dialect: sqlite.dialect });
  return assemble({ db, dialect: 'sqlite', sqlite, path: file, lostPages: lost });
}

const INT8 = 20;

function postgresDatabase(url: string): Database {
  // Counts and times fit a number: without this they would arrive as texts.
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ connectionString: url, max: 8, types });
  pool.on('error', () => {}); // an idle connection that broke is replaced; the next query tells
  pool.on('connect', (client) => void client.on('error', () => {})); // and so it is with one that breaks in use
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return assemble({ db, dialect: 'postgres', sqlite: null, path: null, lostPages: 0 });
}

function assemble(opened: Omit<Database, 'transact' | 'close'>): Database {
  const { db } = opened;
  let closed: Promise<void> | null = null;
  return {
    ...opened,
    transact: (work) => db.transaction().execute(work),
    close: () => {
      closed ??= db.destroy();
      return closed;
    },
  };
}

/** Busy, locked, read-only, input or output, corrupt, full, cannot open, no database: as SQLite numbers them. */
const SQLITE_TROUBLE = new Set([5, 6, 8, 10, 11, 13, 14, 26]);
/** Classes of PostgreSQL: connection, resources, operator, system; and what the network says. */
const POSTGRES_TROUBLE = /^(08|53|55000|57|58)|^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)/;

/** Whether an error is the storage's: the disk is full or read-only, the file damaged, the database lost. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, sqliteCode } = error as Error & { readonly code?: unknown; readonly sqliteCode?: unknown };
  if (typeof sqliteCode === 'number') return SQLITE_TROUBLE.has(sqliteCode & 0xff);
  return (typeof code === 'string' && POSTGRES_TROUBLE.test(code)) || /^Connection terminated/.test(error.message);
}
