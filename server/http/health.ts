import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Database } from '../db/database.js';
import { sameSecret } from '../people/secrets.js';
import { refuse } from './reply.js';
import type { Visits } from './visit.js';

export interface HealthOptions {
  readonly database: Database;
  readonly registry: Registry;
  readonly visits: Visits;
  /** Whoever knows it may read the metrics from anywhere; without it only this machine may. */
  readonly metricsToken: string | undefined;
  readonly isStopping: () => boolean;
}

const PROBE = 1_000;
const LOCAL = /^(127\.|::1$)/;

/** For those who watch the process: it runs, it can work, and how it fares. */
export function healthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const { database, registry, visits, metricsToken, isStopping } = options;
  const quiet = { logLevel: 'warn' } as const;

  app.get('/healthz', quiet, async () => ({ ok: true }));

  let tried: { readonly at: number; readonly done: Promise<unknown> } | null = null;
  /** Tries to write, at most once a second: whoever asks without end must not hold up those who write. */
  const write = (): Promise<unknown> => {
    const now = performance.now();
    if (tried !== null && now - tried.at < PROBE) return tried.done;
    // A write that changes nothing still needs the right to write and a disk that takes it.
    const done = database.transact((trx) => sql`delete from sessions where id = ''`.execute(trx));
    tried = { at: now, done };
    return done;
  };

  app.get('/readyz', quiet, async (_request, reply) => {
    if (isStopping()) return refuse(reply, { code: 'busy', message: 'The server is stopping.' });
    try {
      await write();
      return { ok: true };
    } catch (error) {
      app.log.error({ err: error }, 'the database cannot be written');
      return refuse(reply, { code: 'busy', message: 'The database cannot be written.' });
    }
  });

  app.get('/metrics', quiet, async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /i, '');
    const allowed =
      metricsToken === undefined
        ? LOCAL.test(visits.of(request.raw).address) && request.headers['x-forwarded-for'] === undefined
        : given !== undefined && sameSecret(given, metricsToken);
    if (!allowed) return refuse(reply, { code: 'not-found', message: 'There is nothing here.' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
