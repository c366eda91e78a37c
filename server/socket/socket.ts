import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { messageOf } from '@tabula/kernel/errors.js';
import type { SocketPush } from '@tabula/protocol/pushes.js';
import { CLOSE, SOCKET_LIMITS, SOCKET_PROTOCOL } from '@tabula/protocol/socket.js';
import { type WebSocket, WebSocketServer } from 'ws';
import { endWith } from '../http/connections.js';
import type { Account } from '../people/accounts.js';
import type { Log } from '../tables/env.js';
import type { Tables } from '../tables/tables.js';
import { Connection, type SocketMetrics } from './connection.js';
import { SOCKET_RATES, type SocketLimits } from './limits.js';
import type { Pace } from './pace.js';
import { createShares, type Share } from './shares.js';
import { createTurns } from './turns.js';

/** Somebody who connects; connections of one session end with it. */
type Person = Account & { readonly session?: string };

export interface SocketOptions {
  readonly path: string;
  /** Who is behind a request, by which session; null for nobody. */
  authenticate(request: IncomingMessage): Promise<Person | null>;
  /** Which of these sessions have ended by themselves; with every heartbeat their connections end too. */
  ended?(sessions: readonly string[]): Promise<readonly string[]>;
  /** Takes a connection for one of those who play, if there is a place. */
  admit?(raw: Duplex): boolean;
  /** The address behind a request, as far as limits care; without it addresses have none. */
  household?(request: IncomingMessage): string;
  /** Whether somebody may open one more connection; asked before anything else is done for them. */
  pace?(request: IncomingMessage): Pace;
  /** Whether this node cannot serve anybody now, and others can. */
  isAway?(): boolean;
  /** Whether the page that asks is ours. */
  origin(request: IncomingMessage): boolean;
  readonly tables: Tables;
  readonly limits?: Partial<SocketLimits>;
  readonly log: Log;
  readonly metrics?: SocketMetrics;
}

export interface Sockets {
  readonly open: number;
  /** Somebody has another name now. */
  rename(account: string, name: string): void;
  /** Ends all connections of these sessions: they were revoked. */
  signOut(sessions: readonly string[]): void;
  /** Ends all connections: whoever was there comes again, or goes to another node. */
  endAll(): void;
  /** Takes no new connections and ends all there are: at once, or one after the other over some milliseconds. */
  close(over?: number): Promise<void>;
}

const NO_METRICS: SocketMetrics = { opened() {}, closed() {}, received() {}, sent() {}, refused() {} };

