import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.js';
import { withPostgres } from '../testing/backed.js';
import { type Lease, takePlace } from './lease.js';

const postgres = withPostgres();

describe('the place of a server on PostgreSQL', () => {
  /** Nobody who lives loses a place, however busy the machine is. */
  const TIMES = { lengthMs: 60_000, renewMs: 200 };
  const SHORT = 600;
  let url: string;
  let pools: pg.Pool[] = [];
  const leases: Lease[] = [];
  beforeEach(async (context) => {
    url = await postgres.fresh(context);
    await (await openDatabase({ url })).close(); // its tables are made
  });
  afterEach(async () => {
    for (const lease of leases.splice(0)) await lease.release();
    for (const pool of pools) await pool.end();
    pools = [];
  });
  const process = (name: string, times = TIMES): Promise<Lease> => {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    pool.on('error', () => {}); // the database may stop before its last connection has ended
    pools.push(pool);
    return takePlace(pool, name, 10, times).then((lease) => {
      leases.push(lease);
      return lease;
    });
  };
  /** A server that does not renew its place: paused, or dead. */
  const silent = (name: string) => process(name, { lengthMs: SHORT, renewMs: 3_600_000 });

  it('belongs to one server, and who comes second is told who has it', async () => {
    await process('the first');
    await expect(process('the second')).rejects.toThrow('another server uses this database: the first');
  });

  it('leaves no connection of a server that was refused', async () => {
    await process('the first');
    const again = new URL(url);
    again.searchParams.set('application_name', 'refused');
    await expect(openDatabase({ url: again.href })).rejects.toThrow('another server uses this database');
    const own = "select count(*)::int as n from pg_stat_activity where application_name = 'refused'";
    // Sooner than a pool lets go of what it does not use, which would be after ten seconds.
    await expect.poll(async () => (await pools[0]!.query(own)).rows, { timeout: 5_000 }).toEqual([{ n: 0 }]);
  });

  it('belongs to one of those that come at once', async () => {
    const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => process(name)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is free at once when it was given up', async () => {
    await (await process('the first')).release();
    expect((await process('the second')).node).not.toBe('');
  });

  it("passes on when its server is silent for too long, and is then the next one's", async () => {
    const first = await silent('the first');
    const second = await process('the second');
    expect(second.node).not.toBe(first.node);
    await expect(process('a third')).rejects.toThrow('another server uses this database: the second');
  });

  it('is lost for who finds it taken', async () => {
    const lease = await process('the first');
    const pool = pools[0]!;
    await pool.query('delete from nodes');
    expect(await lease.lost).toContain('another server has taken over');
  });
});
