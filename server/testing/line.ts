import type { SocketPush, SocketReply } from '@tabula/protocol/pushes.js';
import type { SocketCommand } from '@tabula/protocol/socket.js';
import { WebSocket } from 'ws';

/** Where a client connects to. */
export interface Address {
  readonly url: string;
  readonly headers?: Record<string, string>;
}

export interface LineOptions {
  readonly name: string;
  /** Asked before every try: a server that was killed comes back on another port. Null while there is none. */
  address(): Address | null;
  /** Keep every message as it arrived. */
  readonly keep?: boolean;
}

export type Reply = SocketReply<Record<string, unknown>>;
type Waiter = (reply: Reply | null) => void;

const RETRY = 15;
const isPush = (message: SocketPush | Reply): message is SocketPush => 'push' in message;

/** A real connection to a server, made again after every cut. */
export class Line {
  readonly name: string;
  readonly bytes: string[] = [];
  connects = 0;
  closeCode = 0;
  /** What is done with a push, and with the end of a connection. */
  onPush: (push: SocketPush) => void = () => {};
  onClose: () => void = () => {};
  readonly #options: LineOptions;
  #socket: WebSocket | null = null;
  #wanted = false;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiter>();
  readonly #conditions = new Set<() => void>();

  constructor(options: LineOptions) {
    this.#options = options;
    this.name = options.name;
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Requests that have no answer yet. */
  get open(): number {
    return this.#waiting.size;
  }

  /** Connects, and again after every cut until `stop`. Resolves at the first greeting. */
  async connect(): Promise<void> {
    this.#wanted = true;
    this.#dial();
    await this.until(() => this.connects > 0);
  }

  /** Ends the connection for good. */
  stop(): void {
    this.#wanted = false;
    this.#socket?.terminate();
  }

  /** Cuts the connection in the middle of whatever it is doing; it is made again at once. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Sends a message as it is, whatever it is. */
  raw(data: string | Buffer): void {
    if (this.connected) this.#socket!.send(data);
  }

  /** Calls back in the very turn in which the answer arrives: the next message may be in the same piece of the stream. */
  ask<T = Record<string, unknown>>(
    command: SocketCommand,
    fields: Record<string, unknown>,
    done: (reply: SocketReply<T> | null) => void,
  ): void {
    if (!this.connected) {
      done(null);
      return;
    }
    const id = this.#nextId++;
    this.#waiting.set(id, done as Waiter);
    this.#socket!.send(JSON.stringify({ id, command, ...fields }));
  }

  /** The answer to a request, or null if the connection broke before. */
  request(command: SocketCommand, fields: Record<string, unknown> = {}): Promise<Reply | null> {
    return new Promise((done) => this.ask(command, fields, done));
  }

  /** The answer to a request that has to be granted. */
  async must<T = Record<string, unknown>>(command: SocketCommand, fields: Record<string, unknown> = {}): Promise<T> {
    const reply = await this.request(command, fields);
    if (reply === null) throw new Error(`${this.name}: the connection broke during ${command}`);
    if (!reply.ok) throw new Error(`${this.name}: ${command}: ${reply.error.code}: ${reply.error.message}`);
    return reply as T;
  }

  /** Resolves when something is true; looks after every message, and now and then: it may be the doing of another client. */
  async until(condition: () => boolean, ms = 60_000): Promise<void> {
    if (condition()) return;
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        clearInterval(again);
        this.#conditions.delete(look);
      };
      const look = () => {
        if (!condition()) return;
        end();
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`${this.name} waited ${ms} ms in vain: ${condition}; ${this.describe()}`));
      }, ms);
      const again = setInterval(look, RETRY);
      this.#conditions.add(look);
    });
  }

  describe(): string {
    return JSON.stringify({ connected: this.connected, open: this.open });
  }

  /** Looks whether something that is waited for has come true. */
  look(): void {
    for (const look of this.#conditions) look();
  }

  #dial(): void {
    if (!this.#wanted) return;
    const address = this.#options.address();
    if (address === null) {
      setTimeout(() => this.#dial(), RETRY);
      return;
    }
    const { url, headers } = address;
    const socket = new WebSocket(url, { headers, perMessageDeflate: false, handshakeTimeout: 5_000 });
    this.#socket = socket;
    socket.on('message', (data) => this.#arrived(String(data)));
    socket.on('error', () => {}); // a close follows
    socket.on('close', (code) => {
      this.closeCode = code;
      this.onClose();
      const unanswered = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const done of unanswered) done(null);
      this.look();
      if (this.#wanted) setTimeout(() => this.#dial(), RETRY);
    });
  }

  #arrived(text: string): void {
    if (this.#options.keep === true) this.bytes.push(text);
    const message = JSON.parse(text) as SocketPush | Reply;
    if (isPush(message)) {
      if (message.push === 'hello') this.connects++;
      this.onPush(message);
    } else if (typeof message.id === 'number') {
      const waiter = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiter?.(message);
    }
    this.look();
  }
}
