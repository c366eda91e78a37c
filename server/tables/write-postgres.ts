import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { Writer } from './store.js';

/** Writes a batch as one transaction with one insert of all its records. */
export function postgresWriter(db: Kysely<Schema>): Writer {
  return (changes) =>
    db.transaction().execute(async (trx) => {
      for (const { create, before, row } of changes) {
        if (create !== undefined) await trx.insertInto('tables').values(create).execute();
        const { id, sitting, standing, ...values } = row;
        const { numUpdatedRows } = await trx
          .updateTable('tables')
          .set({ ...values, ...standing })
          .where('id', '=', id)
          .where('seq', '=', before)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new Error(`table ${id} is not at ${before} in the database`);
        if (sitting === undefined) continue;
        await trx.deleteFrom('table_seats').where('table_id', '=', id).execute();
        if (sitting.length > 0)
          await trx
            .insertInto('table_seats')
            .values(sitting.map(({ seat, account, held }) => ({ table_id: id, seat, account, held })))
            .execute();
      }
      const records = changes.flatMap(({ row, records }) => records.map((record) => ({ table_id: row.id, ...record })));
      if (records.length > 0) await trx.insertInto('records').values(records).execute();
    });
}
