import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '@tabula/kernel/errors.js';
import type { CommitOutcome } from './commits.js';
import { committer, connect, type Statement, Unchanged } from './connection.js';

/** The thread that waits for the disk, so that the server need not: a batch of statements comes, its outcome goes. */
const port = parentPort!;
const raw = connect(workerData as string);
const commit = committer(raw);

port.on('message', (batch: readonly Statement[] | 'close') => {
  if (batch === 'close') {
    raw.close();
    port.close();
    return;
  }
  let outcome: CommitOutcome = null;
  try {
    commit(batch);
  } catch (error) {
    outcome = error instanceof Unchanged ? error.at : messageOf(error);
  }
  port.postMessage(outcome);
});
