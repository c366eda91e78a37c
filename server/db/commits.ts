import { Worker } from 'node:worker_threads';
import type { Statement } from './connection.js';

/** Runs statements as one transaction; resolves when what they did is durable. */
export interface Commits {
  commit(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

/** How a batch ended: well, by a statement (its number) that did not change the one row it must, or by another error. */
export type CommitOutcome = null | number | string;

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

/**
 * Commits on a thread with a connection of its own: it waits for the disk while this one goes on serving, however slow
 * the disk is. It begins with the first commit; one that ends early is replaced, and what it had not confirmed has failed.
 */
export function threadedCommits(path: string, script: URL): Commits {
  let thread: Worker | null = null;
  let waiting: Waiting[] = [];

  const start = (): Worker => {
    // Without the flags of this process: a profile or a debugger is the server's.
    const worker = new Worker(script, { workerData: path, execArgv: [] });
    const lose = (why: string) => {
      if (thread !== worker) return;
      thread = null;
      const lost = waiting;
      waiting = [];
      for (const { failed } of lost) failed(new Error(`the thread that commits has ended: ${why}`));
    };
    worker.on('message', (outcome: CommitOutcome) => {
      const { statements, done, failed } = waiting.shift()!;
      if (waiting.length === 0) worker.unref();
      if (outcome === null) done();
      else failed(new Error(typeof outcome === 'number' ? statements[outcome]![2] : outcome));
    });
    worker.on('error', (error) => lose(error.message));
    worker.on('exit', (code) => lose(`code ${code}`));
    return worker;
  };

  return {
    commit: (statements) =>
      new Promise((done, failed) => {
        thread ??= start();
        waiting.push({ statements, done, failed });
        thread.ref(); // the process must not end before it knows
        thread.postMessage(statements);
      }),
    async close() {
      if (thread === null) return;
      const worker = thread;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.ref();
      worker.postMessage('close');
      await ended;
    },
  };
}
