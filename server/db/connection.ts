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

export type Value = string | number | null;

/** A statement with its values; the third is what is wrong if it does not change exactly one row. */
export type Statement = readonly [sql: string, values: readonly Value[], orElse?: string];

/** A statement did not change the one row it must. */
export class Unchanged extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

/** Runs statements on a connection as one transaction, all or none; each text is prepared once. */
export function committer(raw: DatabaseSyncInstance): (statements: readonly Statement[]) => void {
  const prepared = new Map<string, ReturnType<typeof raw.prepare>>();
  const run = (sql: string, values: readonly Value[] = []): number => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = raw.prepare(sql);
      prepared.set(sql, statement);
    }
    return Number(statement.run(...values).changes);
  };
  return (statements) => {
    run('begin immediate');
    try {
      for (const [at, [sql, values, orElse]] of statements.entries())
        if (run(sql, values) !== 1 && orElse !== undefined) throw new Unchanged(at, orElse);
      run('commit');
    } catch (error) {
      if (raw.isTransaction) run('rollback');
      throw error;
    }
  };
}
