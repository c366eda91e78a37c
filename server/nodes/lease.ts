import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { enter } from './gate.js';

/** The place of this process among those that may serve a database. */
export interface Lease {
  /** The id of this process: new for each start, and never used again. */
  readonly node: string;
  /** Settles when another server has taken the place, with a sentence that says so. */
  readonly lost: Promise<string>;
  /** Whether what this process knows of its tables can still be true. */
  holds(): boolean;
  /** Gives the place up. */
  release(): Promise<void>;
}

export interface LeaseTimes {
  /** How long a place is kept for a process that does not renew it, in milliseconds, by the clock of the database. */
  readonly lengthMs: number;
  readonly renewMs: number;
}

export const LEASE_TIMES: LeaseTimes = { lengthMs: 3_000, renewMs: 1_000 };

/** What is left of the lease of a node, in milliseconds. */
interface Holder {
  readonly id: string;
  readonly name: string;
  readonly left: number;
}

const JOIN = `insert into nodes (id, name, until, schema)
  select $1, $2, clock_timestamp() + $3 * interval '1 millisecond', $4 where not exists (select from nodes)`;
const HOLDER = `select id, name, (extract(epoch from until - clock_timestamp()) * 1000)::float8 as left
  from nodes order by until desc limit 1`;
const RENEW = `update nodes set until = clock_timestamp() + $2 * interval '1 millisecond' where id = $1 returning id`;
export const LEAVE = 'delete from nodes where id = $1';

/**
 * Takes the one place there is. Where the last server has died it is waited for until its lease is over; where it lives,
 * which shows in its renewals, the start fails and says who it is. The lease decides when another may begin, never
 * whether a write is right: that is the epoch's (`tables/write-postgres.ts`).
 */
export async function takePlace(
  pool: pg.Pool,
  name: string,
  schema: number,
  times: LeaseTimes = LEASE_TIMES,
): Promise<Lease> {
  const node = randomUUID();
  const patience = performance.now() + times.lengthMs + times.renewMs;
  for (let first: Holder | undefined; ; ) {
    // One at a time: two that come at once must not both find the place free.
    if (await enter(pool, schema, JOIN, [node, name, times.lengthMs, schema])) break;
    const [holder] = (await pool.query<Holder>(HOLDER)).rows;
    const renewed = first !== undefined && holder !== undefined && (holder.id !== first.id || holder.left > first.left);
    if (holder !== undefined && (renewed || (holder.left > 0 && performance.now() > patience)))
      throw new Error(`another server uses this database: ${holder.name}`);
    first ??= holder;
    await new Promise((resolve) => setTimeout(resolve, times.renewMs / 4));
  }
  return keep(pool, node, times);
}

function keep(pool: pg.Pool, node: string, { lengthMs, renewMs }: LeaseTimes): Lease {
  let lose: (why: string) => void;
  const lost = new Promise<string>((resolve) => {
    lose = resolve;
  });
  const timer = setInterval(() => {
    pool.query(RENEW, [node, lengthMs]).then(
      ({ rowCount }) => {
        if (rowCount === 1) return;
        clearInterval(timer);
        lose('another server has taken over the database: this one was silent for too long');
      },
      () => {}, // tried again in a second; what is written meanwhile tells whether the database is there
    );
  }, renewMs);
  timer.unref();
  return {
    node,
    lost,
    holds: () => true, // nobody else takes a table up while this process has its place
    async release() {
      clearInterval(timer);
      await pool.query(LEAVE, [node]).catch(() => {}); // then it ends by itself
    },
  };
}
