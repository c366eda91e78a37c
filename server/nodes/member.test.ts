import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../db/database.js';
import { withPostgres } from '../testing/backed.js';
import { joinNodes } from './member.js';

const postgres = withPostgres();
/** Nobody who lives loses a place, however busy the machine is. */
const TIMES = { lengthMs: 60_000, renewMs: 20 };
const OTHER = `insert into nodes (id, name, until, several, hears, schema, rules)
  values ('other', 'another', clock_timestamp() + interval '1 hour', $1, 1, 1000, '{"elekt":7}')`;

describe('a node among others', () => {
  const node = { node: 'one', name: 'the first', hears: () => true, times: TIMES };
  let url: string;
  beforeEach(async (context) => {
    url = await postgres.fresh(context);
    await (await openDatabase({ url })).close(); // its tables are made
  });

  it('goes on when the database has not answered for a while', async () => {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    const member = await joinNodes(pool, node, 1000);
    const query = vi.spyOn(pool, 'query');
    await pool.query('alter table nodes rename to away');
    const failed = () => query.mock.settledResults.some(({ type }) => type === 'rejected');
    await expect.poll(failed, { timeout: 30_000 }).toBe(true);
    await pool.query('alter table away rename to nodes');
    await pool.query(OTHER, [1]);
    await expect.poll(() => [...member.others], { timeout: 30_000 }).toEqual([['other', { elekt: 7 }]]);
    expect(member.holds()).toBe(true);
    await member.release();
    await pool.end();
  });

  it('is told that it cannot go on, when somebody has taken all of the database meanwhile', async () => {
    const database = await openDatabase({ url, node });
    const { pool, member } = database.postgres!;
    await pool.query(`with gone as (delete from nodes where id = 'one') ${OTHER}`, [0]);
    expect(await member!.lost).toContain('another server uses this database, and it does so alone');
    await database.close();
  });

  it('knows the time of the database, however long its own process has run', async () => {
    const HOUR = 3_600_000;
    const ran = vi.spyOn(performance, 'now').mockReturnValue(HOUR);
    onTestFinished(() => ran.mockRestore());
    const database = await openDatabase({ url, node });
    const { member } = database.postgres!;
    const now = performance.timeOrigin + HOUR + member!.offset;
    expect(Math.abs(now - Date.now())).toBeLessThan(HOUR / 2);
    await database.close();
  });
});
