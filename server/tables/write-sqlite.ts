import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { TableRow } from '../db/schema.js';
import type { SqliteFile } from '../db/sqlite.js';
import type { TableChange, Writer } from './store.js';

/** Writes by statements prepared once: the query builder would cost more than the decision itself. */
export function sqliteWriter(file: SqliteFile): Writer {
  let statements: Statements | null = null;
  return (changes) =>
    file.exclusive((raw) => {
      statements ??= prepare(raw);
      statements.begin.run();
      try {
        for (const change of changes) writeOne(statements, change);
        statements.commit.run();
      } catch (error) {
        if (raw.isTransaction) statements.rollback.run();
        throw error;
      }
    });
}

type Statements = ReturnType<typeof prepare>;

const prepare = (raw: DatabaseSyncInstance) => ({
  begin: raw.prepare('begin immediate'),
  commit: raw.prepare('commit'),
  rollback: raw.prepare('rollback'),
  create: raw.prepare(
    `insert into tables (id, game, status, is_public, invite, host, title, settings, seats, seq, version, waiting,
      deadline, created_at, updated_at, snapshot) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  record: raw.prepare(
    'insert into records (table_id, seq, kind, at, account, idem, body) values (?, ?, ?, ?, ?, ?, ?)',
  ),
  row: raw.prepare(
    'update tables set seq = ?, version = ?, status = ?, waiting = ?, deadline = ?, updated_at = ? where id = ? and seq = ?',
  ),
  rowAndSnapshot: raw.prepare(
    'update tables set seq = ?, version = ?, status = ?, waiting = ?, deadline = ?, updated_at = ?, snapshot = ? where id = ? and seq = ?',
  ),
  about: raw.prepare(
    'update tables set seats = coalesce(?, seats), settings = coalesce(?, settings), host = coalesce(?, host) where id = ?',
  ),
  standAll: raw.prepare('delete from table_seats where table_id = ?'),
  sit: raw.prepare('insert into table_seats (table_id, seat, account) values (?, ?, ?)'),
});

function writeOne(to: Statements, { create, before, row, records }: TableChange): void {
  if (create !== undefined) insert(to, create);
  const { id, seq, version, status, waiting, deadline, updated_at, snapshot } = row;
  const { changes } =
    snapshot === undefined
      ? to.row.run(seq, version, status, waiting, deadline, updated_at, id, before)
      : to.rowAndSnapshot.run(seq, version, status, waiting, deadline, updated_at, snapshot, id, before);
  if (changes !== 1) throw new Error(`table ${id} is not at ${before} in the database`);
  if (row.seats !== undefined || row.settings !== undefined || row.host !== undefined)
    to.about.run(row.seats ?? null, row.settings ?? null, row.host ?? null, id);
  if (row.sitting !== undefined) {
    to.standAll.run(id);
    for (const { seat, account } of row.sitting) to.sit.run(id, seat, account);
  }
  for (const record of records)
    to.record.run(id, record.seq, record.kind, record.at, record.account, record.idem, record.body);
}

function insert(to: Statements, row: TableRow): void {
  const { id, game, status, is_public, invite, host, title, settings, seats } = row;
  const { seq, version, waiting, deadline, created_at, updated_at, snapshot } = row;
  to.create.run(
    ...[id, game, status, is_public, invite, host, title, settings, seats],
    ...[seq, version, waiting, deadline, created_at, updated_at, snapshot],
  );
}
