import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database.js';
import { PAGE, type Pager } from './pages.js';
import type { People } from './people.js';
import { reportsBy } from './reports.js';

/** Records of a person that the index by persons has: decisions, by far the most, are found by their tables. */
export const INDEXED: Expression<SqlBool> = sql<SqlBool>`kind <> 'decision'`;

/** Everything that is stored about one account, without secrets, as the pieces of one JSON text. */
export async function* exportOf(
  database: Database,
  people: People,
  account: string,
  session: string,
  inTurn: Pager,
): AsyncGenerator<string> {
  const about = {
    account: await people.accounts.find(account),
    sessions: await people.sessions.list(account, session),
    passkeys: await people.passkeys.list(account),
    blocked: await people.blocks.list(account),
    reports: await reportsBy(database.db, account),
  };
  yield `${JSON.stringify(about).slice(0, -1)},"tables":`;
  yield* listed(tablesOf(database, account, inTurn));
  yield ',"records":';
  yield* listed(recordsOf(database, account, inTurn));
  yield '}';
}

/** Pages of things as one list in JSON. */
async function* listed(pages: AsyncGenerator<readonly object[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((one) => JSON.stringify(one)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** The ids of the tables a person has to do with, by pages: where they sit, what they host, where they did anything. */
async function* idsOf({ db }: Database, account: string, inTurn: Pager): AsyncGenerator<readonly string[]> {
  for (let after = ''; ; ) {
    const { rows } = await inTurn(() =>
      sql<{ id: string }>`
        select id from (select table_id as id from table_seats
          where account = ${account} and held = 0 and table_id > ${after} order by table_id limit ${PAGE}) as seated
        union select id from (select id from tables
          where host = ${account} and id > ${after} order by id limit ${PAGE}) as hosted
        union select id from (select distinct table_id as id from records
          where account = ${account} and ${INDEXED} and table_id > ${after} order by table_id limit ${PAGE}) as acted
        order by id limit ${PAGE}`.execute(db),
    );
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    yield rows.map(({ id }) => id);
  }
}

async function* tablesOf(database: Database, account: string, inTurn: Pager): AsyncGenerator<readonly object[]> {
  const { db } = database;
  for await (const ids of idsOf(database, account, inTurn))
    yield await inTurn(() =>
      db
        .selectFrom('tables')
        .leftJoin('table_seats', (join) =>
          join.onRef('table_id', '=', 'tables.id').on('account', '=', account).on('held', '=', 0),
        )
        .select(['tables.id', 'game', 'title', 'status', 'created_at', 'updated_at', 'seat'])
        .where('tables.id', 'in', ids)
        .orderBy('tables.id')
        .execute(),
    );
}

async function* recordsOf(database: Database, account: string, inTurn: Pager): AsyncGenerator<readonly object[]> {
  const { db } = database;
  for await (const ids of idsOf(database, account, inTurn))
    for (const id of ids) {
      const table = await db.selectFrom('tables').select('seq').where('id', '=', id).executeTakeFirst();
      // By stretches of numbers: of a long table that holds little of this person nothing is read at once either.
      for (let from = 0; from < (table?.seq ?? 0); from += PAGE)
        yield await inTurn(async () => {
          const records = await db
            .selectFrom('records')
            .select(['seq', 'kind', 'at', 'body'])
            .where('table_id', '=', id)
            .where('seq', '>', from)
            .where('seq', '<=', from + PAGE)
            .where('account', '=', account)
            .orderBy('seq')
            .execute();
          return records.map(({ body, ...rest }) => ({
            table: id,
            ...rest,
            ...ownWords(JSON.parse(body) as Record<string, unknown>),
          }));
        });
    }
}

/** What the person did or said. What chance did, and what others saw of it, is the table's and stays there. */
function ownWords({ seat, keys, text }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ seat, keys, text }).filter(([, value]) => value !== undefined));
}
