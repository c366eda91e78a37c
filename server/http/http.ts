import type { HttpRefusal } from '@tabula/protocol/refusals.js';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Database } from '../db/database.js';
import type { Time } from '../time.js';
import { accountRoutes } from './account-routes.js';
import type { Context } from './context.js';
import { healthRoutes } from './health.js';
import { type LogLevel, loggerOptions } from './log.js';
import type { Metrics } from './metrics.js';
import { type Fallback, servePage } from './page.js';
import { passkeyRoutes } from './passkey-routes.js';
import { refuse } from './reply.js';
import { secure, TooManyRequests } from './security.js';
import { wordRoutes } from './words.js';

export interface HttpOptions extends Context {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly isStopping: () => boolean;
  readonly logLevel: LogLevel;
  readonly logStream?: { write(line: string): void };
  /** Requests of one address in a minute. */
  readonly perMinute: number;
  readonly tls: boolean;
  readonly time: Time;
  /** The folder of the page; without it the web client, if it was built. */
  readonly page?: string | undefined;
}

const BODY = 65_536;

const MALFORMED = { code: 'bad-request', message: 'The request is malformed.' } as const;

/** What fastify itself refuses, in our words: its own could repeat what was sent. */
const OWN: { readonly [status: number]: readonly [HttpRefusal, string] } = {
  400: [MALFORMED.code, MALFORMED.message],
  403: ['not-found', 'There is nothing here.'],
  404: ['not-found', 'There is nothing here.'],
  413: ['too-large', 'The body is larger than allowed.'],
  415: ['not-json', 'The body is JSON, and says so in its content-type.'],
};

/** Everything that is served over HTTP. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { database, metrics, visits, metricsToken, isStopping, perMinute, tls, time } = options;
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logStream),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: BODY,
    routerOptions: { maxParamLength: 400 },
    // Slow clients hold a connection no longer than this.
    requestTimeout: 30_000,
    keepAliveTimeout: 20_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => void refuse(reply, MALFORMED),
    clientErrorHandler(_error, socket) {
      const body = JSON.stringify({ error: MALFORMED });
      const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
      if (socket.writable) socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
      else socket.destroy();
    },
  });

  app.setErrorHandler((error: FastifyError | TooManyRequests, request, reply) => {
    if (error instanceof TooManyRequests) {
      const { seconds } = error;
      return refuse(reply, { code: 'too-many', message: `Too often; try again in ${seconds} s.`, retryAfter: seconds });
    }
    const [code, message] = OWN[error.statusCode ?? 500] ?? ['defect', 'The server has made a mistake.'];
    if (code === 'defect') request.log.error({ err: error }, 'a request failed');
    return refuse(reply, { code, message });
  });
  let fallback: Fallback = () => false;
  app.setNotFoundHandler((request, reply) =>
    fallback(request, reply) ? reply : refuse(reply, { code: 'not-found', message: 'There is nothing here.' }),
  );
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));

  await secure(app, { visits, perMinute, tls, steady: time.steady });
  healthRoutes(app, { database, registry: metrics.registry, visits, metricsToken, isStopping });
  accountRoutes(app, options, database);
  passkeyRoutes(app, options);
  wordRoutes(app);
  fallback = await servePage(app, options.page);
  return app;
}
