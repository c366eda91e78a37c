import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { textFrame } from './frame.js';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** What a client reads of bytes that come right behind the handshake. */
async function read(bytes: string, count: number): Promise<string[]> {
  const server = createServer((socket) => {
    socket.once('data', (head) => {
      const key = /sec-websocket-key: (.+)\r\n/i.exec(head.toString())![1]!;
      const accept = createHash('sha1')
        .update(key + GUID)
        .digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      socket.write(bytes, 'latin1');
    });
  }).listen(0);
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const texts: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      texts.push(data.toString());
      if (texts.length === count) resolve();
    });
  });
  client.terminate();
  server.close();
  return texts;
}

it('frames of every size, joined, are read as they were written', async () => {
  const texts = [
    '',
    'a',
    ...[124, 125, 126, 127, 255, 256, 65_534, 65_535, 65_536, 100_000].map((size) => 'x'.repeat(size)),
    'Zażółć gęślą jaźń, Größe, 🂡',
    'ż'.repeat(70_000),
  ];
  expect(await read(texts.map(textFrame).join(''), texts.length)).toEqual(texts);
});
