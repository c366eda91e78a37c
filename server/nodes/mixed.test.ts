import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.js';
import { upheaval } from '../db/migrate.js';
import { withPostgres } from '../testing/backed.js';
import { Client } from '../testing/client.js';
import { type Cluster, type ClusterNode, newCluster } from '../testing/cluster.js';
import { NEXT, NEXT_STEPS } from '../testing/next-release.js';

const postgres = withPostgres();

describe('a node of this release beside one of the next', () => {
  let url: string;
  let cluster: Cluster;
  let older: ClusterNode;
  const clients: Client[] = [];
  beforeEach(async (context) => {
    url = await postgres.fresh(context);
    cluster = newCluster(url);
    older = await cluster.start();
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
  /** A game of two that has begun at the node of the first. */
  const game = async (first: ClusterNode, second: ClusterNode) => {
    const ada = await somebody('ada', first);
    const bob = await somebody('bob', second);
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const made = await ada.must('create', { game: 'elekt', seats, public: true });
    const table = made.table as string;
    await bob.must('sit', { table, seat: 1, invite: made.invite });
    await ada.must('start', { table });
    await Promise.all([ada.follow(table), bob.follow(table)]);
    return { ada, bob, table };
  };
  const play = async (players: readonly Client[], answers: number) => {
    for (const player of players) {
      player.answersLeft = answers;
      player.playing = true;
      player.resume();
    }
    const inStep = () => players.every(({ quiet, version }) => quiet && version === players[0]!.version);
    await players[0]!.until(() => inStep() && !players.some(({ eager }) => eager));
    for (const player of players) player.playing = false;
  };
  const ownerOf = async (table: string) =>
    (await older.database.db.selectFrom('tables').select('owner').where('id', '=', table).executeTakeFirstOrThrow())
      .owner;
  /** Whoever comes next knows of this node. */
  const known = (node: ClusterNode, by: ClusterNode) =>
    clients[0]!.until(() => by.database.postgres!.member!.others.has(node.id));

  it('starts on the database of the next one, goes on there, and plays with it', async () => {
    const newer = await cluster.start(NEXT);
    const { rows } = await older.database.postgres!.pool.query('select mood from tables');
    expect(rows).toEqual([]);
    const restarted = await cluster.start();
    const { ada, bob, table } = await game(older, restarted);
    await play([ada, bob], 5);
    expect(await ownerOf(table)).toBe(older.id);
    const eve = await somebody('eve', newer);
    await eve.follow(table);
    await eve.until(() => eve.version === ada.version);
    expect([...ada.divergences, ...bob.divergences, ...eve.divergences]).toEqual([]);
  });

  it('does not open what the next one has saved: it finds out who can', async () => {
    const newer = await cluster.start(NEXT);
    const { ada, bob, table } = await game(newer, older);
    await known(newer, older);
    await play([ada, bob], 5);
    // Nobody has it, and the older one is asked for it first.
    ada.stop();
    await bob.must('unwatch', { table });
    await newer.tables.letGo();
    expect(await ownerOf(table)).toBeNull();
    await bob.follow(table);
    expect(await ownerOf(table)).toBe(newer.id);
    expect(older.tables.loaded).toBe(0);
    await play([bob], 1);
    const { open } = await bob.must<{ open: { id: string; oldSave?: boolean }[] }>('tables');
    expect(open.find(({ id }) => id === table)?.oldSave).toBeUndefined();
    expect(bob.divergences).toEqual([]);
  });

  it('says so where nobody can, and lets the table go for the next one that comes', async () => {
    const newer = await cluster.start(NEXT);
    const { ada, bob, table } = await game(newer, older);
    await play([ada, bob], 3);
    const { version } = ada;
    ada.stop();
    await newer.close();
    await bob.until(() => older.database.postgres!.member!.others.size === 0);
    expect(await bob.request('look', { table })).toMatchObject({ error: { code: 'old-save' } });
    expect(await ownerOf(table)).toBeNull();
    const again = await cluster.start(NEXT);
    const eve = await somebody('ada', again);
    await eve.follow(table);
    await eve.until(() => eve.version === version);
  });

  it.each([
    ['is left', 'leave', {}],
    ['is given up', 'vote', { on: 'abandon', yes: true }],
  ] as const)(
    'takes up a table that it cannot open before it %s: no former owner writes to it after that',
    async (...what) => {
      const [, command, fields] = what;
      const newer = await cluster.start(NEXT);
      const { ada, bob, table } = await game(newer, older);
      await play([ada, bob], 3);
      ada.stop();
      await newer.close();
      await bob.until(() => older.database.postgres!.member!.others.size === 0);
      const row = older.database.db.selectFrom('tables').select(['epoch', 'seq']).where('id', '=', table);
      const before = await row.executeTakeFirstOrThrow();
      await bob.must(command, { table, ...fields });
      const after = await row.executeTakeFirstOrThrow();
      expect(Number(after.seq)).toBe(Number(before.seq) + 1);
      expect(Number(after.epoch)).toBeGreaterThan(Number(before.epoch));
      expect(await ownerOf(table)).toBeNull();
    },
  );

  it('hands over to the next one what it has played', async () => {
    const { ada, bob, table } = await game(older, older);
    await play([ada, bob], 5);
    const newer = await cluster.start(NEXT);
    await known(newer, older);
    for (const player of [ada, bob]) await player.must('unwatch', { table });
    await older.tables.letGo();
    const again = await somebody('ada', newer);
    await again.follow(table);
    await bob.follow(table);
    await play([again, bob], 5);
    expect(await ownerOf(table)).toBe(newer.id);
    expect([...again.divergences, ...bob.divergences]).toEqual([]);
  });

  describe('that says what it does not know', () => {
    const FAR = 'a newer node';
    const said: string[] = [];
    const send = (number: number, items: readonly object[], texts: readonly string[] = items.map(() => '')) => {
      const head = { number, items, sizes: texts.map(({ length }) => length), mood: 'new' };
      newer.send(older.id, `${JSON.stringify(head)}\n${texts.join('')}`, () => {});
    };
    let newer: ReturnType<Cluster['bus']['connect']>;
    beforeEach(() => {
      said.length = 0;
      newer = cluster.bus.connect(FAR);
      newer.listen({ received: (_from, text) => said.push(text), told() {}, away() {}, back() {} });
    });
    const items = () =>
      said.flatMap((text) => (JSON.parse(text.slice(0, text.indexOf('\n'))) as { items: object[] }).items);
    const account = { id: 'eve', name: 'Eve' };
    const heard = async (count: number) => {
      const watcher = await somebody('watcher', older);
      await watcher.until(() => items().length >= count);
    };

    it('refuses what wants an answer, ignores the rest, and hears what comes after it', async () => {
      const ping = JSON.stringify({ id: 1, command: 'tables', mood: 'new' });
      send(1, [{ kind: 'dance' }, { kind: 'dance', ask: 7, peer: 1 }, { kind: 'ask', ask: 8 }]);
      send(
        2,
        [
          { kind: 'ask', ask: 9, peer: 1, account, household: null, command: 'dance', mood: 'new' },
          { kind: 'ask', ask: 10, peer: 1, account, household: null, command: 'tables' },
          { kind: 'ask', ask: 11, peer: 1, account, household: null, command: 'tables', mood: 'new' },
          { kind: 'ask', ask: 12, peer: 1, account, household: null, command: 'tables' },
        ],
        [JSON.stringify({ id: 1, command: 'dance' }), ping, JSON.stringify({ id: 1, command: 'tables' }), '{'],
      );
      await heard(6);
      const byAsk = new Map(items().map((item) => [(item as { ask: number }).ask, item]));
      const refused = (code: string) => ({ kind: 'refusal', error: { code } });
      expect(byAsk.get(7)).toMatchObject(refused('unknown-command'));
      expect(byAsk.get(8)).toMatchObject(refused('unknown-command'));
      expect(byAsk.get(9)).toMatchObject(refused('unknown-command'));
      expect(byAsk.get(10)).toMatchObject(refused('bad-request'));
      expect(byAsk.get(11)).toMatchObject({ kind: 'reply' });
      expect(byAsk.get(12)).toMatchObject(refused('bad-json'));
      expect(byAsk.has(undefined as never)).toBe(false);
    });

    it('keeps its people when all are told something new', async () => {
      const ada = await somebody('ada', older);
      for (const text of ['{"kind":"dance","sessions":["ada"]}', '{"kind":"renamed"}', '{']) newer.tell(text);
      newer.tell(JSON.stringify({ kind: 'renamed', account: 'ada', name: 'Ada L.', mood: 'new' }));
      const seats = [{ kind: 'you' }, { kind: 'open' }];
      const made = await ada.must('create', { game: 'elekt', seats, public: false });
      await ada.follow(made.table as string);
      expect(ada.info!.seats[0]!.name).toBe('Ada L.');
      expect(ada.connected && ada.closeCode === 0).toBe(true);
    });
  });

  it('is asked to stop before a step that it could not go on beside, and does not start after it', async () => {
    const steps = [
      ...NEXT_STEPS,
      upheaval(NEXT_STEPS.at(-1)!.id + 1, 'turned', ['alter table tables drop column mood']),
    ];
    await expect(openDatabase({ url }, steps)).rejects.toThrow('stop the older servers first');
    await cluster.close();
    const turned = await openDatabase({ url }, steps);
    await expect(cluster.start()).rejects.toThrow('written by a newer version');
    await turned.close();
  }, 60_000);
});
