import type { SocketPush, SocketReply } from '@tabula/protocol/pushes.js';
import type { SocketCommand } from '@tabula/protocol/socket.js';

export type LinkState = 'online' | 'connecting' | 'offline';

/** One connection to the server: requests with answers, pushes, and healing by itself. */
export interface Link {
  ask<T>(command: SocketCommand, fields?: object): Promise<SocketReply<T>>;
  onPush(hear: (push: SocketPush) => void): () => void;
  onState(hear: (state: LinkState) => void): () => void;
  /** A connection was not even opened: there is no server, or it does not know us. */
  onShut(hear: () => void): () => void;
  state(): LinkState;
  start(): void;
  /** Lets the connection go, until the next `start`. */
  stop(): void;
}

const SIGNED_OUT = 4401;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
/**
 * A line that is silent for so long is asked whether it is still there, sooner if something waits for an answer, and given
 * up if it does not answer: a server that stands still holds its lines open.
 */
const SILENCE = 20_000;
const LATE = 3000;
const PATIENCE = 3000;

const OFFLINE: SocketReply<never> = { id: null, ok: false, error: { code: 'offline', message: '' } };

class SocketLink implements Link {
  #socket: WebSocket | null = null;
  #count = 0;
  #delay = FIRST_DELAY;
  #state: LinkState = 'offline';
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #open = new Map<number, (reply: SocketReply<never>) => void>();
  readonly #pushes = new Set<(push: SocketPush) => void>();
  readonly #states = new Set<(state: LinkState) => void>();
  readonly #shuts = new Set<() => void>();

  constructor() {
    // A device that wakes up or finds its network again need not wait for the next try; one that loses it knows at once.
    addEventListener('online', () => {
      if (this.#state === 'connecting' && this.#socket === null) this.#connect();
    });
    addEventListener('offline', () => this.#socket?.close());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.#state === 'online') this.#probe();
    });
  }

  ask<T>(command: SocketCommand, fields: object = {}): Promise<SocketReply<T>> {
    return new Promise((resolve) => {
      const socket = this.#socket;
      if (socket?.readyState !== WebSocket.OPEN) return resolve(OFFLINE);
      const id = ++this.#count;
      this.#open.set(id, resolve as (reply: SocketReply<never>) => void);
      if (this.#open.size === 1 && command !== 'ping') this.#listen();
      socket.send(JSON.stringify({ id, command, ...fields }));
    });
  }

  onPush(hear: (push: SocketPush) => void): () => void {
    return joined(this.#pushes, hear);
  }
  onState(hear: (state: LinkState) => void): () => void {
    return joined(this.#states, hear);
  }
  onShut(hear: () => void): () => void {
    return joined(this.#shuts, hear);
  }
  state(): LinkState {
    return this.#state;
  }
  start(): void {
    if (this.#socket === null && this.#state !== 'connecting') this.#connect();
  }
  stop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#lose();
    socket?.close();
    this.#become('offline');
  }

  #become(next: LinkState): void {
    if (this.#state === next) return;
    this.#state = next;
    for (const hear of [...this.#states]) hear(next);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#become('connecting');
    const fresh = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.#socket = fresh;
    let opened = false;
    fresh.onopen = () => {
      opened = true;
      this.#delay = FIRST_DELAY;
      this.#become('online');
      this.#listen();
    };
    fresh.onmessage = ({ data }) => {
      if (this.#socket === fresh) this.#hear(JSON.parse(String(data)) as SocketPush | SocketReply<never>);
    };
    fresh.onclose = ({ code }) => {
      if (this.#socket !== fresh) return;
      this.#lose();
      if (code === SIGNED_OUT) return this.#become('offline');
      this.#become('connecting');
      this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
      if (!opened) for (const hear of [...this.#shuts]) hear();
    };
  }

  #hear(message: SocketPush | SocketReply<never>): void {
    if ('push' in message) {
      this.#listen();
      for (const hear of [...this.#pushes]) hear(message);
      return;
    }
    const settle = this.#open.get(message.id as number);
    this.#open.delete(message.id as number);
    this.#listen();
    settle?.(message);
  }

  /** Nothing that was asked on this connection will be answered any more. */
  #lose(): void {
    this.#socket = null;
    clearTimeout(this.#watch);
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const settle of open) settle(OFFLINE);
  }

  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#probe(), this.#open.size === 0 ? SILENCE : LATE);
  }

  /** Asks for a sign of life; without one the connection counts as lost, whatever the browser believes. */
  #probe(): void {
    const socket = this.#socket;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#socket !== socket || socket === null) return;
      this.#lose();
      socket.close();
      this.#connect();
    }, PATIENCE);
    void this.ask('ping');
  }
}

function joined<T>(set: Set<T>, hear: T): () => void {
  set.add(hear);
  return () => void set.delete(hear);
}

export const link: Link = new SocketLink();
