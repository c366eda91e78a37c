import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PostgresServer } from '../db/database.js';
import type { TableRow } from '../db/schema.js';

/** Whose a table was before it was taken up: nobody's, this node's, or that of one that has gone. */
export type Former = 'nobody' | 'own' | 'dead';

/** A table that was taken up; with SQLite there is nobody to take it from. */
export type TakenRow = TableRow & { readonly former?: Former };

/** A table that this node has, as it took it up. */
export interface Held {
  readonly id: string;
  readonly epoch: number;
}

/** The table belongs to another node, or this one may take up nothing now (then there is no owner). */
export class Elsewhere extends Error {
  constructor(readonly owner: string | null) {
    super('the table is at another node');
    this.name = 'Elsewhere';
  }
}

export interface Owners {
  /** Takes a table up, which is its loading too. Throws `Elsewhere` if another node that lives has it. */
  take(id: string): Promise<TakenRow | null>;
  release(tables: readonly Held[]): Promise<void>;
}

const TABLE: { readonly [C in keyof TableRow]: true } = {
  ...{ id: true, game: true, status: true, is_public: true, invite: true, host: true, title: true, settings: true },
  ...{ seats: true, seq: true, version: true, snapshot: true, waiting: true, deadline: true, created_at: true },
  ...{ updated_at: true, owner: true, epoch: true },
};
// By their names: a statement that is prepared for all columns fails once a newer release has added one.
const COLUMNS = Object.keys(TABLE)
  .map((name) => `t.${name}`)
  .join(', ');

// The epoch grows, so that whatever an earlier owner still writes is refused. The update waits for the row, so it sees the
// last change that got in; the subquery sees whose it was before.
const CLAIM = `update tables t set owner = $2, epoch = t.epoch + 1
  where t.id = $1 and exists (select from nodes where id = $2 and until >= clock_timestamp())
    and (t.owner is null or t.owner = $2 or not exists (select from nodes n where n.id = t.owner
      and n.until >= clock_timestamp() + case when n.id = any($3) then $4 else 0 end * interval '1 millisecond'))
  returning ${COLUMNS}, (select b.owner from tables b where b.id = t.id) as before`;
const CLAIM_ALONE = `update tables t set owner = $2, epoch = t.epoch + 1
  where t.id = $1 and exists (select from nodes where nodes.id = $2) returning ${COLUMNS}`;
const OWNER = 'select owner from tables where id = $1';
const RELEASE = `update tables t set owner = null from unnest($1::text[], $2::bigint[]) as h(id, epoch)
  where t.id = h.id and t.epoch = h.epoch and t.owner = $3`;

/** One that was let go between two looks is tried again. */
const TRIES = 3;

/** Taking tables up and letting them go, on PostgreSQL; alone, nobody has to be asked. */
export function createOwners(
  { pool, lease, member, suspects }: PostgresServer,
  claimed: (from: Former) => void,
): Owners {
  const { node } = lease;
  if (member === null)
    return {
      async take(id) {
        const { rows } = await pool.query<TableRow>({ name: 'claim', text: CLAIM_ALONE, values: [id, node] });
        return rows[0] ?? null;
      },
      async release() {},
    };

  const claim = async (id: string): Promise<TakenRow | undefined> => {
    const values = [id, node, [...suspects], member.hint];
    const { rows } = await pool.query<TableRow & { readonly before: string | null }>({
      name: 'claim-of-several',
      text: CLAIM,
      values,
    });
    if (rows[0] === undefined) return undefined;
    const { before, ...row } = rows[0];
    const former = before === null ? 'nobody' : before === node ? 'own' : 'dead';
    claimed(former);
    if (!member.holds()) throw new Elsewhere(null); // it slept: others may have it by now
    return { ...row, former };
  };

  return {
    async take(id) {
      for (let tries = 0; tries < TRIES; tries++) {
        const row = await claim(id);
        if (row !== undefined) return row;
        const { rows } = await pool.query<{ readonly owner: string | null }>({
          name: 'owner',
          text: OWNER,
          values: [id],
        });
        if (rows[0] === undefined) return null;
        const { owner } = rows[0];
        if (owner !== null && owner !== node) throw new Elsewhere(owner);
      }
      throw new Elsewhere(null);
    },
    async release(tables) {
      if (tables.length === 0) return;
      await pool.query(RELEASE, [tables.map(({ id }) => id), tables.map(({ epoch }) => epoch), node]);
    },
  };
}

/** Whether a table is one that no other living node has. */
export const isFree = (
  node: string,
): RawBuilder<SqlBool> => sql<SqlBool>`(owner is null or owner = ${node} or not exists
  (select from nodes n where n.id = tables.owner and n.until >= clock_timestamp()))`;
