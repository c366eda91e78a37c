import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Schema } from '../db/schema.js';

/** This process may not serve the database, or not yet; says why. */
export class Shut extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'Shut';
  }
}

// In a transaction, so that what the one before has done is seen once its lock is ours.
const GATE = "select pg_advisory_xact_lock(hashtext('tabula.nodes'))";
const CLEAR = 'delete from nodes where until < clock_timestamp()';
const AHEAD = `select m.id from migrations m left join compatible c on c.id = m.id
  where m.id > $1 and coalesce(c.since, m.id) > $1 order by m.id limit 1`;

/** Writes the row of a process, if the statement finds that it may be there: one process at a time. */
export async function enter(
  pool: pg.Pool,
  schema: number,
  statement: string,
  values: readonly unknown[],
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(GATE);
    await client.query(CLEAR);
    const { rows } = await client.query<{ readonly id: number }>(AHEAD, [schema]);
    if (rows[0] !== undefined)
      throw new Shut(`a newer version has changed this database (migration ${rows[0].id}): this one cannot go on`);
    const { rowCount } = await client.query(statement, [...values]);
    await client.query('commit');
    client.release();
    return rowCount === 1;
  } catch (error) {
    client.release(true); // closed: what it was doing ends with it
    throw error;
  }
}

/** The step that those know who do not say what they know. */
const SILENT = 9;

/**
 * Throws if a server is using the database that knows less than a step asks for. Until the transaction ends no other
 * comes in.
 */
export async function noneOlder(trx: Transaction<Schema>, since: number): Promise<void> {
  const { rows: there } = await sql<{ readonly is: boolean }>`select to_regclass('nodes') is not null as is`.execute(
    trx,
  );
  if (there[0]?.is !== true) return;
  await sql.raw(GATE).execute(trx);
  // Whatever columns the table has by now.
  const { rows } = await sql<{ readonly name: string }>`
    select n.name from nodes n where n.until >= clock_timestamp()
      and coalesce((to_jsonb(n) ->> 'schema')::integer, ${SILENT}) < ${since} order by n.name`.execute(trx);
  if (rows.length === 0) return;
  throw new Shut(
    `stop the older servers first, they cannot go on beside this one: ${rows.map(({ name }) => name).join(', ')}`,
  );
}

/** Tries again for a while what is shut: a server that was killed has its place until its lease is over. */
export async function patiently<T>(work: () => Promise<T>, ms: number, pause: number): Promise<T> {
  for (const until = performance.now() + ms; ; )
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Shut) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}
