import type { Duplex } from 'node:stream';
import { CLOSE, type SocketError, type SocketId } from '@tabula/protocol/socket.js';
import type { WebSocket } from 'ws';
import { Bucket, takeFromAll } from '../limits/bucket.js';
import { Written } from '../nodes/written.js';
import type { Account } from '../people/accounts.js';
import type { Log, Peer } from '../tables/env.js';
import { toldOf } from '../tables/refusal.js';
import type { Tables } from '../tables/tables.js';
import { commandCost, sizeCost } from './costs.js';
import type { SocketLimits } from './limits.js';
import { type Read, readId, readMessage } from './read.js';
import type { Share } from './shares.js';
import type { Line, Turns } from './turns.js';

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
  /**
   * The stream under the socket: held back until the turn ends, so that what is sent in one turn leaves in one piece.
   * Without that a decision of the small game of the bench takes 9 µs more of 127.
   */
  readonly raw: Duplex;
  /** Calls `flush` when this turn ends. */
  readonly soon: (connection: Connection) => void;
  readonly account: Account;
  readonly household: string | null;
  /** What this connection shares with others: of its account, and of its address; in the line of the last it waits. */
  readonly shares: readonly [Share, ...Share[]];
  readonly turns: Turns;
  readonly limits: SocketLimits;
  readonly tables: Tables;
  readonly log: Log;
  readonly metrics: SocketMetrics;
}

/** An answer as text; to copy what may be a whole game into another object would take longer than to write it. */
function acknowledged(id: SocketId, body: object): string {
  const rest = body instanceof Written ? body.text : JSON.stringify(body);
  return `{"id":${JSON.stringify(id)},"ok":true${rest === '{}' ? '' : ','}${rest.slice(1)}`;
}

/** Kilobytes that a connection may send at once, however few tokens it has: one message of the largest size must fit. */
const WIRE = 128;

/** One connection of one account. */
export class Connection implements Peer {
  /** As it is called now: a name can change while a connection is open. */
  account: Account;
  readonly household: string | null;
  readonly watching = new Set<string>();
  readonly ended: Promise<void>;
  /** All buckets that a message is paid from, and a refusal. */
  private readonly purse: readonly Bucket[];
  private readonly patience: readonly Bucket[];
  private readonly line: Line;
  /** Kilobytes on the wire, whatever they are: a flood of signs of life or of pieces of messages is no message. */
  private readonly wire: Bucket;
  private malformed = 0;
  private hasty = 0;
  /** Something was sent in this turn. */
  private held = false;
  private alive = true;

  constructor(private readonly on: ConnectionOptions) {
    const { ws, raw, account, limits, tables, metrics } = on;
    this.account = account;
    this.household = on.household;
    this.purse = [new Bucket(limits.rate, limits.burst), ...on.shares.map(({ bucket }) => bucket)];
    this.patience = on.shares.map(({ refusals }) => refusals);
    this.line = on.shares.at(-1)!.line;
    this.wire = new Bucket(limits.rate, Math.max(limits.burst, WIRE));
    metrics.opened();
    raw.prependListener('data', (chunk: Buffer) => this.count(chunk.length));
    ws.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary));
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
    if (raw.writableLength > limits.backlog) {
      this.end(CLOSE.slow, 'too slow'); // who reads on learns why
      return;
    }
    metrics.sent(text.length);
    if (!this.held) {
      this.held = true;
      raw.cork();
      soon(this);
    }
    ws.send(text);
  }

  /** Lets go of what was sent in this turn. */
  flush(): void {
    if (!this.held) return;
    this.held = false;
    this.on.raw.uncork();
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
    if (!isSlow && takeFromAll(this.purse, 1)) ws.pong(data);
    else this.hurried();
  }

  private hurried(): void {
    this.hasty++;
    if (this.hasty >= this.on.limits.hasty || !takeFromAll(this.patience, 1)) this.end(CLOSE.rate, 'too many messages');
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

  /** Counts what comes over the wire, also after the end was said; from who floods it nothing more is read. */
  private count(bytes: number): void {
    const kilobytes = bytes / 1_024;
    if (this.wire.has(kilobytes)) {
      this.wire.take(kilobytes);
      return;
    }
    this.end(CLOSE.rate, 'too much in a short time');
    this.on.ws.pause();
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.gone) return; // what was on its way when the end was said
    const { turns, metrics } = this.on;
    const { length: bytes } = data;
    const cost = sizeCost(bytes);
    const text = isBinary ? '' : data.toString();
    if (!takeFromAll(this.purse, cost)) {
      // What is small is read as far as its id, so that whoever asked learns of it.
      this.slowDown(isBinary || cost > 1 ? null : readId(text));
      return;
    }
    const take = (read: Read): void => {
      if (read.ok) metrics.received(read.command, bytes);
      this.take(read);
    };
    // Who says much, or often, is not even read before all others had their turn.
    if (cost > 1 || !turns.isFree(this.line)) {
      this.wait(null, () => take(readMessage(text)));
      return;
    }
    const read = readMessage(text);
    if (read.ok && commandCost(read.command) > 0) this.wait(read.request.id, () => take(read));
    else take(read);
  }

  /** Does something when it is this connection's turn, unless it is gone by then or too much waits already. */
  private wait(id: SocketId | null, work: () => void): void {
    const { turns } = this.on;
    if (!turns.wait(this.line, () => this.gone || work())) this.slowDown(id);
  }

  /** Does what a message asks for, or tells what is wrong with it. */
  private take(read: Read): void {
    const { limits, tables, log } = this.on;
    if (!read.ok) {
      this.fail(read.id, read.error);
      this.malformed++;
      if (this.malformed >= limits.malformed) this.end(CLOSE.malformed, 'too many malformed messages');
      return;
    }
    const { command, request } = read;
    if (!takeFromAll(this.purse, commandCost(command))) {
      this.slowDown(request.id);
      return;
    }
    tables
      .handle(this, command, request as never, (body) => this.send(acknowledged(request.id, body)))
      .catch((error: unknown) => this.fail(request.id, toldOf(error, command, log)));
  }

  private slowDown(id: SocketId | null): void {
    this.fail(id, { code: 'rate', message: 'too many messages in a short time; wait a little' });
    this.hurried();
  }

  private fail(id: SocketId | null, error: SocketError): void {
    this.on.metrics.refused(error.code);
    this.send(JSON.stringify({ id, ok: false, error }));
  }
}
