import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile } from '../testing/audit.js';
import { newServerProcess } from '../testing/process.js';
import { openDatabase } from './database.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabula-sole-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A thread that tries to have a file for itself as soon as both of two are there, and keeps it until it is ended. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.module).then(({ soleUser }) => {
    Atomics.add(workerData.gate, 0, 1);
    while (Atomics.load(workerData.gate, 0) < 2);
    try {
      const held = soleUser(workerData.path, workerData.name);
      parentPort.once('message', () => held.release());
      parentPort.postMessage('has it');
    } catch (error) {
      parentPort.postMessage(error.message);
    }
  });`;
async function begun(path: string, name: string, gate: Int32Array) {
  const module = new URL('../dist/db/sole.js', import.meta.url).href;
  const worker = new Worker(THREAD, { eval: true, execArgv: [], workerData: { module, path, name, gate } });
  const ended = once(worker, 'exit');
  const [outcome] = (await once(worker, 'message')) as [string];
  const end = async () => {
    if (outcome === 'has it') worker.postMessage('end');
    await ended;
  };
  return { outcome, end };
}

describe('a file of SQLite', () => {
  it('is served by one process: the second is told of the first, and serves it when that is gone', async () => {
    const first = newServerProcess();
    const path = databaseFile(folder);
    try {
      await first.open(folder);
      await expect(openDatabase({ path })).rejects.toThrow(`another server uses ${path}: process ${first.pid} on `);
    } finally {
      await first.kill();
    }
    const second = await openDatabase({ path });
    expect(statSync(`${path}.lock`).mode & 0o777).toBe(0o600);
    await second.close();
    await (await openDatabase({ path })).close();
  });

  it('is served by one of two that begin in the same moment, and the other is told of that one', async () => {
    const path = databaseFile(folder);
    const rounds = 3;
    for (let round = 0; round < rounds; round++) {
      const names = ['one', 'other'];
      const gate = new Int32Array(new SharedArrayBuffer(4));
      const ends = await Promise.all(names.map((name) => begun(path, name, gate)));
      const [winner] = names.filter((_, at) => ends[at]!.outcome === 'has it');
      const told = ends.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'has it');
      expect(told).toEqual([`another server uses ${path}: ${winner}`]);
      await Promise.all(ends.map(({ end }) => end()));
    }
  }, 60_000);

  it('is not served by a second one either where the first has left no name', async () => {
    const path = databaseFile(folder);
    const first = newServerProcess();
    try {
      await first.open(folder);
      rmSync(`${path}.holder`);
      await expect(openDatabase({ path })).rejects.toThrow(`another server uses ${path}: it has not said its name`);
    } finally {
      await first.kill();
    }
  });

  it('is free again when it could not be opened', async () => {
    const path = databaseFile(folder);
    writeFileSync(path, 'not a database at all'.repeat(200));
    await expect(openDatabase({ path })).rejects.toThrow('not a database');
    rmSync(path);
    await (await openDatabase({ path })).close();
  });
});
