import { describe, expect, it } from 'vitest';
import { Client } from '../testing/client.js';
import { type Standstill, slower, spread } from '../testing/fleet.js';
import { withFleets } from '../testing/fleets.js';

/** Rounds of each: few in CI, as many as one likes by `TABULA_NODES=20`. */
const ROUNDS = Number(process.env.TABULA_NODES ?? 2);
/** Each time all three nodes are stopped. */
const STOPS = Math.ceil(ROUNDS / 2) * 3;
const PAIRS = 8;
/** Decisions before each harm. */
const LEAST = 40;
/** So many rounds, with so many pairs, bring more than a hundred late writes. */
const MANY = 30;
const SLEEPERS = ROUNDS >= MANY ? 24 : PAIRS;
/** Longer than a lease. */
const PAUSE = 3_600;
/** How long a table may stand still when its node was killed, and when it was stopped. */
const KILLED = 5_000;
const STOPPED = 3_000;

const backed = withFleets();
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('nodes in processes', () => {
  it(
    `go on when one is killed, ${ROUNDS} times: nothing that was acknowledged is lost`,
    async () => {
      const { fleet } = backed();
      const took: Standstill[] = [];
      await Promise.all([fleet.add(), fleet.add(), fleet.add()]);
      fleet.prepare(1);
      await fleet.seat(PAIRS, 1);
      for (let round = 0; round < ROUNDS; round++) {
        await fleet.play(LEAST);
        const victim = fleet.any();
        const hit = await fleet.playingAt(victim);
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
      const { fleet } = backed();
      await Promise.all([fleet.add({ careless }), fleet.add({ careless })]);
      await fleet.seat(SLEEPERS);
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
      if (careless) expect(late).toBeGreaterThan(ROUNDS >= MANY ? 100 : 0);
    },
    120_000 + ROUNDS * 30_000,
  );

  it(
    `are stopped one after the other, ${STOPS} in all: nobody waits for long`,
    async () => {
      const { fleet } = backed();
      const took: Standstill[] = [];
      await Promise.all([fleet.add(), fleet.add(), fleet.add()]);
      fleet.prepare(2);
      await fleet.seat(PAIRS);
      for (let stop = 0; stop < STOPS; stop++) {
        await fleet.play(LEAST);
        took.push(...(await fleet.replaceOldest()));
      }
      await fleet.calm();
      expect(await fleet.audit()).toEqual([]);
      console.log(`stopped ${STOPS} nodes: ${fleet.decisions} decisions, back after ${spread(took)}`);
      expect(slower(took, STOPPED)).toEqual([]);
    },
    120_000 + STOPS * 30_000,
  );
});
