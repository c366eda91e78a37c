import type { WatchReply } from '@tabula/protocol/pushes.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Clock, systemClock } from '../tables/env.js';
import { createStore } from '../tables/store.js';
import { withPostgres } from '../testing/backed.js';
import { Client } from '../testing/client.js';
import { type Cluster, type ClusterNode, newCluster } from '../testing/cluster.js';

const backing = withPostgres();

const SECOND = 1_000;
const HOUR = 3_600_000;

describe('a table that another node takes up', () => {
  let cluster: Cluster;
  let one: ClusterNode;
  let two: ClusterNode;
  let ada: Client;
  let bob: Client;
  /** What all clocks are ahead by. */
  let ahead = 0;
  const clock: Clock = { ...systemClock, steady: () => systemClock.steady() + ahead };
  const clients: Client[] = [];
  const start = () => {
    ahead += SECOND; // no two of them start at the same time
    return cluster.start({ clock });
  };
  beforeEach(async (context) => {
    cluster = newCluster(await backing.fresh(context));
    one = await start();
    two = await start();
    ada = await somebody('ada', one);
    bob = await somebody('bob', one);
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
  const SEATS = [{ kind: 'you' }, { kind: 'open' }];
  /** A game with a minute for each decision, which has begun at the first node. */
  const game = async (): Promise<string> => {
    const minute = { kind: 'live', perDecision: 60, bank: 0 };
    const made = await ada.must('create', { game: 'elekt', seats: SEATS, public: false, clock: minute, flag: 'loss' });
    const table = made.table as string;
    await bob.must('sit', { table, seat: 1, invite: made.invite });
    await ada.must('start', { table });
    return table;
  };
  /** When the first clock runs out, as whoever looks is told. */
  const flagFalls = async (who: Client, table: string): Promise<number> => {
    const { game } = await who.must<WatchReply>('watch', { table });
    await who.must('unwatch', { table });
    return Math.min(...Object.values(game!.clocks!.until));
  };
  const rows = () => one.database.db;
  const ownerOf = async (table: string) =>
    (await rows().selectFrom('tables').select('owner').where('id', '=', table).executeTakeFirstOrThrow()).owner;
  /** The node that has it has let it go and another one, of which no more is known, has taken it up. */
  const isAt = async (node: ClusterNode, other: string, table: string) => {
    await node.tables.letGo();
    await rows().updateTable('tables').set({ owner: other }).where('id', '=', table).execute();
  };

  it('has clocks that run on where it was let go, and begin anew where its node has died', async () => {
    const three = await start(); // before the game: what counts is how it comes by the table
    const table = await game();
    const falls = await flagFalls(ada, table);
    ahead += 20 * SECOND;
    await one.tables.letGo();
    const eve = await somebody('ada', two);
    expect(await flagFalls(eve, table)).toBe(falls);
    await isAt(two, 'a node that has died', table);
    ahead += 20 * SECOND;
    const ida = await somebody('ada', three);
    expect(await flagFalls(ida, table)).toBeGreaterThanOrEqual(falls + 40 * SECOND);
    expect(await ownerOf(table)).toBe(three.id);
  });

  it('is taken up by itself when its node has died and there is something to do', async () => {
    const table = await game();
    // It lives for a moment still.
    await two.database.postgres!.pool.query(
      `insert into nodes (id, name, until, several) values ('dying', '', clock_timestamp() + interval '1 second', 1)`,
    );
    await isAt(one, 'dying', table);
    ahead += HOUR;
    await expect.poll(() => ownerOf(table), { timeout: 30_000 }).toBeOneOf([one.id, two.id]);
  });

  it('is not removed as one that nobody began while its node lives', async () => {
    const made = await ada.must('create', { game: 'elekt', seats: SEATS, public: false });
    const table = made.table as string;
    const at = clock.steady() + HOUR;
    expect(await createStore(two.database).expire(at, at, [])).toBe(0);
    expect(await ownerOf(table)).toBe(one.id);
    await isAt(one, 'a node that has died', table);
    expect(await createStore(two.database).expire(at, at, [])).toBe(1);
  });
});
