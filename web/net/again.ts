import type { SocketReply } from '@tabula/protocol/pushes.js';

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
