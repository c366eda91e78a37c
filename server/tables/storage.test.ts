import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/database.js';
import type { NewTableRow } from '../db/schema.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import { createStore, type Due, type Store, type TableChange } from './store.js';

const row = (id: string, more: Partial<NewTableRow> = {}): NewTableRow => ({
  id,
  game: 'mini',
  status: 'open',
  is_public: 1,
  invite: 'secret',
  host: 'ada',
  title: '',
  settings: '{}',
  seats: '[]',
  seq: 1,
  version: 0,
  snapshot: null,
  waiting: '[]',
  deadline: null,
  created_at: 1_800_000_000_000,
  updated_at: 1_800_000_000_000,
  ...more,
});

/** How often each table was taken up: with SQLite never, since one process has them all. */
const taken = new Map<string, number>();

const made = (id: string, more: Partial<NewTableRow> = {}): TableChange => {
  const create = row(id, more);
  const { seq, version, waiting, updated_at } = create;
  return {
    create,
    before: seq,
    epoch: 0,
    row: { id, seq, version, waiting, updated_at, sitting: [{ seat: 0, account: 'ada', held: 0 }] },
    records: [{ seq: 1, kind: 'create', at: 1, account: 'ada', idem: null, body: '{}' }],
  };
};

const change = (id: string, before: number, more: Partial<TableChange['row']> = {}, idem?: string): TableChange => ({
  before,
  epoch: taken.get(id) ?? 0,
  row: {
    id,
    seq: before + 1,
    version: before,
    standing: { status: 'playing', deadline: 5 },
    waiting: '[1]',
    updated_at: 1_800_000_000_001 + before,
    snapshot: `{"at":${before}}`,
    ...more,
  },
  records: [{ seq: before + 1, kind: 'decision', at: 2, account: 'ada', idem: idem ?? null, body: '{"version":1}' }],
});

let postgres: TestPostgres | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await postgres?.stop();
});

