import { describe, expect, it } from 'vitest';
import { type Standstill, slower, spread } from '../testing/fleet.js';
import { withFleets } from '../testing/fleets.js';
import { buildRelease } from '../testing/last-release.js';
import type { NodePlace } from '../testing/process.js';

/** A tag or a commit that is built and upgraded from, as `TABULA_LAST=v1.2`; it takes a minute more. */
const LAST = process.env.TABULA_LAST ?? '';
const NODES = 3;
const PAIRS = 8;
/** Decisions between two stops. */
const LEAST = 40;
/** How long a table may stand still. */
const STOPPED = 3_000;

const backed = withFleets();

describe('nodes that are upgraded one after the other while people play', () => {
  const replace = async (place: Partial<NodePlace>, script?: string): Promise<Standstill[]> => {
    const { fleet } = backed();
    await fleet.play(LEAST);
    return fleet.replaceOldest(place, script);
  };

  it('from this release to the next, and one of this release is started in the middle of it', async () => {
    const { fleet } = backed();
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
    `from ${LAST === '' ? 'the release that TABULA_LAST names' : LAST} to this one, and one of that is started in the middle of it`,
    async () => {
      const { fleet } = backed();
      const release = buildRelease(LAST);
      try {
        for (let i = 0; i < NODES; i++) await fleet.add({}, release.script);
        fleet.prepare(2);
        await fleet.seat(PAIRS, 1);
        const took: Standstill[] = [];
        took.push(...(await replace({})));
        took.push(...(await replace({}, release.script)));
        for (let i = 0; i < NODES; i++) took.push(...(await replace({})));
        await fleet.play(LEAST);
        await fleet.calm();
        expect(await fleet.audit()).toEqual([]);
        console.log(`upgraded ${NODES} nodes of ${LAST}: ${fleet.decisions} decisions, back after ${spread(took)}`);
        expect(took.length).toBeGreaterThan(0);
        expect(slower(took, STOPPED)).toEqual([]);
      } finally {
        release.remove();
      }
    },
    600_000,
  );
});
