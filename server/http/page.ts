import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The web client where its build leaves it, whether we run compiled (one folder deeper) or as sources. */
const builtClient = (): string | undefined =>
  ['../../web/dist', '../../../web/dist']
    .map((relative) => fileURLToPath(new URL(relative, import.meta.url)))
    .find((candidate) => existsSync(join(candidate, 'index.html')));

/** Files in here carry a digest of their content in their names: what was fetched once is good for ever. */
const HASHED = `${sep}assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: a new version of the page or of its offline worker is seen at once. */
const ASK_FIRST = 'no-cache';

/** Paths that are ours, and files: whatever else somebody reloads is a place in the web client, which finds its own way. */
const NO_PLACE = /^\/(api|assets|socket)(\/|$)|\.[a-z]\w*$/i;

/** Answers with the page where the web client has a place of that path; says false where it has none. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => boolean;

const NOT_BUILT = 'The server is up, but its page was not built: npm run build\n';

/** Serves the web client; without one, whoever comes is told how to get it. */
export async function servePage(app: FastifyInstance, client = builtClient()): Promise<Fallback> {
  if (client === undefined) {
    app.get('/', (_request, reply) => reply.code(503).type('text/plain').send(NOT_BUILT));
    return () => false;
  }
  await app.register(fastifyStatic, {
    root: client,
    index: 'index.html',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.slice(client.length).startsWith(HASHED) ? FOR_EVER : ASK_FIRST);
    },
  });
  return ({ method, url }, reply) => {
    if ((method !== 'GET' && method !== 'HEAD') || NO_PLACE.test(url.split('?')[0] ?? '')) return false;
    void reply.sendFile('index.html', client);
    return true;
  };
}
