import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { systemTime } from '../time.js';

/** Milliseconds that somebody who opens a connection has for each part of what they want. */
export const DEADLINES = {
  /** All lines of the head. */
  headersTimeout: 10_000,
  /** The whole request. */
  requestTimeout: 20_000,
  /** Between two requests. */
  keepAliveTimeout: 20_000,
  /** Without a byte in either direction. */
  timeout: 30_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 1_000,
};
export type Deadlines = typeof DEADLINES;

/** Milliseconds to read the last answer before the connection is destroyed, whether it was read or not. */
const LINGER = 1_000;

/** Says a last word and ends: who does not listen, or never closes, is gone a little later all the same. */
export function endWith(socket: Duplex, text: string): void {
  socket.on('error', () => {});
  if (socket.writable) socket.end(text);
  socket.resume(); // what is still on its way would otherwise keep the end from being seen
  setTimeout(() => socket.destroy(), LINGER).unref();
}

export interface ConnectionsOptions {
  /** Files and sockets this process may have open. */
  readonly descriptors?: number;
  /** The address limits count, of a socket; null for a proxy of ours, who brings many. */
  address(socket: Socket): string | null;
  readonly now?: () => number;
}

/** Keeps connections of those who do not play from crowding out those who do. */
export interface Connections {
  /** Of those who do not play. */
  readonly strangers: number;
  /** Whether there is a place for one more who plays; if so, the connection has it from now on. */
  admit(socket: Duplex): boolean;
  /**
   * An address does not listen: its connections end, and new ones are not taken for a while. Behind a proxy of ours only
   * the one connection ends, after a time in which it is not read.
   */
  shutOut(socket: Socket): void;
}

/** Connections of one address that are not those of players: many tabs of many people behind one router. */
const PER_ADDRESS = 256;
/** Files that are open besides connections. */
const FILES = 64;
const SHUT_OUT = 5_000;
/** Milliseconds that a connection through a proxy of ours is held without a word: else the next one came at once. */
const HOLD = 1_000;

export function guardConnections(server: Server, options: ConnectionsOptions): Connections {
  const { address: addressOf, now = systemTime.steady } = options;
  const places = Math.max(8, (options.descriptors ?? openFilesAllowed()) - FILES);
  const most = Math.floor(places / 2);
  const perAddress = Math.max(2, Math.min(PER_ADDRESS, Math.floor(most / 4)));
  /** The strangers of each address, oldest first. */
  const strangers = new Map<string, Set<Socket>>();
  const shut = new Map<string, number>();
  let count = 0;
  let players = 0;
  let held = 0;

  const remove = (address: string, socket: Socket): void => {
    const own = strangers.get(address);
    if (own?.delete(socket) !== true) return;
    count--;
    if (own.size === 0) strangers.delete(address);
  };

  /** Whoever has most gives up the oldest. */
  const makeRoom = (): void => {
    let crowd: Set<Socket> | undefined;
    for (const own of strangers.values()) if (own.size > (crowd?.size ?? 0)) crowd = own;
    for (const oldest of crowd ?? []) {
      oldest.destroy();
      return;
    }
  };

  /** As many as one address may have; those that come then end at once. */
  const hold = (socket: Socket): void => {
    if (held >= perAddress) {
      socket.destroy();
      return;
    }
    held++;
    socket.once('close', () => {
      held--;
    });
    socket.pause();
    setTimeout(() => socket.destroy(), HOLD).unref();
  };

  const isShutOut = (address: string): boolean => {
    const until = shut.get(address);
    if (until === undefined) return false;
    if (until > now()) return true;
    shut.delete(address);
    return false;
  };

  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket);
    if (address === null) return;
    const own = strangers.get(address) ?? new Set<Socket>();
    if (isShutOut(address) || own.size >= perAddress) {
      socket.destroy();
      return;
    }
    if (count >= most) makeRoom();
    strangers.set(address, own);
    own.add(socket);
    count++;
    socket.once('close', () => remove(address, socket));
  });

  return {
    get strangers() {
      return count;
    },
    admit(socket) {
      if (players >= places - most) return false;
      players++;
      socket.once('close', () => {
        players--;
      });
      for (const [address, own] of strangers) if (own.has(socket as Socket)) remove(address, socket as Socket);
      return true;
    },
    shutOut(socket) {
      const address = addressOf(socket);
      if (address === null) {
        hold(socket);
        return;
      }
      for (const [other, until] of shut) if (until <= now()) shut.delete(other);
      shut.set(address, now() + SHUT_OUT);
      for (const own of [...(strangers.get(address) ?? [])]) own.destroy();
    },
  };
}

/** How many files this process may have open; where nobody says, what is usual. */
function openFilesAllowed(): number {
  try {
    const [, soft] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft) || 1_024_000; // 'unlimited'
  } catch {
    return 1_024;
  }
}
