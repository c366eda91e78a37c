import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '@tabula/bots/worker.js';
import { GAMES, loadPack } from './games.js';

/** The thread a bot thinks in: it gets glimpses, never a true state. */
const { pack } = workerData as { pack: string | null };
if (pack !== null) loadPack(pack);

const port = parentPort!;
port.on(
  'message',
  serve((reply) => port.postMessage(reply), GAMES),
);
