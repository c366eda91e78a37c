import type { Statement } from '../db/connection.js';
import type { NewTableRow } from '../db/schema.js';
import type { SqliteFile } from '../db/sqlite.js';
import type { TableChange, Writer } from './store.js';

/** Writes by statements made here: the query builder would cost more than the decision itself. */
export function sqliteWriter(file: SqliteFile): Writer {
  return async (changes) => {
    const statements: Statement[] = [];
    for (const change of changes) addStatements(change, statements);
    await file.commit(statements); // all or none
    return NONE;
  };
}

const NONE: ReadonlySet<TableChange> = new Set();
const CREATE = `insert into tables (id, game, status, is_public, invite, host, title, settings, seats, seq, version, waiting,
  deadline, created_at, updated_at, snapshot) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const RECORD = 'insert into records (table_id, seq, kind, at, account, idem, body) values (?, ?, ?, ?, ?, ?, ?)';
const ROW = 'update tables set seq = ?, version = ?, waiting = ?, updated_at = ? where id = ? and seq = ?';
const GAME =
  'update tables set seq = ?, version = ?, waiting = ?, updated_at = ?, snapshot = ? where id = ? and seq = ?';
// Apart from the others, as these columns have indexes: to name them in an update costs as much as to change them.
const STANDING = 'update tables set status = ?, deadline = ? where id = ?';
const ABOUT =
  'update tables set seats = coalesce(?, seats), settings = coalesce(?, settings), host = coalesce(?, host), ' +
  'invite = coalesce(?, invite) where id = ?';
const STAND_ALL = 'delete from table_seats where table_id = ?';
const SIT = 'insert into table_seats (table_id, seat, account, held) values (?, ?, ?, ?)';

function addStatements({ create, before, row, records }: TableChange, to: Statement[]): void {
  if (create !== undefined) to.push(insert(create));
  const { id, seq, version, waiting, updated_at, snapshot, standing } = row;
  const orElse = `table ${id} is not at ${before} in the database`;
  if (snapshot === undefined) to.push([ROW, [seq, version, waiting, updated_at, id, before], orElse]);
  else to.push([GAME, [seq, version, waiting, updated_at, snapshot, id, before], orElse]);
  if (standing !== undefined) to.push([STANDING, [standing.status, standing.deadline, id]]);
  if (row.seats !== undefined || row.settings !== undefined || row.host !== undefined)
    to.push([ABOUT, [row.seats ?? null, row.settings ?? null, row.host ?? null, row.invite ?? null, id]]);
  if (row.sitting !== undefined) {
    to.push([STAND_ALL, [id]]);
    for (const { seat, account, held } of row.sitting) to.push([SIT, [id, seat, account, held]]);
  }
  for (const { seq: at, kind, at: time, account, idem, body } of records)
    to.push([RECORD, [id, at, kind, time, account, idem, body]]);
}

function insert(row: NewTableRow): Statement {
  const { id, game, status, is_public, invite, host, title, settings, seats } = row;
  const { seq, version, waiting, deadline, created_at, updated_at, snapshot } = row;
  return [
    CREATE,
    [
      ...[id, game, status, is_public, invite, host, title, settings, seats],
      ...[seq, version, waiting, deadline, created_at, updated_at, snapshot],
    ],
  ];
}
