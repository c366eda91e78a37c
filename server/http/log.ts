import type { FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Names of fields that hold secrets, wherever somebody might log an object that has them. */
const SECRETS = [
  'token',
  'cookie',
  'password',
  'current',
  'invite',
  'authorization',
  'session',
  'secret',
  'databaseUrl',
  'connectionString',
];

/** Invitations stand in addresses of the page, but belong to nobody else. */
const withoutQuery = (url: string): string => url.split('?')[0] ?? '';

/** What is logged, and what never is: headers, bodies and queries stay out; secrets that slip in are blotted. */
export const loggerOptions = (level: LogLevel, stream?: { write(line: string): void }) =>
  ({
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, url: withoutQuery(request.url) }),
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode ?? 0 }),
    },
  }) satisfies FastifyServerOptions['logger'];
