import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestPostgres } from '@tabula/server/testing/postgres.js';
import { familyOf, ranOf } from './machine.js';
import type { Place, Slice } from './slice.js';
import { OUR_FLAGS, PRODUCTION, startServer, stopServer } from './start.js';

/** What two builds are compared by. */
export interface Comparison {
  readonly name: string;
  readonly database: 'SQLite' | 'PostgreSQL';
  /** What is played; 'nothing' appends to the database alone. */
  readonly game: 'mini' | 'elekt' | 'nothing';
  readonly tables: number;
}

/** A slice, and the processor time of the server and of PostgreSQL in it, in seconds. */
export interface Measured extends Slice {
  readonly server: number;
  readonly database: number;
}

/** A server of one of the builds, which works in its slices only. */
export interface Subject {
  slice(ms: number): Promise<Measured>;
  end(): Promise<void>;
}

/** This build. */
export const HERE = fileURLToPath(new URL('../../../', import.meta.url));

/** Somebody who works when told to, once ready. */
function worker(script: string, plan: object, flags: readonly string[] = []): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(script, import.meta.url), [JSON.stringify(plan)], {
      env: PRODUCTION,
      execArgv: [...flags],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

const work = (child: ChildProcess, ms: number): Promise<Slice> =>
  new Promise((resolve, reject) => {
    const failed = (code: number) => reject(new Error(`ended with ${code} while it worked`));
    child.once('exit', failed);
    child.once('message', (slice) => {
      child.off('exit', failed);
      resolve(slice as Slice);
    });
    child.send({ ms });
  });

/** Starts a server of a build, and those who play there. */
export async function startSubject(
  root: string,
  { database, game, tables }: Comparison,
  postgres: TestPostgres | null,
): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), 'tabula-bench-'));
  const place: Place = database === 'SQLite' ? { path: join(folder, 'tabula.db') } : { url: await postgres!.fresh() };
  const started: ChildProcess[] = [];
  const end = async () => {
    await Promise.all(started.map(stopServer));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    let server: ChildProcess;
    if (game === 'nothing') {
      server = await worker('./append.js', { root, place, tables }, OUR_FLAGS);
      started.push(server);
    } else {
      const { child, port } = await startServer('./release.js', OUR_FLAGS, [JSON.stringify({ root, place })]);
      started.push(child);
      server = child;
      started.push(await worker('./slices.js', { port, game, matches: tables }));
    }
    const atWork = started.at(-1)!;
    const ofDatabase = () => {
      const family = postgres === null ? [] : familyOf(postgres.pid);
      return new Map(family.map((pid) => [pid, ranOf(pid)]));
    };
    return {
      async slice(ms) {
        const from = { server: ranOf(server.pid!), database: ofDatabase() };
        const slice = await work(atWork, ms);
        let used = 0;
        for (const [pid, ran] of ofDatabase()) used += ran - (from.database.get(pid) ?? 0);
        return { ...slice, server: ranOf(server.pid!) - from.server, database: used };
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
