import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, seeded } from '@tabula/kernel/rng.js';
import { afterAll, expect, test } from 'vitest';
import { lostDecisions, openFile, tableProblems } from '../testing/audit.js';
import { Client } from '../testing/client.js';
import { Pair } from '../testing/pair.js';
import { newServerProcess, type ServerProcess } from '../testing/process.js';
import { progress } from '../testing/progress.js';

const KILLS = Number(process.env.TABULA_KILLS ?? 30);
const PAIRS = 12;
/** Decisions between two kills. */
const LEAST = 10;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = mkdtempSync(join(tmpdir(), 'tabula-crash-'));
const children: ServerProcess[] = [];
const spawn = () => {
  const child = newServerProcess();
  children.push(child);
  return child;
};
afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()));
  rmSync(folder, { recursive: true, force: true });
});

test(
  `nothing that was acknowledged is lost in ${KILLS} kills`,
  async () => {
    const rng = seeded('kills');
    const tell = progress('kills', KILLS, 100);
    let port = 0;
    let server = spawn();
    // Most of the time goes into starting processes: two are always on their way while others play.
    const standbys = [spawn(), spawn()];
    const address = (name: string) => (port === 0 ? null : { url: `ws://127.0.0.1:${port}/socket?as=${name}` });
    const pairs = Array.from({ length: PAIRS + 1 }, (_, i) => {
      const name = `crash${i}`;
      return new Pair(name, address, i === PAIRS);
    });
    const clients = pairs.flatMap((pair) => pair.clients);
    const decisions = () => pairs.reduce((sum, pair) => sum + pair.decisions, 0);
    const inStep = () => Promise.all(clients.map((client) => client.until(() => client.connected && client.synced)));
    try {
      port = await server.open(folder);
      for (const pair of pairs) {
        await pair.connect();
        await pair.begin();
      }
      for (const client of clients) client.playing = true;
      const checked = new Map(clients.map((client) => [client, 0]));
      for (let kill = 0; kill < KILLS; kill++) {
        const enough = decisions() + LEAST;
        for (const client of clients) client.resume();
        await after(100 + below(rng, 200));
        await clients[0]!.until(() => decisions() >= enough); // on a busy machine it takes longer
        port = 0;
        await server.kill();
        const file = openFile(folder);
        const problems = clients.flatMap((client) => {
          const fresh = client.acknowledged.slice(checked.get(client)!);
          checked.set(client, client.acknowledged.length);
          return lostDecisions(file, fresh);
        });
        const pair = pairs[kill % pairs.length]!;
        problems.push(...tableProblems(file, pair.table));
        file.close();
        expect(problems).toEqual([]);
        server = standbys.shift()!;
        port = await server.open(folder);
        standbys.push(spawn());
        await inStep().catch((error: unknown) => {
          const { gone, log } = server;
          const { ran, waited } = server.mainThread();
          const what = `it is ${gone ? 'gone' : 'there'}, ran ${ran} s and waited ${waited} s`;
          throw new Error(`not everybody came back after kill ${kill + 1}: ${what}; ${log.join('').slice(-4_000)}`, {
            cause: error,
          });
        });
        for (const { clients: players, table, over } of pairs) {
          const waiting = players[0]!.sheet?.view.waiting ?? [];
          expect(over || waiting.length > 0, `${table} is stuck: ${players[0]!.describe()}`).toBe(true);
        }
        for (const over of pairs.filter((entry) => entry.over)) await over.begin();
        tell(kill + 1);
      }
      // No game is stuck: every table goes on.
      const before = pairs.map((pair) => pair.decisions);
      await Promise.all(
        pairs.map(({ clients: [first] }, i) =>
          first!.until(() => pairs[i]!.over || pairs[i]!.decisions >= before[i]! + 5),
        ),
      );
      for (const client of clients) client.playing = false;
      await Promise.all(clients.map((client) => client.until(() => client.quiet)));
      // Bots may still be thinking: until nobody but the person is waited for.
      const settled = ({ over, sheet, you }: Client) => over || sheet!.view.waiting.every((seat) => seat === you);
      await Promise.all(pairs.at(-1)!.clients.map((client) => client.until(() => settled(client))));
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
      await server.kill();
      const file = openFile(folder);
      const problems = [
        ...clients.flatMap((client) => lostDecisions(file, client.acknowledged)),
        ...pairs.flatMap((pair) => pair.tables.flatMap((table) => tableProblems(file, table))),
      ];
      file.close();
      expect(problems).toEqual([]);
      expect(decisions()).toBeGreaterThanOrEqual(KILLS * LEAST);
      // Repeats are harmless, and nothing else was refused for long.
      const codes = new Set(clients.flatMap((client) => client.refused.map(({ code }) => code)));
      expect([...codes].filter((code) => code !== 'stale')).toEqual([]);
      const cards = children.flatMap(({ log }) => log.join('').match(/\b[A-Z]\d\d\b/g) ?? []);
      expect(cards).toEqual([]);
    } finally {
      for (const pair of pairs) pair.stop();
    }
  },
  60_000 + KILLS * 10_000,
);
