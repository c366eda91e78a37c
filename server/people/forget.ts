import { type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database.js';
import { INDEXED } from './export.js';
import { NOBODY } from './names.js';
import { PAGE, type Pager } from './pages.js';
import { forgetTalk } from './reports.js';

/**
 * Removes an account: sessions, passkeys, password and name are gone at once, what it said is blanked page by page. The
 * bare id stays where it sat, because the games of the others go on. Returns the digests of its sessions, and what it is
 * called now.
 */
export async function forget(
  database: Database,
  account: string,
  inTurn: Pager,
): Promise<{ ended: string[]; name: string }> {
  const ended = await database.transact(async (trx) => {
    const sessions = await trx.deleteFrom('sessions').where('account', '=', account).returning('id').execute();
    await trx.deleteFrom('passkeys').where('account', '=', account).execute();
    await trx
      .updateTable('accounts')
      .set({ name: NOBODY, name_key: null, look: null, password: null })
      .where('id', '=', account)
      .execute();
    await trx
      .insertInto('forgetting')
      .values({ account })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await forgetTalk(trx, account);
    return sessions.map(({ id }) => id);
  });
  await blankAll(database, account, inTurn);
  return { ended, name: NOBODY };
}

/** Goes on where a server stopped while it was forgetting somebody. */
export async function forgetOn(database: Database, inTurn: Pager): Promise<void> {
  const left = await database.db.selectFrom('forgetting').select('account').execute();
  for (const { account } of left) await blankAll(database, account, inTurn);
}

async function blankAll(database: Database, account: string, inTurn: Pager): Promise<void> {
  for (let after: Place | null = { table_id: '', seq: 0 }; after !== null; ) {
    const from: Place = after;
    after = await inTurn(() => blank(database, account, from));
  }
  await database.db.deleteFrom('forgetting').where('account', '=', account).execute();
}

/** Where a record stands among those of one account. */
interface Place {
  readonly table_id: string;
  readonly seq: number;
}

/** Blanks names and words in the next page of records; says where it ended, or null when there are no more. */
async function blank(database: Database, account: string, after: Place): Promise<Place | null> {
  const records = await database.db
    .selectFrom('records')
    .select(['table_id', 'seq', 'kind', 'body'])
    .where('account', '=', account)
    .where(INDEXED)
    .where(sql<SqlBool>`(table_id, seq) > (${after.table_id}, ${after.seq})`)
    .orderBy('table_id')
    .orderBy('seq')
    .limit(PAGE)
    .execute();
  const telling = records.filter(({ kind }) => TELLING.has(kind));
  if (telling.length > 0)
    await database.transact(async (trx) => {
      for (const { table_id, seq, body } of telling) {
        const told = JSON.parse(body) as Record<string, unknown>;
        const blanked = { ...told, name: NOBODY, ...('text' in told ? { text: NOBODY } : {}) };
        await trx
          .updateTable('records')
          .set({ body: JSON.stringify(blanked) })
          .where('table_id', '=', table_id)
          .where('seq', '=', seq)
          .execute();
      }
    });
  const last = records.at(-1);
  return last === undefined || records.length < PAGE ? null : { table_id: last.table_id, seq: last.seq };
}

/** Records that hold a name or words. */
const TELLING = new Set(['chat', 'sit', 'create']);
