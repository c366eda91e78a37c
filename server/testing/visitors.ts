import type { SocketPush } from '@tabula/protocol/pushes.js';
import { WebSocket } from 'ws';

interface Answer {
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

/** A connection as a program has it: it asks, and remembers what it was told. */
export interface Caller {
  readonly pushes: SocketPush[];
  /** Everything that arrived, as it arrived. */
  readonly received: string[];
  readonly closed: Promise<number>;
  /** Resolves when more than so many pushes have come. */
  pushed(count: number): Promise<void>;
  ask<T = Answer>(command: string, fields?: object): Promise<T>;
  /** The code of the refusal; '' if there was none. */
  code(command: string, fields?: object): Promise<string>;
}

/** What visitors of a whole server can do, by real requests and sockets. */
export interface Visitors {
  api(
    method: string,
    path: string,
    body?: object,
    cookie?: string,
  ): Promise<{ status: number; cookie: string; body: unknown }>;
  /** The cookie of a new guest. */
  guest(name: string): Promise<string>;
  connect(cookie: string, headers?: Record<string, string>): Promise<Caller>;
}

export function visitors(address: string): Visitors {
  const api: Visitors['api'] = async (method, path, body, cookie = '') => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
      body: await response.json(),
    };
  };
  return {
    api,
    guest: async (name) => (await api('POST', '/api/guest', { name })).cookie,
    connect: (cookie, headers = {}) =>
      opened(new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie, ...headers } })),
  };
}

async function opened(socket: WebSocket): Promise<Caller> {
  const pushes: SocketPush[] = [];
  const received: string[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.on('message', (data) => {
    const text = String(data);
    received.push(text);
    const message = JSON.parse(text) as { push?: string; id?: number };
    if (message.push !== undefined) pushes.push(message as SocketPush);
    else waiting.get(message.id ?? 0)?.(message as Answer);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  const ask = <T = Answer>(command: string, fields: object = {}) =>
    new Promise<T>((resolve) => {
      count += 1;
      waiting.set(count, resolve as (answer: Answer) => void);
      socket.send(JSON.stringify({ id: count, command, ...fields }));
    });
  return {
    pushes,
    received,
    closed,
    pushed: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (pushes.length <= count) return;
          socket.off('message', look);
          resolve();
        };
        socket.on('message', look);
        look();
      }),
    ask,
    async code(command, fields) {
      const answer = await ask<{ readonly ok: boolean; readonly error?: { readonly code: string } }>(command, fields);
      return answer.error?.code ?? '';
    },
  };
}
