import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type House, openHouse } from '../testing/house.js';
import { guardConnections } from './connections.js';

const open: { close(): unknown }[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  for (const one of open.splice(0)) await one.close();
});

/** Somebody who says something and never ends the connection from their own side. */
async function stranger(port: number, text = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  clients.push(socket);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

describe('a connection ends, whatever is not sent', () => {
  const SHORT = {
    headersTimeout: 40,
    requestTimeout: 60,
    keepAliveTimeout: 40,
    timeout: 80,
    connectionsCheckingInterval: 10,
  };
  const post = (length: number) =>
    `POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

  test.each([
    ['nothing at all', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost:'],
    ['half a body', `${post(100)}{"na`],
    ['nothing after an answer', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['nothing after nonsense', 'nonsense\r\n\r\n'],
  ])('%s', async (_what, text) => {
    const house: House = await openHouse({ deadlines: SHORT });
    open.push(house);
    await house.app.listen({ host: '127.0.0.1', port: 0 });
    const arrived = once(house.app.server, 'connection') as Promise<[Socket]>;
    const { port } = house.app.server.address() as AddressInfo;
    await stranger(port, text);
    const [socket] = await arrived;
    if (!socket.destroyed) await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});

describe('connections of those who do not play', () => {
  async function guarded(descriptors: number, addressOf: (at: number) => string | null = () => 'one') {
    let time = 0;
    let count = 0;
    const addresses = new WeakMap<object, string | null>();
    const server: Server = createServer((_request, response) => response.end('here'));
    const sockets: Socket[] = [];
    server.on('connection', (socket) => {
      addresses.set(socket, addressOf(count++));
      sockets.push(socket);
    });
    const connections = guardConnections(server, {
      descriptors,
      address: (socket) => addresses.get(socket) ?? null,
      now: () => time,
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push({
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    });
    const { port } = server.address() as AddressInfo;
    /** A new connection, as the server has it. */
    const come = async () => {
      const arrived = once(server, 'connection');
      await stranger(port);
      await arrived;
      return sockets.at(-1)!;
    };
    const pass = (ms: number) => {
      time += ms;
    };
    return { connections, come, sockets, pass };
  }

  test('are so many of one address, and no more', async () => {
    const { connections, come } = await guarded(64 + 64); // 32 for strangers, of which one address has a quarter
    for (let i = 0; i < 8; i++) expect((await come()).destroyed).toBe(false);
    expect((await come()).destroyed).toBe(true);
    expect(connections.strangers).toBe(8);
  });

  test('give way when there are too many: the oldest of the address that has most', async () => {
    const addresses = ['a', 'a', 'b', 'b', 'b', 'c', 'c', 'd', 'e'];
    const { connections, come, sockets } = await guarded(64 + 16, (at) => addresses[at]!); // 8 for strangers, 2 an address
    for (const _ of addresses) await come();
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([
      ...[false, false],
      ...[false, false, true], // over the limit of one address
      ...[false, false, false, false],
    ]);
    expect(connections.strangers).toBe(8);
    const more = await come(); // of no address: a proxy of ours
    expect(more.destroyed).toBe(false);
    expect(connections.strangers).toBe(8);
  });

  test('leave room for who comes next', async () => {
    const addresses = ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const { come, sockets } = await guarded(64 + 16, (at) => addresses[at]!);
    for (const _ of addresses) await come();
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, ...addresses.slice(1).map(() => false)]);
  });

  test('never take the places of those who play, nor the other way round', async () => {
    const { connections, come } = await guarded(64 + 16, (at) => `${at}`);
    const players = [];
    for (let i = 0; i < 8; i++) players.push(await come());
    for (const socket of players) expect(connections.admit(socket)).toBe(true);
    expect(connections.strangers).toBe(0);
    for (let i = 0; i < 9; i++) await come(); // the last of them makes the first go
    expect(players.every(({ destroyed }) => !destroyed)).toBe(true);
    const late = await come();
    expect(connections.admit(late)).toBe(false);
    players[0]!.destroy();
    await once(players[0]!, 'close');
    expect(connections.admit(late)).toBe(true);
  });

  test('of an address that is shut out end, and no new ones are taken for a while', async () => {
    const { connections, come, pass } = await guarded(1_000, (at) => (at === 1 ? 'other' : 'one'));
    const [first, other] = [await come(), await come()];
    connections.shutOut(first);
    expect([first.destroyed, other.destroyed]).toEqual([true, false]);
    expect((await come()).destroyed).toBe(true);
    pass(4_999);
    expect((await come()).destroyed).toBe(true);
    pass(1);
    expect((await come()).destroyed).toBe(false);
  });

  test('behind a proxy of ours are held unread when they are shut out, but only so many, and nobody else is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const { connections, come } = await guarded(64 + 64, () => null); // 8 are held
      const sockets = [];
      for (let i = 0; i < 10; i++) sockets.push(await come());
      const [other, ...shut] = sockets;
      for (const socket of shut) connections.shutOut(socket);
      const held = shut.slice(0, -1);
      expect(shut.at(-1)!.destroyed).toBe(true);
      expect(held.map((socket) => [socket.destroyed, socket.isPaused()])).toEqual(held.map(() => [false, true]));
      vi.advanceTimersByTime(1_000);
      expect(held.every(({ destroyed }) => destroyed)).toBe(true);
      expect([other!.destroyed, other!.isPaused()]).toEqual([false, false]);
      await Promise.all(held.map((socket) => once(socket, 'close')));
      const next = await come();
      connections.shutOut(next);
      expect(next.destroyed).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
