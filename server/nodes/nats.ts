import { randomUUID } from 'node:crypto';
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { keepNewest } from '../limits/newest.js';
import type { Bus, BusEvents } from './bus.js';
import { NODE_PROTOCOL } from './messages.js';

/** Everything nodes say is under this. */
const ROOT = `tabula.${NODE_PROTOCOL}`;
/** Bytes in one message: half of what a server of NATS takes unless it is told otherwise. */
const PART = 512 * 1024;
const MORE = Buffer.from('+');
const LAST = Buffer.from('.');
/** Milliseconds between two messages of a node to itself, and after which one that does not hear them is deaf. */
const ECHO = 500;
const DEAF = 2_000;
/** Messages of which it is remembered whom to tell that nobody listens. */
const REMEMBERED = 4_096;
const NOBODY = 503;

/** The servers, and who we are to them: of addresses such as `nats://name:password@host:4222`, by comma. */
export function natsOptions(urls: string) {
  const parsed = urls.split(',').map((url) => new URL(url.trim()));
  const { username, password, protocol } = parsed[0]!;
  const named = password === '' ? { token: decodeURIComponent(username) } : null;
  return {
    servers: parsed.map(({ host }) => host),
    ...(username === '' ? {} : (named ?? { user: decodeURIComponent(username), pass: decodeURIComponent(password) })),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}

/**
 * Core NATS: nothing is stored, nothing comes twice, and what comes from one node comes in order. Each node has a subject,
 * and what is said to it says whose it is.
 */
export async function connectNats(urls: string, node: string): Promise<Bus> {
  const connection = await connect({
    ...natsOptions(urls),
    name: `tabula ${node}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 1_000,
    maxPingOut: 2,
    timeout: 5_000,
  });
  let events: BusEvents | null = null;
  let isUp = true;
  let heardAt = performance.now();

  const parts = new Map<string, Buffer[]>();
  listen(connection, `${ROOT}.n.${node}.*`, ({ subject, data }) => {
    const from = subject.slice(subject.lastIndexOf('.') + 1);
    const before = parts.get(from) ?? [];
    before.push(Buffer.from(data.subarray(1)));
    if (data[0] === MORE[0]) {
      parts.set(from, before);
      return;
    }
    parts.delete(from);
    events?.received(from, Buffer.concat(before).toString());
  });
  listen(connection, `${ROOT}.all`, ({ data }) => events?.told(Buffer.from(data).toString()));
  listen(connection, `${ROOT}.echo.${node}`, () => {
    heardAt = performance.now();
  });
  const inbox = `_INBOX.${randomUUID()}`;
  const unheard = new Map<string, () => void>();
  let sent = 0;
  listen(connection, `${inbox}.*`, ({ subject, headers }) => {
    const nobody = unheard.get(subject);
    unheard.delete(subject);
    if (headers?.code === NOBODY) nobody?.();
  });

  const echo = setInterval(() => {
    if (isUp) connection.publish(`${ROOT}.echo.${node}`);
  }, ECHO);
  echo.unref();
  connection.publish(`${ROOT}.echo.${node}`);
  await connection.flush(); // whoever knows of this node from now on is heard

  void watch(connection, {
    down() {
      isUp = false;
      parts.clear();
      events?.away();
    },
    up() {
      isUp = true;
      events?.back();
    },
  });

  return {
    send(to, text, nobody) {
      if (!isUp) return;
      const subject = `${ROOT}.n.${to}.${node}`;
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += PART) {
        const isLast = at + PART >= bytes.length;
        const data = Buffer.concat([isLast ? LAST : MORE, bytes.subarray(at, at + PART)]);
        if (!isLast) connection.publish(subject, data);
        else {
          const reply = `${inbox}.${++sent}`;
          keepNewest(unheard, reply, nobody, REMEMBERED);
          connection.publish(subject, data, { reply });
        }
      }
    },
    tell(text) {
      if (isUp) connection.publish(`${ROOT}.all`, text);
    },
    get hears() {
      return isUp && performance.now() - heardAt < DEAF;
    },
    listen(to) {
      events = to;
    },
    async close() {
      clearInterval(echo);
      // What was said last still goes out; a server that does not answer, or hears nothing, is not waited for.
      let patience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, ECHO);
      });
      await Promise.race([connection.drain().catch(() => {}), enough]);
      clearTimeout(patience);
      connection.close().catch(() => {}); // nobody waits for it either: it may never come to an end
    },
  };
}

function listen(connection: NatsConnection, subject: string, call: (message: Msg) => void): void {
  connection.subscribe(subject, {
    callback(error, message) {
      if (error === null) call(message);
    },
  });
}

async function watch(connection: NatsConnection, on: { down(): void; up(): void }): Promise<void> {
  for await (const { type } of connection.status())
    if (type === 'disconnect') on.down();
    else if (type === 'reconnect') on.up();
}
