import type { PostgresServer } from '../db/database.js';
import type { TableChange, Writer } from './store.js';

/** The columns of a list of rows that a statement is given, with their types. */
type Columns = { readonly [name: string]: 'text' | 'bigint' | 'integer' | 'boolean' };

const CHANGED = {
  id: 'text',
  before: 'bigint',
  epoch: 'bigint',
  seq: 'bigint',
  version: 'bigint',
  waiting: 'text',
  updated_at: 'bigint',
  snapshot: 'text',
  stands: 'boolean',
  status: 'text',
  deadline: 'bigint',
  seats: 'text',
  settings: 'text',
  host: 'text',
  invite: 'text',
  sits: 'boolean',
} as const satisfies Columns;
const CREATED = {
  id: 'text',
  game: 'text',
  status: 'text',
  is_public: 'integer',
  invite: 'text',
  host: 'text',
  title: 'text',
  settings: 'text',
  seats: 'text',
  seq: 'bigint',
  version: 'bigint',
  waiting: 'text',
  deadline: 'bigint',
  created_at: 'bigint',
  updated_at: 'bigint',
  snapshot: 'text',
  owner: 'text',
} as const satisfies Columns;
const SITTING = { table_id: 'text', seat: 'integer', account: 'text', held: 'integer' } as const satisfies Columns;
const RECORDS = {
  table_id: 'text',
  seq: 'bigint',
  kind: 'text',
  at: 'bigint',
  account: 'text',
  idem: 'text',
  body: 'text',
} as const satisfies Columns;
const LISTS: readonly Columns[] = [CHANGED, CREATED, SITTING, RECORDS];

type Value = string | number | boolean | null | undefined;
type RowOf<C extends Columns> = { readonly [Name in keyof C]: Value };

/** The place of a list's first column among the parameters, from 1 on. */
const placeOf = (columns: Columns): number =>
  LISTS.slice(0, LISTS.indexOf(columns)).reduce((sum, list) => sum + Object.keys(list).length, 1);

/** The rows of a list, as a statement reads them. */
function rowsOf(columns: Columns, name: string): string {
  const first = placeOf(columns);
  const types = Object.values(columns).map((type, i) => `$${first + i}::${type}[]`);
  return `unnest(${types.join(', ')}) as ${name}(${Object.keys(columns).join(', ')})`;
}

// All in one: what is read here is how it was before the statement, so a table has one change in it, and seats that are
// taken by others are changed in their place.
const APPEND = `with
  given as (select * from ${rowsOf(CHANGED, 'g')}),
  sitting as (select * from ${rowsOf(SITTING, 's')}),
  created as (
    insert into tables (${Object.keys(CREATED).join(', ')}) select * from ${rowsOf(CREATED, 'c')} returning id),
  moved as (
    update tables t set seq = g.seq, version = g.version, waiting = g.waiting, updated_at = g.updated_at,
      snapshot = coalesce(g.snapshot, t.snapshot), status = coalesce(g.status, t.status),
      deadline = case when g.stands then g.deadline else t.deadline end, seats = coalesce(g.seats, t.seats),
      settings = coalesce(g.settings, t.settings), host = coalesce(g.host, t.host),
      invite = coalesce(g.invite, t.invite)
    from given g where t.id = g.id and t.seq = g.before and t.epoch = g.epoch returning t.id, g.sits),
  written as (select id from moved union all select id from created),
  stood as (
    delete from table_seats t using moved m where m.sits and t.table_id = m.id
      and not exists (select from sitting s where s.table_id = t.table_id and s.seat = t.seat)),
  sat as (
    insert into table_seats (table_id, seat, account, held)
    select s.table_id, s.seat, s.account, s.held from sitting s join written w on w.id = s.table_id
    on conflict (table_id, seat) do update set account = excluded.account, held = excluded.held),
  told as (
    insert into records (${Object.keys(RECORDS).join(', ')})
    select r.* from ${rowsOf(RECORDS, 'r')} join written w on w.id = r.table_id)
  select id from written`;

/** Rows turned into a list for each column. */
const columnsOf = <C extends Columns>(columns: C, rows: readonly RowOf<C>[]): (Value | null)[][] =>
  (Object.keys(columns) as (keyof C)[]).map((name) => rows.map((row) => row[name] ?? null));

const changedRow = ({ before, epoch, row }: TableChange): RowOf<typeof CHANGED> => ({
  ...row,
  before,
  epoch,
  snapshot: row.snapshot,
  stands: row.standing !== undefined,
  status: row.standing?.status,
  deadline: row.standing?.deadline,
  seats: row.seats,
  settings: row.settings,
  host: row.host,
  invite: row.invite,
  sits: row.sitting !== undefined,
});

function valuesOf(changes: readonly TableChange[], node: string): unknown[] {
  return [
    ...columnsOf(CHANGED, changes.filter(({ create }) => create === undefined).map(changedRow)),
    ...columnsOf(
      CREATED,
      changes.flatMap(({ create, row: { sitting: _, standing, ...row } }) =>
        create === undefined ? [] : [{ ...create, ...row, ...standing, owner: node }],
      ),
    ),
    ...columnsOf(
      SITTING,
      changes.flatMap(({ row: { id, sitting = [] } }) => sitting.map((place) => ({ table_id: id, ...place }))),
    ),
    ...columnsOf(
      RECORDS,
      changes.flatMap(({ row: { id }, records }) => records.map((record) => ({ table_id: id, ...record }))),
    ),
  ];
}

/**
 * Writes a batch by one statement, which is one round trip and one commit, and holds no lock while this process sleeps.
 * Every change names the sequence it was made on and the epoch of its owner: what does not fit is refused, alone.
 */
export function postgresWriter({ pool, lease }: PostgresServer, fenced: (changes: number) => void): Writer {
  return async (changes) => {
    const refused = new Set<TableChange>();
    for (const round of rounds(changes)) {
      const values = valuesOf(round, lease.node);
      const { rows } = await pool.query<{ id: string }>({ name: 'append', text: APPEND, values });
      const written = new Set(rows.map(({ id }) => id));
      for (const change of round) if (!written.has(change.row.id)) refused.add(change);
    }
    if (refused.size > 0) fenced(refused.size);
    return refused;
  };
}

/** In each round a table has one change: the statement would not see its own. */
function rounds(changes: readonly TableChange[]): TableChange[][] {
  const found: TableChange[][] = [];
  const next = new Map<string, number>();
  for (const change of changes) {
    const at = next.get(change.row.id) ?? 0;
    next.set(change.row.id, at + 1);
    found[at] ??= [];
    found[at].push(change);
  }
  return found;
}
