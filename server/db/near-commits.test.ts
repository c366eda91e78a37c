import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ThreadedCommits } from './commits.js';
import type { Statement } from './connection.js';
import { nearCommits } from './near-commits.js';
import { openSqlite } from './sqlite.js';

const some = (count: number): Statement[] => Array.from({ length: count }, (_, i) => ['insert', [i]]);

/** A thread that notes what it gets, and a connection and a clock that do as they are told. */
function begin() {
  const world = { time: 0, takes: 0.3, free: true, idle: true, error: null as Error | null };
  const noted: string[] = [];
  const thread: ThreadedCommits = {
    get idle() {
      return world.idle;
    },
    async commit(statements) {
      noted.push(`thread ${statements.length}`);
    },
    tidy: () => void noted.push('tidy'),
    async close() {},
  };
  const here = (statements: readonly Statement[]) => {
    if (!world.free) return false;
    if (world.error !== null) throw world.error;
    world.time += world.takes;
    noted.push(`here ${statements.length}`);
    return true;
  };
  return { world, noted, commits: nearCommits(here, thread, () => world.time) };
}

describe('few things are committed here', () => {
  it('and many on the thread', async () => {
    const { commits, noted } = begin();
    await commits.commit(some(2));
    await commits.commit(some(40));
    expect(noted).toEqual(['here 2', 'thread 40']);
  });

  it('unless the thread is at work, which would be in the way, or the connection is in use', async () => {
    const { commits, noted, world } = begin();
    world.idle = false;
    await commits.commit(some(1));
    world.idle = true;
    world.free = false;
    await commits.commit(some(2));
    world.free = true;
    await commits.commit(some(3));
    expect(noted).toEqual(['thread 1', 'thread 2', 'here 3']);
  });

  it('unless the disk is slow; after a while it is tried again', async () => {
    const { commits, noted, world } = begin();
    world.takes = 20;
    await commits.commit(some(1));
    await commits.commit(some(2));
    world.time += 1_001;
    world.takes = 0.3;
    await commits.commit(some(3));
    expect(noted).toEqual(['here 1', 'thread 2', 'here 3']);
  });

  it('and now and then the thread tidies up', async () => {
    const { commits, noted } = begin();
    for (let i = 0; i < 1_000; i++) await commits.commit(some(1));
    expect(noted.filter((what) => what === 'tidy')).toHaveLength(2);
  });

  it('and what is wrong with them is said', async () => {
    const { commits, world } = begin();
    world.error = new Error('not at 7');
    await expect(commits.commit(some(1))).rejects.toThrow('not at 7');
  });
});

it('here and on the thread, everything is there in its order', async () => {
  const thread = new URL('../dist/db/commit-thread.js', import.meta.url);
  if (!existsSync(thread)) throw new Error('build first (npm run build)');
  const folder = mkdtempSync(join(tmpdir(), 'tabula-near-'));
  const file = openSqlite(join(folder, 'db.sqlite'), thread);
  file.raw.exec('create table places (name text primary key, n integer not null)');
  const raise = (from: number): Statement => ['update places set n = n + 1 where n = ?', [from], `not at ${from}`];
  await file.commit([['insert into places values (?, ?)', ['a', 0]]]);
  for (let n = 0; n < 600; ) {
    const batch = Array.from({ length: n % 7 === 0 ? 12 : 1 }, () => raise(n++));
    await file.commit(batch);
  }
  await expect(file.commit([raise(7)])).rejects.toThrow('not at 7');
  const [row] = file.raw.prepare('select n from places').all() as { n: number }[];
  expect(row!.n).toBeGreaterThanOrEqual(600);
  await file.dialect.createDriver().destroy();
  rmSync(folder, { recursive: true, force: true });
});
