import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './reply.js';
import type { Visits } from './visit.js';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type ?? '');

export interface SecurityOptions {
  readonly visits: Visits;
  /** Whether the page is known to be served with TLS. */
  readonly tls: boolean;
}

/** The usual headers, and no request that another site's page has made. */
export async function secure(app: FastifyInstance, { visits, tls }: SecurityOptions): Promise<void> {
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        // On a plain LAN address this directive would send every request to a port that speaks no TLS.
        ...(tls ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
    // Browsers ignore it on plain addresses and complain in the console.
    crossOriginOpenerPolicy: tls ? { policy: 'same-origin' } : false,
    originAgentCluster: tls,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    if (!CHANGING.has(request.method)) return;
    if (!visits.isOwn(request.raw))
      return refuse(reply, { code: 'cross-site', message: 'This request was made by the page of another site.' });
    // A form of another site can send no JSON, and no DELETE.
    if (request.method !== 'DELETE' && !isJson(request.headers['content-type']))
      return refuse(reply, { code: 'not-json', message: 'The body is JSON, and says so in its content-type.' });
  });
}
