import { parentPort, workerData } from 'node:worker_threads';
import { committer, connect, type Statement } from './connection.js';

/** The thread that waits for the disk, so that the server need not: a batch of statements comes, its outcome goes. */
const port = parentPort!;
const raw = connect(workerData as string);
const commit = committer(raw);

port.on('message', (statements: readonly Statement[] | 'close') => {
  if (statements === 'close') {
    raw.close();
    port.close();
    return;
  }
  let failure: string | null = null;
  try {
    commit(statements);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  port.postMessage(failure);
});
