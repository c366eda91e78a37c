import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { exportOf } from './export.js';
import { forget, forgetOn } from './forget.js';
import { createPager, PAGE, type Pager } from './pages.js';
import { createPeople, type People } from './people.js';
import { keepReport } from './reports.js';
import { digest } from './secrets.js';
import { createSignature, sessionKey } from './signature.js';

const at = (time: number) => ({ wall: () => time, steady: () => time });

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres?.stop(), 60_000);

let database: Database;
let people: People;

async function guest(name: string) {
  const entered = await people.guest(name, { address: '10.0.0.1', device: 'Firefox, Linux' });
  if (!entered.ok) throw new Error(entered.error.message);
  const { account, token } = entered.value;
  return { id: account.id, token, session: digest(token) };
}

/** A table with a record of each of these kinds by each of these accounts, in turn. */
async function table(id: string, host: string, records: readonly (readonly [account: string, kind: string])[]) {
  const at = { created_at: 1, updated_at: 1 };
  const texts = { settings: '{}', seats: '[]', waiting: '[]', title: '', invite: '' };
  const state = { game: 'elekt', status: 'playing' as const, is_public: 0, version: 1, snapshot: null, deadline: null };
  await database.db
    .insertInto('tables')
    .values({ id, host, seq: records.length, ...state, ...texts, ...at })
    .execute();
  for (let from = 0; from < records.length; from += 500)
    await database.db
      .insertInto('records')
      .values(
        records.slice(from, from + 500).map(([account, kind], i) => {
          const seq = from + i + 1;
          const body = JSON.stringify({ seat: 0, name: account, ...(kind === 'chat' ? { text: `said ${seq}` } : {}) });
          return { table_id: id, seq, kind, at: seq, account, idem: null, body };
        }),
      )
      .execute();
}

async function exported(account: string, session = '', inTurn: Pager = createPager()) {
  let text = '';
  for await (const piece of exportOf(database, people, account, session, inTurn)) text += piece;
  return JSON.parse(text) as {
    account: object;
    sessions: object[];
    tables: { id: string; seat: number | null }[];
    reports: object[];
    records: { table: string; seq: number; kind: string }[];
  };
}

