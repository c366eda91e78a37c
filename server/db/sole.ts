import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { keepPrivate } from './private-files.js';

/** How long a server that is just closing the file is waited for, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Makes this process the only one that serves a file: tables live in the memory of one. The lock is SQLite's own, on a
 * small file beside it, and ends with the process, however that ends. Whoever comes second is told who was first.
 */
export function soleUser(path: string, name: string): { release(): void } {
  const lock = `${path}.lock`;
  keepPrivate(lock);
  const raw = new DatabaseSync(lock);
  try {
    raw.exec(`pragma busy_timeout = ${PATIENCE}`);
    raw.exec('create table if not exists holder (id integer primary key check (id = 1), name text not null)');
    raw.prepare('insert or replace into holder (id, name) values (1, ?)').run(name);
    raw.exec('begin immediate'); // held until the end: others can read who holds it, and not begin
    return {
      release() {
        raw.exec('rollback'); // first: closing waits for statements that are not collected yet
        raw.close();
      },
    };
  } catch (error) {
    const holder = holderOf(raw);
    raw.close();
    throw holder === null ? error : new Error(`another server uses ${path}: ${holder}`, { cause: error });
  }
}

function holderOf(raw: DatabaseSyncInstance): string | null {
  try {
    const row = raw.prepare('select name from holder').get() as { readonly name: string } | undefined;
    return row?.name ?? null;
  } catch {
    return null; // then it is not a matter of who holds it
  }
}
