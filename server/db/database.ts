import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { noneOlder, patiently } from '../nodes/gate.js';
import { LEASE_TIMES, type Lease, takePlace } from '../nodes/lease.js';
import { joinNodes, type Member, type MemberOptions } from '../nodes/member.js';
import { serverName } from '../nodes/name.js';
import { type Migration, migrate, newestOf } from './migrate.js';
import { MIGRATIONS } from './migrations.js';
import { keepPrivate } from './private-files.js';
import type { Schema } from './schema.js';
import { soleUser } from './sole.js';
import { openSqlite, type SqliteFile } from './sqlite.js';
import { lostPages } from './wal.js';

/** The database, the same for SQLite and PostgreSQL; `sqlite` is there for what must be faster than a query builder. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly sqlite: SqliteFile | null;
  readonly postgres: PostgresServer | null;
  /** The file, if there is one. */
  readonly path: string | null;
  /** How many committed pages the file had lost when it was opened: then decisions that were acknowledged are gone. */
  readonly lostPages: number;
  transact<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface PostgresServer {
  readonly pool: pg.Pool;
  readonly lease: Lease;
  /** The same lease, where other nodes may have theirs. */
  readonly member: Member | null;
  /** Other nodes at which nobody listens. */
  readonly suspects: Set<string>;
}

/** Where the data is: a file of SQLite (':memory:' for tests), or a PostgreSQL server; there a node may be one of several. */
export type DatabasePlace = { readonly path: string } | { readonly url: string; readonly node?: MemberOptions };

/** Opens a database that no other server uses, but nodes that know of each other, and brings it up to date. */
export async function openDatabase(place: DatabasePlace, known: readonly Migration[] = MIGRATIONS): Promise<Database> {
  return 'path' in place ? sqliteDatabase(place.path, known) : postgresDatabase(place.url, place.node, known);
}

async function sqliteDatabase(path: string, known: readonly Migration[]): Promise<Database> {
  if (path === ':memory:') return openedSqlite(path, null, known);
  keepPrivate(path);
  const sole = soleUser(path, serverName());
  try {
    const database = await openedSqlite(path, path, known);
    const close = once(async () => {
      await database.close();
      sole.release();
    });
    return { ...database, close };
  } catch (error) {
    sole.release();
    throw error;
  }
}

async function openedSqlite(path: string, file: string | null, known: readonly Migration[]): Promise<Database> {
  const lost = file === null ? 0 : lostPages(file); // before it is opened: then SQLite forgets what was there
  const sqlite = openSqlite(path);
  const db = new Kysely<Schema>({ dialect: sqlite.dialect });
  const close = once(() => db.destroy());
  const database = { db, dialect: 'sqlite', sqlite, postgres: null, path: file, lostPages: lost } as const;
  try {
    await migrate(db, known);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...database, transact: (work) => db.transaction().execute(work), close };
}

const INT8 = 20;
/** Counts and times fit a number: without this they would arrive as texts. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** How long (milliseconds) a statement, and a new connection, may take: a line that was cut would hang for minutes. */
const STATEMENT = 5_000;
const CONNECTION = 2_000;
const RENEWAL = 1_000;

function poolOf(connectionString: string, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, types, keepAlive: true, connectionTimeoutMillis: CONNECTION, ...more });
  pool.on('error', () => {}); // an idle connection that broke is replaced; the next query tells
  pool.on('connect', (client) => void client.on('error', () => {})); // and so it is with one that breaks in use
  return pool;
}

async function postgresDatabase(
  url: string,
  node: MemberOptions | undefined,
  known: readonly Migration[],
): Promise<Database> {
  await migratePostgres(url, known);
  const schema = newestOf(known);
  const renewals = poolOf(url, { max: 2, query_timeout: RENEWAL }); // their own: they must not queue behind decisions
  const pool = poolOf(url, { max: 8, query_timeout: STATEMENT, idle_in_transaction_session_timeout: STATEMENT });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const end = async () => {
    await db.destroy();
    await renewals.end();
  };
  try {
    const member = node === undefined ? null : await joinNodes(renewals, node, schema);
    const lease = member ?? (await takePlace(renewals, serverName(), schema));
    const close = once(async () => {
      await lease.release();
      await end();
    });
    const transact: Database['transact'] = (work) => db.transaction().execute(work);
    return {
      db,
      dialect: 'postgres',
      sqlite: null,
      postgres: { pool, lease, member, suspects: new Set() },
      path: null,
      lostPages: 0,
      transact,
      close,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Brings a PostgreSQL database up to date: one server at a time, and however long it takes. Older servers that could not go
 * on are waited for as long as a dead one seems to live.
 */
async function migratePostgres(url: string, known: readonly Migration[]): Promise<void> {
  const pool = poolOf(url, { max: 1 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select pg_advisory_lock(hashtext('tabula.migrations'))`.execute(db); // until the connection ends
    const { lengthMs, renewMs } = LEASE_TIMES;
    await patiently(() => migrate(db, known, { noneOlder }), lengthMs + renewMs, renewMs / 4);
  } finally {
    await db.destroy();
  }
}

/** The same for every call: what the first one does. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= work();
    return done;
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
  return (
    (typeof code === 'string' && POSTGRES_TROUBLE.test(code)) ||
    /^(Connection terminated|Query read timeout|timeout exceeded)/.test(error.message)
  );
}
