import type { Duplex } from 'node:stream';
import { CLOSE, type SocketError, type SocketId } from '@tabula/protocol/socket.js';
import type { RawData, WebSocket } from 'ws';
import type { Account } from '../people/accounts.js';
import type { Log, Peer } from '../tables/env.js';
import { Refusal } from '../tables/refusal.js';
import type { Tables } from '../tables/tables.js';
import { type Bucket, type SocketLimits, takeTokens } from './limits.js';
import { readMessage } from './read.js';

/** Figures of the sockets, for whoever collects them. */
export interface SocketMetrics {
  opened(): void;
  closed(code: number): void;
  received(command: string, bytes: number): void;
  sent(bytes: number): void;
  refused(code: string): void;
}

interface ConnectionOptions {
  readonly ws: WebSocket;
  /** The stream under the socket: what is sent in one turn leaves in one piece. */
  readonly raw: Duplex;
  readonly account: Account;
  readonly bucket: Bucket;
  readonly limits: SocketLimits;
  readonly tables: Tables;
  readonly log: Log;
  readonly metrics: SocketMetrics;
}

/** How long a slow client has to read why it is let go, in milliseconds. */
const LINGER = 1_000;

/** What is dear to the server costs more of a client's rate. */
const COSTS: { readonly [command: string]: number } = { create: 10, rematch: 10, replay: 20, tables: 3, undo: 5 };

/** One connection of one account. */
export class Connection implements Peer {
  readonly account: Account;
  readonly watching = new Set<string>();
  readonly ended: Promise<void>;
  private readonly own: Bucket;
  private malformed = 0;
  private hasty = 0;
  private corked = false;
  private alive = true;

  constructor(private readonly on: ConnectionOptions) {
    const { ws, account, limits, tables, metrics } = on;
    this.account = account;
    this.own = { tokens: limits.burst, at: Date.now() };
    metrics.opened();
    ws.on('message', (data, isBinary) => this.receive(data, isBinary));
    ws.on('pong', () => {
      this.alive = true;
    });
    ws.on('error', () => {}); // a close follows and says it all
    this.ended = new Promise((resolve) => {
      ws.on('close', (code) => {
        tables.drop(this);
        metrics.closed(code);
        resolve();
      });
    });
  }

  /** Sends a message, unless the client has fallen too far behind: then it is let go rather than waited for. */
  send(text: string): void {
    const { ws, raw, limits, metrics } = this.on;
    if (ws.readyState !== ws.OPEN) return;
    if (ws.bufferedAmount > limits.backlog) {
      this.end(CLOSE.slow, 'too slow');
      setTimeout(() => this.cut(), LINGER).unref(); // who reads on until then learns why
      return;
    }
    if (!this.corked) {
      this.corked = true;
      raw.cork();
      setImmediate(() => {
        this.corked = false;
        raw.uncork();
      });
    }
    metrics.sent(text.length);
    ws.send(text);
  }

  /** A sign of life, or the end of a connection that gave none. */
  beat(): void {
    if (!this.alive) {
      this.cut();
      return;
    }
    this.alive = false;
    this.on.ws.ping();
  }

  end(code: number, reason: string): void {
    this.on.ws.close(code, reason);
  }

  cut(): void {
    this.on.ws.terminate();
  }

  private receive(data: RawData, isBinary: boolean): void {
    const { limits, metrics, bucket, tables, log } = this.on;
    const text = isBinary ? '' : data.toString();
    const read = readMessage(text);
    if (!read.ok) {
      this.fail(read.id, read.error);
      this.malformed++;
      if (this.malformed >= limits.malformed) this.end(CLOSE.malformed, 'too many malformed messages');
      return;
    }
    const { command, request } = read;
    metrics.received(command, text.length);
    const cost = COSTS[command] ?? 1;
    const now = Date.now();
    if (
      !takeTokens(this.own, cost, limits.rate, limits.burst, now) ||
      !takeTokens(bucket, cost, limits.accountRate, limits.accountBurst, now)
    ) {
      this.fail(request.id, { code: 'rate', message: 'too many messages in a short time; wait a little' });
      this.hasty++;
      if (this.hasty >= limits.hasty) this.end(CLOSE.rate, 'too many messages');
      return;
    }
    tables
      .handle(this, command, request as never, (body) =>
        this.send(JSON.stringify({ id: request.id, ok: true, ...body })),
      )
      .catch((error: unknown) => {
        if (error instanceof Refusal) return this.fail(request.id, error.error);
        log.error(
          { command, error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
          'defect',
        );
        return this.fail(request.id, { code: 'defect', message: 'a defect of this server; it was noted' });
      });
  }

  private fail(id: SocketId | null, error: SocketError): void {
    this.on.metrics.refused(error.code);
    this.send(JSON.stringify({ id, ok: false, error }));
  }
}
