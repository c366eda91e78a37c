import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a test can ask of a server process. */
export type ProcessRequest =
  | { readonly open: { readonly folder: string; readonly limits: boolean; readonly whole: boolean } }
  | { readonly memory: true }
  | { readonly mainThread: true };
export type ProcessReply = { readonly port: number } | { readonly rss: number; readonly heap: number } | MainThread;

/** Seconds that the main thread has run, and that it waited for a processor because others had it. */
export interface MainThread {
  readonly ran: number;
  readonly waited: number;
}

export interface OpenOptions {
  /** The limits of rates as in real life. */
  readonly limits?: boolean;
  /** All there is, with HTTP, people and bots in threads; it believes a proxy on this machine about addresses. */
  readonly whole?: boolean;
}

/** The server in a process of its own, compiled, to be killed at will. */
export interface ServerProcess {
  readonly pid: number;
  /** What it wrote to its log. */
  readonly log: string[];
  /** Opens the data in a folder and serves it; resolves with the port. */
  open(folder: string, options?: OpenOptions): Promise<number>;
  /** Memory in megabytes after a collection. */
  memory(): Promise<{ rss: number; heap: number }>;
  /** How much its main thread has run and waited so far. */
  mainThread(): Promise<MainThread>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  readonly gone: boolean;
}

const SCRIPT = fileURLToPath(new URL('../dist/testing/main.js', import.meta.url));

/** Starts a process that has loaded everything and waits for `open`: a standby makes restarts fast. */
export function newServerProcess(): ServerProcess {
  if (!existsSync(SCRIPT)) throw new Error(`${SCRIPT} is missing: build first (npm run build)`);
  const child: ChildProcess = fork(SCRIPT, {
    // A young generation of one size on every version of Node, so that memory can be compared.
    execArgv: ['--expose-gc', '--max-semi-space-size=16'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const log: string[] = [];
  child.stdout!.setEncoding('utf8').on('data', (text: string) => log.push(text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => log.push(text));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ask = <R extends ProcessReply>(request: ProcessRequest): Promise<R> =>
    new Promise((resolve, reject) => {
      const failed = () => reject(new Error(`the server is gone: ${log.join('').slice(-2000)}`));
      child.once('exit', failed);
      child.once('message', (reply) => {
        child.off('exit', failed);
        resolve(reply as R);
      });
      child.send(request);
    });
  return {
    pid: child.pid!,
    log,
    get gone() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    async open(folder, { limits = false, whole = false } = {}) {
      return (await ask<{ port: number }>({ open: { folder, limits, whole } })).port;
    },
    memory: () => ask({ memory: true }),
    mainThread: () => ask({ mainThread: true }),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
