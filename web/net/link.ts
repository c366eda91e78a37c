import type { SocketPush, SocketReply } from '@tabula/protocol/pushes.js';
import type { SocketCommand } from '@tabula/protocol/socket.js';

export type LinkState = 'online' | 'connecting' | 'offline';

/** One connection to the server: requests with answers, pushes, and healing by itself. */
export interface Link {
  ask<T>(command: SocketCommand, fields?: object): Promise<SocketReply<T>>;
  onPush(hear: (push: SocketPush) => void): () => void;
  onState(hear: (state: LinkState) => void): () => void;
  state(): LinkState;
  start(): void;
}

const SIGNED_OUT = 4401;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;

function createLink(): Link {
  let socket: WebSocket | null = null;
  let count = 0;
  let delay = FIRST_DELAY;
  let state: LinkState = 'offline';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = new Map<number, (reply: SocketReply<never>) => void>();
  const listeners = new Set<(push: SocketPush) => void>();
  const states = new Set<(state: LinkState) => void>();

  const offline = (): SocketReply<never> => ({ id: null, ok: false, error: { code: 'offline', message: '' } });
  const become = (next: LinkState) => {
    if (state === next) return;
    state = next;
    for (const hear of [...states]) hear(next);
  };

  function connect(): void {
    clearTimeout(timer);
    become('connecting');
    const fresh = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    socket = fresh;
    fresh.onopen = () => {
      delay = FIRST_DELAY;
      become('online');
    };
    fresh.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as SocketPush | SocketReply<never>;
      if ('push' in message) for (const hear of [...listeners]) hear(message);
      else {
        open.get(message.id as number)?.(message);
        open.delete(message.id as number);
      }
    };
    fresh.onclose = ({ code }) => {
      if (socket !== fresh) return;
      socket = null;
      for (const settle of open.values()) settle(offline());
      open.clear();
      if (code === SIGNED_OUT) return become('offline');
      become('connecting');
      timer = setTimeout(connect, delay * (0.75 + Math.random() / 2));
      delay = Math.min(delay * 2, LONGEST_DELAY);
    };
  }

  // A device that wakes up or finds its network again need not wait for the next try.
  addEventListener('online', () => {
    if (state === 'connecting' && socket === null) connect();
  });

  return {
    ask: <T>(command: SocketCommand, fields: object = {}) =>
      new Promise<SocketReply<T>>((resolve) => {
        if (socket?.readyState !== WebSocket.OPEN) return resolve(offline());
        const id = ++count;
        open.set(id, resolve as (reply: SocketReply<never>) => void);
        socket.send(JSON.stringify({ id, command, ...fields }));
      }),
    onPush(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    onState(hear) {
      states.add(hear);
      return () => void states.delete(hear);
    },
    state: () => state,
    start() {
      if (socket === null) connect();
    },
  };
}

export const link: Link = createLink();