describe.each(['sqlite', 'postgres'] as const)('storage on %s', (dialect) => {
  let database: Database;
  let store: Store;
  /** Takes a table up, and changes it from now on as its owner. */
  const load = async (id: string) => {
    const found = await store.load(id);
    if (found !== null) taken.set(id, found.epoch);
    return found;
  };
  beforeAll(async () => {
    taken.clear();
    if (dialect === 'postgres' && postgres === null) return;
    database = await openDatabase(dialect === 'sqlite' ? { path: ':memory:' } : { url: await postgres!.fresh() });
    store = createStore(database);
  });
  afterAll(async () => {
    await database?.close();
  });
  const both = (title: string, run: () => Promise<void>) =>
    it(title, async (context) => {
      if (dialect === 'postgres' && postgres === null) context.skip('PostgreSQL did not start');
      await run();
    });

  both('removes what nobody has touched, except what is in use, if anything is', async () => {
    await store.append(made('old'));
    await store.append(made('used'));
    const { updated_at: at } = row('old');
    expect(await store.expire(at - 1, at, [])).toBe(0);
    expect(await store.expire(at, at, ['used'])).toBe(1);
    expect(await load('old')).toBeNull();
    expect(await store.expire(at, at, [])).toBe(1);
    expect(await load('used')).toBeNull();
  });

  both('keeps a table with its records', async () => {
    await store.append(made('one'));
    expect(await load('one')).toMatchObject(row('one'));
    expect(await load('none')).toBeNull();
    await store.append(change('one', 1, { seats: '[1]', sitting: [{ seat: 1, account: 'bob', held: 0 }] }, '0:k'));
    expect(await load('one')).toMatchObject({ seq: 2, status: 'playing', snapshot: '{"at":1}', seats: '[1]' });
    expect((await store.records('one', 0)).map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'create'],
      [2, 'decision'],
    ]);
    expect(await store.records('one', 0, ['decision'])).toHaveLength(1);
    expect(await store.records('one', 0, undefined, 1)).toHaveLength(1);
    expect(await store.byIdem('one', '0:k', 1)).toMatchObject({ seq: 2 });
    expect(await store.byIdem('one', '0:k', 2)).toBeNull();
    expect(await store.byIdem('one', '1:k', 0)).toBeNull();
    expect(await store.tablesOf('bob', 10)).toHaveLength(1);
    expect(await store.tablesOf('ada', 10)).toHaveLength(1); // sits nowhere, but is the host
    expect(await store.tablesOf('eve', 10)).toHaveLength(0);
    expect(await store.idsOf('eve', false)).toEqual([]);
  });

  both('finds all tables of somebody, however many they are', async () => {
    const ids = Array.from({ length: 1_100 }, (_, i) => `many${i}`);
    const sitting = [{ seat: 0, account: 'kim', held: 0 as const }];
    const status = (i: number) => (['open', 'playing', 'over', 'abandoned'] as const)[i % 4]!;
    const changes = ids.map((id, i) => made(id, { host: 'lee', status: status(i), is_public: 0 }));
    await Promise.all(changes.map((one) => store.append({ ...one, row: { ...one.row, sitting } })));
    expect((await store.idsOf('kim', false)).sort()).toEqual([...ids].sort());
    const running = ids.filter((_, i) => i % 4 < 2).sort();
    expect((await store.idsOf('kim', true)).sort()).toEqual(running);
    expect((await store.idsOf('lee', false)).sort()).toEqual(running); // hosts them, but sits nowhere
  });

  both('refuses a change made on something else than what is kept', async () => {
    await store.append(made('two'));
    await expect(store.append(change('two', 7))).rejects.toThrow(/not at 7/);
    expect(await load('two')).toMatchObject(row('two'));
    expect(await store.records('two', 1)).toEqual([]);
  });

  both('commits many tables together, and a bad change harms only its own table', async () => {
    const ids = Array.from({ length: 30 }, (_, i) => `batch${i}`);
    await Promise.all(ids.map((id) => store.append(made(id))));
    const outcomes = await Promise.allSettled(ids.map((id, i) => store.append(change(id, i === 7 ? 9 : 1))));
    expect(outcomes.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([7]);
    expect((await load('batch8'))?.seq).toBe(2);
    expect((await load('batch7'))?.seq).toBe(1);
  });

  both('refuses what follows a refused change of the same table', async () => {
    await store.append(made('three'));
    const outcomes = await Promise.allSettled([
      store.append(change('three', 1)),
      store.append(change('three', 3)),
      store.append(change('three', 4)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await load('three'))?.seq).toBe(2);
  });

  both('is not part of a transaction that somebody else rolls back', async () => {
    await store.append(made('four'));
    let appended: Promise<void> | null = null;
    const other = database.transact(async (trx) => {
      await sql`update tables set title = 'never' where id = 'four'`.execute(trx);
      if (dialect === 'sqlite') appended = store.append(change('four', 1));
      await new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
      throw new Error('changed my mind');
    });
    await expect(other).rejects.toThrow('changed my mind');
    await (appended ?? store.append(change('four', 1)));
    expect(await load('four')).toMatchObject({ seq: 2, title: '' });
  });

  both('finds open tables, and those that are due', async () => {
    await store.append(made('public'));
    await store.append(made('private', { is_public: 0 }));
    await store.append(made('later', { status: 'playing', deadline: 50 }));
    const open = (await store.openTables(100)).map(({ id }) => id);
    expect(open).toContain('public');
    expect(open).not.toContain('private');
    const due = async (by: number, limit: number, after?: Due) =>
      (await store.due(by, limit, after)).map(({ id }) => id);
    expect(await due(49, 100)).not.toContain('later');
    expect(await due(50, 100)).toContain('later');
    // Page by page it is the same, also where many are due at one time.
    const paged: string[] = [];
    for (let last: Due | undefined; ; ) {
      const page = await store.due(50, 2, last);
      paged.push(...page.map(({ id }) => id));
      last = page.at(-1);
      if (last === undefined) break;
    }
    expect(paged.length).toBeGreaterThan(4);
    expect(paged).toEqual(await due(50, 100));
    expect(await store.hosted('nobody')).toBe(0);
    expect(await store.hosted('ada')).toBeGreaterThan(2);
  });

  both('changes who sits where, seat by seat', async () => {
    const sit = (...seats: readonly (readonly [seat: number, account: string])[]) => ({
      sitting: seats.map(([seat, account]) => ({ seat, account, held: 0 as const })),
    });
    const sitting = () =>
      database.db
        .selectFrom('table_seats')
        .select(['seat', 'account'])
        .where('table_id', '=', 'round')
        .orderBy('seat')
        .execute();
    await store.append(made('round'));
    await store.append(change('round', 1, sit([0, 'bob'], [1, 'ada'])));
    expect(await sitting()).toEqual([
      { seat: 0, account: 'bob' },
      { seat: 1, account: 'ada' },
    ]);
    await store.append(change('round', 2));
    expect(await sitting()).toHaveLength(2); // as it was
    await store.append(change('round', 3, sit([1, 'bob'])));
    expect(await sitting()).toEqual([{ seat: 1, account: 'bob' }]);
    await store.append(change('round', 4, sit()));
    expect(await sitting()).toEqual([]);
  });

  both('writes several changes of one table in their order', async () => {
    await store.append(made('quick'));
    await Promise.all([1, 2, 3, 4].map((before) => store.append(change('quick', before))));
    expect(await load('quick')).toMatchObject({ seq: 5, snapshot: '{"at":4}' });
    expect((await store.records('quick', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  both('takes a change without records', async () => {
    await store.append(made('still'));
    const { before, row } = change('still', 1, { standing: { status: 'playing', deadline: null } });
    await store.append({ before, epoch: 0, row: { ...row, seq: 1 }, records: [] });
    expect(await load('still')).toMatchObject({ seq: 1, status: 'playing', deadline: null });
    expect(await store.records('still', 0)).toHaveLength(1);
  });

  both('lets nobody make more tables than they may host, not even at once', async () => {
    const host = 'ivy';
    const make = (id: string, more = {}) =>
      store.hostOneMore(host, 3, async () => {
        await store.append(made(id, { host, ...more }));
        return id;
      });
    const wanted = await Promise.all(['ivy1', 'ivy2', 'ivy3', 'ivy4'].map((id) => make(id)));
    expect(wanted).toEqual(['ivy1', 'ivy2', 'ivy3', null]);
    expect(await load('ivy4')).toBeNull();
    await store.append(change('ivy1', 1, { standing: { status: 'over', deadline: null } }));
    await expect(store.hostOneMore(host, 3, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await make('ivy5')).toBe('ivy5'); // the one that failed counts no longer
    expect(await make('ivy6')).toBeNull();
  });

  both('knows which seats are kept for whom, and that nobody sits there', async () => {
    const kept = (id: string, more: Partial<NewTableRow> = {}): TableChange => {
      const one = made(id, more);
      return { ...one, row: { ...one.row, sitting: [{ seat: 0, account: 'kay', held: 1 }] } };
    };
    await store.append(kept('kept'));
    await store.append(kept('begun', { status: 'playing' }));
    expect(await store.keptFor('kay')).toEqual(['kept']);
    expect(await store.keptFor('ada')).toEqual([]);
    expect(await store.idsOf('kay', false)).toEqual([]);
    await store.append(change('kept', 1, { sitting: [{ seat: 0, account: 'kay', held: 0 }] }));
    expect(await store.keptFor('kay')).toEqual([]);
    expect(await store.idsOf('kay', false)).toEqual(['kept']);
  });
});

describe('a table that was taken up by another', () => {
  it('takes nothing from who had it before, however its numbers fit', async (context) => {
    if (postgres === null) return context.skip('PostgreSQL did not start');
    const database = await openDatabase({ url: await postgres.fresh() });
    try {
      const store = createStore(database);
      taken.clear();
      await store.append(made('shared'));
      const first = (await store.load('shared'))!;
      const second = (await store.load('shared'))!;
      expect(second.epoch).toBe(first.epoch + 1);
      const by = (owner: { readonly epoch: number }, before: number, body: string): TableChange => ({
        ...change('shared', before, { snapshot: body }),
        epoch: owner.epoch,
      });
      await store.append(by(second, 1, 'of the second'));
      // Two changes of the first are under way: its next number fits what the second has made of the table.
      const late = await Promise.allSettled([
        store.append(by(first, 1, 'of the first')),
        store.append(by(first, 2, 'of the first')),
      ]);
      expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(await store.load('shared')).toMatchObject({ seq: 2, snapshot: 'of the second' });
      expect(await store.records('shared', 1)).toHaveLength(1);
    } finally {
      await database.close();
    }
  });

  it('is taken up by no server that has lost its place', async (context) => {
    if (postgres === null) return context.skip('PostgreSQL did not start');
    const database = await openDatabase({ url: await postgres.fresh() });
    try {
      const store = createStore(database);
      await store.append(made('mine'));
      await sql`delete from nodes`.execute(database.db);
      expect(await store.load('mine')).toBeNull();
    } finally {
      await database.close();
    }
  });
});

describe('a storage that is out of order', () => {
  it('is tried once for all that waits for it, not once for each table', async () => {
    const database = await openDatabase({ path: ':memory:' });
    let tries = 0;
    const commit = async () => {
      tries++;
      throw Object.assign(new Error('database or disk is full'), { sqliteCode: 13 });
    };
    try {
      const store = createStore({ ...database, sqlite: { ...database.sqlite!, commit } });
      const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((id) => store.append(made(id))));
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(tries).toBe(1);
    } finally {
      await database.close();
    }
  });
});
