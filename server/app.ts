import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { gameIds, titleOf } from '@tabula/protocol/games.js';
import { botPool } from './bots/pool.js';
import { type Database, openDatabase } from './db/database.js';
import { guardConnections } from './http/connections.js';
import { visitorOf } from './http/context.js';
import { createHttp } from './http/http.js';
import type { LogLevel } from './http/log.js';
import { createMetrics } from './http/metrics.js';
import { createVisits, household } from './http/visit.js';
import type { Bus } from './nodes/bus.js';
import type { Member } from './nodes/member.js';
import { serverName } from './nodes/name.js';
import { createNode, DRAIN } from './nodes/node.js';
import { forgetOn } from './people/forget.js';
import type { PeopleLimits } from './people/guard.js';
import { createPager } from './people/pages.js';
import { createPeople } from './people/people.js';
import { createSignature, sessionKey } from './people/signature.js';
import { createPace } from './socket/pace.js';
import { attachSocket } from './socket/socket.js';
import { type Bots, systemClock } from './tables/env.js';
import { createTables } from './tables/tables.js';
import { systemTime, type Time } from './time.js';

export interface AppOptions {
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL address instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Servers of NATS, by which several nodes on one PostgreSQL speak to each other; without them there is one node. */
  readonly natsUrl?: string | undefined;
  /** How people call this node; without it by its machine and process. */
  readonly nodeName?: string | undefined;
  /** Seconds between the word that this server stops and the stop, for whoever sends people here. */
  readonly drainSeconds?: number;
  /** Undefined: all addresses of this machine. */
  readonly host?: string | undefined;
  readonly port: number;
  readonly logLevel: LogLevel;
  readonly logStream?: { write(line: string): void };
  /** Addresses of proxies in front of us: see http/visit.ts. */
  readonly trustProxy?: string | undefined;
  /** The one address of the page, if it has one. */
  readonly publicUrl?: string | undefined;
  readonly metricsToken?: string | undefined;
  /** Signs the sessions; without it a key of the database does. Another one signs everybody out. */
  readonly secret?: string | undefined;
  /** Days after which a table that nobody began is removed. */
  readonly openDays?: number;
  /** How long all wait for somebody who may act out of turn, in milliseconds. */
  readonly windowMs?: number;
  /** Thinking time of a hard bot for one decision in milliseconds. */
  readonly botMs?: number;
  readonly botThreads?: number | undefined;
  /** Requests of one address in a minute. */
  readonly perMinute?: number;
  /** Files and sockets this process may have open; without it, what the system says. */
  readonly descriptors?: number;
  readonly peopleLimits?: PeopleLimits;
  /** Other bots than those in threads, for tests. */
  readonly bots?: Bots;
}

/** A running server. */
export interface App {
  /** Where it listens: 'http://127.0.0.1:3000'. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** Stops without losing anything; a second call waits for the first. */
  close(): Promise<void>;
  /** Settles when the server had to stop by itself, with the reason. */
  readonly ended: Promise<string>;
}

/** How long a request that is being sent or answered holds up a stop, in milliseconds. */
const PATIENCE = 3_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const databaseFile = (data: string): string => join(data, 'tabula.sqlite');

