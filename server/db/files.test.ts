import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.js';
import { lostPages } from './wal.js';

const folder = mkdtempSync(join(tmpdir(), 'tabula-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mode = (path: string): number => statSync(path).mode & 0o777;
const secret = (database: Database, name: string) =>
  database.db
    .insertInto('secrets')
    .values({ name, value: 'x'.repeat(3_000) })
    .execute();

describe('files that hold secrets', () => {
  it('are their owner’s alone, also in a folder that everybody may read', async () => {
    const open = join(folder, 'open');
    mkdirSync(open);
    chmodSync(open, 0o755);
    const path = join(open, 'tabula.sqlite');
    const database = await openDatabase({ path });
    await secret(database, 'one');
    for (const file of [path, `${path}-wal`, `${path}-shm`]) expect(mode(file), file).toBe(0o600);
    await database.close();
  });

  it('that others could read are shut', async () => {
    const path = join(folder, 'older.sqlite');
    writeFileSync(path, '', { mode: 0o644 });
    chmodSync(path, 0o644);
    await (await openDatabase({ path })).close();
    expect(mode(path)).toBe(0o600);
  });
});

describe('a log of the database', () => {
  /** A copy of the files as a killed process leaves them, with some commits in the log. */
  async function killed(name: string): Promise<string> {
    const path = join(folder, `${name}-live.sqlite`);
    const database = await openDatabase({ path });
    for (let i = 0; i < 20; i++) await secret(database, `s${i}`);
    const copy = join(folder, `${name}.sqlite`);
    for (const end of ['', '-wal', '-shm']) copyFileSync(`${path}${end}`, `${copy}${end}`);
    await database.close();
    return copy;
  }
  const kept = async (path: string) => {
    const database = await openDatabase({ path });
    const rows = await database.db.selectFrom('secrets').select('name').where('name', 'like', 's%').execute();
    await database.close();
    return { lost: database.lostPages, rows: rows.length };
  };

  it('that is whole has lost nothing, nor has one that was closed', async () => {
    const path = await killed('whole');
    expect(await kept(path)).toEqual({ lost: 0, rows: 20 });
    expect(await kept(path)).toEqual({ lost: 0, rows: 20 });
  });

  it('with half a commit at its end, which nobody was told of, has lost nothing', async () => {
    const path = await killed('torn');
    const log = readFileSync(`${path}-wal`);
    writeFileSync(`${path}-wal`, Buffer.concat([log, log.subarray(32, 2_000)]));
    expect(await kept(path)).toEqual({ lost: 0, rows: 20 });
  });

  it.each([
    ['shorter than its head', (index: Buffer) => index.subarray(0, 99)],
    ['not yet written', (index: Buffer) => index.fill(0, 12, 13)],
    ['of another version', (index: Buffer) => index.fill(7, 0, 4)],
  ])('with an index that is %s tells nothing', async (name, other) => {
    const path = await killed(name.replaceAll(' ', '-'));
    rmSync(`${path}-wal`);
    const index = readFileSync(`${path}-shm`);
    expect(lostPages(path)).toBeGreaterThan(0);
    writeFileSync(`${path}-shm`, other(index));
    expect(lostPages(path)).toBe(0);
  });

  it.each([
    ['cut in half', (log: string) => truncateSync(log, statSync(log).size / 2)],
    ['cut by one page', (log: string) => truncateSync(log, statSync(log).size - 100)],
    ['emptied', (log: string) => truncateSync(log, 0)],
    ['gone', (log: string) => rmSync(log)],
    ['damaged in the middle', (log: string) => void writeSync(openSync(log, 'r+'), 'oh', statSync(log).size / 2)],
    ['damaged at its beginning', (log: string) => void writeSync(openSync(log, 'r+'), 'oh', 26)],
  ])('that was %s says how much is gone', async (name, harm) => {
    const path = await killed(name.replaceAll(' ', '-'));
    harm(`${path}-wal`);
    expect(lostPages(path)).toBeGreaterThan(0);
    const { lost, rows } = await kept(path);
    expect(lost).toBeGreaterThan(0);
    expect(rows).toBeLessThan(20);
  });
});
