import { Worker } from 'node:worker_threads';
import type { Statement } from './connection.js';
import { type Outcome, type Packed, packer } from './packed.js';

/** Runs statements as one transaction; resolves when what they did is durable. */
export interface Commits {
  commit(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

/** Commits on a thread of its own. */
export interface ThreadedCommits extends Commits {
  /** Nothing is on its way to the thread or back. */
  readonly idle: boolean;
  /** Brings what was committed from the log of the file into the file, while others go on. */
  tidy(): void;
}

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

/** A thread that is up, and how to write to it: it knows the texts of the statements it has seen. */
interface Thread {
  readonly worker: Worker;
  readonly pack: (statements: readonly Statement[]) => Packed;
}

/**
 * Commits on a thread with a connection of its own: it waits for the disk while this one goes on serving. It begins with
 * the first commit; one that ends early is replaced, and what it had not confirmed has failed.
 */
export function threadedCommits(path: string, script: URL): ThreadedCommits {
  let thread: Thread | null = null;
  let waiting: Waiting[] = [];

  const start = (): Thread => {
    // Without the flags of this process: a profile or a debugger is the server's.
    const worker = new Worker(script, { workerData: path, execArgv: [] });
    const started: Thread = { worker, pack: packer() };
    const lose = (why: string) => {
      if (thread !== started) return;
      thread = null;
      const lost = waiting;
      waiting = [];
      for (const { failed } of lost) failed(new Error(`the thread that commits has ended: ${why}`));
    };
    worker.on('message', (outcome: Outcome) => {
      const { statements, done, failed } = waiting.shift()!;
      if (waiting.length === 0) worker.unref();
      if (outcome === null) done();
      else failed(new Error(typeof outcome === 'number' ? statements[outcome]![2] : outcome));
    });
    worker.on('error', (error) => lose(error.message));
    worker.on('exit', (code) => lose(`code ${code}`));
    return started;
  };

  return {
    get idle() {
      return waiting.length === 0;
    },
    tidy() {
      thread ??= start();
      thread.worker.postMessage('tidy');
      if (waiting.length === 0) thread.worker.unref();
    },
    commit: (statements) =>
      new Promise((done, failed) => {
        thread ??= start();
        const { worker, pack } = thread;
        waiting.push({ statements, done, failed });
        worker.ref(); // the process must not end before it knows
        worker.postMessage(pack(statements));
      }),
    async close() {
      if (thread === null) return;
      const { worker } = thread;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.ref();
      worker.postMessage('close');
      await ended;
    },
  };
}
