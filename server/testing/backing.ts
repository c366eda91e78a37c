import pg from 'pg';
import type { RecordRow, TableRow } from '../db/schema.js';
import { lostDecision, problemsOf } from './audit.js';
import type { Acknowledged } from './client.js';
import { startNats, type TestNats } from './nats.js';
import { startPostgres, type TestPostgres } from './postgres.js';

/** What a test can ask of the process that has a database and NATS for nodes which the test starts itself. */
export type BackingRequest = { readonly start: true } | { readonly audit: readonly Acknowledged[] };
export type BackingReply =
  | { readonly url: string; readonly nats: string }
  /** Why there is none. */
  | { readonly why: string }
  | Kept;

/** What is kept of the only table there is. */
export interface Kept {
  /** The name of the node that has it. */
  readonly owner: string | null;
  readonly seq: number;
  readonly version: number;
  /** What is wrong with it, given what was acknowledged. */
  readonly problems: readonly string[];
}

let postgres: TestPostgres | null = null;
let nats: TestNats | null = null;
let database: pg.Pool;

async function start(): Promise<BackingReply> {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  if (postgres === null || nats === null) return { why: 'PostgreSQL or NATS did not start' };
  const url = await postgres.fresh();
  database = new pg.Pool({ connectionString: url, max: 1 });
  database.on('error', () => {});
  return { url, nats: nats.url };
}

/** As it stands at one moment: people play on meanwhile. */
async function audit(acknowledged: readonly Acknowledged[]): Promise<Kept> {
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read');
    const tables = await client.query<TableRow & { readonly node: string | null }>(
      'select t.*, n.name as node from tables t left join nodes n on n.id = t.owner',
    );
    const { rows } = await client.query<RecordRow>('select * from records order by seq');
    await client.query('commit');
    const row = tables.rows[0]!;
    const records = rows.map((record) => ({ ...record, seq: Number(record.seq) }));
    const table = { ...row, seq: Number(row.seq), version: Number(row.version) };
    const lost = acknowledged.flatMap((one) => lostDecision(one, records[one.seq - 1]));
    const problems = [...problemsOf(table, records), ...lost];
    return { owner: row.node, seq: table.seq, version: table.version, problems };
  } finally {
    client.release();
  }
}

const reply = (message: BackingReply) => process.send!(message);
const failed = (error: unknown) => reply({ why: error instanceof Error ? error.message : String(error) });

process.on('message', (request: BackingRequest) => {
  const work: Promise<BackingReply> = 'start' in request ? start() : audit(request.audit);
  work.then(reply, failed);
});
process.on('disconnect', () => {
  void Promise.allSettled([database?.end(), postgres?.stop(), nats?.kill()]).then(() => process.exit(0));
});
