import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.js';
import { inlineBots } from '../bots/inline.js';
import { openDatabase } from '../db/database.js';
import { PEOPLE_LIMITS } from '../people/guard.js';
import { browser, type House, openHouse } from '../testing/house.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';

const folder = mkdtempSync(join(tmpdir(), 'tabula-health-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let house: House | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});
const ready = async () => (await house!.app.inject('/readyz')).statusCode;

describe('a server is not ready', () => {
  test('when its disk is full', async () => {
    let free = 1e9;
    house = await openHouse({ place: { path: join(folder, 'full.sqlite') }, free: async () => free });
    expect(await ready()).toBe(200);
    free = 32 * 1_048_576 - 1;
    house.again();
    expect(await ready()).toBe(503);
    const told = house.log
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'the database cannot be written');
    expect(told).toMatchObject([{ level: 50, err: { message: expect.stringContaining('free') } }]);
    free = 32 * 1_048_576;
    house.again();
    expect(await ready()).toBe(200);
  });

  test.each([
    ['takes no more pages', 'pragma max_page_count = 1'],
    ['may only be read', 'pragma query_only = 1'],
  ])('when its database %s; people are told that nothing can be stored', async (_what, pragma) => {
    house = await openHouse({ limits: { ...PEOPLE_LIMITS, guests: { burst: 1e9, every: 1 } } });
    house.database.sqlite!.raw.exec(pragma);
    const codes: string[] = [];
    for (let i = 0; i < 60; i++)
      codes.push((await browser(house.app).ask('POST', '/api/guest', { name: `Guest ${i}` })).body.error?.code ?? '');
    expect(new Set(codes.slice(-20))).toEqual(new Set(['storage']));
    expect(codes).not.toContain('defect');
    if (pragma.includes('query_only')) expect(await ready()).toBe(503);
  });

  test('when what it does by itself has failed', async () => {
    let failing = false;
    house = await openHouse({ isFailing: () => failing });
    expect(await ready()).toBe(200);
    failing = true;
    expect(await ready()).toBe(503);
  });
});

describe('a database on a server of its own', () => {
  let postgres: TestPostgres | null = null;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(() => postgres?.stop(), 60_000);

  test('that is lost is told, and found again', async ({ skip }) => {
    if (postgres === null) return skip('PostgreSQL did not start');
    const place = { url: await postgres.fresh() };
    house = await openHouse({ place });
    expect(await ready()).toBe(200);
    const name = new URL(place.url).pathname.slice(1);
    const other = await openDatabase({ url: await postgres.fresh() });
    const connections = async (allowed: boolean) => {
      await sql.raw(`alter database "${name}" with allow_connections ${allowed}`).execute(other.db);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(other.db);
    };
    await connections(false);
    house.again();
    expect(await ready()).toBe(503);
    expect((await browser(house.app).ask('POST', '/api/guest', { name: 'Mara' })).body.error.code).toBe('storage');
    await connections(true);
    await other.close();
    house.again();
    expect(await ready()).toBe(200);
  });
});

describe('a start', () => {
  test('on a database that cannot be searched fails, and nobody listens', async () => {
    const data = join(folder, 'damaged');
    const path = join(data, 'tabula.sqlite');
    const before = await openDatabase({ path });
    // As a damaged file would have it: the tables that wait for the server cannot be looked up.
    await sql`alter table tables rename column deadline to gone`.execute(before.db);
    await before.close();
    const port = 18_000 + (process.pid % 10_000);
    const bots = inlineBots(1);
    const ended = vi.spyOn(bots, 'close');
    const start = createApp({ data, host: '127.0.0.1', port, logLevel: 'silent', bots });
    await expect(start).rejects.toThrow(/deadline/);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    expect(ended).toHaveBeenCalledOnce(); // all that was begun has ended
    await (await openDatabase({ path })).close();
  });
});
