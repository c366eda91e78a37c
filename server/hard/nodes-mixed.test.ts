import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Fleet, type Standstill, slower, spread } from '../testing/fleet.js';
import { buildRelease } from '../testing/last-release.js';
import { skipUnlessNeeded, startNats, type TestNats } from '../testing/nats.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';
import type { NodePlace } from '../testing/process.js';

/** A tag or a commit that is built and upgraded from, as `TABULA_LAST=v1.2`; it takes a minute more. */
const LAST = process.env.TABULA_LAST ?? '';
const NODES = 3;
const PAIRS = 8;
/** Decisions between two stops. */
const LEAST = 40;
/** How long a table may stand still. */
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

describe('nodes that are upgraded one after the other while people play', () => {
  let fleet: Fleet;
  beforeEach(async (context) => {
    if (postgres === null || nats === null) return skipUnlessNeeded(context, 'PostgreSQL or NATS did not start');
    fleet = new Fleet({ url: await postgres.fresh(), nats: nats.url }, context.task.name);
  });
  afterEach(async () => {
    await fleet?.close();
  });

  /** Stops the oldest node and starts another in its place; how long its tables stood still. */
  const replace = async (place: Partial<NodePlace>): Promise<Standstill[]> => {
    await fleet.play(LEAST);
    const [oldest] = fleet.nodes;
    const tables = await fleet.tablesOf(oldest!);
    const hit = fleet.pairs.filter(({ table, over }) => tables.has(table) && !over);
    fleet.remove(oldest!);
    const stopped = oldest!.process.stop();
    const took = await fleet.back(hit);
    await stopped;
    await fleet.add(place);
    fleet.prepare(2);
    return took;
  };

  it('from this release to the next, and one of this release is started in the middle of it', async () => {
    for (let i = 0; i < NODES; i++) await fleet.add();
    fleet.prepare(2);
    await fleet.seat(PAIRS, 1);
    const took: Standstill[] = [];
    took.push(...(await replace({ isNext: true })));
    took.push(...(await replace({}))); // a machine that was restarted and has the old program still
    for (let i = 0; i < NODES; i++) took.push(...(await replace({ isNext: true })));
    await fleet.play(LEAST);
    await fleet.calm();
    expect(await fleet.audit()).toEqual([]);
    console.log(`upgraded ${NODES} nodes: ${fleet.decisions} decisions, back after ${spread(took)}`);
    expect(took.length).toBeGreaterThan(0);
    expect(slower(took, STOPPED)).toEqual([]);
  }, 300_000);

  it.skipIf(LAST === '')(
    `from ${LAST === '' ? 'the release that TABULA_LAST names' : LAST} to this one`,
    async () => {
      const release = buildRelease(LAST);
      try {
        for (let i = 0; i < NODES; i++) await fleet.add({}, release.script);
        fleet.prepare(2);
        await fleet.seat(PAIRS, 1);
        const took: Standstill[] = [];
        for (let i = 0; i < NODES; i++) took.push(...(await replace({})));
        await fleet.play(LEAST);
        await fleet.calm();
        expect(await fleet.audit()).toEqual([]);
        console.log(`upgraded ${NODES} nodes of ${LAST}: ${fleet.decisions} decisions, back after ${spread(took)}`);
      } finally {
        release.remove();
      }
    },
    600_000,
  );
});
