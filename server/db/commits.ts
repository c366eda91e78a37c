import { Worker } from 'node:worker_threads';
import type { Statement } from './connection.js';

/** Runs statements as one transaction; resolves when what they did is durable. */
export interface Commits {
  commit(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

/**
 * Commits on a thread with a connection of its own: it waits for the disk while this one goes on serving. It begins with
 * the first commit; one that ends early is replaced, and what it had not confirmed has failed.
 */
export function threadedCommits(path: string, script: URL): Commits {
  let thread: Worker | null = null;
  let waiting: Waiting[] = [];

  const start = (): Worker => {
    // Without the flags of this process: a profile or a debugger is the server's.
    const started = new Worker(script, { workerData: path, execArgv: [] });
    const lose = (why: string) => {
      if (thread !== started) return;
      thread = null;
      const lost = waiting;
      waiting = [];
      for (const { failed } of lost) failed(new Error(`the thread that commits has ended: ${why}`));
    };
    started.on('message', (failure: string | null) => {
      const { done, failed } = waiting.shift()!;
      if (waiting.length === 0) started.unref();
      if (failure === null) done();
      else failed(new Error(failure));
    });
    started.on('error', (error) => lose(error.message));
    started.on('exit', (code) => lose(`code ${code}`));
    return started;
  };

  return {
    commit: (statements) =>
      new Promise((done, failed) => {
        thread ??= start();
        waiting.push({ done, failed });
        thread.ref(); // the process must not end before it knows
        thread.postMessage(statements);
      }),
    async close() {
      const ending = thread;
      if (ending === null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.ref();
      ending.postMessage('close');
      await ended;
    },
  };
}
