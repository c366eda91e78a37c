import { parentPort } from 'node:worker_threads';
import { serve } from '@tabula/bots/worker.js';
import { GAMES } from './games.js';

/** The thread a bot thinks in: it gets glimpses, never a true state. */
const port = parentPort!;
port.on(
  'message',
  serve((reply) => port.postMessage(reply), GAMES),
);
