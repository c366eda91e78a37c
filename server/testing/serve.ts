import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from '@tabula/kernel/game.js';
import { inlineBots } from '../bots/inline.js';
import { type Database, type DatabasePlace, openDatabase } from '../db/database.js';
import type { Migration } from '../db/migrate.js';
import type { Bus } from '../nodes/bus.js';
import { createNode, DRAIN } from '../nodes/node.js';
import { SOCKET_RATES } from '../socket/limits.js';
import { attachSocket } from '../socket/socket.js';
import type { Bots, Clock, Log, SaveMigration, TableLimits, TableMetrics } from '../tables/env.js';
import { createTables, type Tables } from '../tables/tables.js';
import { TALKATIVE } from './tables.js';

export interface TestServerOptions {
  readonly place: DatabasePlace;
  /** The steps of the database that it knows. */
  readonly known?: readonly Migration[];
  readonly games?: readonly Game[];
  readonly saves?: { readonly [game: string]: SaveMigration };
  readonly log: Log;
  readonly bots?: Bots;
  readonly clock?: Clock;
  readonly tableLimits?: Partial<TableLimits>;
  /** The limits of rates as in real life; without them a client may do as much as it can. */
  readonly limits?: boolean;
  /** One of several nodes, which say to each other what they have to by this. */
  readonly bus?: Bus;
  readonly metrics?: TableMetrics;
  readonly forwarded?: () => void;
}

export interface TestServer {
  readonly port: number;
  readonly tables: Tables;
  readonly database: Database;
  close(): Promise<void>;
}

const UNLIMITED = {
  rate: 1e9,
  burst: 1e9,
  accountRate: 1e9,
  accountBurst: 1e9,
  addressRate: 1e9,
  addressBurst: 1e9,
  sockets: 1e9,
  addressSockets: 1e9,
  malformed: 1e9,
  hasty: 1e9,
  sharedHasty: 1e9,
  time: 1e9,
  timeSaved: 1e9,
  waiting: 1e9,
};

/** The tables and the socket on a port of their own; whoever says `?as=name` is that person. */
export async function serveTest(options: TestServerOptions): Promise<TestServer> {
  const database = await openDatabase(options.place, options.known);
  const { log, clock, games, saves, bots = inlineBots() } = options;
  const own = createTables({
    database,
    bots,
    log,
    ...(clock === undefined ? {} : { clock }),
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
    ...(games === undefined ? {} : { games }),
    ...(saves === undefined ? {} : { saves }),
    limits: {
      ...(options.limits === true ? {} : { hosted: 1e9, creating: { burst: 1e9, every: 1 }, ...TALKATIVE }),
      ...options.tableLimits,
    },
  });
  const node =
    options.bus === undefined
      ? null
      : createNode({
          postgres: database.postgres!,
          bus: options.bus,
          tables: own,
          log,
          endSockets: () => sockets.endAll(),
          ...(options.forwarded === undefined ? {} : { forwarded: options.forwarded }),
          told(notice) {
            if (notice.kind === 'renamed') sockets.rename(notice.account, notice.name);
            else sockets.signOut(notice.sessions);
          },
        });
  const tables = node?.tables ?? own;
  const server = createServer((_request, response) => response.end());
  const sockets = attachSocket(server, {
    path: '/socket',
    authenticate: async ({ url }) => {
      const name = new URL(url ?? '', 'http://localhost').searchParams.get('as');
      return name === null ? null : { id: name, name };
    },
    origin: () => true,
    isAway: () => node?.isHere === false,
    tables,
    // A busy client has time to read why its connection ends.
    limits: options.limits === true ? { ...SOCKET_RATES, linger: 20_000 } : UNLIMITED,
    log,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4_096, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    tables,
    database,
    async close() {
      await sockets.close(node === null ? 0 : DRAIN);
      await new Promise((resolve) => server.close(resolve));
      await tables.close();
      await node?.close();
      await bots.close();
      await database.close();
    },
  };
}
