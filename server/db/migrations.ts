import { sql } from 'kysely';
import { lookOf } from '../people/lookalikes.js';
import { addition, type Migration, upheaval } from './migrate.js';

/** As much of a seat as the fourth step has to know of it. */
interface OldSeat {
  readonly heldFor: { readonly account: string } | null;
}

/** All of them, in order. Steps are only ever added; one that was released is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  upheaval(1, 'people', [
    `create table accounts (
      id text primary key, name text not null, name_key text unique, password text,
      created_at bigint not null, seen_at bigint not null)`,
    `create table sessions (
      id text primary key, account text not null references accounts(id) on delete cascade,
      created_at bigint not null, seen_at bigint not null, expires_at bigint not null, label text not null)`,
    'create index sessions_account on sessions(account)',
    `create table passkeys (
      id text primary key, account text not null references accounts(id) on delete cascade,
      public_key text not null, counter bigint not null, created_at bigint not null, label text not null)`,
    'create index passkeys_account on passkeys(account)',
  ]),
  upheaval(2, 'tables', [
    `create table tables (
      id text primary key, game text not null, status text not null, is_public integer not null,
      invite text not null, host text not null, title text not null, settings text not null, seats text not null,
      seq bigint not null, version bigint not null, waiting text not null, deadline bigint,
      created_at bigint not null, updated_at bigint not null, snapshot text)`,
    // Not by time: an index that changes with every decision would cost as much as the decision itself.
    'create index tables_public on tables(is_public, status)',
    'create index tables_host on tables(host, status)',
    'create index tables_deadline on tables(deadline) where deadline is not null',
    `create table table_seats (
      table_id text not null references tables(id) on delete cascade, seat integer not null, account text not null,
      primary key (table_id, seat))`,
    'create index table_seats_account on table_seats(account)',
    `create table records (
      table_id text not null references tables(id) on delete cascade, seq bigint not null, kind text not null,
      at bigint not null, account text, idem text, body text not null, primary key (table_id, seq))`,
  ]),
  upheaval(3, 'secrets', ['create table secrets (name text primary key, value text not null)']),
  {
    id: 4,
    since: 4,
    name: 'kept seats',
    async run(db) {
      await sql`alter table table_seats add column held integer not null default 0`.execute(db);
      const { rows } = await sql<{ id: string; seats: string }>`
        select id, seats from tables where status = 'open' and seats like '%"heldFor":{%'`.execute(db);
      for (const { id, seats } of rows)
        for (const [seat, { heldFor }] of (JSON.parse(seats) as OldSeat[]).entries())
          if (heldFor !== null)
            await sql`insert into table_seats (table_id, seat, account, held)
              values (${id}, ${seat}, ${heldFor.account}, 1)`.execute(db);
    },
  },
  {
    id: 5,
    since: 5,
    name: 'looks',
    async run(db) {
      await sql.raw('alter table accounts add column look text').execute(db);
      await sql.raw('create unique index accounts_look on accounts(look)').execute(db);
      const owners = await db
        .selectFrom('accounts')
        .select(['id', 'name'])
        .where('name_key', 'is not', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      // Of names that look alike already, all stay; the oldest keeps others from coming.
      const seen = new Set<string>();
      for (const { id, name } of owners) {
        const look = lookOf(name);
        if (seen.has(look)) continue;
        seen.add(look);
        await db.updateTable('accounts').set({ look }).where('id', '=', id).execute();
      }
    },
  },
  upheaval(6, 'talk', [
    `create table blocks (
      account text not null, other text not null, at bigint not null, primary key (account, other))`,
    'create index blocks_other on blocks(other)',
    `create table reports (
      id text primary key, at bigint not null, table_id text not null, account text not null, other text not null,
      reason text not null, text text not null)`,
    'create index reports_account on reports(account)',
    'create index reports_other on reports(other)',
  ]),
  upheaval(7, 'indexes by person and page', [
    // Not of decisions: an index that grows with every one of them would cost as much as the decision itself.
    `create index records_account on records(account, table_id, seq) where kind <> 'decision' and account is not null`,
    'drop index table_seats_account',
    'create index table_seats_account on table_seats(account, table_id)',
    'create table forgetting (account text primary key)',
    // With the id, so that those of one time, as after a restart, are found page by page.
    'drop index tables_deadline',
    'create index tables_deadline on tables(deadline, id) where deadline is not null',
  ]),
  upheaval(8, 'owners', [
    'alter table tables add column owner text',
    'alter table tables add column epoch bigint not null default 0',
    'create table nodes (id text primary key, name text not null, until timestamp with time zone not null)',
  ]),
  upheaval(9, 'several nodes', [
    'alter table nodes add column several integer not null default 0',
    'alter table nodes add column hears integer not null default 0',
    `create table throttles (
      key text primary key, count bigint not null, until bigint not null, forget bigint not null)`,
    'create index throttles_forget on throttles(forget)',
    'create table challenges (challenge text primary key, purpose text not null, until bigint not null)',
    'create index challenges_until on challenges(until)',
    'alter table sessions add column proved_until bigint',
  ]),
  addition(10, 9, 'what nodes know', [
    'alter table nodes add column schema integer',
    'alter table nodes add column rules text',
  ]),
];
