import { parentPort } from 'node:worker_threads';
import { serve } from '@tabula/bots/worker.js';
import { gameIds, titleOf } from '@tabula/protocol/games.js';

/** The thread a bot thinks in: it gets observations, never a true state. */
const port = parentPort!;
port.on(
  'message',
  serve(
    (reply) => port.postMessage(reply),
    gameIds().map((id) => titleOf(id)!.game),
  ),
);
