import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { same } from '@tabula/kernel/json.js';
import { type GameRecord, replay } from '@tabula/kernel/record.js';
import { titleOf } from '@tabula/protocol/games.js';
import type { RecordRow, TableRow } from '../db/schema.js';
import type { DecisionBody } from '../tables/decide.js';
import type { Acknowledged } from './client.js';

/** The file in which a server keeps its data. */
export const databaseFile = (folder: string): string => join(folder, 'tabula.db');

/** Looks into the data of a server that is not running. */
export function openFile(folder: string): DatabaseSyncInstance {
  return new DatabaseSync(databaseFile(folder));
}

function rows<R>(file: DatabaseSyncInstance, sql: string, ...values: (string | number)[]): R[] {
  return file.prepare(sql).all(...values) as R[];
}

export function tableRow(file: DatabaseSyncInstance, id: string): TableRow {
  return rows<TableRow>(file, 'select * from tables where id = ?', id)[0]!;
}

export function recordsOf(file: DatabaseSyncInstance, id: string): RecordRow[] {
  return rows(file, 'select * from records where table_id = ? order by seq', id);
}

/** What is wrong with the data, given what was acknowledged: a lost, changed or doubled decision. */
export function lostDecisions(file: DatabaseSyncInstance, acknowledged: readonly Acknowledged[]): string[] {
  const find = 'select * from records where table_id = ? and seq = ?';
  return acknowledged.flatMap((one) => lostDecision(one, rows<RecordRow>(file, find, one.table, one.seq)[0]));
}

/** What is wrong with the record that an acknowledged decision must have. */
export function lostDecision({ table, seq, idem, keys }: Acknowledged, record: RecordRow | undefined): string[] {
  if (record === undefined) return [`${table}: record ${seq} (${idem}) was acknowledged and is lost`];
  if (record.idem?.endsWith(`:${idem}`) !== true)
    return [`${table}: record ${seq} is ${record.idem}, but ${idem} was acknowledged`];
  const stored = (JSON.parse(record.body) as DecisionBody).keys;
  return same([...stored], [...keys]) ? [] : [`${table}: record ${seq} has other keys than were acknowledged`];
}

/** What is wrong with a table's records: gaps, doubles, versions that do not rise, or a game they do not tell. */
export const tableProblems = (file: DatabaseSyncInstance, id: string): string[] =>
  problemsOf(tableRow(file, id), recordsOf(file, id));

const LEFT_OUT = { rng: [], script: [], version: 0 };

/** The same of a row and its records, wherever they are kept. */
export function problemsOf(row: TableRow, records: readonly RecordRow[]): string[] {
  const { id } = row;
  const problems: string[] = [];
  if (records.length !== row.seq) problems.push(`${id}: ${records.length} records, but the table is at ${row.seq}`);
  records.forEach((record, i) => {
    if (record.seq !== i + 1) problems.push(`${id}: record ${i + 1} has the number ${record.seq}`);
  });
  const idems = records.flatMap(({ idem }) => (idem === null ? [] : [idem]));
  if (new Set(idems).size !== idems.length) problems.push(`${id}: an answer was taken twice`);
  if (row.snapshot === null) return problems;
  const bodies = records
    .filter(({ kind }) => kind === 'start' || kind === 'decision')
    .map(({ body }) => JSON.parse(body) as DecisionBody);
  bodies.forEach(({ version }, i) => {
    if (version !== i + 1) problems.push(`${id}: decision ${i} has version ${version}`);
  });
  const { state } = JSON.parse(row.snapshot) as { state: { seats: unknown[]; options: GameRecord['options'] } };
  const { game } = titleOf(row.game)!;
  const entries = bodies.map(({ seat, keys, fates }) => ({ seat, keys, fates }));
  const again = replay(game, {
    game: game.id,
    version: game.version,
    seats: state.seats.length,
    options: state.options,
    entries,
  });
  if (!again.ok) problems.push(`${id}: the records cannot be played again: ${again.error.message}`);
  // Of two releases, the newer one saves by its own number what it has taken over.
  else if (!same({ ...again.table.state, ...LEFT_OUT } as never, { ...state, ...LEFT_OUT } as never))
    problems.push(`${id}: the records tell another game than was saved`);
  return problems;
}
