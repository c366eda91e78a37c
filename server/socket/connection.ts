import type { Duplex } from 'node:stream';
import { CLOSE, SOCKET_LIMITS, type SocketError, type SocketId } from '@tabula/protocol/socket.js';
import type { WebSocket } from 'ws';
import type { Account } from '../people/accounts.js';
import type { Log, Peer } from '../tables/env.js';
import { Refusal } from '../tables/refusal.js';
import type { Tables } from '../tables/tables.js';
import { textFrame } from './frame.js';
import { type Bucket, type SocketLimits, takeTokens } from './limits.js';
import { readMessage } from './read.js';
import { readWhole } from './whole.js';

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
  /** Calls `flush` when this turn ends. */
  readonly soon: (connection: Connection) => void;
  readonly account: Account;
  readonly bucket: Bucket;
  readonly limits: SocketLimits;
  readonly tables: Tables;
  readonly log: Log;
  readonly metrics: SocketMetrics;
}

/** An answer as text; to copy what may be a whole game into another object would take longer than to write it. */
function acknowledged(id: SocketId, body: object): string {
  const rest = JSON.stringify(body);
  return `{"id":${JSON.stringify(id)},"ok":true${rest === '{}' ? '' : ','}${rest.slice(1)}`;
}

/** What is dear to the server costs more of a client's rate. */
const COSTS: { readonly [command: string]: number } = {
  create: 10,
  rematch: 10,
  replay: 20,
  resample: 20,
  undo: 5,
  chat: 3,
  tables: 3,
  watch: 3,
};

/** One connection of one account. */
export class Connection implements Peer {
  /** As it is called now: a name can change while a connection is open. */
  account: Account;
  readonly watching = new Set<string>();
  readonly ended: Promise<void>;
  private readonly own: Bucket;
  private malformed = 0;
  private hasty = 0;
  /** The frames of this turn. */
  private outgoing = '';
  private alive = true;

  constructor(private readonly on: ConnectionOptions) {
    const { ws, raw, account, limits, tables, metrics } = on;
    this.account = account;
    this.own = { tokens: limits.burst, at: Date.now() };
    metrics.opened();
    ws.on('message', (data, isBinary) => this.receive(isBinary ? '' : data.toString()));
    readWhole(raw, SOCKET_LIMITS.message, (text) => this.receive(text));
    ws.on('pong', () => {
      this.alive = true;
    });
    ws.on('ping', (data) => this.pong(data));
    ws.on('error', () => {}); // a close follows and says it all
    this.ended = new Promise((resolve) => {
      ws.on('close', (code) => {
        tables.drop(this);
        metrics.closed(code);
        resolve();
      });
    });
  }

  get gone(): boolean {
    const { ws } = this.on;
    return ws.readyState !== ws.OPEN;
  }

  /** Sends a message, unless the client has fallen too far behind: then it is let go rather than waited for. */
  send(text: string): void {
    const { ws, raw, soon, limits, metrics } = this.on;
    if (ws.readyState !== ws.OPEN) return;
    if (raw.writableLength + this.outgoing.length > limits.backlog) {
      this.end(CLOSE.slow, 'too slow'); // who reads on learns why
      return;
    }
    metrics.sent(text.length);
    if (this.outgoing === '') soon(this);
    this.outgoing += textFrame(text);
  }

  /** Writes what was sent in this turn. */
  flush(): void {
    const { raw } = this.on;
    if (this.outgoing !== '' && raw.writable) raw.write(this.outgoing, 'latin1');
    this.outgoing = '';
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

  /** Answers a sign of life. They count as messages do: else the answers could fill the memory for one who reads none. */
  private pong(data: Buffer): void {
    const { ws, raw, limits } = this.on;
    const isSlow = raw.writableLength > limits.backlog;
    if (!isSlow && takeTokens(this.own, 1, limits.rate, limits.burst, Date.now())) ws.pong(data);
    else this.hurried();
  }

  private hurried(): void {
    this.hasty++;
    if (this.hasty >= this.on.limits.hasty) this.end(CLOSE.rate, 'too many messages');
  }

  /** Says why it ends, and ends: at once if the client agrees, a little later if it does not listen. */
  end(code: number, reason: string): void {
    const { ws, tables, limits } = this.on;
    if (ws.readyState !== ws.OPEN) return;
    tables.drop(this);
    this.flush(); // what was said before the last word
    ws.close(code, reason);
    setTimeout(() => this.cut(), limits.linger).unref();
  }

  cut(): void {
    this.on.ws.terminate();
  }

  private receive(text: string): void {
    if (this.gone) return; // what was on its way when the end was said
    const { limits, metrics, bucket, tables, log } = this.on;
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
      this.hurried();
      return;
    }
    tables
      .handle(this, command, request as never, (body) => this.send(acknowledged(request.id, body)))
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
