import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Database, isStorageFailure } from '../db/database.js';
import type { NewTableRow, RecordRow, Schema, TableRow } from '../db/schema.js';
import { createOwners, type Held, isFree, type TakenRow } from '../nodes/owners.js';
import type { TableMetrics } from './env.js';
import type { Sitting } from './seats.js';
import { postgresWriter } from './write-postgres.js';
import { sqliteWriter } from './write-sqlite.js';

/** What happened at a table, as it is kept. */
export type NewRecord = Omit<RecordRow, 'table_id'>;

/** What a list of tables needs of their rows: the games themselves, by far the larger part, stay where they are. */
const HEAD = ['id', 'game', 'status', 'is_public', 'title', 'settings', 'seats', 'waiting', 'updated_at'] as const;
export type TableHead = Pick<TableRow, (typeof HEAD)[number]>;

/** What changes in a table's row with every record. */
export interface RowChange {
  readonly id: string;
  readonly seq: number;
  readonly version: number;
  readonly waiting: string;
  readonly updated_at: number;
  /** Undefined, here and below: as it was. */
  readonly standing?: RowStatus;
  readonly snapshot?: string;
  readonly seats?: string;
  readonly settings?: string;
  readonly host?: string;
  readonly invite?: string;
  /** Whose seats these are, for the list of a person's tables. */
  readonly sitting?: readonly Sitting[];
}

/** What other tables are found by; most changes leave it as it is. */
export type RowStatus = Pick<TableRow, 'status' | 'deadline'>;

/** One change of one table: its row, which must still stand at `before`, and the records that tell of it. */
export interface TableChange {
  /** A new table: its whole row. */
  readonly create?: NewTableRow;
  readonly before: number;
  /** How often the table had been taken up when this was changed: who took it up before is refused. */
  readonly epoch: number;
  readonly row: RowChange;
  readonly records: readonly NewRecord[];
}

/** Writes many changes in one commit and says which were refused; if it fails, none of them stands. */
export type Writer = (changes: readonly TableChange[]) => Promise<ReadonlySet<TableChange>>;

/** A table for which the server has something to do, and when. */
export interface Due {
  readonly id: string;
  readonly deadline: number;
}

/** The tables as they are kept. */
export interface Store {
  /** Takes a table up: whoever had it before cannot change it any more. Fails with `Elsewhere` if another node has it. */
  load(id: string): Promise<TakenRow | null>;
  /** The table as it is kept, to look at: it belongs to whom it did. */
  read(id: string): Promise<TableRow | null>;
  /** Lets tables go that are not in memory any more: whoever is asked for them next takes them up. */
  release(tables: readonly Held[]): Promise<void>;
  /** Resolves when the change is durable; whatever waits at that time is written together. */
  append(change: TableChange): Promise<void>;
  /** Records after a number, oldest first. */
  records(id: string, after: number, kinds?: readonly string[], limit?: number): Promise<RecordRow[]>;
  /** The record after a number that an answer with this key has made. */
  byIdem(id: string, idem: string, after: number): Promise<RecordRow | null>;
  /** How often a table has come, gone, or changed its seats: as long as it is the same, lists differ in little. */
  readonly seatings: number;
  openTables(limit: number): Promise<TableHead[]>;
  /** Where an account sits, and what it hosts that is not over; the last used first. */
  tablesOf(account: string, limit: number): Promise<TableHead[]>;
  /** The ids of all tables of `tablesOf`, or of those alone that are not over. */
  idsOf(account: string, running: boolean): Promise<string[]>;
  /** Tables that have not begun and keep a seat for an account. */
  keptFor(account: string): Promise<string[]>;
  hosted(account: string): Promise<number>;
  /** Makes a table for an account that hosts less than so many, one after the other; otherwise null. */
  hostOneMore<T>(account: string, limit: number, make: () => Promise<T>): Promise<T | null>;
  /** Playing tables for which the server has something to do by this time, the most urgent first, after one of them. */
  due(by: number, limit: number, after?: Due): Promise<Due[]>;
  /** Removes tables that were never begun: open ones not touched since a time, given-up ones since another; but for some. */
  expire(open: number, givenUp: number, except: readonly string[]): Promise<number>;
  /** Resolves when everything that was appended is written or refused. */
  flush(): Promise<void>;
}

/** What is measured here: commits, tables that were taken up, and changes that came too late. */
export type StoreMetrics = Pick<TableMetrics, 'commit' | 'claimed' | 'fenced'>;
const NO_METRICS: StoreMetrics = { commit() {}, claimed() {}, fenced() {} };

