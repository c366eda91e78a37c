import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { keepPrivate } from './private-files.js';

/** How long a server that is just closing the file is waited for, in milliseconds. */
const PATIENCE = 2_000;
/** As SQLite numbers it: somebody else has the lock. */
const BUSY = 5;

/**
 * Makes this process the only one that serves a file: tables live in the memory of one. The lock is SQLite's own, on a
 * small file beside it, and ends with the process, however that ends. Whoever comes second is told who was first: the
 * holder's name stands in a file of its own, which nobody writes without the lock, and which is long written when
 * somebody else has waited for the lock in vain.
 */
export function soleUser(path: string, name: string): { release(): void } {
  const lock = `${path}.lock`;
  const holder = `${path}.holder`;
  keepPrivate(lock);
  const raw = new DatabaseSync(lock);
  try {
    raw.exec(`pragma busy_timeout = ${PATIENCE}`);
    raw.exec('begin immediate'); // held until the end
    keepPrivate(holder);
    writeFileSync(holder, name);
  } catch (error) {
    raw.close();
    throw isBusy(error) ? new Error(`another server uses ${path}: ${readHolder(holder)}`, { cause: error }) : error;
  }
  return {
    release() {
      raw.exec('rollback'); // first: closing waits for statements that are not collected yet
      raw.close();
    },
  };
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'sqliteCode' in error && (Number(error.sqliteCode) & 0xff) === BUSY;

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'it has not said its name';
  }
}