/** Puts everything together and listens. */
export async function createApp(options: AppOptions): Promise<App> {
  const visits = createVisits(options.trustProxy ?? '', options.publicUrl);
  const { data, databaseUrl: url, natsUrl } = options;
  if (natsUrl !== undefined && url === undefined)
    throw new Error('several nodes share a PostgreSQL: DATABASE_URL is missing');
  const id = randomUUID();
  // Loaded where it is needed: most servers are the only one.
  const bus = natsUrl === undefined ? null : await (await import('./nodes/nats.js')).connectNats(natsUrl, id);
  try {
    const node =
      bus === null
        ? {}
        : {
            node: {
              node: id,
              name: options.nodeName ?? serverName(),
              hears: () => bus.hears,
              rules: Object.fromEntries(gameIds().map((game) => [game, titleOf(game)!.game.version])),
            },
          };
    const database = await openDatabase(url === undefined ? { path: databaseFile(data) } : { url, ...node });
    try {
      return await assemble(options, visits, database, bus);
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await bus?.close();
    throw error;
  }
}

async function assemble(
  options: AppOptions,
  visits: ReturnType<typeof createVisits>,
  database: Database,
  bus: Bus | null,
): Promise<App> {
  const member = database.postgres?.member ?? null;
  const time = member === null ? systemTime : timeOf(member);
  const signature = createSignature(await sessionKey(database, options.secret));
  const people = createPeople(database, time, signature, options.peopleLimits);
  const metrics = createMetrics();
  let stopping = false;
  const http = await createHttp({
    database,
    people,
    visits,
    metrics,
    metricsToken: options.metricsToken,
    isStopping: () => stopping,
    isFailing: () => tables.isFailing,
    isAway: () => node?.isHere === false,
    warnings: () => node?.warnings ?? [],
    logLevel: options.logLevel,
    ...(options.logStream === undefined ? {} : { logStream: options.logStream }),
    perMinute: options.perMinute ?? 600,
    time,
    onFlood: (socket) => connections.shutOut(socket),
    tls: options.publicUrl?.startsWith('https:') === true,
    onEnded(sessions) {
      sockets.signOut(sessions);
      node?.tell({ kind: 'ended', sessions });
    },
    onRenamed(account, name, gone) {
      sockets.rename(account, name);
      node?.tell({ kind: 'renamed', account, name });
      return tables.rename(account, name, gone);
    },
  });
  const { log } = http;
  const connections = guardConnections(http.server, {
    address: visits.near,
    ...(options.descriptors === undefined ? {} : { descriptors: options.descriptors }),
  });
  const threads =
    options.bots ??
    botPool({
      log,
      ...(options.botMs === undefined ? {} : { ms: options.botMs }),
      ...(options.botThreads === undefined ? {} : { size: options.botThreads }),
    });
  const bots = metrics.counted(threads);
  const own = createTables({
    database,
    bots,
    log,
    clock: { ...systemClock, ...time },
    metrics: metrics.tables,
    limits: {
      ...(options.openDays === undefined ? {} : { openMs: options.openDays * DAY }),
      ...(options.windowMs === undefined ? {} : { windowMs: options.windowMs }),
    },
  });
  const node =
    bus === null
      ? null
      : createNode({
          postgres: database.postgres!,
          bus,
          tables: own,
          log,
          endSockets: () => sockets.endAll(),
          told(notice) {
            if (notice.kind === 'ended') sockets.signOut(notice.sessions);
            else sockets.rename(notice.account, notice.name);
          },
          forwarded: metrics.nodes.forwarded,
        });
  if (member !== null) metrics.nodes.watch(member);
  const tables = node?.tables ?? own;
  const paceOf = createPace(systemTime.steady);
  const sockets = attachSocket(http.server, {
    path: '/socket',
    pace(request) {
      const pace = paceOf(household(visits.of(request).address));
      if (pace === 'shut-out') connections.shutOut(request.socket);
      return pace;
    },
    isAway: () => node?.isHere === false,
    origin: visits.isOwn,
    async authenticate(request) {
      const found = await visitorOf(request, { people, visits });
      return found === null ? null : { ...found.visitor.account, session: found.visitor.session };
    },
    admit: connections.admit,
    household: (request) => household(visits.of(request).address),
    ended: people.sessions.ended,
    tables,
    log,
    metrics: metrics.sockets,
  });

  const sweep = setInterval(() => {
    people.sweep().catch((error: unknown) => log.error({ err: error }, 'what has ended could not be removed'));
  }, HOUR);
  sweep.unref();

  const { drainSeconds = 0 } = options;
  let isListening = false;
  /** Nothing new is taken; what was acknowledged or is under way is stored; then everything is closed. */
  const stop = async (): Promise<void> => {
    stopping = true;
    clearInterval(sweep);
    if (isListening && drainSeconds > 0) await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
    log.info({ sockets: sockets.open }, 'stopping');
    const closing = http.close(); // nothing new is accepted, what is being answered is finished
    await sockets.close(node === null ? 0 : DRAIN);
    const patience = setTimeout(() => http.server.closeAllConnections(), PATIENCE);
    await closing;
    clearTimeout(patience);
    await tables.close(); // before the bots: one that is stopped while it thinks must not count as one that failed
    await node?.close();
    await bots.close();
    await database.close();
    log.info({}, 'stopped');
  };

  if (database.lostPages > 0)
    log.error(
      { pages: database.lostPages },
      'the log of the database has lost what was committed: the last decisions before the end of the server are gone',
    );
  try {
    await tables.check();
    await listen(http, options);
    isListening = true;
  } catch (error) {
    await stop();
    throw error;
  }
  // Behind those who come already: the tables that wait for the server are taken up by the first sweep.
  forgetOn(database, createPager()).catch((error: unknown) =>
    log.error({ err: error }, 'somebody could not be forgotten to the end'),
  );
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= stop();
    return closed;
  };
  // Nothing that it would still write gets in, so nobody should be kept waiting for it.
  const ended = (database.postgres?.lease.lost ?? new Promise<string>(() => {})).then(async (why) => {
    log.error({}, why);
    await close();
    return why;
  });
  const [first] = http.addresses();
  return {
    addresses: http.addresses().map(({ address, family, port }) => {
      const host = family === 'IPv6' ? `[${address}]` : address;
      return `http://${host}:${port}`;
    }),
    port: first?.port ?? options.port,
    close,
    ended,
  };
}

/** The time of the database, by which all nodes go: what one has written as a time is read by another. */
const timeOf = (member: Member): Time => ({
  wall: systemTime.wall,
  steady: () => Math.floor(systemTime.steady() + member.offset),
});

/** On all addresses of the machine unless one is given; machines without IPv6 have no '::'. */
async function listen(
  http: Awaited<ReturnType<typeof createHttp>>,
  { host, port }: Pick<AppOptions, 'host' | 'port'>,
): Promise<void> {
  const backlog = 4_096;
  const silent = { listenTextResolver: (address: string) => `listening on ${address}` };
  try {
    await http.listen({ host: host ?? '::', port, backlog, ...silent });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (host !== undefined || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await http.listen({ host: '0.0.0.0', port, backlog, ...silent });
  }
}
