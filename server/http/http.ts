import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HTTP_REFUSALS, type HttpRefusal } from '@tabula/protocol/refusals.js';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { type Database, isStorageFailure } from '../db/database.js';
import type { Time } from '../time.js';
import { accountRoutes } from './account-routes.js';
import { BODY, createAdmission } from './admission.js';
import { DEADLINES, type Deadlines, endWith } from './connections.js';
import type { Context } from './context.js';
import { healthRoutes } from './health.js';
import { type LogLevel, loggerOptions } from './log.js';
import type { Metrics } from './metrics.js';
import { type Fallback, servePage } from './page.js';
import { passkeyRoutes } from './passkey-routes.js';
import { refuse } from './reply.js';
import { secure } from './security.js';
import { household } from './visit.js';
import { wordRoutes } from './words.js';

export interface HttpOptions extends Context {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly isStopping: () => boolean;
  readonly isFailing?: () => boolean;
  readonly isAway?: () => boolean;
  readonly warnings?: () => readonly string[];
  readonly free?: (folder: string) => Promise<number>;
  readonly logLevel: LogLevel;
  readonly logStream?: { write(line: string): void };
  /** Tokens of one address in a minute: see admission.ts. */
  readonly perMinute: number;
  /** Somebody asks on and on and does not listen. */
  readonly onFlood: (socket: Socket) => void;
  readonly tls: boolean;
  readonly time: Time;
  /** Other deadlines of connections, for tests. */
  readonly deadlines?: Partial<Deadlines> | undefined;
  /** The folder of the page; without it the web client, if it was built. */
  readonly page?: string | undefined;
}

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
  const { database, metrics, visits, metricsToken, isStopping, tls } = options;
  const app = Fastify({
    logger: loggerOptions(options.logLevel, options.logStream),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: BODY,
    routerOptions: { maxParamLength: 400 },
    serverFactory: (handle) => {
      const deadlines = { ...DEADLINES, ...options.deadlines };
      const server = createServer(deadlines, admitting(options, handle));
      server.timeout = deadlines.timeout;
      return server;
    },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => void refuse(reply, MALFORMED),
    clientErrorHandler(_error, socket) {
      const body = JSON.stringify({ error: MALFORMED });
      const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
      endWith(socket, `${head}\r\nConnection: close\r\n\r\n${body}`);
    },
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isStorageFailure(error)) {
      request.log.error({ err: error }, 'the database has failed');
      return refuse(reply, { code: 'storage', message: 'The server cannot store anything now; nothing has changed.' });
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

  await secure(app, { visits, tls });
  const { isFailing = () => false, isAway = () => false, warnings = () => [], free } = options;
  const { steady } = options.time;
  healthRoutes(app, {
    database,
    registry: metrics.registry,
    visits,
    metricsToken,
    isStopping,
    isFailing,
    isAway,
    warnings,
    free,
    steady,
  });
  accountRoutes(app, options, database, options.time);
  passkeyRoutes(app, options);
  wordRoutes(app);
  fallback = await servePage(app, options.page);
  return app;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Counts requests before anything is done for them: to refuse one must cost next to nothing. */
function admitting({ visits, perMinute, onFlood, time }: HttpOptions, handle: Handle): Handle {
  const admit = createAdmission(perMinute, time.steady);
  return (request, response) => {
    const admitted = admit(household(visits.of(request).address), request);
    if (admitted === 'yes') {
      handle(request, response);
      return;
    }
    if (admitted === 'shut-out') {
      onFlood(request.socket);
      return;
    }
    const seconds = Math.ceil(admitted / 1000);
    const error = { code: 'too-many', message: `Too often; try again in ${seconds} s.` } as const;
    const head = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    response
      .writeHead(HTTP_REFUSALS[error.code][0], { ...head, 'retry-after': String(seconds), connection: 'close' })
      .end(JSON.stringify({ error }));
  };
}
