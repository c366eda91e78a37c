import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The folder of this package or a neighbour, whether we run compiled (one folder deeper) or as sources. */
const folder = (path: string): string | undefined =>
  [`../${path}`, `../../${path}`]
    .map((relative) => fileURLToPath(new URL(relative, import.meta.url)))
    .find((candidate) => existsSync(candidate));

const builtClient = (): string | undefined => {
  const client = folder('../web/dist');
  return client !== undefined && existsSync(join(client, 'index.html')) ? client : undefined;
};

/** Files in here carry a digest of their content in their names: what was fetched once is good for ever. */
const HASHED = `${sep}assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time: a new version of the page or of its offline worker is seen at once. */
const ASK_FIRST = 'no-cache';

/** Paths that are ours, and files: whatever else somebody reloads is a place in the web client, which finds its own way. */
const NO_PLACE = /^\/(api|assets|socket|protocol)(\/|$)|\.[a-z]\w*$/i;

/** Answers with the page where the web client has a place of that path; says false where it has none. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Serves the web client if it was built, else a plain page with the two modules of the protocol that it shares with us. */
export async function servePage(app: FastifyInstance, client = builtClient()): Promise<Fallback> {
  const root = client ?? folder('public');
  if (root === undefined) throw new Error('the folder server/public is missing');
  await app.register(fastifyStatic, {
    root,
    index: 'index.html',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.slice(root.length).startsWith(HASHED) ? FOR_EVER : ASK_FIRST);
    },
  });
  if (client !== undefined)
    return ({ method, url }, reply) => {
      if ((method !== 'GET' && method !== 'HEAD') || NO_PLACE.test(url.split('?')[0] ?? '')) return false;
      void reply.sendFile('index.html', client);
      return true;
    };
  const protocol = folder('../protocol/dist');
  if (protocol !== undefined)
    for (const name of ['diff.js', 'sheet.js'])
      app.get(`/protocol/${name}`, (_request, reply) => reply.sendFile(name, protocol));
  return () => false;
}
