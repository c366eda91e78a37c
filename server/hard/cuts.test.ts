import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, seeded } from '@tabula/kernel/rng.js';
import type { TableInfo } from '@tabula/protocol/pushes.js';
import { afterAll, expect, test } from 'vitest';
import { lostDecisions, openFile, tableProblems } from '../testing/audit.js';
import { Client } from '../testing/client.js';
import { Pair } from '../testing/pair.js';
import { newServerProcess } from '../testing/process.js';
import { progress } from '../testing/progress.js';

const CUTS = Number(process.env.TABULA_CUTS ?? 1_000);
const PAIRS = 8;
/** Decisions between all the cuts. */
const LEAST = CUTS / 4;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = mkdtempSync(join(tmpdir(), 'tabula-cuts-'));
const server = newServerProcess();
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test(
  `${CUTS} cut connections change nothing`,
  async () => {
    const port = await server.open(folder);
    const address = (who: string) => ({ url: `ws://127.0.0.1:${port}/socket?as=${who}` });
    const pairs = Array.from({ length: PAIRS }, (_, i) => new Pair(`cut${i}`, address));
    const clients = pairs.flatMap((pair) => pair.clients);
    const rng = seeded('cuts');
    const tell = progress('cuts', CUTS, 2_000);
    const decisions = () => pairs.reduce((sum, pair) => sum + pair.decisions, 0);
    try {
      for (const pair of pairs) {
        await pair.connect();
        await pair.begin();
      }
      for (const client of clients) {
        client.playing = true;
        client.resume();
      }
      const beginning = new Map<Pair, Promise<void>>();
      for (let cuts = 0; cuts < CUTS || decisions() < LEAST; ) {
        const client = clients[below(rng, clients.length)]!;
        // Sometimes with a request under way that nobody will answer.
        if (below(rng, 3) === 0) void client.request(below(rng, 2) === 0 ? 'ping' : 'look', { table: client.table });
        if (client.connected) {
          client.cut();
          tell(++cuts);
          if (below(rng, 4) === 0) void client.until(() => client.connected).then(() => client.cut());
        }
        await after(below(rng, 6));
        for (const pair of pairs)
          if (pair.over && !beginning.has(pair))
            beginning.set(
              pair,
              pair.begin().finally(() => beginning.delete(pair)),
            );
      }
      await Promise.all(beginning.values());
      for (const client of clients) client.playing = false;
      await Promise.all(clients.map((client) => client.until(() => client.quiet)));
      await Promise.all(clients.map((client) => client.request('ping')));
      for (const client of clients) {
        expect(client.divergences).toEqual([]);
        const mirror = new Client({ name: client.name, address: () => address(client.name), seed: 1 });
        await mirror.connect();
        await mirror.follow(client.table!);
        expect(mirror.sheet?.view).toEqual(client.sheet?.view);
        expect(mirror.question()).toEqual(client.question());
        mirror.stop();
      }
      const codes = new Set(clients.flatMap((client) => client.refused.map(({ code }) => code)));
      expect([...codes].filter((code) => code !== 'stale')).toEqual([]);
      expect(server.gone).toBe(false);
      // Nobody is taken for present who is not.
      for (const client of clients) client.stop();
      const host = new Client({ name: 'cut0a', address: () => address('cut0a'), seed: 1 });
      await host.connect();
      const here = async () => {
        const { info } = await host.must<{ info: TableInfo }>('look', { table: pairs[0]!.table });
        return info.spectators + info.seats.filter((seat) => seat.here).length;
      };
      for (let tries = 0; tries < 500 && (await here()) > 0; tries++) await after(20);
      expect(await here()).toBe(0);
      host.stop();
    } finally {
      for (const pair of pairs) pair.stop();
      await server.kill();
    }
    const file = openFile(folder);
    const problems = [
      ...clients.flatMap((client) => lostDecisions(file, client.acknowledged)),
      ...pairs.flatMap((pair) => pair.tables.flatMap((table) => tableProblems(file, table))),
    ];
    file.close();
    expect(problems).toEqual([]);
    expect(decisions()).toBeGreaterThanOrEqual(LEAST);
  },
  30_000 + CUTS * 60,
);
