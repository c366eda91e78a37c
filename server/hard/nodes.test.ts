import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../testing/client.js';
import { Fleet, type Standstill, slower, spread } from '../testing/fleet.js';
import { skipUnlessNeeded, startNats, type TestNats } from '../testing/nats.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';

/** Rounds of each: few in CI, as many as one likes by `TABULA_NODES=20`. */
const ROUNDS = Number(process.env.TABULA_NODES ?? 2);
/** Each time all three nodes are stopped. */
const STOPS = Math.ceil(ROUNDS / 2) * 3;
const PAIRS = 8;
/** Decisions before each harm. */
const LEAST = 40;
/** Longer than a lease. */
const PAUSE = 3_600;
/** How long a table may stand still when its node was killed, and when it was stopped. */
const KILLED = 5_000;
const STOPPED = 3_000;

let postgres: TestPostgres | null = null;
let nats: TestNats | null = null;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
});
afterAll(async () => {
  await postgres?.stop();
  await nats?.kill();
});
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('nodes in processes', () => {
  let fleet: Fleet;
  beforeEach(async (context) => {
    if (postgres === null || nats === null) return skipUnlessNeeded(context, 'PostgreSQL or NATS did not start');
    fleet = new Fleet({ url: await postgres.fresh(), nats: nats.url }, context.task.name);
  });
  afterEach(async () => {
    await fleet?.close();
  });

  it(
    `go on when one is killed, ${ROUNDS} times: nothing that was acknowledged is lost`,
    async () => {
      const took: Standstill[] = [];
      await Promise.all([fleet.add(), fleet.add(), fleet.add()]);
      fleet.prepare(1);
      await fleet.seat(PAIRS, 1);
      for (let round = 0; round < ROUNDS; round++) {
        await fleet.play(LEAST);
        const victim = fleet.any();
        const tables = await fleet.tablesOf(victim);
        const hit = fleet.pairs.filter(({ table, over }) => tables.has(table) && !over);
        fleet.remove(victim);
        const killed = victim.process.kill();
        took.push(...(await fleet.back(hit)));
        await killed;
        await fleet.add();
        fleet.prepare(1);
      }
      await fleet.calm();
      expect(await fleet.audit()).toEqual([]);
      console.log(`killed ${ROUNDS} nodes: ${fleet.decisions} decisions, back after ${spread(took)}`);
      expect(slower(took, KILLED)).toEqual([]);
    },
    120_000 + ROUNDS * 20_000,
  );

  it.each([
    ['though it trusts its lease', true],
    ['and it does not trust its lease', false],
  ])(
    `let in nothing that one writes when it was asleep, ${ROUNDS} times, %s`,
    async (_, careless) => {
      await Promise.all([fleet.add({ careless }), fleet.add({ careless })]);
      await fleet.seat(PAIRS);
      for (let round = 0; round < ROUNDS; round++) {
        await fleet.play(LEAST);
        const [first, second] = fleet.nodes;
        const sleeper = round % 2 === 0 ? first! : second!;
        sleeper.open = false;
        sleeper.process.pause();
        // What they say now is read when it wakes. Meanwhile their tables are taken up elsewhere.
        for (const client of fleet.at(sleeper)) client.resume();
        await after(PAUSE);
        const others = fleet.pairs.map(({ table, clients: [first] }) => {
          const { name } = first!;
          const mirror = new Client({ name, address: () => fleet.address(name), seed: 1 });
          return mirror
            .connect()
            .then(() => mirror.follow(table))
            .then(() => mirror.stop());
        });
        await Promise.all(others);
        sleeper.process.goOn();
        sleeper.open = true;
        await Promise.all(fleet.clients.map((client) => client.until(() => client.connected && client.synced)));
      }
      await fleet.play(LEAST);
      await fleet.calm();
      expect(await fleet.audit()).toEqual([]);
      const { fenced: late } = await fleet.figures();
      console.log(`asleep ${ROUNDS} times: ${late} late writes refused, ${fleet.decisions} decisions`);
      // Who looks at its lease first tries nothing but what it had decided before it fell asleep.
      if (careless) expect(late).toBeGreaterThan(0);
    },
    120_000 + ROUNDS * 30_000,
  );

  it(
    `are stopped one after the other, ${STOPS} in all: nobody waits for long`,
    async () => {
      const took: Standstill[] = [];
      await Promise.all([fleet.add(), fleet.add(), fleet.add()]);
      fleet.prepare(2);
      await fleet.seat(PAIRS);
      for (let stop = 0; stop < STOPS; stop++) {
        await fleet.play(LEAST);
        const oldest = fleet.nodes[0]!;
        const tables = await fleet.tablesOf(oldest);
        const hit = fleet.pairs.filter(({ table, over }) => tables.has(table) && !over);
        fleet.remove(oldest);
        const stopped = oldest.process.stop();
        took.push(...(await fleet.back(hit)));
        await stopped;
        await fleet.add();
        fleet.prepare(2);
      }
      await fleet.calm();
      expect(await fleet.audit()).toEqual([]);
      console.log(`stopped ${STOPS} nodes: ${fleet.decisions} decisions, back after ${spread(took)}`);
      expect(slower(took, STOPPED)).toEqual([]);
    },
    120_000 + STOPS * 30_000,
  );
});
