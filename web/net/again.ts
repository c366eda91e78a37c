import type { SocketReply } from '@tabula/protocol/pushes.js';
import type { Link } from './link.js';

/** How a request comes to its answer over a connection that may break. */
interface Way<T> {
  /** Sends the very same request, with the same idempotency key. */
  readonly send: () => Promise<SocketReply<T>>;
  /** True when there is a connection again; false when nobody waits for the answer any more. */
  readonly back: () => Promise<boolean>;
}

/** Sends a request that may be repeated without harm, again and again, until it is answered. */
export async function untilHeard<T>({ send, back }: Way<T>): Promise<SocketReply<T>> {
  for (;;) {
    const reply = await send();
    if (reply.ok || reply.error.code !== 'offline' || !(await back())) return reply;
  }
}

/** Waiting for a connection, until the table is left. */
interface Waiting {
  /** True when there is a connection; false if the table is left before. */
  back(): Promise<boolean>;
  /** Nobody waits any more. */
  leave(): void;
}

export function waitingFor(link: Link): Waiting {
  const endings = new Set<() => void>();
  let left = false;
  return {
    back: () =>
      new Promise((resolve) => {
        if (left || link.state() === 'online') return resolve(!left);
        const finish = (up: boolean) => {
          stop();
          endings.delete(end);
          resolve(up);
        };
        const end = () => finish(false);
        const stop = link.onState((state) => state === 'online' && finish(true));
        endings.add(end);
      }),
    leave() {
      left = true;
      for (const end of [...endings]) end();
    },
  };
}
