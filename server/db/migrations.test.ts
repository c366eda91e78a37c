import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.js';
import { addition, migrate, upheaval } from './migrate.js';
import { MIGRATIONS } from './migrations.js';
import type { Schema } from './schema.js';
import { openSqlite } from './sqlite.js';

const folder = mkdtempSync(join(tmpdir(), 'tabula-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file as the first release wrote it: people, and no tables yet. */
function oldFile(name: string): string {
  const path = join(folder, name);
  const old = new DatabaseSync(path);
  old.exec(`
    create table migrations (id integer primary key, name text not null, at bigint not null);
    insert into migrations values (1, 'people', 1700000000000);
    create table accounts (id text primary key, name text not null, name_key text unique, password text,
      created_at bigint not null, seen_at bigint not null);
    create table sessions (id text primary key, account text not null references accounts(id) on delete cascade,
      created_at bigint not null, seen_at bigint not null, expires_at bigint not null, label text not null);
    create index sessions_account on sessions(account);
    create table passkeys (id text primary key, account text not null references accounts(id) on delete cascade,
      public_key text not null, counter bigint not null, created_at bigint not null, label text not null);
    create index passkeys_account on passkeys(account);
    insert into accounts values ('a1', 'Ada', 'ada', null, 1700000000000, 1700000000001);
    insert into accounts values ('a2', 'Аda', 'аda', null, 1700000000002, 1700000000002);
    insert into accounts values ('a3', 'a guest', null, null, 1700000000003, 1700000000003);
    insert into sessions values ('s1', 'a1', 1, 2, 3, 'an old browser');
  `);
  old.close();
  return path;
}

describe('migrations', () => {
  it('are numbered in order', () => {
    expect(MIGRATIONS.map(({ id }) => id)).toEqual(MIGRATIONS.map((_, i) => i + 1));
  });

  it('bring an old file up to date and lose nothing', async () => {
    const path = oldFile('old.db');
    const database = await openDatabase({ path });
    const ada = { id: 'a1', name: 'Ada', name_key: 'ada', password: null };
    const accounts = await database.db.selectFrom('accounts').selectAll().orderBy('id').execute();
    expect(accounts[0]).toEqual({ ...ada, look: 'ada', created_at: 1700000000000, seen_at: 1700000000001 });
    // The later one with a Cyrillic letter keeps its name, but does not own the look.
    expect(accounts.slice(1)).toMatchObject([
      { id: 'a2', name_key: 'аda', look: null },
      { id: 'a3', look: null },
    ]);
    expect(await database.db.selectFrom('sessions').select('label').execute()).toEqual([{ label: 'an old browser' }]);
    expect(await database.db.selectFrom('tables').selectAll().execute()).toEqual([]);
    const { rows } = await sql<{ id: number; at: number }>`select id, at from migrations order by id`.execute(
      database.db,
    );
    expect(rows.map(({ id }) => id)).toEqual(MIGRATIONS.map(({ id }) => id));
    expect(rows[0]!.at).toBe(1700000000000);
    expect(await migrate(database.db, MIGRATIONS)).toEqual([]);
    await database.close();
  });

  it('find the seats that were kept for somebody before there was a column for them', async () => {
    const path = join(folder, 'kept.db');
    const first = { db: new Kysely<Schema>({ dialect: openSqlite(path).dialect }) };
    await migrate(first.db, MIGRATIONS.slice(0, 3));
    const seats = JSON.stringify([{ heldFor: null }, { heldFor: { account: 'ada', name: 'Ada' } }]);
    for (const [id, status] of [
      ['waits', 'open'],
      ['began', 'playing'],
    ])
      await sql`insert into tables (id, game, status, is_public, invite, host, title, settings, seats, seq, version,
        waiting, created_at, updated_at) values (${id}, 'elekt', ${status}, 0, '', 'bob', '', '{}', ${seats}, 1, 0, '[]',
        1, 1)`.execute(first.db);
    await sql`insert into table_seats (table_id, seat, account) values ('waits', 0, 'bob')`.execute(first.db);
    await first.db.destroy();
    const database = await openDatabase({ path });
    expect(await database.db.selectFrom('table_seats').selectAll().orderBy('seat').execute()).toEqual([
      { table_id: 'waits', seat: 0, account: 'bob', held: 0 },
      { table_id: 'waits', seat: 1, account: 'ada', held: 1 },
    ]);
    await database.close();
  });

  it('refuse a database of a later version, and leave it as it is', async () => {
    const path = join(folder, 'new.db');
    const database = await openDatabase({ path });
    await sql`insert into migrations values (999, 'from the future', 1)`.execute(database.db);
    await database.close();
    await expect(openDatabase({ path })).rejects.toThrow(/newer version/);
  });

  const newest = MIGRATIONS.at(-1)!.id;
  const grown = addition(newest + 1, newest, 'grown', ['alter table accounts add column mood text']);

  it('let a program go on that does not know a step which has only added something', async () => {
    const path = join(folder, 'grown.db');
    await (await openDatabase({ path }, [...MIGRATIONS, grown])).close();
    const older = await openDatabase({ path });
    await sql`insert into secrets (name, value) values ('a', 'b')`.execute(older.db);
    expect(await migrate(older.db, MIGRATIONS)).toEqual([]);
    await older.close();
    await expect(openDatabase({ path }, MIGRATIONS.slice(0, -1))).rejects.toThrow(`migration ${newest + 1}`);
  });

  it('let nobody older go on beside one that has done more, whatever came before it', async () => {
    const path = join(folder, 'turned.db');
    const turned = upheaval(newest + 2, 'turned', ['alter table accounts drop column mood']);
    await (await openDatabase({ path }, [...MIGRATIONS, grown, turned])).close();
    await expect(openDatabase({ path })).rejects.toThrow(`newer version (migration ${newest + 2})`);
    await expect(openDatabase({ path }, [...MIGRATIONS, grown])).rejects.toThrow(/newer version/);
  });

  it.each([
    'drop table records',
    'alter table tables drop column title',
    'alter table tables rename column title to name',
    'alter table tables add column mood text not null',
    'create unique index tables_title on tables(title)',
    "update tables set title = ''",
  ])('that only add cannot do this: %s', (text) => {
    expect(() => addition(99, 98, 'small', [text])).toThrow('does more than add');
  });

  it('open SQLite so that what is committed is durable', async () => {
    const database = await openDatabase({ path: join(folder, 'modes.db') });
    const pragma = async (name: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.db)).rows[0]!)[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await database.close();
  });
});
