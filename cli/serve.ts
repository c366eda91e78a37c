import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { App } from '@tabula/server/app.js';
import { LOG_LEVELS } from '@tabula/server/http/log.js';
import { type Command, Failure, type Given, noWords, UsageError } from './command.js';
import { dataFolder } from './files.js';

/** How long a graceful stop may take. */
const DEADLINE = 10_000;
/** How long a failed start may hold on to anything. */
const LAST = 2_000;
/** Characters that nobody guesses. */
const SECRET = 32;

/** Serves the games over HTTP and WebSocket until it is told to stop. */
export const serve: Command = {
  name: 'serve',
  about: 'Serve the games to browsers and programs',
  usage: '[options]',
  options: {
    port: {
      type: 'string',
      short: 'p',
      value: 'N',
      about: 'port to listen on (PORT; default 3000, 0 for any free one)',
    },
    host: { type: 'string', value: 'ADDRESS', about: 'address to listen on (HOST; default all of this machine)' },
    data: {
      type: 'string',
      value: 'FOLDER',
      about: 'folder of the embedded database (TABULA_DATA; default ~/.tabula)',
    },
    database: {
      type: 'string',
      value: 'URL',
      about: 'PostgreSQL instead: postgres://… (DATABASE_URL, which keeps it out of ps)',
    },
    nats: {
      type: 'string',
      value: 'URLS',
      about: 'several nodes on one PostgreSQL: nats://… by comma (NATS_URL)',
    },
    node: { type: 'string', value: 'NAME', about: 'how this node is called in logs (TABULA_NODE)' },
    'drain-seconds': {
      type: 'string',
      value: 'N',
      about: 'seconds between /readyz saying 503 and the stop, for a balancer to notice (default 0)',
    },
    'public-url': {
      type: 'string',
      value: 'URL',
      about: 'the one address of the page, https://… behind a proxy (TABULA_URL)',
    },
    'trust-proxy': {
      type: 'string',
      value: 'LIST',
      about: "whose X-Forwarded headers count: 'loopback', 'private', addresses, networks (TABULA_TRUST_PROXY)",
    },
    'metrics-token': {
      type: 'string',
      value: 'TOKEN',
      about: 'who knows it may read /metrics; else only this machine (TABULA_METRICS_TOKEN)',
    },
    'log-level': { type: 'string', value: 'LEVEL', about: `${LOG_LEVELS.join(', ')} (TABULA_LOG_LEVEL; default info)` },
    'open-days': {
      type: 'string',
      value: 'N',
      about: 'days after which a table that nobody began is removed (default 7)',
    },
    'window-ms': {
      type: 'string',
      value: 'MS',
      about: 'how long all wait for somebody who may act out of turn (default 8000)',
    },
    'bot-ms': { type: 'string', value: 'MS', about: 'thinking time of a hard bot for one decision (default 1000)' },
    'bot-threads': { type: 'string', value: 'N', about: 'threads for bots (default: all cores but one)' },
    'requests-per-minute': {
      type: 'string',
      value: 'N',
      about: 'HTTP requests of one address in a minute (default 600)',
    },
  },
  examples: [
    'tabula serve',
    'PORT=8080 TABULA_DATA=/var/lib/tabula tabula serve --log-level warn',
    'tabula serve --host 127.0.0.1 --public-url https://games.example.org --trust-proxy loopback',
    'TABULA_SECRET=… tabula serve  (signs sessions; else with a key in the database)',
  ],
  async run(given) {
    noWords(given);
    const options = optionsOf(given);
    const { readProxies } = await import('@tabula/server/http/visit.js');
    const proxies = readProxies(options.trustProxy ?? '');
    if (typeof proxies === 'string') throw new UsageError(proxies);
    const { createApp } = await import('@tabula/server/app.js');
    let app: App;
    try {
      app = await createApp(options);
    } catch (error) {
      setTimeout(() => process.exit(1), LAST).unref(); // whatever may still be open must not keep a failed server alive
      throw new Failure(`cannot start: ${whatWentWrong(error, options.port)}`);
    }
    process.stdout.write(
      `Tabula Obscura is at\n${addressesOf(app, options)
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
    return untilStopped(app, options.drainSeconds * 1_000 + DEADLINE);
  },
};

/** A flag, or what the environment says. */
function setting(given: Given, flag: string, variable: string): string | undefined {
  const value = given.text(flag) ?? process.env[variable];
  return value === undefined || value === '' ? undefined : value;
}

function natsUrlOf(given: Given): string | undefined {
  const urls = setting(given, 'nats', 'NATS_URL');
  if (urls === undefined) return undefined;
  const isOne = (url: string) => URL.canParse(url.trim()) && /^(nats|tls):$/.test(new URL(url.trim()).protocol);
  if (!urls.split(',').every(isOne))
    throw new UsageError('the addresses of NATS are like nats://name:password@host:4222, by comma');
  if (setting(given, 'database', 'DATABASE_URL') === undefined)
    throw new UsageError('NATS is for several nodes on one PostgreSQL: set DATABASE_URL, too');
  return urls;
}

function optionsOf(given: Given) {
  const portText = setting(given, 'port', 'PORT') ?? '3000';
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`the port is a whole number from 0 to 65535, not '${portText}'`);
  const levelText = setting(given, 'log-level', 'TABULA_LOG_LEVEL') ?? 'info';
  const logLevel = LOG_LEVELS.find((level) => level === levelText);
  if (logLevel === undefined)
    throw new UsageError(`the log level is one of ${LOG_LEVELS.join(', ')}, not '${levelText}'`);
  const publicUrl = setting(given, 'public-url', 'TABULA_URL');
  if (publicUrl !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(publicUrl))
    throw new UsageError(`the public address is like https://games.example.org, not '${publicUrl}'`);
  const secret = process.env.TABULA_SECRET || undefined;
  if (secret !== undefined && secret.length < SECRET)
    throw new UsageError(`TABULA_SECRET has at least ${SECRET} characters`);
  const threads = given.number('bot-threads', 0, 0, 256);
  return {
    port,
    logLevel,
    publicUrl,
    host: setting(given, 'host', 'HOST'),
    data: resolve(setting(given, 'data', 'TABULA_DATA') ?? dataFolder()),
    databaseUrl: setting(given, 'database', 'DATABASE_URL'),
    natsUrl: natsUrlOf(given),
    nodeName: setting(given, 'node', 'TABULA_NODE'),
    drainSeconds: given.number('drain-seconds', 0, 0, 3_600),
    trustProxy: setting(given, 'trust-proxy', 'TABULA_TRUST_PROXY'),
    metricsToken: setting(given, 'metrics-token', 'TABULA_METRICS_TOKEN'),
    secret,
    openDays: given.number('open-days', 7, 1, 36_500),
    windowMs: given.number('window-ms', 8_000, 100, 600_000),
    botMs: given.number('bot-ms', 1_000, 1, 60_000),
    botThreads: threads === 0 ? undefined : threads,
    perMinute: given.number('requests-per-minute', 600, 10, 1_000_000),
  };
}

function whatWentWrong(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is in use; choose another with --port or PORT`;
  if (code === 'EACCES') return `no permission for port ${port} or the data folder (${error.message})`;
  // The message of a database driver may repeat the address with its password.
  return error.message.replace(/\/\/[^@/\s]+@/g, '//…@');
}

/** Where the page is: its public address, or this machine's addresses. */
function addressesOf(
  app: App,
  { publicUrl, host }: { publicUrl: string | undefined; host: string | undefined },
): string[] {
  if (publicUrl !== undefined) return [publicUrl];
  if (host !== undefined && host !== '::' && host !== '0.0.0.0') return [...app.addresses];
  const others = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${app.port}`);
  return [`http://localhost:${app.port}`, ...others];
}

/** Stops gracefully at the first signal, at once at the second or when it takes too long. */
function untilStopped(app: App, deadline: number): Promise<number> {
  return new Promise((done) => {
    let stopping = false;
    const stop = (): void => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), deadline).unref();
      app.close().then(
        () => done(0),
        () => done(1),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    app.ended.then(
      () => done(1),
      () => done(1),
    );
  });
}
