import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '@tabula/bots/worker.js';
import { GAMES, loadPack } from './games.js';

/** The thread a bot thinks in: it gets observations, never a true state. */
const { game, pack } = workerData as { game: string; pack: string | null };
if (pack !== null) loadPack(game, pack);

const port = parentPort!;
port.on(
  'message',
  serve((reply) => port.postMessage(reply), GAMES),
);
