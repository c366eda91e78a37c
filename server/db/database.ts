import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.js';
import type { Schema } from './schema.js';
import { openSqlite, type SqliteFile } from './sqlite.js';

/** The database, the same for SQLite and PostgreSQL; `sqlite` is there for what must be faster than a query builder. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly sqlite: SqliteFile | null;
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
  // What is in there is for nobody else on this machine: hands, words, and the key of the sessions.
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const sqlite = openSqlite(path);
  return assemble(new Kysely<Schema>({ dialect: sqlite.dialect }), 'sqlite', sqlite);
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
  return assemble(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), 'postgres', null);
}

function assemble(db: Kysely<Schema>, dialect: Database['dialect'], sqlite: SqliteFile | null): Database {
  let closed: Promise<void> | null = null;
  return {
    db,
    dialect,
    sqlite,
    transact: (work) => db.transaction().execute(work),
    close: () => {
      closed ??= db.destroy();
      return closed;
    },
  };
}
