import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a test can ask of a server process. */
export type ProcessRequest =
  | { readonly open: { readonly folder: string; readonly limits: boolean } }
  | { readonly memory: true };
export type ProcessReply = { readonly port: number } | { readonly rss: number; readonly heap: number };

/** The server in a process of its own, compiled, to be killed at will. */
export interface ServerProcess {
  readonly pid: number;
  /** What it wrote to its log. */
  readonly log: string[];
  /** Opens the data in a folder and serves it; resolves with the port. */
  open(folder: string, options?: { readonly limits?: boolean }): Promise<number>;
  /** Memory in megabytes after a collection. */
  memory(): Promise<{ rss: number; heap: number }>;
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
    async open(folder, { limits = false } = {}) {
      return (await ask<{ port: number }>({ open: { folder, limits } })).port;
    },
    memory: () => ask({ memory: true }),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
