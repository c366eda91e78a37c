import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { miniForBoardgameIo } from './boardgame-io.js';

interface BoardgameServer {
  run(options: { port: { port: number; host: string } }): Promise<unknown>;
}
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: { games: readonly object[]; origins: readonly string[] }): BoardgameServer;
};

/** boardgame.io chooses no port by itself. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** boardgame.io's own server as it comes: everything in memory, nothing kept. */
const port = await freePort();
const log = console.info;
console.info = () => {}; // it greets
await Server({ games: [miniForBoardgameIo], origins: ['http://127.0.0.1'] }).run({ port: { port, host: '127.0.0.1' } });
console.info = log;
process.send!(port);
process.on('disconnect', () => process.exit(0));
