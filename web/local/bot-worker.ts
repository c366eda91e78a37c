import { type Reply, serve } from '@tabula/bots/worker.js';
import { elekt } from '@tabula/elekt/elekt.js';
import type { Game } from '@tabula/kernel/game.js';

/** The Web Worker a bot thinks in: it gets glimpses, never a true state. */
const port = globalThis as unknown as {
  postMessage(reply: Reply): void;
  onmessage: ((event: MessageEvent) => void) | null;
};
const handle = serve((reply) => port.postMessage(reply), [elekt as Game]);
port.onmessage = (event) => handle(event.data);
