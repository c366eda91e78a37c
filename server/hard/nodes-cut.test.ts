import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Standstill, spread } from '../testing/fleet.js';
import { withFleets } from '../testing/fleets.js';
import { type HoldingLine, holdingLine } from '../testing/holding-line.js';

/** Rounds of each: one in CI, where one cut stands for all, and as many as one likes by `TABULA_NODE_CUTS=5`. */
const isShort = process.env.TABULA_NODE_CUTS === undefined;
const ROUNDS = Number(process.env.TABULA_NODE_CUTS ?? 1);
const PAIRS = 6;
const LEAST = 30;
/** Longer than a lease, and than a node needs to know that it is cut off. */
const CUT = 5_000;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const backed = withFleets();

describe('nodes that lose what they need', () => {
  let lines: { readonly database: HoldingLine; readonly nats: HoldingLine };
  beforeEach(async () => {
    const { fleet, nats } = backed();
    const { port } = new URL(fleet.place.url);
    lines = { database: await holdingLine(Number(port)), nats: await holdingLine(nats.port) };
  });
  afterEach(async () => {
    await lines?.database.close();
    await lines?.nats.close();
  });
  const through = (url: string, { port }: HoldingLine): string => url.replace(/:\d+(?=\/|$)/, `:${port}`);

  const cuts: readonly (readonly [string, readonly ('database' | 'nats')[]])[] = [
    ['the database', ['database']],
    ['NATS', ['nats']],
    ['both', ['database', 'nats']],
  ];
  for (const [what, cut] of cuts)
    it.skipIf(isShort && what !== 'both')(
      `go on elsewhere when one is cut from ${what}, ${ROUNDS} times`,
      async () => {
        const { fleet } = backed();
        const { url, nats: bus } = fleet.place;
        const apart = await fleet.add({ url: through(url, lines.database), nats: through(bus, lines.nats) });
        await fleet.seat(PAIRS); // all at this one
        await Promise.all([fleet.add(), fleet.add()]);
        for (const client of fleet.clients) client.cut(); // and then anywhere
        const took: Standstill[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          await fleet.play(LEAST);
          const hit = await fleet.playingAt(apart);
          for (const name of cut) lines[name].hold();
          took.push(...(await fleet.back(hit, 4))); // a few may have been on their way
          await after(CUT);
          for (const name of cut) lines[name].release();
          await fleet.play(LEAST);
        }
        await fleet.calm();
        expect(await fleet.audit()).toEqual([]);
        expect(took.length).toBeGreaterThan(0);
        console.log(`cut from ${what} ${ROUNDS} times: ${fleet.decisions} decisions, back after ${spread(took)}`);
      },
      120_000 + ROUNDS * 40_000,
    );

  it(
    `lose nothing when NATS is killed, ${ROUNDS} times`,
    async () => {
      const { fleet, nats } = backed();
      await Promise.all([fleet.add(), fleet.add(), fleet.add()]);
      await fleet.seat(PAIRS);
      const took: Standstill[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await fleet.play(LEAST);
        await nats.kill();
        await after(1_000);
        await nats.start();
        took.push(...(await fleet.back(fleet.pairs.filter(({ over }) => !over))));
      }
      await fleet.calm();
      expect(await fleet.audit()).toEqual([]);
      console.log(`NATS killed ${ROUNDS} times: ${fleet.decisions} decisions, back after ${spread(took)}`);
    },
    120_000 + ROUNDS * 40_000,
  );

  it(
    `lose nothing when PostgreSQL ends at once, ${ROUNDS} times`,
    async () => {
      const { fleet, postgres } = backed();
      await Promise.all([fleet.add(), fleet.add()]);
      await fleet.seat(PAIRS);
      const took: Standstill[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await fleet.play(LEAST);
        await postgres.crash();
        await after(3_500);
        await postgres.start();
        took.push(...(await fleet.back(fleet.pairs.filter(({ over }) => !over))));
      }
      await fleet.calm();
      expect(await fleet.audit()).toEqual([]);
      console.log(`PostgreSQL ended ${ROUNDS} times: ${fleet.decisions} decisions, back after ${spread(took)}`);
    },
    120_000 + ROUNDS * 60_000,
  );
});
