import { databaseFile } from './audit.js';
import type { ProcessReply, ProcessRequest } from './process.js';
import { serveTest } from './serve.js';

/** A server process for tests: loads everything at once, opens its data when it is told to. */
const reply = (message: ProcessReply) => process.send!(message);
const write = (about: object, message: string) => process.stderr.write(`${JSON.stringify({ message, ...about })}\n`);

const log = { info: write, warn: write, error: write };

process.on('message', (request: ProcessRequest) => {
  if ('open' in request) {
    const { folder, limits } = request.open;
    void serveTest({
      place: { path: databaseFile(folder) },
      log,
      limits,
    }).then(({ port }) => reply({ port }));
  } else {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    reply({ rss: rss / 1e6, heap: heapUsed / 1e6 });
  }
});
process.on('disconnect', () => process.exit(0));
