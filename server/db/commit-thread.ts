import { parentPort, workerData } from 'node:worker_threads';
import { connect, runner, tidyUp, transaction, Unchanged } from './connection.js';
import { type Outcome, type Packed, unpacker } from './packed.js';

/** The thread that waits for the disk, so that the server need not: a batch of statements comes, its outcome goes. */
const port = parentPort!;
const raw = connect(workerData as string);
const run = runner(raw);
const unpack = unpacker();

port.on('message', (packed: Packed | 'close' | 'tidy') => {
  if (packed === 'tidy') {
    tidyUp(raw);
    return;
  }
  if (packed === 'close') {
    raw.close();
    port.close();
    return;
  }
  let outcome: Outcome = null;
  try {
    transaction(raw, run, () =>
      unpack(packed, (sql, values, mustChange, at) => {
        if (run(sql, values) !== 1 && mustChange) throw new Unchanged(at);
      }),
    );
  } catch (error) {
    outcome = error instanceof Unchanged ? error.at : error instanceof Error ? error.message : String(error);
  }
  port.postMessage(outcome);
});