describe.each(['SQLite', 'PostgreSQL'])('one’s own data on %s', (kind) => {
  beforeEach(async ({ skip }) => {
    if (kind === 'PostgreSQL' && postgres === null) skip('PostgreSQL did not start');
    const place = kind === 'PostgreSQL' && postgres !== null ? { url: await postgres.fresh() } : { path: ':memory:' };
    database = await openDatabase(place);
    people = createPeople(database, at(1_800_000_000_000), createSignature(await sessionKey(database)));
  });
  afterEach(() => database.close());

  test('of reports one is told those that one has made, and not about whom', async () => {
    const [mara, theo] = [await guest('Mara'), await guest('Theo')];
    const about = { table: 't', reason: 'spam', text: '' } as const;
    await keepReport(database, { ...about, account: theo.id, other: mara.id }, 5);
    await keepReport(database, { ...about, account: mara.id, other: theo.id, reason: 'name' }, 7);
    await keepReport(database, { ...about, account: mara.id, other: theo.id }, 6);
    expect((await exported(mara.id)).reports).toEqual([
      { at: 6, table: 't', reason: 'spam' },
      { at: 7, table: 't', reason: 'name' },
    ]);
  });

  test('deletion takes sessions, secrets and the name; the name is free again', async () => {
    const { id, session } = await guest('Mara');
    const secured = await people.setPassword({ account: { id, name: 'Mara' }, session }, 'kein Hund bellt hier');
    if (!secured.ok || secured.value.token === null) throw new Error('not secured');
    const { token } = secured.value;
    const mara = { id, token, session: digest(token) };
    expect(await exported(mara.id, mara.session)).toMatchObject({
      account: { name: 'Mara', secured: true },
      sessions: [{ current: true }],
      tables: [],
      records: [],
    });
    expect(await forget(database, mara.id, createPager())).toEqual({ ended: [mara.session], name: '—' });
    expect(await people.sessions.visitor(mara.token)).toBeNull();
    expect(await people.accounts.find(mara.id)).toMatchObject({ name: '—', secured: false, password: false });
    await guest('mara');
  });

  test('of many pages is exported whole, each thing once, and nothing of anybody else', async () => {
    const [mara, bob] = [await guest('Mara'), await guest('Bob')];
    const long = Array.from({ length: 3 * PAGE + 7 }, (_, i) => [i % 3 === 0 ? bob.id : mara.id, 'decision'] as const);
    await table('long', bob.id, [[mara.id, 'sit'], ...long]);
    // Mixed case: databases that order by a language must not lose any between two pages.
    const hosted = Array.from({ length: PAGE + 5 }, (_, i) => `${i % 2 === 0 ? 'h' : 'H'}${i}`);
    for (const id of hosted) await table(id, mara.id, [[mara.id, 'create']]);
    await table('seated', bob.id, [[bob.id, 'chat']]);
    await database.db.insertInto('table_seats').values({ table_id: 'seated', seat: 1, account: mara.id }).execute();
    await table('none', bob.id, [[bob.id, 'chat']]);
    const { tables, records } = await exported(mara.id);
    expect(tables.map(({ id }) => id).sort()).toEqual([...hosted, 'long', 'seated'].sort());
    expect(tables.find(({ id }) => id === 'seated')?.seat).toBe(1);
    const own = long.flatMap(([account], i) => (account === mara.id ? [i + 2] : []));
    expect(records.filter(({ table }) => table === 'long').map(({ seq }) => seq)).toEqual([1, ...own]);
    expect(records).toHaveLength(1 + own.length + hosted.length);
  });

  test('is blanked on many pages; what others said at the same tables stays', async () => {
    const [mara, bob] = [await guest('Mara'), await guest('Bob')];
    const talk = Array.from({ length: 2 * PAGE + 10 }, (_, i) => [i % 2 === 0 ? mara.id : bob.id, 'chat'] as const);
    await table('talk', mara.id, [[mara.id, 'create'], [mara.id, 'sit'], [bob.id, 'sit'], [mara.id, 'vote'], ...talk]);
    const before = await database.db.selectFrom('records').selectAll().where('account', '=', bob.id).execute();
    await forget(database, mara.id, createPager());
    expect(await database.db.selectFrom('records').selectAll().where('account', '=', bob.id).execute()).toEqual(before);
    const left = await database.db
      .selectFrom('records')
      .select(['kind', 'body'])
      .where('account', '=', mara.id)
      .execute();
    expect(left).toHaveLength(PAGE + 8);
    for (const { kind, body } of left)
      expect(JSON.parse(body)).toEqual(
        { chat: { seat: 0, name: '—', text: '—' }, vote: { seat: 0, name: mara.id } }[kind] ?? { seat: 0, name: '—' },
      );
  });

  test('is blanked to the end by the next server, if one stops on the way', async () => {
    const mara = await guest('Mara');
    await table(
      'talk',
      mara.id,
      Array.from({ length: 2 * PAGE }, () => [mara.id, 'chat'] as const),
    );
    let pages = 0;
    const breaking: Pager = (page) => (++pages > 1 ? Promise.reject(new Error('stopped')) : page());
    await expect(forget(database, mara.id, breaking)).rejects.toThrow('stopped');
    const told = () => database.db.selectFrom('records').select('seq').where('body', 'like', '%said%').execute();
    expect(await told()).toHaveLength(PAGE);
    await forgetOn(database, createPager());
    expect(await told()).toEqual([]);
    expect(await database.db.selectFrom('forgetting').selectAll().execute()).toEqual([]);
  });
});

describe('pages', () => {
  test('give everybody else a turn in between, however many ask for them', async () => {
    const inTurn = createPager();
    const order: string[] = [];
    const pages = ['a', 'b', 'c'].map((name) => inTurn(async () => void order.push(name)));
    let done = false;
    const others = () => {
      order.push('-');
      if (!done) setImmediate(others);
    };
    setImmediate(others);
    await Promise.all(pages);
    done = true;
    for (const [one, next] of [
      ['a', 'b'],
      ['b', 'c'],
    ])
      expect(order.slice(order.indexOf(one!), order.indexOf(next!))).toContain('-');
  });

  test('go on after one that failed', async () => {
    const inTurn = createPager();
    const [bad, good] = await Promise.allSettled([
      inTurn(() => Promise.reject(new Error('no'))),
      inTurn(async () => 7),
    ]);
    expect(bad.status).toBe('rejected');
    expect(good).toEqual({ status: 'fulfilled', value: 7 });
  });

  test('are found by an index: no query looks through all records', async () => {
    database = await openDatabase({ path: ':memory:' });
    people = createPeople(database, at(1_800_000_000_000), createSignature(await sessionKey(database)));
    const raw = database.sqlite!.raw;
    const asked = new Set<string>();
    const prepare = raw.prepare.bind(raw);
    vi.spyOn(raw, 'prepare').mockImplementation((text: string) => {
      asked.add(text);
      return prepare(text);
    });
    const mara = await guest('Mara');
    await table('talk', mara.id, [[mara.id, 'chat']]);
    await exported(mara.id);
    await forget(database, mara.id, createPager());
    const plans: string[] = [];
    for (const text of [...asked].filter((one) => /^\s*(select|update|delete)/i.test(one))) {
      const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(database.db);
      plans.push(...rows.map(({ detail }) => detail));
    }
    expect(plans.some((plan) => plan.includes('records_account'))).toBe(true);
    expect(plans.filter((plan) => /^SCAN (records|tables|table_seats|accounts|sessions)\b/.test(plan))).toEqual([]);
    await database.close();
  });
});
