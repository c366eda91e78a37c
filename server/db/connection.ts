import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** Opens a file so that what is committed stays, whatever happens to process or power. */
export function connect(path: string): DatabaseSyncInstance {
  const raw = new DatabaseSync(path);
  raw.exec('pragma busy_timeout = 5000'); // first: another program may be recovering or closing the file just now
  raw.exec('pragma journal_mode = WAL');
  raw.exec('pragma synchronous = FULL');
  raw.exec('pragma foreign_keys = ON');
  raw.exec('pragma cache_size = -65536'); // 64 MiB: the pages of the tables in play
  raw.exec('pragma wal_autocheckpoint = 4000'); // rarer and larger: fewer decisions wait for one
  return raw;
}

/** A statement with its values; the third is what is wrong if it does not change exactly one row. */
export type Statement = readonly [sql: string, values: readonly (string | number | null)[], orElse?: string];

/** Runs statements on a connection as one transaction, all or none; each text is prepared once. */
export function committer(raw: DatabaseSyncInstance): (statements: readonly Statement[]) => void {
  const prepared = new Map<string, ReturnType<typeof raw.prepare>>();
  const run = (sql: string, values: Statement[1]): number => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = raw.prepare(sql);
      prepared.set(sql, statement);
    }
    return Number(statement.run(...values).changes);
  };
  return (statements) => {
    run('begin immediate', []);
    try {
      for (const [sql, values, orElse] of statements)
        if (run(sql, values) !== 1 && orElse !== undefined) throw new Error(orElse);
      run('commit', []);
    } catch (error) {
      if (raw.isTransaction) run('rollback', []);
      throw error;
    }
  };
}
