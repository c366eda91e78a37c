import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lostDecisions, openFile, tableProblems } from '../testing/audit.js';
import { Pair } from '../testing/pair.js';
import { newServerProcess } from '../testing/process.js';

/** Megabytes of a disk of its own, mounted for this test: that takes Linux and root, so it is by wish only. */
const MEGABYTES = Number(process.env.TABULA_DISK ?? 0);
const PAIRS = 4;
/** Answers of each player before the disk is full, and refusals while it is. */
const BEFORE = 10;
const REFUSALS = 20;

const folder = mkdtempSync(join(tmpdir(), 'tabula-disk-'));
const server = newServerProcess();
afterAll(async () => {
  await server.kill();
  if (MEGABYTES > 0) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Takes all the room there is; gives it back when it is called. */
function fillDisk(): () => void {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  for (const size of [1_048_576, 4_096, 1]) {
    const piece = Buffer.alloc(size, 'x');
    try {
      while (writeSync(file, piece) === size);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

test.skipIf(MEGABYTES === 0)(
  'on a disk that is truly full nothing acknowledged is lost, and the game goes on when there is room again',
  async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]);
    const port = await server.open(folder);
    const pairs = Array.from(
      { length: PAIRS },
      (_, i) => new Pair(`disk${i}`, (who) => ({ url: `ws://127.0.0.1:${port}/socket?as=${who}` })),
    );
    const clients = pairs.flatMap((pair) => pair.clients);
    const acknowledged = () => clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
    const refused = () => clients.flatMap((client) => client.refused.filter(({ code }) => code === 'storage')).length;
    for (const pair of pairs) {
      await pair.connect();
      await pair.begin();
    }
    const play = (playing: boolean) => {
      for (const client of clients) {
        client.playing = playing;
        client.resume();
      }
    };
    play(true);
    await clients[0]!.until(() => acknowledged() >= BEFORE * clients.length);
    for (let round = 0; round < 3; round++) {
      const empty = fillDisk();
      const so = refused();
      await clients[0]!.until(() => refused() >= so + REFUSALS || pairs.every((pair) => pair.over));
      empty();
      const then = acknowledged();
      await clients[0]!.until(() => acknowledged() >= then + BEFORE || pairs.every((pair) => pair.over));
    }
    play(false);
    await Promise.all(clients.map((client) => client.until(() => client.quiet)));
    expect(refused()).toBeGreaterThanOrEqual(REFUSALS);
    expect(server.gone).toBe(false);
    expect(clients.flatMap(({ divergences }) => divergences)).toEqual([]);
    await server.kill();
    const file = openFile(folder);
    const problems = [
      ...clients.flatMap((client) => lostDecisions(file, client.acknowledged)),
      ...pairs.flatMap((pair) => pair.tables.flatMap((table) => tableProblems(file, table))),
    ];
    file.close();
    expect(problems).toEqual([]);
    console.log(`${acknowledged()} answers, ${refused()} refused while the disk was full`);
    for (const pair of pairs) pair.stop();
  },
  300_000,
);
