import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.js';

/** One step of the database's growth. */
export interface Migration {
  readonly id: number;
  readonly name: string;
  /**
   * The oldest program that may go on when this step was taken, by the newest step that it knows: while nodes are
   * upgraded one after the other it runs beside the new ones. The step's own number if none may.
   */
  readonly since: number;
  run(db: Kysely<Schema>): Promise<void>;
}

const steps = (id: number, since: number, name: string, texts: readonly string[]): Migration => ({
  id,
  name,
  since,
  async run(db) {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});

/** A step after which no older program may go on. */
export const upheaval = (id: number, name: string, texts: readonly string[]): Migration => steps(id, id, name, texts);

/** What a program that does not know of it never notices: rows that it writes are still rows, and it reads what it did. */
const ADDS: readonly RegExp[] = [
  /^create table \w+ \(/,
  /^create index \w+ on /, // a unique one would refuse what an older program writes
  /^alter table \w+ add column \w+ \w+$/,
  /^alter table \w+ add column \w+ \w+ (not null )?default \S+$/,
];

/** A step that only adds, so that programs go on which know no more than the step `since`. */
export function addition(id: number, since: number, name: string, texts: readonly string[]): Migration {
  const other = texts.find((text) => !ADDS.some((adds) => adds.test(text.trim())));
  if (other !== undefined) throw new Error(`step ${id} of the database does more than add: ${other}`);
  return steps(id, since, name, texts);
}

export const newestOf = (known: readonly Migration[]): number => known.at(-1)?.id ?? 0;

export interface MigrateOptions {
  readonly now?: () => number;
  /** Looks, as a part of the step, whether a server that knows too little for it is using the database; then it throws. */
  readonly noneOlder?: (trx: Transaction<Schema>, since: number) => Promise<void>;
}

/**
 * Brings a database up to date and says which steps it took. One that is ahead of this program is used as it is, if the
 * steps that this program does not know say so; otherwise it is refused.
 */
export async function migrate(
  db: Kysely<Schema>,
  known: readonly Migration[],
  { now = Date.now, noneOlder = async () => {} }: MigrateOptions = {},
): Promise<string[]> {
  await sql`create table if not exists migrations (id integer primary key, name text not null, at bigint not null)`.execute(
    db,
  );
  await sql`create table if not exists compatible (id integer primary key, since integer not null)`.execute(db);
  const { rows } = await sql<{ id: number; since: number | null }>`
    select m.id, c.since from migrations m left join compatible c on c.id = m.id`.execute(db);
  const done = new Set(rows.map(({ id }) => Number(id)));
  const newest = newestOf(known);
  for (const { id, since } of rows)
    if (id > newest && (since ?? id) > newest)
      throw new Error(`this database was written by a newer version (migration ${id})`);
  const taken: string[] = [];
  for (const migration of known) {
    const { id, name, since } = migration;
    if (done.has(id)) continue;
    await db.transaction().execute(async (trx) => {
      if (done.size > 0) await noneOlder(trx, since);
      await migration.run(trx);
      await sql`insert into migrations (id, name, at) values (${id}, ${name}, ${now()})`.execute(trx);
      await sql`insert into compatible (id, since) values (${id}, ${since})`.execute(trx);
    });
    taken.push(`${id} ${name}`);
  }
  return taken;
}
