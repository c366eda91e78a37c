import { WebSocket } from 'ws';
import { memoryOf } from './machine.js';
import { OUR_FLAGS, startServer, stopServer } from './start.js';

export interface Idle {
  readonly tables: number;
  /** Megabytes of the server before there was a table, and with all of them. */
  readonly empty: number;
  readonly rss: number;
  /** Milliseconds until somebody who comes back sees the game, median and 99th percentile. */
  readonly returnMedian: number;
  readonly returnMs: number;
}

type Ask = (command: string, fields: object) => Promise<Record<string, unknown>>;

function connected(port: number, name: string): Promise<{ ask: Ask; close(): void }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?as=${name}`, { perMessageDeflate: false });
    const waiting = new Map<number, (reply: Record<string, unknown>) => void>();
    let count = 0;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Record<string, unknown>;
      waiting.get(message.id as number)?.(message);
      waiting.delete(message.id as number);
    });
    const ask: Ask = (command, fields) =>
      new Promise((done, failed) => {
        const id = ++count;
        waiting.set(id, (reply) => (reply.ok === true ? done(reply) : failed(new Error(JSON.stringify(reply)))));
        socket.send(JSON.stringify({ id, command, ...fields }));
      });
    socket.once('open', () => resolve({ ask, close: () => socket.terminate() }));
    socket.once('error', reject);
  });
}

const AT_ONCE = 50;
const RETURNS = 300;

/** Games of Elekt that were begun and that nobody looks at; then somebody comes back to some of them. */
export async function measureIdle(tables: number): Promise<Idle> {
  const { child, port } = await startServer('./ours.js', OUR_FLAGS);
  try {
    const empty = memoryOf(child.pid!);
    const [host, guest] = await Promise.all([connected(port, 'host'), connected(port, 'guest')]);
    const ids: string[] = [];
    const begin = async () => {
      const seats = [{ kind: 'you' }, { kind: 'open' }];
      const { table, invite } = await host.ask('create', { game: 'elekt', seats, public: false });
      await guest.ask('sit', { table, seat: 1, invite });
      await host.ask('start', { table });
      ids.push(table as string);
    };
    while (ids.length < tables)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - ids.length) }, begin));
    const rss = memoryOf(child.pid!);
    const times: number[] = [];
    for (let i = 0; i < RETURNS; i++) {
      const table = ids[Math.floor((i * ids.length) / RETURNS)];
      const began = performance.now();
      await host.ask('watch', { table });
      times.push(performance.now() - began);
      await host.ask('unwatch', { table });
    }
    host.close();
    guest.close();
    times.sort((a, b) => a - b);
    const at = (q: number) => times[Math.min(times.length - 1, Math.floor(times.length * q))]!;
    return { tables, empty, rss, returnMedian: at(0.5), returnMs: at(0.99) };
  } finally {
    await stopServer(child);
  }
}
