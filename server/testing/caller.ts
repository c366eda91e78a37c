import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from '@tabula/kernel/game.js';
import type { SocketPush, SocketReply, WatchReply } from '@tabula/protocol/pushes.js';
import { type Sheet, turnSheet } from '@tabula/protocol/sheet.js';
import type { SocketCommand } from '@tabula/protocol/socket.js';
import { WebSocket } from 'ws';
import type { SocketLimits } from '../socket/limits.js';
import type { Pace } from '../socket/pace.js';
import { attachSocket, type Sockets } from '../socket/socket.js';
import { type Room, room, TALKATIVE } from './tables.js';

/** Tables behind real sockets. */
export interface House {
  readonly on: Room;
  readonly sockets: Sockets;
  readonly url: string;
  readonly server: Server;
  /** Revokes a session. */
  end(session: string): void;
  /** A session is over, and nobody says so. */
  expire(session: string): void;
  close(): Promise<void>;
}

/** A server that believes whoever says who they are; each is there by a session of that name, 'ada@home' from home. */
export async function openSockets(
  game: Game,
  limits: Partial<SocketLimits> = {},
  before: (name: string) => void | Promise<void> = () => {},
  admit: () => boolean = () => true,
  pace: () => Pace = () => 'now',
): Promise<House> {
  const on = await room({ games: [game], limits: TALKATIVE });
  const server = createServer(({ method, url }, response) => response.end(`${method} ${url}`));
  const ended = new Set<string>();
  const log = {
    info() {},
    warn() {},
    error: (about: object, message: string) => on.errors.push(message + JSON.stringify(about)),
  };
  const sockets = attachSocket(server, {
    path: '/socket',
    origin: ({ headers }) => headers.origin !== 'https://evil.example',
    async authenticate({ url }) {
      const name = new URL(url ?? '', 'http://x').searchParams.get('name');
      if (name === null || ended.has(name)) return null;
      await before(name);
      return { id: `id-${name}`, name, session: name };
    },
    admit,
    pace,
    household: ({ url }) => /@(\w+)/.exec(url ?? '')?.[1] ?? url ?? '',
    ended: async (sessions) => sessions.filter((session) => ended.has(session)),
    tables: on.tables,
    limits,
    log,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    on,
    sockets,
    server,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket`,
    end(session) {
      ended.add(session);
      sockets.signOut([session]);
    },
    expire: (session) => void ended.add(session),
    async close() {
      await sockets.close();
      await on.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Reply = SocketReply<Record<string, unknown>>;

/** A bare client: asks, and follows one table. */
export class Caller {
  readonly pushes: SocketPush[] = [];
  readonly raw: string[] = [];
  readonly ws: WebSocket;
  readonly closed: Promise<number>;
  sheet: Sheet | null = null;
  version = 0;
  onUpdate: () => void = () => {};
  private count = 0;
  private readonly waiting = new Map<unknown, (reply: Reply) => void>();

  constructor(address: string, headers: Record<string, string> = {}) {
    this.ws = new WebSocket(address, { headers });
    this.ws.on('error', () => {});
    this.closed = new Promise((resolve) => this.ws.on('close', resolve));
    this.ws.on('message', (data) => this.receive(data.toString()));
  }

  private receive(text: string): void {
    this.raw.push(text);
    const message = JSON.parse(text) as { readonly push?: string };
    if (message.push === undefined) {
      const reply = message as Reply;
      this.waiting.get(reply.id)?.(reply);
      return;
    }
    this.follow(message as SocketPush);
  }

  private follow(message: SocketPush): void {
    this.pushes.push(message);
    if (message.push !== 'update') return;
    this.sheet = turnSheet(this.sheet!, message);
    if (this.sheet === null) throw new Error(`no longer agrees with the server at ${message.seq}`);
    this.version = message.version;
    this.onUpdate();
  }

  opened(): Promise<this> {
    return new Promise((resolve, reject) => {
      this.ws.on('open', () => resolve(this));
      this.ws.on('error', reject);
    });
  }

  reply(id: unknown): Promise<Reply> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  ask(command: SocketCommand, fields: object = {}): Promise<Reply> {
    this.count++;
    const reply = this.reply(this.count);
    this.ws.send(JSON.stringify({ id: this.count, command, ...fields }));
    return reply;
  }

  async must<T>(command: SocketCommand, fields: object = {}): Promise<T> {
    const reply = await this.ask(command, fields);
    if (!reply.ok) throw new Error(`${command}: ${JSON.stringify(reply.error)}`);
    return reply as T;
  }

  async watch(table: string): Promise<void> {
    const { game, version } = await this.must<WatchReply>('watch', { table });
    if (game !== undefined) this.sheet = { view: game.view, question: game.question, asked: game.asked };
    this.version = version;
  }
}

/** Somebody who is connected. */
export const call = ({ url }: House, name: string) => new Caller(`${url}?name=${name}`).opened();
