import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { withPostgres } from '../testing/backed.js';
import { Client } from '../testing/client.js';
import { type Cluster, type ClusterNode, newCluster } from '../testing/cluster.js';

const postgres = withPostgres();

describe('an answer that is sent again while its commit hangs', () => {
  let url: string;
  let cluster: Cluster;
  let nodes: readonly [ClusterNode, ClusterNode];
  const clients: Client[] = [];
  beforeEach(async (context) => {
    url = await postgres.fresh(context);
    cluster = newCluster(url);
    nodes = [await cluster.start(), await cluster.start()];
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.stop();
    await cluster?.close();
  });
  const somebody = async (name: string, at: ClusterNode): Promise<Client> => {
    const client = new Client({ name, address: () => at.address(name), seed: name });
    clients.push(client);
    await client.connect();
    return client;
  };
  const alone = async () => {
    const ada = await somebody('ada', nodes[0]);
    const seats = [{ kind: 'you' }, { kind: 'bot', level: 'easy' }];
    const made = await ada.must('create', { game: 'elekt', seats, public: false });
    const table = made.table as string;
    await ada.must('start', { table });
    await ada.follow(table);
    await ada.until(() => ada.question() !== null);
    const { version } = ada;
    const answer = { table, idem: 'the answer', version, keys: ada.randomKeys(ada.question()!) };
    return { ada, table, answer };
  };
  /** Nobody can change a table until it is let go. */
  const hold = async (table: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin');
    await client.query('select from tables where id = $1 for update', [table]);
    const waiting = `select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock'`;
    return {
      held: () =>
        expect.poll(async () => (await client.query(waiting)).rows[0].waiting, { timeout: 30_000 }).toBeGreaterThan(0),
      letGo: () => client.query('commit'),
    };
  };
  const recordsOf = async (table: string) =>
    (await nodes[0].database.db.selectFrom('records').selectAll().where('table_id', '=', table).execute()).filter(
      ({ idem }) => idem?.endsWith(':the answer') === true,
    );

  it.each(['the same node', 'another node'])('is taken once, and waits for the first at %s', async (where) => {
    const { ada, table, answer } = await alone();
    const again = await somebody('ada', where === 'another node' ? nodes[1] : nodes[0]);
    const lock = await hold(table);
    const first = ada.request('answer', answer);
    await lock.held();
    const told: unknown[] = [];
    const second = again.request('answer', answer).then((reply) => told.push(reply));
    await again.must('ping'); // which was sent after it and is answered
    await again.must('ping');
    expect(told).toEqual([]);
    expect(await recordsOf(table)).toEqual([]);
    await lock.letGo();
    const reply = await first;
    await second;
    const [record] = await recordsOf(table);
    const taken = expect.objectContaining({ ok: true, seq: Number(record!.seq) });
    expect([reply, ...told]).toEqual([taken, taken]);
    expect(await recordsOf(table)).toHaveLength(1);
  });

  it('is taken once when the commit took so long that nobody knew any more, and was made all the same', async () => {
    const { ada, table, answer } = await alone();
    const lock = await hold(table);
    const refused = await ada.request('answer', answer); // after as long as a statement may take
    expect(refused).toMatchObject({ ok: false });
    const again = await somebody('ada', nodes[1]);
    const second = again.request('answer', answer);
    await lock.letGo(); // the statement was still waiting for it
    const reply = await second;
    const records = await recordsOf(table);
    expect(records).toHaveLength(1);
    expect(reply).toMatchObject({ ok: true, seq: Number(records[0]!.seq) });
  }, 60_000);
});
