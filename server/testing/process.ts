import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a test can ask of a server process. */
export type ProcessRequest =
  | { readonly open: { readonly folder: string; readonly limits: boolean; readonly whole: boolean } }
  | { readonly node: NodePlace }
  | { readonly figures: true }
  | { readonly memory: true };
export type ProcessReply = { readonly port: number } | { readonly rss: number; readonly heap: number } | NodeFigures;

/** One of several nodes: where its database and its NATS are. */
export interface NodePlace {
  readonly url: string;
  readonly nats: string;
  /** It goes on as if its lease never ended. */
  readonly careless?: boolean;
  /** It is of a release after this one. */
  readonly isNext?: boolean;
}

/** What a node counts. */
export interface NodeFigures {
  /** Changes that came too late and were refused. */
  readonly fenced: number;
  readonly claimed: number;
  readonly forwarded: number;
}

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
  /** Serves as one of several nodes; resolves with the port. SIGTERM stops it gracefully. */
  join(place: NodePlace): Promise<number>;
  figures(): Promise<NodeFigures>;
  /** SIGTERM; resolves when it has stopped by itself. */
  stop(): Promise<void>;
  /** SIGSTOP, and SIGCONT. */
  pause(): void;
  goOn(): void;
  /** Memory in megabytes after a collection. */
  memory(): Promise<{ rss: number; heap: number }>;
  /** How much its main thread has run and waited so far, as Linux counts it; elsewhere nobody says so. */
  mainThread(): MainThread;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  readonly gone: boolean;
}

const SCRIPT = fileURLToPath(new URL('../dist/testing/main.js', import.meta.url));

/** How much the main thread of a process has run and waited so far. */
export function mainThreadOf(pid: number): MainThread {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ran: ran! / 1e9, waited: waited! / 1e9 };
  } catch {
    return { ran: 0, waited: 0 };
  }
}

/**
 * Starts a process that has loaded everything and waits for `open`: a standby makes restarts fast.
 * @param script that of another release
 */
export function newServerProcess(script = SCRIPT): ServerProcess {
  if (!existsSync(script)) throw new Error(`${script} is missing: build first (npm run build)`);
  const child: ChildProcess = fork(script, {
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
    async join(place) {
      return (await ask<{ port: number }>({ node: place })).port;
    },
    figures: () => ask({ figures: true }),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    memory: () => ask({ memory: true }),
    mainThread: () => mainThreadOf(child.pid!),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
