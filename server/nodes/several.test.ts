import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withPostgres } from '../testing/backed.js';
import { Client } from '../testing/client.js';
import { type Cluster, type ClusterNode, newCluster } from '../testing/cluster.js';

const postgres = withPostgres();

describe('two nodes on one database', () => {
  let cluster: Cluster;
  let one: ClusterNode;
  let two: ClusterNode;
  const clients: Client[] = [];
  beforeEach(async (context) => {
    cluster = newCluster(await postgres.fresh(context));
    one = await cluster.start();
    two = await cluster.start();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.stop();
    await cluster?.close();
  });

  /** Somebody who is connected to a node, or to whichever this says at the time. */
  const somebody = async (name: string, at: () => ClusterNode): Promise<Client> => {
    const client = new Client({ name, address: () => at().address(name), seed: name });
    clients.push(client);
    await client.connect();
    return client;
  };

  /** A game of two who are connected to different nodes; the first node has the table. */
  const game = async (ofFirst = () => one, ofSecond = () => two, title = 'elekt') => {
    const ada = await somebody('ada', ofFirst);
    const bob = await somebody('bob', ofSecond);
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table, invite } = await ada.must('create', { game: title, seats, public: false });
    await bob.must('sit', { table, seat: 1, invite });
    await ada.must('start', { table });
    await ada.follow(table as string);
    await bob.follow(table as string);
    return { ada, bob, table: table as string };
  };

  /** Both answer so often at least, in step with each other. */
  const play = async (players: readonly Client[], answers: number) => {
    for (const player of players) {
      player.answersLeft = answers;
      player.playing = true;
      player.resume();
    }
    const isDone = () =>
      players.some(({ over }) => over) ||
      (players.every(({ quiet, version }) => quiet && version === players[0]!.version) &&
        !players.some(({ eager }) => eager));
    await players[0]!.until(isDone);
    for (const player of players) player.playing = false;
  };

  it('play one game together, whoever has the table', async () => {
    const { ada, bob } = await game();
    await play([ada, bob], 30);
    expect(bob.acknowledged.length).toBeGreaterThan(5);
    expect([...ada.divergences, ...bob.divergences]).toEqual([]);
    expect(two.tables.loaded).toBe(0);
    expect(one.tables.loaded).toBe(1);
    expect(cluster.bus.sent).toBeGreaterThan(20);
  });

  it('show who is there, and who has gone, to those of both', async () => {
    const { ada, bob } = await game();
    await ada.until(() => ada.info!.seats[1]!.here === true);
    bob.stop();
    await ada.until(() => ada.info!.seats[1]!.here === false);
  });

  it('carry what is said, and tell who asks for nonsense so', async () => {
    const { ada, bob, table } = await game();
    await bob.must('chat', { table, text: 'hello from afar' });
    await ada.until(() => ada.chat.some(({ text }) => text === 'hello from afar'));
    const refused = await bob.request('answer', { table, idem: 'x', version: 0, keys: ['nonsense'] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'stale' } });
    expect(await bob.request('kick', { table, seat: 0 })).toMatchObject({ error: { code: 'not-host' } });
    expect(await bob.request('look', { table: 'nowhere' })).toMatchObject({ error: { code: 'no-such-table' } });
  });

  it('carry what is proposed where all decide together, and a seat that is lent', async () => {
    const { ada, bob, table } = await game(undefined, undefined, 'arkham');
    const players = [ada, bob];
    const isAsked = ({ quiet, eager }: Client) => quiet && eager;
    while (ada.council === null) {
      await ada.until(() => players.some(isAsked) || ada.council !== null);
      const asked = ada.council === null ? players.find(isAsked) : undefined;
      const { options, min } = asked?.question() ?? { options: [], min: 0 };
      asked?.answer(options.slice(0, Math.max(1, min)).map(({ key }) => key));
    }
    const from = players.find(({ you }) => you !== ada.council!.question.seat)!;
    await from.until(() => from.council !== null && from.version === ada.version);
    const { key } = from.council!.question.options[1]!;
    await from.must('propose', { table, version: from.version, keys: [key] });
    for (const player of players) await player.until(() => player.council?.for[from.you!]?.[0] === key);
    expect(await bob.request('propose', { table, version: from.version, keys: ['x'] })).toMatchObject({ ok: false });
    await bob.must('lend', { table });
    await ada.until(() => ada.info!.seats[1]!.standIn);
    await bob.must('sit', { table, seat: 1 });
    await ada.until(() => !ada.info!.seats[1]!.standIn);
  });

  it('hide from each what it has to', async () => {
    const { ada, bob, table } = await game();
    const eve = await somebody('eve', () => two);
    expect(await eve.request('look', { table })).toMatchObject({ error: { code: 'no-such-table' } });
    expect(await eve.request('watch', { table })).toMatchObject({ error: { code: 'no-such-table' } });
    await play([ada, bob], 5);
    expect(bob.sheet!.view).not.toEqual(ada.sheet!.view);
  });

  it('notice what got lost on the way, and look again', async () => {
    const { ada, bob } = await game();
    let lost = 0;
    cluster.bus.lose((from) => from === one.id && lost++ % 7 === 3);
    await play([ada, bob], 25);
    cluster.bus.lose(() => false);
    await bob.until(() => bob.quiet && bob.version === ada.version);
    expect(lost).toBeGreaterThan(7);
    expect(bob.sheet!.view.waiting).toEqual(ada.sheet!.view.waiting);
    expect(cluster.log.join('\n')).toContain('messages of another node got lost');
  });

  it('notice that what was asked got lost', async () => {
    const { ada, bob } = await game();
    let lost = 0;
    cluster.bus.lose((from) => from === two.id && lost++ % 5 === 2);
    await play([ada, bob], 15);
    cluster.bus.lose(() => false);
    await bob.until(() => bob.quiet && bob.version === ada.version);
    const idems = bob.acknowledged.map(({ seq }) => seq);
    expect(new Set(idems).size).toBe(idems.length);
  });

  it('keep the order of what they say, however long it takes', async () => {
    const { ada, bob } = await game();
    cluster.bus.hold();
    const playing = play([ada, bob], 10);
    await ada.request('ping');
    cluster.bus.release();
    await playing;
    expect([...ada.divergences, ...bob.divergences]).toEqual([]);
  });

  it('go on where one has stopped', async () => {
    let at = one;
    const { ada, bob, table } = await game(() => at);
    await play([ada, bob], 5);
    at = two;
    await one.close();
    await play([ada, bob], 5);
    await bob.until(() => bob.version === ada.version);
    expect(two.tables.loaded).toBe(1);
    const row = await two.database.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ owner: two.id, version: ada.version });
  });

  it('let those that a node has not missed hear of it who has gone', async () => {
    const { ada, bob } = await game();
    cluster.bus.cut(two.id);
    // The others hear each other, if there are two of them.
    const three = await cluster.start();
    await ada.until(() => ada.info!.seats[1]!.here === false);
    await bob.until(() => !bob.connected || bob.closeCode === 1012);
    cluster.bus.mend(two.id);
    await ada.until(() => ada.info!.seats[1]!.here === true);
    await play([ada, bob], 5);
    await three.close();
  });

  it('give a new name to somebody wherever they sit', async () => {
    const { ada, bob } = await game();
    await two.tables.rename('bob', 'Robert', false);
    await ada.until(() => ada.info!.seats[1]!.name === 'Robert');
    await two.tables.rename('ada', 'Ada L.', false);
    await bob.until(() => bob.info!.seats[0]!.name === 'Ada L.');
  });

  it('list the tables of both', async () => {
    const ada = await somebody('ada', () => one);
    const bob = await somebody('bob', () => two);
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table } = await ada.must('create', { game: 'elekt', seats, public: true });
    const { open } = await bob.must<{ open: { id: string }[] }>('tables');
    expect(open.map(({ id }) => id)).toEqual([table]);
    expect(two.tables.loaded).toBe(0);
  });

  it('let tables go that nobody uses, and the next who is asked takes them up', async () => {
    const { ada, bob, table } = await game();
    for (const player of [ada, bob]) await player.must('unwatch', { table });
    const own = one.database.db.selectFrom('tables').select('owner').where('id', '=', table);
    expect((await own.executeTakeFirstOrThrow()).owner).toBe(one.id);
    await one.tables.letGo();
    expect((await own.executeTakeFirstOrThrow()).owner).toBeNull();
    const three = await cluster.start();
    const again = await somebody('ada', () => three);
    await again.follow(table);
    expect((await own.executeTakeFirstOrThrow()).owner).toBe(three.id);
    await bob.follow(table); // whose node remembers another one
    await play([again, bob], 5);
    expect(three.tables.loaded).toBe(1);
  });
});