/** The repository of tables on a database. */
export function createStore(database: Database, metrics: StoreMetrics = NO_METRICS): Store {
  const { db, sqlite, postgres } = database;
  const owners = postgres === null ? null : createOwners(postgres, metrics.claimed);
  const member = postgres?.member ?? null;
  const writer = sqlite === null ? postgresWriter(postgres!, metrics.fenced) : sqliteWriter(sqlite);
  const queue = groupCommits(writer, metrics.commit);
  /** The last table that an account is making: the next one waits until this one can be counted. */
  const making = new Map<string, Promise<void>>();
  let seatings = 0;
  const store: Store = {
    async append(change) {
      await queue.append(change);
      if (isSeating(change)) seatings++;
    },
    flush: queue.flush,
    get seatings() {
      return seatings;
    },
    load: (id) => (owners === null ? store.read(id) : owners.take(id)),
    async read(id) {
      return (await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },
    release: async (tables) => owners?.release(tables),
    async records(id, after, kinds, limit) {
      let query = db
        .selectFrom('records')
        .selectAll()
        .where('table_id', '=', id)
        .where('seq', '>', after)
        .orderBy('seq');
      if (kinds !== undefined) query = query.where('kind', 'in', kinds);
      if (limit !== undefined) query = query.limit(limit);
      return query.execute();
    },
    async byIdem(id, idem, after) {
      // Not by an index of its own, which every decision would have to write: the primary key bounds what is searched.
      const found = await db
        .selectFrom('records')
        .selectAll()
        .where('table_id', '=', id)
        .where('seq', '>', after)
        .where('idem', '=', idem)
        .executeTakeFirst();
      return found ?? null;
    },
    openTables: (limit) =>
      db
        .selectFrom('tables')
        .select(HEAD)
        .where('status', 'in', ['open', 'playing'])
        .where('is_public', '=', 1)
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute(),
    tablesOf: (account, limit) =>
      db
        .selectFrom('tables')
        .select(HEAD)
        .where(belongsTo(account))
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute(),
    async idsOf(account, running) {
      let query = db.selectFrom('tables').select('id').where(belongsTo(account));
      if (running) query = query.where('status', 'in', ['open', 'playing']);
      return (await query.execute()).map(({ id }) => id);
    },
    async keptFor(account) {
      const rows = await db
        .selectFrom('table_seats')
        .innerJoin('tables', 'tables.id', 'table_seats.table_id')
        .select('tables.id')
        .where('account', '=', account)
        .where('held', '=', 1)
        .where('status', '=', 'open')
        .execute();
      return rows.map(({ id }) => id);
    },
    async expire(open, givenUp, except) {
      let query = db
        .deleteFrom('tables')
        .where('is_public', 'in', [0, 1]) // so the index by publicity and status finds them
        .where('version', '=', 0)
        .where(({ and, eb, or }) =>
          or([
            and([eb('status', '=', 'open'), eb('updated_at', '<=', open)]),
            and([eb('status', '=', 'abandoned'), eb('updated_at', '<=', givenUp)]),
          ]),
        );
      if (except.length > 0) query = query.where('id', 'not in', except);
      if (member !== null) query = query.where(isFree(member.node));
      const gone = Number((await query.executeTakeFirst()).numDeletedRows);
      seatings += gone;
      return gone;
    },
    async hosted(account) {
      const { count } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('host', '=', account)
        .where('status', 'in', ['open', 'playing'])
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    hostOneMore(account, limit, make) {
      const before = making.get(account) ?? Promise.resolve();
      const made = before.then(async () => ((await store.hosted(account)) < limit ? make() : null));
      const settled = made
        .catch(() => {})
        .then(() => {
          if (making.get(account) === settled) making.delete(account);
        });
      making.set(account, settled);
      return made;
    },
    async due(by, limit, after = { id: '', deadline: -1 }) {
      let query = db
        .selectFrom('tables')
        .select(['id', 'deadline'])
        .where('deadline', 'is not', null)
        .where('deadline', '<=', by)
        .where('deadline', '>=', after.deadline)
        .where(sql<SqlBool>`(deadline, id) > (${after.deadline}, ${after.id})`)
        .orderBy('deadline')
        .orderBy('id')
        .limit(limit);
      if (member !== null) query = query.where(isFree(member.node));
      const rows = await query.execute();
      return rows.map(({ id, deadline }) => ({ id, deadline: deadline ?? 0 }));
    },
  };
  return store;
}

/** Whether a change shows in lists at once: all but a decision in a game that goes on. */
const isSeating = ({ create, row: { seats, standing } }: TableChange): boolean =>
  create !== undefined || seats !== undefined || (standing !== undefined && standing.status !== 'playing');

/** An account sits there, or hosts what is not over. */
const belongsTo =
  (account: string) =>
  ({ eb, selectFrom }: ExpressionBuilder<Schema, 'tables'>) =>
    eb.or([
      eb('id', 'in', selectFrom('table_seats').select('table_id').where('account', '=', account).where('held', '=', 0)),
      eb.and([eb('host', '=', account), eb('status', 'in', ['open', 'playing'])]),
    ]);

interface Waiting {
  readonly change: TableChange;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Collects what arrives while the last commit runs and commits it together: the cost of a durable write is shared by
 * all tables. If a batch is refused, its changes are tried one by one, so that one bad change harms only its own table;
 * not if the storage itself is out of order: each of them would wait for that again.
 */
function groupCommits(write: Writer, observe: (changes: number, ms: number) => void): Pick<Store, 'append' | 'flush'> {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  const commit = async (batch: readonly Waiting[]) => {
    const began = performance.now();
    try {
      const refused = await write(batch.map(({ change }) => change));
      for (const { change, done, failed } of batch)
        if (refused.has(change)) failed(new Error(`table ${change.row.id} is not at ${change.before} in the database`));
        else done();
    } catch (error) {
      if (batch.length === 1 || isStorageFailure(error)) for (const { failed } of batch) failed(error);
      else for (const one of batch) await commit([one]);
    }
    observe(batch.length, performance.now() - began);
  };
  const run = async () => {
    // After the messages that this turn of the event loop has brought: they are written together.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await commit(batch);
    }
    running = null;
  };
  return {
    append: (change) =>
      new Promise((done, failed) => {
        waiting.push({ change, done, failed });
        running ??= run();
      }),
    flush: async () => {
      while (running !== null) await running;
    },
  };
}
