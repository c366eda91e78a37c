import type { Game, State } from '@tabula/kernel/game.js';
import { differ } from '@tabula/kernel/laws/position.js';
import { below, seeded } from '@tabula/kernel/rng.js';
import { pilesOf, view } from '@tabula/kernel/sight.js';
import { gameIds, titleOf } from '@tabula/protocol/games.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.js';
import { serveTest, type TestServer } from '../testing/serve.js';
import { testClock } from '../testing/tables.js';
import { placeTable, positions, type Twins, twinsAt } from '../testing/twins.js';

const POSITIONS = Number(process.env.TABULA_TWINS ?? 40);
const VERSION = 7;

/** One of two servers that are alike but for what is hidden. */
interface World {
  readonly server: TestServer;
  readonly log: string[];
}

async function newWorld(): Promise<World> {
  const log: string[] = [];
  const write = (about: object, message: string) => void log.push(JSON.stringify({ message, ...about }));
  const server = await serveTest({
    place: { path: ':memory:' },
    clock: testClock(),
    log: { info: write, warn: write, error: write },
  });
  return { server, log };
}

/** Every card that can be in this game, and those that lie where not everybody sees them. */
const boxOf = (game: Game, state: State): string[] => Object.values(game.box(state.board)).flat();
function hiddenFrom(game: Game, state: State, seat: number): Set<string> {
  const seen = JSON.stringify(view(game, state, seat));
  const piles = pilesOf(game, state.board).flatMap(({ cards }) => cards);
  return new Set(piles.filter((card) => !seen.includes(`"${card}"`)));
}

async function client(world: World, name: string): Promise<Client> {
  const address = () => ({ url: `ws://127.0.0.1:${world.server.port}/socket?as=${name}` });
  const made = new Client({ name, address, seed: name, keep: true });
  await made.connect();
  return made;
}

/** Everything a seat can be told about a position and one decision of it, as bytes: by itself, and as a spectator. */
async function conversation(world: World, game: Game, id: string, state: State, twins: Twins): Promise<string[][]> {
  await placeTable(world.server.database, game, id, state, VERSION);
  const me = await client(world, `p${twins.seat}`);
  const crowd = await client(world, 'spectator');
  const others = await client(world, twins.decision === null ? 'p0' : `p${twins.decision.seat}`);
  for (const who of [me, crowd, others]) {
    await who.follow(id);
    for (const each of [me, crowd, others]) await each.request('ping');
  }
  await Promise.all(boxOf(game, twins.one).map((card) => me.request('why', { table: id, ref: { card } })));
  const hidden = [...hiddenFrom(game, twins.one, twins.seat)];
  const wrong: [keys: string[], version: number][] = [
    [['no such key'], VERSION],
    ...(me.question()?.min === 0 ? [] : [[[], VERSION] satisfies [string[], number]]), // else that is an answer
    [hidden.slice(0, 1), VERSION],
    [hidden.slice(0, 200), VERSION],
    [['no such key'], VERSION - 1],
    [['no such key'], VERSION + 1],
  ];
  for (const [i, [keys, version]] of wrong.entries()) {
    const idem = `wrong-${i}`;
    await me.request('answer', { table: id, version, idem, keys });
    await crowd.request('answer', { table: id, version, idem, keys });
  }
  for (const who of [me, crowd]) {
    await who.request('look', { table: id });
    await who.request('replay', { table: id, steps: true });
    await who.request('tables');
    await who.request('vote', { table: id, on: 'undo', yes: true });
    await who.request('watch', { table: id, steps: true });
  }
  await others.must('chat', { table: id, text: 'nothing to see here' });
  if (twins.decision !== null)
    await others.must('answer', { table: id, version: VERSION, idem: 'decision', keys: twins.decision.keys });
  for (const who of [me, crowd]) {
    await who.request('ping');
    await who.request('watch', { table: id, since: 1 });
    await who.request('watch', { table: id });
    await who.request('ping');
    expect(who.divergences).toEqual([]);
  }
  for (const who of [me, crowd, others]) who.stop();
  // A million positions would not fit the memory.
  await world.server.database.db.deleteFrom('tables').where('id', '=', id).execute();
  return [me.bytes, crowd.bytes, others.bytes];
}

