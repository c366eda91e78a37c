import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/**
 * Opens a file so that what is committed stays, whatever happens to process or power. After so many pages in its log the
 * connection brings them into the file: rarely, since decisions wait for it.
 */
export function connect(path: string, pages = 4_000): DatabaseSyncInstance {
  const raw = new DatabaseSync(path);
  raw.exec('pragma busy_timeout = 5000'); // first: another program may be recovering or closing the file just now
  raw.exec('pragma journal_mode = WAL');
  raw.exec('pragma synchronous = FULL');
  raw.exec('pragma foreign_keys = ON');
  raw.exec('pragma cache_size = -65536'); // 64 MiB: the pages of the tables in play
  raw.exec(`pragma wal_autocheckpoint = ${pages}`);
  return raw;
}

/** Brings pages of the log into the file as far as nobody is in the way; what is left is done the next time. */
export function tidyUp(raw: DatabaseSyncInstance): void {
  try {
    raw.exec('pragma wal_checkpoint(passive)');
  } catch {
    // A full disk, for example: nothing is lost, and whoever commits next is told.
  }
}

export type Value = string | number | null;

/** A statement with its values; the third is what is wrong if it does not change exactly one row. */
export type Statement = readonly [sql: string, values: readonly Value[], orElse?: string];

/** Runs one statement and says how many rows it changed; each text is prepared once. */
type Run = (sql: string, values: readonly Value[]) => number;

export function runner(raw: DatabaseSyncInstance): Run {
  const prepared = new Map<string, ReturnType<typeof raw.prepare>>();
  return (sql, values) => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = raw.prepare(sql);
      prepared.set(sql, statement);
    }
    return Number(statement.run(...values).changes);
  };
}

/** Does some work as one transaction, all or none. */
export function transaction(raw: DatabaseSyncInstance, run: Run, work: () => void): void {
  run('begin immediate', []);
  try {
    work();
    run('commit', []);
  } catch (error) {
    if (raw.isTransaction) run('rollback', []);
    throw error;
  }
}

/** A statement did not change the one row it must. */
export class Unchanged extends Error {
  constructor(readonly at: number) {
    super(`statement ${at} did not change exactly one row`);
  }
}

/** Runs statements on a connection as one transaction. */
export function committer(raw: DatabaseSyncInstance): (statements: readonly Statement[]) => void {
  const run = runner(raw);
  return (statements) =>
    transaction(raw, run, () => {
      for (const [sql, values, orElse] of statements)
        if (run(sql, values) !== 1 && orElse !== undefined) throw new Error(orElse);
    });
}
