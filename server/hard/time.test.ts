import { emerald } from '@tabula/emerald/emerald.js';
import type { Game, State } from '@tabula/kernel/game.js';
import { clone, type Seat } from '@tabula/kernel/json.js';
import { below, seeded } from '@tabula/kernel/rng.js';
import { resample } from '@tabula/kernel/sight.js';
import { asked } from '@tabula/kernel/table.js';
import { gameIds, titleOf } from '@tabula/protocol/games.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { table } from '../../games/emerald/testing/table.js';
import { inlineBots } from '../bots/inline.js';
import { answersAfter } from '../bots/pace.js';
import type { Bots, Clock } from '../tables/env.js';
import { Client } from '../testing/client.js';
import { serveTest, type TestServer } from '../testing/serve.js';
import { type TestClock, testClock } from '../testing/tables.js';
import { placeTable, positions } from '../testing/twins.js';

// Time tells nothing: what arrives when, over real sockets, in games that differ in what is hidden from those who listen.
// The time is the server's own, which stands still until the test moves it.

const POSITIONS = Number(process.env.TABULA_TIMES ?? 12);
const VERSION = 7;
const NO_LOG = { info() {}, warn() {}, error() {} };
/** Milliseconds that pass at a time. */
const STEP = 500;
const WINDOW = 4_000;

/** Bots as fast as thought, who answer when bots do. */
function pacedBots(clock: Clock): Bots {
  const bots = inlineBots();
  return {
    ...bots,
    async think(game, state, seat, task) {
      const keys = await bots.think(game, state, seat, task);
      await new Promise<void>((resolve) => void clock.after(answersAfter(task.level, 0, 0), resolve));
      return keys;
    },
  };
}

class World {
  private constructor(
    readonly server: TestServer,
    readonly clock: TestClock,
  ) {}

  static async open(games: readonly Game[]): Promise<World> {
    const clock = testClock();
    const tableLimits = { windowMs: WINDOW };
    const place = { path: ':memory:' };
    return new World(await serveTest({ place, clock, games, log: NO_LOG, bots: pacedBots(clock), tableLimits }), clock);
  }

  async client(name: string): Promise<Client> {
    const address = () => ({ url: `ws://127.0.0.1:${this.server.port}/socket?as=${name}` });
    const client = new Client({ name, address, seed: name, keep: true });
    await client.connect();
    return client;
  }

  /** Lets time pass step by step: what these clients are sent meanwhile, with the time of each message. */
  async listen(clients: readonly Client[], ms: number, step = STEP): Promise<string[]> {
    const heard: string[] = [];
    for (let at = 0; at <= ms; at += step) {
      this.clock.pass(at === 0 ? 0 : step);
      // What is under way arrives before the last of these answers.
      for (let i = 0; i < 6; i++) for (const client of clients) await client.request('ping');
      for (const client of clients)
        for (const text of client.bytes.splice(0))
          if (text.includes('"push"')) heard.push(`${client.name} at ${at}: ${text}`);
    }
    return heard;
  }
}

describe.each(gameIds())('%s', (id) => {
  const { game } = titleOf(id)!;
  const worlds: World[] = [];
  beforeAll(async () => {
    worlds.push(await World.open([game]), await World.open([game]));
  });
  afterAll(async () => {
    for (const { server } of worlds) await server.close();
  });

  test('a bot answers after the same time, whatever it holds', async () => {
    const rng = seeded('time');
    let tried = 0;
    for (const { state } of positions(game, rng, 4 * POSITIONS)) {
      const bot = asked({ game, state: clone(state), log: [], past: [] })!.asks[0]!.seat;
      const seat = (bot + 1 + below(rng, state.seats.length - 1)) % state.seats.length;
      if (state.seats[seat] !== 'player' || tried === POSITIONS) continue;
      const twin = { ...resample(game, state, seat, rng), rng: clone(state.rng), script: [] };
      const times = await Promise.all(
        [state, twin].map((one, at) => firstAnswer(worlds[at]!, game, `bot-${tried}`, one, { bot, seat })),
      );
      expect(times[0]).not.toBeNull();
      expect(times[1]).toEqual(times[0]);
      tried++;
    }
    expect(tried).toBe(POSITIONS);
  });
});

/** After how long those who listen hear the first answer of a bot, and how many messages came until then. */
async function firstAnswer(
  world: World,
  game: Game,
  id: string,
  state: State,
  { bot, seat }: { readonly bot: Seat; readonly seat: Seat },
): Promise<string | null> {
  await placeTable(world.server.database, game, id, state, VERSION, { bots: [bot] });
  const clients = [await world.client(`p${seat}`), await world.client('spectator')];
  for (const client of clients) await client.follow(id);
  const heard = await world.listen(clients, 60, 5);
  for (const client of clients) client.stop();
  const first = heard.findIndex((text) => text.includes('"update"'));
  return first < 0 ? null : `${first} messages, then ${heard[first]!.slice(0, heard[first]!.indexOf('{'))}`;
}

