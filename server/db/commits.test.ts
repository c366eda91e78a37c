import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Commits, threadedCommits } from './commits.js';
import { connect, type Statement } from './connection.js';

/** The compiled thread: a thread cannot run from sources. */
const THREAD = new URL('../dist/db/commit-thread.js', import.meta.url);

let folder = '';
let commits: Commits | null = null;
beforeEach(() => {
  if (!existsSync(THREAD)) throw new Error('build first (npm run build)');
  folder = mkdtempSync(join(tmpdir(), 'tabula-commits-'));
});
afterEach(async () => {
  await commits?.close();
  commits = null;
  rmSync(folder, { recursive: true, force: true });
});

function begin(script = THREAD) {
  const path = join(folder, 'db.sqlite');
  const raw = connect(path);
  raw.exec('create table places (name text primary key, n integer not null)');
  commits = threadedCommits(path, script);
  return { raw, commits, all: () => raw.prepare('select name, n from places order by name').all() };
}
const put = (name: string, n: number): Statement => ['insert into places values (?, ?)', [name, n]];
const raise = (name: string, from: number): Statement => [
  'update places set n = n + 1 where name = ? and n = ?',
  [name, from],
  `${name} is not at ${from}`,
];

describe('commits on a thread', () => {
  it('are there for everybody when they are confirmed, in their order', async () => {
    const on = begin();
    await Promise.all([on.commits.commit([put('a', 1), put('b', 1)]), on.commits.commit([raise('a', 1)])]);
    expect(on.all()).toEqual([
      { name: 'a', n: 2 },
      { name: 'b', n: 1 },
    ]);
    on.raw.close();
  });

  it('are done whole or not at all, and say why not', async () => {
    const on = begin();
    await on.commits.commit([put('a', 1)]);
    await expect(on.commits.commit([raise('a', 1), put('a', 7)])).rejects.toThrow(/UNIQUE/);
    await expect(on.commits.commit([put('c', 1), raise('a', 5)])).rejects.toThrow('a is not at 5');
    expect(on.all()).toEqual([{ name: 'a', n: 1 }]);
    await on.commits.commit([raise('a', 1)]);
    expect(on.all()).toEqual([{ name: 'a', n: 2 }]);
    on.raw.close();
  });

  it('that fail take nobody with them who comes right behind', async () => {
    const on = begin();
    await on.commits.commit([put('a', 1)]);
    const outcomes = await Promise.allSettled([
      on.commits.commit([put('a', 2)]),
      on.commits.commit([raise('a', 9)]),
      on.commits.commit([put('b', 1)]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(on.all()).toEqual([
      { name: 'a', n: 1 },
      { name: 'b', n: 1 },
    ]);
    on.raw.close();
  });

  it('wait for a transaction that is under way on the other connection', async () => {
    const on = begin();
    await on.commits.commit([put('a', 1)]);
    on.raw.exec('begin immediate');
    const committed = on.commits.commit([raise('a', 1)]);
    on.raw.exec("insert into places values ('b', 1)");
    on.raw.exec('commit');
    await committed;
    expect(on.all()).toEqual([
      { name: 'a', n: 2 },
      { name: 'b', n: 1 },
    ]);
    on.raw.close();
  });

  it('fail with their thread, and the next ones have another', async () => {
    const script = join(folder, 'fragile.mjs');
    writeFileSync(
      script,
      `import { existsSync, writeFileSync } from 'node:fs';
       const flag = ${JSON.stringify(join(folder, 'died'))};
       if (existsSync(flag)) await import(${JSON.stringify(THREAD.href)});
       else { writeFileSync(flag, ''); process.exit(3); }`,
    );
    const on = begin(pathToFileURL(script));
    const lost = [on.commits.commit([put('a', 1)]), on.commits.commit([put('b', 1)])];
    for (const outcome of await Promise.allSettled(lost))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('code 3') } });
    await on.commits.commit([put('c', 1)]);
    expect(on.all()).toEqual([{ name: 'c', n: 1 }]);
    on.raw.close();
  });
});
