import { readFileSync } from 'node:fs';
import { createApp } from '../app.js';
import { databaseFile } from './audit.js';
import type { MainThread, ProcessReply, ProcessRequest } from './process.js';
import { serveTest } from './serve.js';

/** A server process for tests: loads everything at once, opens its data when it is told to. */
const reply = (message: ProcessReply) => process.send!(message);
const write = (about: object, message: string) => process.stderr.write(`${JSON.stringify({ message, ...about })}\n`);

const log = { info: write, warn: write, error: write };

process.on('message', (request: ProcessRequest) => {
  if ('open' in request) {
    const { folder, limits, whole } = request.open;
    const opened = whole
      ? createApp({ data: folder, host: '127.0.0.1', port: 0, logLevel: 'error', trustProxy: 'loopback', botMs: 200 })
      : serveTest({ place: { path: databaseFile(folder) }, log, limits });
    void opened.then(({ port }) => reply({ port }));
  } else if ('mainThread' in request) {
    reply(ownTime());
  } else {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    reply({ rss: rss / 1e6, heap: heapUsed / 1e6 });
  }
});
/** The time of the main thread, as Linux counts it; elsewhere nobody says how long it waited for a processor. */
function ownTime(): MainThread {
  try {
    const [ran, waited] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ran: ran! / 1e9, waited: waited! / 1e9 };
  } catch {
    const { user, system } = process.cpuUsage();
    return { ran: (user + system) / 1e6, waited: 0 };
  }
}

process.on('disconnect', () => process.exit(0));
