import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** The one connection to a file, and the turn to use it: a transaction that waits for something must not be joined. */
export interface SqliteFile {
  readonly raw: DatabaseSyncInstance;
  /** Runs work that does not wait, when nobody else has the connection: at once if that is now. */
  exclusive<T>(work: (raw: DatabaseSyncInstance) => T): Promise<T>;
  readonly dialect: Dialect;
}

type Statement = ReturnType<DatabaseSyncInstance['prepare']>;
const STATEMENTS = 500;

/** Opens a file so that what is committed stays, whatever happens to process or power. */
export function openSqlite(path: string): SqliteFile {
  const raw = new DatabaseSync(path);
  raw.exec('pragma busy_timeout = 5000'); // first: another program may be recovering or closing the file just now
  raw.exec('pragma journal_mode = WAL');
  raw.exec('pragma synchronous = FULL');
  raw.exec('pragma foreign_keys = ON');
  raw.exec('pragma cache_size = -65536'); // 64 MiB: the pages of the tables in play
  raw.exec('pragma wal_autocheckpoint = 4000'); // rarer and larger: fewer decisions wait for one
  const turns = newTurns();
  const connection = connectionTo(raw);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => {
      await turns.take();
      return connection;
    },
    releaseConnection: async () => turns.give(),
    beginTransaction: async (on) => void (await on.executeQuery(CompiledQuery.raw('begin immediate'))),
    commitTransaction: async (on) => void (await on.executeQuery(CompiledQuery.raw('commit'))),
    rollbackTransaction: async (on) => void (await on.executeQuery(CompiledQuery.raw('rollback'))),
    destroy: async () => raw.close(),
  };
  return {
    raw,
    async exclusive(work) {
      await turns.take();
      try {
        return work(raw);
      } finally {
        turns.give();
      }
    },
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  };
}

function newTurns(): { take(): Promise<void>; give(): void } {
  let taken = false;
  const waiting: (() => void)[] = [];
  return {
    take() {
      if (taken) return new Promise((resolve) => waiting.push(resolve));
      taken = true;
      return Promise.resolve();
    },
    give() {
      const next = waiting.shift();
      if (next === undefined) taken = false;
      else next();
    },
  };
}

function connectionTo(raw: DatabaseSyncInstance): DatabaseConnection {
  const statements = new Map<string, Statement>();
  const prepared = (sql: string): Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= STATEMENTS) statements.clear();
    const statement = raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const values = parameters as Parameters<Statement['all']>;
      const statement = prepared(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    streamQuery() {
      throw new Error('streams of rows are not supported');
    },
  };
}
