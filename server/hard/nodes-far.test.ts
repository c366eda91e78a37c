import { describe, expect, it } from 'vitest';
import { withFleets } from '../testing/fleets.js';
import type { Pair } from '../testing/pair.js';

/** Decisions of each kind: few in CI, as many as one likes by `TABULA_FAR=10000`. */
const DECISIONS = Number(process.env.TABULA_FAR ?? 200);
const PAIRS = 16;
const WARM = 200;
/** Near and far take turns: what the machine and the compiler do meanwhile is done to both. */
const TURNS = DECISIONS >= 2_000 ? 5 : 1;
/** Decisions until those who have just come to a node are as quick as they will be, and then until they change places. */
const UNCOUNTED = 10;
const STRETCH = 40;

const backed = withFleets();

describe('two nodes', () => {
  /** Everybody plays; what it cost the main threads of the nodes for each decision, in microseconds, and what was forwarded. */
  const measure = async () => {
    const { fleet } = backed();
    const ran = () => fleet.nodes.reduce((sum, { process }) => sum + process.mainThread().ran, 0);
    await fleet.play(WARM); // what is compiled, or taken up again after a move, is not counted
    const from = { ran: ran(), decisions: fleet.decisions, forwarded: (await fleet.figures()).forwarded };
    await fleet.play(DECISIONS / TURNS);
    const decisions = fleet.decisions - from.decisions;
    const forwarded = (await fleet.figures()).forwarded - from.forwarded;
    return { decisions, forwarded, each: ((ran() - from.ran) / decisions) * 1e6 };
  };
  /** One pair alone plays on, a decision after the other, until so many more were acknowledged or its game is over. */
  const one = async (pair: Pair, decisions: number) => {
    const enough = pair.decisions + decisions;
    for (const client of pair.clients) {
      client.playing = true;
      client.resume();
    }
    await pair.clients[0]!.until(() => pair.over || pair.decisions >= enough);
    for (const client of pair.clients) client.playing = false;
    await pair.clients[0]!.until(() => pair.clients.every(({ quiet }) => quiet));
  };
  type Measured = Awaited<ReturnType<typeof measure>>;
  const sum = (of: readonly Measured[], what: 'decisions' | 'forwarded') => of.reduce((all, one) => all + one[what], 0);
  const middle = (of: readonly Measured[]) =>
    Math.round(of.map(({ each }) => each).sort((a, b) => a - b)[Math.floor(of.length / 2)]!);

  it(
    `carry ${DECISIONS} decisions of players of whom half are at the other node`,
    async () => {
      const { fleet } = backed();
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

  it(
    `say soon that a decision was taken also where it is asked of the other node, ${DECISIONS} times`,
    async () => {
      const { fleet } = backed();
      await Promise.all([fleet.add(), fleet.add()]);
      await fleet.seat(1);
      const [pair] = fleet.pairs;
      const [ada, bob] = pair!.clients;
      const near: number[] = [];
      const far: number[] = [];
      for (let turn = 0; near.length + far.length < DECISIONS; turn++) {
        if (pair!.over) await pair!.begin();
        // One of the two is at the node of the table, and they change places each time.
        const tables = await fleet.tablesOf(fleet.nodes[0]!);
        const [owner, other] = tables.has(pair!.table) ? fleet.nodes : [...fleet.nodes].reverse();
        const [there, away] = turn % 2 === 0 ? [ada!, bob!] : [bob!, ada!];
        fleet.sendTo = (who) => (who === there.name ? owner! : other!);
        for (const client of pair!.clients) client.cut();
        await ada!.until(() => pair!.clients.every(({ connected, synced }) => connected && synced));
        await one(pair!, UNCOUNTED);
        const from = [there.took.length, away.took.length] as const;
        await one(pair!, STRETCH);
        near.push(...there.took.slice(from[0]));
        far.push(...away.took.slice(from[1]));
      }
      await fleet.calm();
      expect(await fleet.audit()).toEqual([]);
      const { forwarded } = await fleet.figures();
      expect(far.length).toBeGreaterThan(DECISIONS * 0.2);
      expect(forwarded).toBeGreaterThanOrEqual(far.length);
      const at = (of: readonly number[], share: number) =>
        [...of].sort((a, b) => a - b)[Math.floor((of.length - 1) * share)]!.toFixed(2);
      const row = (what: string, of: readonly number[]) =>
        `| ${what} | ${of.length} | ${at(of, 0.25)} | ${at(of, 0.5)} | ${at(of, 0.75)} | ${at(of, 0.95)} |`;
      console.log(
        [
          '| ms until a decision is acknowledged | decisions | p25 | p50 | p75 | p95 |',
          '|---|---|---|---|---|---|',
          row('at the node of the table', near),
          row('asked of the other node', far),
        ].join('\n'),
      );
    },
    300_000 + DECISIONS * 60,
  );
});
