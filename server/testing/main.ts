import { randomUUID } from 'node:crypto';
import { createApp } from '../app.js';
import { connectNats } from '../nodes/nats.js';
import { databaseFile } from './audit.js';
import { NEXT, rulesOf } from './next-release.js';
import type { NodePlace, ProcessReply, ProcessRequest } from './process.js';
import { serveTest, type TestServer } from './serve.js';

/** A server process for tests: loads everything at once, opens its data when it is told to. */
const reply = (message: ProcessReply) => process.send!(message);
const write = (about: object, message: string) => process.stderr.write(`${JSON.stringify({ message, ...about })}\n`);

const log = { info: write, warn: write, error: write };
const figures = { fenced: 0, claimed: 0, forwarded: 0 };

async function join({ url, nats, careless = false, isNext = false }: NodePlace): Promise<TestServer> {
  const node = randomUUID();
  const bus = await connectNats(nats, node);
  const release = isNext ? NEXT : {};
  const rules = rulesOf(release);
  return serveTest({
    ...release,
    place: { url, node: { node, name: `process ${process.pid}`, hears: () => bus.hears, careless, rules } },
    log,
    bus,
    metrics: {
      decision() {},
      commit() {},
      loaded() {},
      claimed() {
        figures.claimed++;
      },
      fenced(changes) {
        figures.fenced += changes;
      },
    },
    forwarded() {
      figures.forwarded++;
    },
  });
}

process.on('message', (request: ProcessRequest) => {
  if ('open' in request) {
    const { folder, limits, whole } = request.open;
    const opened = whole
      ? createApp({ data: folder, host: '127.0.0.1', port: 0, logLevel: 'error', trustProxy: 'loopback', botMs: 200 })
      : serveTest({ place: { path: databaseFile(folder) }, log, limits });
    void opened.then(({ port }) => reply({ port }));
  } else if ('node' in request) {
    void join(request.node).then((server) => {
      process.once('SIGTERM', () => void server.close().finally(() => process.exit(0)));
      reply({ port: server.port });
    });
  } else if ('figures' in request) reply(figures);
  else {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    reply({ rss: rss / 1e6, heap: heapUsed / 1e6 });
  }
});
process.on('disconnect', () => process.exit(0));
