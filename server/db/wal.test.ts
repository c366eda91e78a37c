import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from './database.js';
import { lostPages } from './wal.js';

/** Called before each look at a file: what happens then happens between two looks. */
const looks = vi.hoisted(() => ({ before: () => {} }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const looking =
    <A extends unknown[], R>(look: (...given: A) => R) =>
    (...given: A): R => {
      looks.before();
      return look(...given);
    };
  return {
    ...fs,
    existsSync: looking(fs.existsSync),
    chmodSync: looking(fs.chmodSync),
    readFileSync: looking(fs.readFileSync),
    openSync: looking(fs.openSync),
    fstatSync: looking(fs.fstatSync),
    readSync: looking(fs.readSync),
  };
});

const ROWS = 5;
const folder = mkdtempSync(join(tmpdir(), 'tabula-wal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody else opens a file and closes it again: all that is in the log is brought into the file, and the log is gone. */
function visit(path: string): void {
  const other = new DatabaseSync(path);
  other.exec('select count(*) from secrets');
  other.close();
  expect(readdirSync(folder)).not.toContain(basename(`${path}-wal`));
}

/** Files as a killed process leaves them, with some commits in the log. */
async function killed(name: string): Promise<() => string> {
  const live = join(folder, `${name}-live.sqlite`);
  const database = await openDatabase({ path: live });
  onTestFinished(() => database.close());
  for (let i = 0; i < ROWS; i++)
    await database.db
      .insertInto('secrets')
      .values({ name: `s${i}`, value: 'x' })
      .execute();
  let copies = 0;
  return () => {
    const path = join(folder, `${name}-${copies++}.sqlite`); // of one that was used connections may linger
    for (const end of ['', '-wal', '-shm']) copyFileSync(`${live}${end}`, `${path}${end}`);
    return path;
  };
}

/** Does something with such files for as many times as it looks at them: each time they are visited before another look. */
async function visited(fresh: () => string, work: (path: string) => Promise<void> | void): Promise<number> {
  const once = async (at: number | null): Promise<number> => {
    const path = fresh();
    let looked = 0;
    looks.before = () => {
      if (looked++ === at) visit(path);
    };
    await work(path);
    looks.before = () => {};
    return looked;
  };
  const all = await once(null);
  for (let at = 0; at < all; at++) await once(at);
  return all;
}

it('a log that somebody else takes away between any two looks has lost nothing', async () => {
  const looked = await visited(await killed('looked-at'), (path) => expect(lostPages(path)).toBe(0));
  expect(looked).toBeGreaterThan(4); // at the index, at the log, at its size, at its head and its pages
});

it('a server starts on a file whose log somebody else takes away between any two looks, and has all of it', async () => {
  const looked = await visited(await killed('opened'), async (path) => {
    const database = await openDatabase({ path });
    expect(database.lostPages).toBe(0);
    const rows = await database.db.selectFrom('secrets').select('name').where('name', 'like', 's%').execute();
    expect(rows).toHaveLength(ROWS);
    await database.close();
  });
  expect(looked).toBeGreaterThan(8);
});
