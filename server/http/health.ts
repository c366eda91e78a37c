import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../db/database.js';
import { probe } from '../db/probe.js';
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
  readonly steady: () => number;
  /** What the server does by itself, flags and bots, has failed the last time. */
  readonly isFailing: () => boolean;
  /** This is one of several nodes, and cannot serve anybody: its lease is over, or it does not hear the others. */
  readonly isAway: () => boolean;
  /** What is not as it should be, though the server can work. */
  readonly warnings: () => readonly string[];
  /** Free bytes of a folder's disk; tests bring their own. */
  readonly free?: ((folder: string) => Promise<number>) | undefined;
}

const PROBE = 1_000;
const LOCAL = /^(127\.|::1$)/;

/** For those who watch the process: it runs, it can work, and how it fares. */
export function healthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const { database, registry, visits, metricsToken, isStopping, free, steady } = options;
  let count = 0;
  const quiet = { logLevel: 'warn' } as const;

  app.get('/healthz', quiet, async () => ({ ok: true }));

  let tried: { readonly at: number; readonly done: Promise<unknown> } | null = null;
  /** Tries to write, at most once a second: whoever asks without end must not hold up those who write. */
  const write = (): Promise<unknown> => {
    const now = steady();
    const { isFailing } = options;
    if (isFailing()) return Promise.reject(new Error('tables that wait for the server could not be looked up'));
    if (tried !== null && now - tried.at < PROBE) return tried.done;
    const done = probe(database, String(count++), free);
    tried = { at: now, done };
    return done;
  };

  app.get('/readyz', quiet, async (_request, reply) => {
    if (isStopping()) return refuse(reply, { code: 'busy', message: 'The server is stopping.' });
    if (options.isAway()) return refuse(reply, { code: 'busy', message: 'This node cannot reach the others.' });
    try {
      await write();
      const warnings = options.warnings();
      return warnings.length === 0 ? { ok: true } : { ok: true, warnings };
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
