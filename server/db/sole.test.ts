import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  it('is free again when it could not be opened', async () => {
    const path = databaseFile(folder);
    writeFileSync(path, 'not a database at all'.repeat(200));
    await expect(openDatabase({ path })).rejects.toThrow('not a database');
    rmSync(path);
    await (await openDatabase({ path })).close();
  });
});
