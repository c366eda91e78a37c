import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The folder of this package or a neighbour, whether we run compiled (one folder deeper) or as sources. */
const folder = (path: string): string | undefined =>
  [`../${path}`, `../../${path}`]
    .map((relative) => fileURLToPath(new URL(relative, import.meta.url)))
    .find((candidate) => existsSync(candidate));

/** Paths of the web client that are no files: it finds its own way from there. */
const CLIENT_PATHS = ['/here/*', '/table/*', '/rules', '/rules/*', '/cards', '/cards/*', '/settings'];

/** Serves the web client if it was built, else a plain page with the two modules of the protocol that it shares with us. */
export async function servePage(app: FastifyInstance): Promise<void> {
  const client = folder('../web/dist');
  if (client !== undefined && existsSync(join(client, 'index.html'))) {
    await app.register(fastifyStatic, { root: client, cacheControl: true, maxAge: 0, index: 'index.html' });
    for (const path of CLIENT_PATHS) app.get(path, (_request, reply) => reply.sendFile('index.html', client));
    return;
  }
  const root = folder('public');
  if (root === undefined) throw new Error('the folder server/public is missing');
  await app.register(fastifyStatic, { root, cacheControl: true, maxAge: 0, index: 'index.html' });
  const protocol = folder('../protocol/dist');
  if (protocol === undefined) return;
  for (const name of ['diff.js', 'sheet.js'])
    app.get(`/protocol/${name}`, (_request, reply) => reply.sendFile(name, protocol, { maxAge: 0 }));
}