/** Serves the socket protocol on an HTTP server: one JSON message a frame. */
export function attachSocket(server: Server, options: SocketOptions): Sockets {
  const limits = { ...SOCKET_RATES, ...options.limits };
  const metrics = options.metrics ?? NO_METRICS;
  const wss = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: SOCKET_LIMITS.message,
    clientTracking: false,
    autoPong: false, // a connection counts what it is asked for
  });
  /** Each with the session it was opened by. */
  const connections = new Map<Connection, string | undefined>();
  const accounts = createShares(limits, limits.accountRate, limits.accountBurst);
  const addresses = createShares(limits, limits.addressRate, limits.addressBurst);
  const turns = createTurns();
  let closed = false;
  /** How often sessions were ended. */
  let signOuts = 0;

  let unsent: Connection[] = [];
  const flush = () => {
    const connections = unsent;
    unsent = [];
    for (const connection of connections) connection.flush();
  };
  const soon = (connection: Connection) => {
    if (unsent.push(connection) === 1) setImmediate(flush);
  };

  const accept = (
    ws: WebSocket,
    raw: Duplex,
    { session, ...account }: Person,
    household: string | null,
    shares: readonly [Share, ...Share[]],
  ): void => {
    for (const share of shares) share.sockets++;
    const connection = new Connection({
      ws,
      raw,
      soon,
      account,
      household,
      shares,
      turns,
      limits,
      tables: options.tables,
      log: options.log,
      metrics,
    });
    connections.set(connection, session);
    ws.on('close', () => {
      connections.delete(connection);
      for (const share of shares) share.sockets--;
    });
    const hello: SocketPush = { push: 'hello', protocol: SOCKET_PROTOCOL, account: account.id, name: account.name };
    connection.send(JSON.stringify(hello));
  };

  /** Who is behind a request, also if sessions end while that is found out. */
  const whoIs = async (request: IncomingMessage): Promise<Person | null> => {
    for (;;) {
      const before = signOuts;
      const found = await options.authenticate(request);
      if (found === null || before === signOuts) return found;
    }
  };

  const upgrade = async (request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> => {
    const pace = options.pace?.(request) ?? 'now';
    if (pace === 'shut-out') {
      raw.destroy();
      return;
    }
    raw.on('error', ignore);
    if (pace === 'later') return reject(raw, 429, 'too many new connections in a short time');
    if (closed) return reject(raw, 503, 'the server is stopping');
    if (options.isAway?.() === true) return reject(raw, 503, 'this node cannot reach the others now');
    if (!options.origin(request)) return reject(raw, 403, 'this page may not connect');
    const account = await whoIs(request);
    if (closed) return reject(raw, 503, 'the server is stopping');
    if (account === null) return reject(raw, 401, 'sign in first');
    const household = options.household?.(request) ?? null;
    const own = accounts.of(account.id);
    const near = household === null ? null : addresses.of(household);
    if (own.sockets >= limits.sockets || (near?.sockets ?? 0) >= limits.addressSockets)
      return reject(raw, 429, 'too many connections');
    if (options.admit?.(raw) === false) return reject(raw, 503, 'the server is full');
    raw.removeListener('error', ignore);
    wss.handleUpgrade(request, raw, head, (ws) =>
      accept(ws, raw, account, household, near === null ? [own] : [own, near]),
    );
  };

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      serveAsIs(server, request, raw);
      return;
    }
    const at = request.url?.indexOf('?') ?? -1;
    if ((at < 0 ? request.url : request.url?.slice(0, at)) !== options.path) {
      reject(raw, 404, 'nothing here');
      return;
    }
    upgrade(request, raw, head).catch((error: unknown) => {
      options.log.error({ error: messageOf(error) }, 'an upgrade failed');
      reject(raw, 500, 'a defect of this server');
    });
  };
  server.on('upgrade', onUpgrade);

  const signOut = (sessions: ReadonlySet<string>) => {
    if (sessions.size > 0) signOuts++;
    for (const [connection, session] of connections)
      if (session !== undefined && sessions.has(session)) connection.end(CLOSE.signedOut, 'signed out');
  };
  const endAll = () => {
    for (const connection of connections.keys()) connection.end(CLOSE.stopping, 'the server is stopping');
  };
  let looking = false;
  /** Ends the connections of sessions that nobody has ended but time. */
  const expire = async () => {
    if (looking || options.ended === undefined || connections.size === 0) return;
    looking = true;
    try {
      const sessions = new Set([...connections.values()].filter((session) => session !== undefined));
      signOut(new Set(await options.ended([...sessions])));
    } catch (error) {
      options.log.error({ error: messageOf(error) }, 'sessions could not be looked up'); // the next heartbeat tries again
    } finally {
      looking = false;
    }
  };
  const beat = setInterval(() => {
    for (const connection of connections.keys()) connection.beat();
    accounts.forget();
    addresses.forget();
    void expire();
  }, limits.heartbeat);
  beat.unref();

  return {
    get open() {
      return connections.size;
    },
    rename(id, name) {
      for (const connection of connections.keys()) if (connection.account.id === id) connection.account = { id, name };
    },
    signOut: (sessions) => signOut(new Set(sessions)),
    endAll,
    async close(over = 0) {
      closed = true;
      clearInterval(beat);
      const ended = [...connections.keys()].map((connection) => connection.ended);
      if (over > 0) await endSlowly([...connections.keys()], over);
      server.off('upgrade', onUpgrade);
      endAll();
      const patience = setTimeout(() => {
        for (const connection of connections.keys()) connection.cut();
      }, 1_000);
      await Promise.all(ended);
      clearTimeout(patience);
      wss.close();
    },
  };
}

/** Milliseconds between two handfuls of connections that are ended. */
const HANDFUL = 50;

/** Ends connections as a clock ticks; who is not ended yet goes on. */
async function endSlowly(connections: readonly Connection[], over: number): Promise<void> {
  const each = Math.max(1, Math.ceil((connections.length * HANDFUL) / over));
  for (let from = 0; from < connections.length; from += each) {
    for (const connection of connections.slice(from, from + each))
      connection.end(CLOSE.stopping, 'the server is stopping');
    if (from + each < connections.length) await new Promise((resolve) => setTimeout(resolve, HANDFUL));
  }
}

const ignore = (): void => {};

const REASONS: { readonly [status: number]: string } = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function reject(raw: Duplex, status: number, message: string): void {
  endWith(
    raw,
    `HTTP/1.1 ${status} ${REASONS[status]}\r\nContent-Type: text/plain\r\nContent-Length: ${message.length}\r\nConnection: close\r\n\r\n${message}`,
  );
}

/**
 * What asks for another protocol than ours (`Upgrade: h2c`, as some programs do by themselves) is answered as if it had
 * not. A body is not read: the parser has let go of the connection.
 */
function serveAsIs(server: Server, request: IncomingMessage, raw: Duplex): void {
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (hasBody || !(raw instanceof Socket)) {
    reject(raw, 400, 'there is no such protocol here');
    return;
  }
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(raw);
  response.on('finish', () => endWith(raw, ''));
  server.emit('request', request, response);
}
