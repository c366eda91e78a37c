import type { ReportReason } from '@tabula/protocol/socket.js';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.js';
import type { Schema } from '../db/schema.js';
import { NOBODY } from './names.js';
import { newId } from './secrets.js';

/** What somebody tells the operator about another. */
export interface Report {
  readonly table: string;
  readonly account: string;
  readonly other: string;
  readonly reason: ReportReason;
  /** What was said, if it is about that. */
  readonly text: string;
}

/** Keeps a report for the operator; its id. */
export async function keepReport({ db }: Pick<Database, 'db'>, report: Report, at: number): Promise<string> {
  const { table, ...rest } = report;
  const id = newId();
  await db
    .insertInto('reports')
    .values({ id, at, table_id: table, ...rest })
    .execute();
  return id;
}

/** What an account has told about others: about whom is the others' business. */
export const reportsBy = (db: Kysely<Schema>, account: string) =>
  db
    .selectFrom('reports')
    .select(['at', 'table_id as table', 'reason'])
    .where('account', '=', account)
    .orderBy('at')
    .execute();

/** Of an account that goes: whom it blocked, that others blocked it, and what it said where somebody reported that. */
export async function forgetTalk(db: Kysely<Schema>, account: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where(({ eb, or }) => or([eb('account', '=', account), eb('other', '=', account)]))
    .execute();
  await db.updateTable('reports').set({ text: NOBODY }).where('other', '=', account).where('text', '!=', '').execute();
}
