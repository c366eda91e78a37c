import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.js';

/** Below this many free bytes a disk counts as full: what is on its way would still have to be stored. */
const LEAST = 32 * 1_048_576;
/** A database that does not answer for so long (milliseconds) is lost. */
const PATIENCE = 3_000;

const PROBE = `insert into secrets (name, value) values ('probe', ?)
  on conflict (name) do update set value = excluded.value`;

/** Tries whether the database takes what is written, on the way that decisions go; fails with the reason if not. */
export async function probe(
  { db, sqlite, path }: Pick<Database, 'db' | 'sqlite' | 'path'>,
  value: string,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const written =
    sqlite === null
      ? db
          .insertInto('secrets')
          .values({ name: 'probe', value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
          .execute()
      : sqlite.commit([[PROBE, [value]]]);
  await within<unknown>(PATIENCE, written);
  if (path === null) return;
  const left = await free(dirname(path));
  if (left < LEAST) throw new Error(`the disk is full: ${left} bytes are free`);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the database has not answered for ${ms} ms`)), ms);
    timer.unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
