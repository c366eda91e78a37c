import type { DatabaseSyncInstance } from '@photostructure/sqlite';
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
import { type Commits, threadedCommits } from './commits.js';
import { committer, connect } from './connection.js';

/** A file: a connection for what is read and changed now and then, and a way to commit much and often. */
export interface SqliteFile {
  readonly raw: DatabaseSyncInstance;
  readonly commit: Commits['commit'];
  /** Takes turns on the connection: a transaction that waits for something must not be joined. */
  readonly dialect: Dialect;
}

type Statement = ReturnType<DatabaseSyncInstance['prepare']>;
const STATEMENTS = 500;

/** The script of the thread that commits. From sources, as tests run, there is none: they commit here. */
const THREAD = import.meta.url.endsWith('.js') ? new URL('./commit-thread.js', import.meta.url) : null;

/** Opens a file, or ':memory:'. */
export function openSqlite(path: string, thread: URL | null = THREAD): SqliteFile {
  const raw = connect(path, thread === null ? undefined : 16_000);
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
    destroy: async () => {
      await commits.close(); // before ours: who closes a file last tidies it up
      raw.close();
    },
  };
  const commits = thread === null || path === ':memory:' ? commitsHere(raw, turns) : threadedCommits(path, thread);
  return {
    raw,
    commit: commits.commit,
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  };
}

/** Commits on the one connection there is, when nobody else has it: what is in memory is in one connection alone. */
function commitsHere(raw: DatabaseSyncInstance, turns: Turns): Commits {
  const commit = committer(raw);
  return {
    async commit(statements) {
      await turns.take();
      try {
        commit(statements);
      } finally {
        turns.give();
      }
    },
    close: async () => {},
  };
}

interface Turns {
  take(): Promise<void>;
  give(): void;
}

function newTurns(): Turns {
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

/** A statement, and whether it answers with rows. */
interface Prepared {
  readonly statement: Statement;
  readonly answers: boolean;
}

function connectionTo(raw: DatabaseSyncInstance): DatabaseConnection {
  const statements = new Map<string, Prepared>();
  const prepared = (sql: string): Prepared => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= STATEMENTS) statements.clear();
    const statement = raw.prepare(sql);
    const made = { statement, answers: statement.columns().length > 0 };
    statements.set(sql, made);
    return made;
  };
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const values = parameters as Parameters<Statement['all']>;
      const { statement, answers } = prepared(sql);
      if (answers) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    streamQuery() {
      throw new Error('streams of rows are not supported');
    },
  };
}