describe('at the windows of Emerald', () => {
  const game = emerald as Game;
  let world: World;
  beforeAll(async () => {
    world = await World.open([game]);
  });
  afterAll(() => world.server.close());

  /** Seat 0 is about to kill the agent of seat 1 in Rome, who holds these cards; nobody else can see that. */
  const threatened = (hand: readonly string[], only = false): State => {
    const t = table({ players: 3 }).hand(0, ['G33']).agents(0, { rome: 3 });
    if (only) t.onlyAgents(1, { rome: 1 });
    else t.agents(1, { rome: 1 });
    // The cards that one hand has and another has not lie in the deck there.
    t.deck(1, ['G26', 'G02', 'G03', 'G08']).hand(1, hand).identity(1, 'loyalist').turns();
    t.seat(0).does('assassinate');
    return clone(t.kernel.state) as State;
  };

  type Reaction = (victim: Client) => void;
  const silence: Reaction = () => {};
  const declines =
    (keys: readonly string[]): Reaction =>
    (victim) =>
      void victim.request('answer', { table: victim.table, version: victim.version, idem: 'no', keys });

  /** All that the others hear from the attack on, and whether the threatened one was asked. */
  async function attack(id: string, state: State, reaction: Reaction) {
    await placeTable(world.server.database, game, id, state, VERSION);
    const [killer, victim, third, crowd] = await Promise.all(
      ['p0', 'p1', 'p2', 'spectator'].map((n) => world.client(n)),
    );
    for (const client of [killer!, victim!, third!, crowd!]) await client.follow(id);
    await world.listen([killer!, third!, crowd!], 0);
    const began = world.clock.steady();
    await killer!.must('answer', { table: id, version: VERSION, idem: 'kill', keys: ['G33:rome:1'] });
    await victim!.request('ping');
    const question = victim!.question();
    const heard = await world.listen([killer!, third!, crowd!], 1_000);
    reaction(victim!);
    heard.push(...(await world.listen([killer!, third!, crowd!], WINDOW + 1_000)));
    const { divergences } = victim!;
    for (const client of [killer!, victim!, third!, crowd!]) client.stop();
    expect(divergences).toEqual([]);
    // The same, whenever and at which table it was.
    const told = heard.map((text) => text.replaceAll(id, 'table').replaceAll(String(began + WINDOW), 'the end'));
    return { told: told.map((text) => text.replace(/"at":\d+/g, '"at":0')), question };
  }

  test('a block can be told from no block by nobody who waits', async () => {
    const able = threatened(['G26', 'G08']);
    const unable = threatened(['G03', 'G08']);
    const held = await attack('case held', able, silence);
    const declined = await attack('case declined', able, declines(['stop']));
    const none = await attack('case none', unable, silence);
    expect(held.question?.options.map(({ key }) => key)).toEqual(['G26', 'stop']);
    expect(none.question).toBeNull();
    // They were told that seat 1 was waited for and when that ended, and heard of the kill at that time, not earlier.
    const updates = held.told.filter((text) => text.startsWith('p2') && text.includes('"update"'));
    expect(updates.map((text) => text.slice(0, text.indexOf(':')))).toEqual(['p2 at 0', `p2 at ${WINDOW - 1_000}`]);
    expect(updates[0]).toContain('"window":the end');
    expect(declined.told).toEqual(held.told);
    expect(none.told).toEqual(held.told);
  });

  test('nor can a change of heart, when somebody has to reveal', async () => {
    const worlds = [threatened(['G03', 'G08'], true), threatened(['G02', 'G08'], true)];
    const heard: string[][] = [];
    for (const [at, state] of worlds.entries()) {
      const id = `case reveal ${at}`;
      await placeTable(world.server.database, game, id, state, VERSION);
      const [killer, victim, third] = await Promise.all(['p0', 'p1', 'p2'].map((name) => world.client(name)));
      for (const client of [killer!, victim!, third!]) await client.follow(id);
      await killer!.must('answer', { table: id, version: VERSION, idem: 'kill', keys: ['G33:rome:1'] });
      await world.listen([killer!, victim!, third!], WINDOW); // nobody has blocked
      expect(victim!.sheet!.view.waiting).toEqual([1]);
      expect(victim!.question()?.options.map(({ key }) => key)).toEqual(at === 0 ? ['reveal', 'change'] : undefined);
      const rest = await world.listen([killer!, third!], WINDOW);
      heard.push(rest.map((text) => text.replaceAll(id, 'table')));
      for (const client of [killer!, victim!, third!]) client.stop();
    }
    expect(heard[1]).toEqual(heard[0]);
    const updates = heard[0]!.filter((text) => text.includes('"update"'));
    expect(updates.map((text) => text.slice(0, text.indexOf(':')))).toEqual([`p0 at ${WINDOW}`, `p2 at ${WINDOW}`]);
  });

  test('nobody waits for a hand that everybody knows to be empty', async () => {
    const { told, question } = await attack('case empty', threatened([]), silence);
    expect(question).toBeNull();
    const updates = told.filter((text) => text.startsWith('p2') && text.includes('"update"'));
    expect(updates.map((text) => text.slice(0, text.indexOf(':')))).toEqual(['p2 at 0', 'p2 at 0']);
  });
});
