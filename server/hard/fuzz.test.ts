import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@tabula/kernel/rng.js';
import { SOCKET_LIMITS } from '@tabula/protocol/socket.js';
import { afterEach, expect, test } from 'vitest';
import { openFile } from '../testing/audit.js';
import { Client } from '../testing/client.js';
import { hostileMessage, type Role, type Target } from '../testing/hostile.js';
import { Pair } from '../testing/pair.js';
import { newServerProcess, type ServerProcess } from '../testing/process.js';
import { progress } from '../testing/progress.js';

const MESSAGES = Number(process.env.TABULA_FUZZ ?? 100_000);
/** The compiler and the allocator settle before memory is measured. */
const WARM = MESSAGES / 5;
/** Messages on one connection before it waits for the server. */
const BURST = 250;
/** Milliseconds for what is not waited for step by step; a slow machine takes long without anything being wrong. */
const TIMEOUT = 600_000;

let folder = '';
let server: ServerProcess;
const connected: { stop(): void }[] = [];
afterEach(async () => {
  for (const client of connected.splice(0)) client.stop();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that is kept, as text. */
function kept(): string {
  const file = openFile(folder);
  const all = ['tables', 'records', 'table_seats', 'accounts', 'sessions', 'blocks', 'reports'].map((name) =>
    JSON.stringify(file.prepare(`select * from ${name} order by 1, 2`).all()),
  );
  file.close();
  return all.join('\n');
}

/** A server with two games under way, one public and one private, and enemies of both kinds. */
async function besieged(limits: boolean) {
  folder = mkdtempSync(join(tmpdir(), 'tabula-fuzz-'));
  server = newServerProcess();
  const port = await server.open(folder, { limits });
  const address = (who: string) => ({ url: `ws://127.0.0.1:${port}/socket?as=${who}` });
  const pairs = [new Pair('open', address), new Pair('closed', address)];
  for (const [i, pair] of pairs.entries()) {
    connected.push(pair);
    await pair.connect();
    await pair.begin({ public: i === 0 });
    for (const client of pair.clients) client.answersLeft = 20;
    await pair.play();
  }
  const targets = pairs.map((pair): Target => {
    const asked = pair.clients.find((client) => client.question() !== null)!;
    return { table: pair.table, version: asked.version, keys: asked.randomKeys(asked.question()!) };
  });
  const enemies: { client: Client; role: Role; targets: Target[] }[] = [];
  const enemy = async (name: string, role: Role, at: Target[]) => {
    const client = new Client({ name, address: () => address(name), seed: name });
    connected.push(client);
    await client.connect();
    enemies.push({ client, role, targets: at });
  };
  await enemy('opena', 'seated', [targets[0]!]);
  await enemy('closedb', 'seated', [targets[1]!]);
  await enemy('mallory', 'stranger', targets);
  await enemy('eve', 'stranger', targets);
  return { pairs, enemies };
}

/** Waits until all that was sent before has been read. So much work has a bound, and so has the wait: a server that hangs is found. */
async function caughtUp(client: Client): Promise<void> {
  let isAnswered = false;
  client.ask('ping', {}, () => {
    isAnswered = true; // also where the connection broke
  });
  await client.until(() => isAnswered);
}

async function attack(enemies: Awaited<ReturnType<typeof besieged>>['enemies'], messages: number, seed: string) {
  const each = Math.ceil(messages / enemies.length);
  const tell = progress('hostile messages', messages, 100_000);
  let all = 0;
  await Promise.all(
    enemies.map(async ({ client, role, targets }, i) => {
      const rng = seeded(`${seed}-${i}`);
      for (let sent = 0; sent < each; ) {
        await client.until(() => client.connected);
        for (let k = 0; k < BURST && sent < each && client.connected; k++) {
          const message = hostileMessage(rng, role, targets);
          // What ends the connection comes alone: of what was sent with it nothing more would be read.
          const isLast = message.length > SOCKET_LIMITS.message;
          if (isLast) await caughtUp(client);
          client.raw(message);
          sent++;
          tell(++all);
          if (isLast) break;
        }
        await caughtUp(client);
      }
    }),
  );
}

test(
  `${MESSAGES} hostile messages change nothing`,
  async () => {
    const { pairs, enemies } = await besieged(false);
    await attack(enemies, WARM, 'warm');
    const before = kept();
    const memory = await server.memory();
    await attack(enemies, MESSAGES - WARM, 'fuzz');
    expect(server.gone).toBe(false);
    expect(kept()).toBe(before);
    const { heap, rss } = await server.memory();
    expect(heap - memory.heap).toBeLessThan(5);
    // The allocator may keep what was under way at once, however many messages there were.
    const underWay = (enemies.length * BURST * SOCKET_LIMITS.message) / 1e6;
    expect(rss - memory.rss).toBeLessThan(60 + underWay);
    // Nobody was disturbed, and the games go on.
    for (const pair of pairs) {
      const had = pair.decisions;
      for (const client of pair.clients) {
        expect(client.connects).toBe(1);
        expect(client.divergences).toEqual([]);
        client.answersLeft = 20;
      }
      await pair.play();
      expect(pair.over || pair.decisions > had + 10).toBe(true);
    }
    expect(server.log.join('')).toBe('');
  },
  TIMEOUT + MESSAGES * 20,
);

test(
  'within the limits of real life, enemies are shut out and others are not',
  async () => {
    const { pairs, enemies } = await besieged(true);
    const strangers = enemies.filter(({ role }) => role === 'stranger');
    const before = kept();
    await attack(strangers, 4_000, 'limits');
    expect(kept()).toBe(before);
    for (const { client } of strangers) {
      expect(client.connects).toBeGreaterThan(1);
      expect([1009, 4400, 4429]).toContain(client.closeCode);
    }
    for (const pair of pairs) for (const client of pair.clients) expect(client.connects).toBe(1);
    expect(server.gone).toBe(false);
  },
  TIMEOUT,
);
