import type { Transaction } from 'kysely';
import type { Database } from '../db/database.js';
import type { Schema } from '../db/schema.js';
import { NOBODY } from './names.js';
import type { People } from './people.js';
import { forgetTalk, reportsBy } from './reports.js';

const TABLE = ['tables.id', 'game', 'title', 'status', 'created_at', 'updated_at'] as const;

/** Everything that is stored about one account, without secrets. */
export async function exportOf({ db }: Database, people: People, account: string, session: string) {
  const owner = await people.accounts.find(account);
  const seated = await db
    .selectFrom('table_seats')
    .innerJoin('tables', 'tables.id', 'table_seats.table_id')
    .select(TABLE)
    .select('table_seats.seat')
    .where('table_seats.account', '=', account)
    .where('held', '=', 0)
    .execute();
  const hosted = await db.selectFrom('tables').select(TABLE).where('host', '=', account).execute();
  const sits = new Set(seated.map(({ id }) => id));
  const onlyHosted = hosted.filter(({ id }) => !sits.has(id)).map((table) => ({ ...table, seat: null }));
  const records = await db
    .selectFrom('records')
    .select(['table_id', 'seq', 'kind', 'at', 'body'])
    .where('account', '=', account)
    .orderBy('at')
    .orderBy('seq')
    .execute();
  return {
    account: owner,
    sessions: await people.sessions.list(account, session),
    passkeys: await people.passkeys.list(account),
    blocked: await people.blocks.list(account),
    reports: await reportsBy(db, account),
    tables: [...seated, ...onlyHosted].sort((a, b) => a.created_at - b.created_at),
    records: records.map(({ table_id, kind, body, ...rest }) => ({
      table: table_id,
      kind,
      ...rest,
      ...ownWords(JSON.parse(body) as Record<string, unknown>),
    })),
  };
}

/** What the person did or said. What chance did, and what others saw of it, is the table's and stays there. */
function ownWords({ seat, keys, text }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ seat, keys, text }).filter(([, value]) => value !== undefined));
}

/**
 * Removes an account: sessions, passkeys, password and name are gone, what it said is blanked. The bare id stays where
 * it sat, because the games of the others go on. Returns the digests of its sessions, and what it is called now.
 */
export async function forget(database: Database, account: string): Promise<{ ended: string[]; name: string }> {
  return database.transact(async (trx) => {
    const sessions = await trx.deleteFrom('sessions').where('account', '=', account).returning('id').execute();
    await trx.deleteFrom('passkeys').where('account', '=', account).execute();
    await trx
      .updateTable('accounts')
      .set({ name: NOBODY, name_key: null, look: null, password: null })
      .where('id', '=', account)
      .execute();
    await blank(trx, account);
    await forgetTalk(trx, account);
    return { ended: sessions.map(({ id }) => id), name: NOBODY };
  });
}

/** Names and words in what is kept of the tables. */
async function blank(trx: Transaction<Schema>, account: string): Promise<void> {
  const records = await trx
    .selectFrom('records')
    .select(['table_id', 'seq', 'body'])
    .where('account', '=', account)
    .where('kind', 'in', ['chat', 'sit', 'create'])
    .execute();
  for (const { table_id, seq, body } of records) {
    const told = JSON.parse(body) as Record<string, unknown>;
    const blanked = { ...told, name: NOBODY, ...('text' in told ? { text: NOBODY } : {}) };
    await trx
      .updateTable('records')
      .set({ body: JSON.stringify(blanked) })
      .where('table_id', '=', table_id)
      .where('seq', '=', seq)
      .execute();
  }
}