describe.each(gameIds())('%s', (name) => {
  const { game } = titleOf(name)!;
  const worlds: World[] = [];
  beforeAll(async () => {
    worlds.push(await newWorld(), await newWorld());
  });
  afterAll(async () => {
    for (const { server } of worlds) await server.close();
  });

  test(
    `what is hidden changes no byte on the wire, in ${POSITIONS} positions`,
    async () => {
      const rng = seeded('leak');
      let decided = 0;
      let different = 0;
      let seenByOthers = 0;
      let apart = 0;
      let at = 0;
      for (const table of positions(game, rng, POSITIONS)) {
        const seat = below(rng, table.state.seats.length);
        const twins = twinsAt(table, seat, rng);
        const views = table.state.seats.map((_, who) => JSON.stringify(view(game, table.state, who).board));
        if (new Set(views).size > 1) apart++;
        if (twins.decision !== null && twins.decision.seat !== seat) decided++;
        if (JSON.stringify(twins.one.board) !== JSON.stringify(twins.two.board)) different++;
        const id = `${name}-twins-${at++}`;
        const [first, second] = await Promise.all([
          conversation(worlds[0]!, game, id, twins.one, twins),
          conversation(worlds[1]!, game, id, twins.two, twins),
        ]);
        expect(differ(`what seat ${seat} was sent`, first[0], second[0])).toBeNull();
        expect(differ('what a spectator was sent', first[1], second[1])).toBeNull();
        if (twins.decision?.seat !== seat && differ('others', first[2], second[2]) !== null) seenByOthers++;
      }
      // The test is worth something: the worlds did differ, others did see that and did decide in them.
      expect(different).toBeGreaterThan(POSITIONS * 0.9);
      expect(decided).toBeGreaterThan(POSITIONS * 0.2);
      // Where all see one and the same, nobody may be told what the others are not.
      if (apart === 0) expect(seenByOthers).toBe(0);
      else expect(seenByOthers).toBeGreaterThan(POSITIONS * 0.2);
    },
    120_000 + POSITIONS * 3_000,
  );

  test(
    'no message and no log names a card that the reader may not know',
    async () => {
      const rng = seeded('names');
      const world = worlds[0]!;
      let looked = 0;
      for (const table of positions(game, rng, POSITIONS / 4)) {
        const { state } = table;
        const seat = below(rng, state.seats.length);
        const id = `${name}-names-${looked++}`;
        await placeTable(world.server.database, game, id, state, VERSION);
        const me = await client(world, `p${seat}`);
        await me.follow(id);
        await Promise.all(boxOf(game, state).map((card) => me.request('why', { table: id, ref: { card } })));
        const hidden = hiddenFrom(game, state, seat);
        expect(hidden.size).toBeGreaterThan(0);
        // The answers to `why` repeat nothing: they are about the card that was asked for, and it may be any.
        const named = me.bytes.filter((text) => !text.includes('"possible"')).flatMap((text) => cardsIn(text, hidden));
        expect(named).toEqual([]);
        me.stop();
      }
      const cards = new Set(boxOf(game, [...positions(game, rng, 1)][0]!.state));
      expect(worlds.flatMap(({ log }) => log.flatMap((line) => cardsIn(line, cards)))).toEqual([]);
    },
    60_000 + POSITIONS * 1_000,
  );
});

/** The cards among all that stands in quotation marks. */
const cardsIn = (text: string, cards: ReadonlySet<string>): string[] =>
  [...text.matchAll(/"([^"\\]+)"/g)].map(([, quoted]) => quoted!).filter((card) => cards.has(card));
