import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Fleet } from '../testing/fleet.js';
import { skipUnlessNeeded, startNats, type TestNats } from '../testing/nats.js';
import { startPostgres, type TestPostgres } from '../testing/postgres.js';

/** Decisions of each kind: few in CI, as many as one likes by `TABULA_FAR=10000`. */
const DECISIONS = Number(process.env.TABULA_FAR ?? 200);
const PAIRS = 16;
const WARM = 200;
/** Near and far take turns: what the machine and the compiler do meanwhile is done to both. */
const TURNS = DECISIONS >= 2_000 ? 5 : 1;

let postgres: TestPostgres | null = null;
let nats: TestNats | null = null;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
});
afterAll(async () => {
  await postgres?.stop();
  await nats?.kill();
});

describe('two nodes', () => {
  let fleet: Fleet;
  beforeEach(async (context) => {
    if (postgres === null || nats === null) return skipUnlessNeeded(context, 'PostgreSQL or NATS did not start');
    fleet = new Fleet({ url: await postgres.fresh(), nats: nats.url }, context.task.name);
  });
  afterEach(async () => {
    await fleet?.close();
  });

  /** Everybody plays; what it cost the main threads of the nodes for each decision, in microseconds, and what was forwarded. */
  const measure = async () => {
    const ran = () => fleet.nodes.reduce((sum, { process }) => sum + process.mainThread().ran, 0);
    await fleet.play(WARM); // what is compiled, or taken up again after a move, is not counted
    const from = { ran: ran(), decisions: fleet.decisions, forwarded: (await fleet.figures()).forwarded };
    await fleet.play(DECISIONS / TURNS);
    const decisions = fleet.decisions - from.decisions;
    const forwarded = (await fleet.figures()).forwarded - from.forwarded;
    return { decisions, forwarded, each: ((ran() - from.ran) / decisions) * 1e6 };
  };
  type Measured = Awaited<ReturnType<typeof measure>>;
  const sum = (of: readonly Measured[], what: 'decisions' | 'forwarded') => of.reduce((all, one) => all + one[what], 0);
  const middle = (of: readonly Measured[]) =>
    Math.round(of.map(({ each }) => each).sort((a, b) => a - b)[Math.floor(of.length / 2)]!);

  it(
    `carry ${DECISIONS} decisions of players of whom half are at the other node`,
    async () => {
      await Promise.all([fleet.add(), fleet.add()]);
      const [one, two] = fleet.nodes;
      const isFirst = (who: string) => Number(/\d+/.exec(who)?.[0]) % 2 === 0;
      fleet.sendTo = (who) => (isFirst(who) ? one! : two!);
      await fleet.seat(PAIRS);
      const near: Measured[] = [];
      const far: Measured[] = [];
      const move = () => {
        for (const client of fleet.clients) if (client.name.endsWith('b')) client.cut();
      };
      for (let turn = 0; turn < TURNS; turn++) {
        near.push(await measure());
        // Each second player goes to the other node.
        fleet.sendTo = (who) => (isFirst(who) === who.endsWith('a') ? one! : two!);
        move();
        far.push(await measure());
        fleet.sendTo = (who) => (isFirst(who) ? one! : two!);
        move();
      }
      await fleet.calm();
      expect(await fleet.audit()).toEqual([]);
      expect(sum(near, 'forwarded')).toBe(0);
      expect(sum(far, 'forwarded')).toBeGreaterThan(sum(far, 'decisions') * 0.3);
      console.log(
        `${sum(far, 'decisions')} decisions, ${sum(far, 'forwarded')} asked of the other node; ${middle(near)} µs of the nodes for each, ${middle(far)} where half are far`,
      );
    },
    300_000 + DECISIONS * 60,
  );
});
