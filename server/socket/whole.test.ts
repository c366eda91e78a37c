import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { readWhole } from './whole.js';

const LIMIT = 300;
const REQUEST = {
  method: 'GET',
  headers: {
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version': '13',
  },
} as unknown as IncomingMessage;

/** All that a server notices and says while these chunks arrive, and what of it was read without `ws`. */
async function heard(chunks: readonly Buffer[], whole: boolean) {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LIMIT,
    clientTracking: false,
    autoPong: false,
  });
  const noted: unknown[] = [];
  let quick = 0;
  const note = (text: string) => noted.push(['text', text]);
  const raw = new Duplex({
    read() {},
    write(bytes: Buffer, _encoding, done) {
      noted.push(['written', bytes.toString('latin1')]);
      done();
    },
  });
  server.handleUpgrade(REQUEST, raw, Buffer.alloc(0), (ws) => {
    ws.on('message', (data, isBinary) => (isBinary ? noted.push(['binary']) : note(data.toString())));
    ws.on('ping', (data) => noted.push(['ping', data.toString('latin1')]));
    ws.on('pong', (data) => noted.push(['pong', data.toString('latin1')]));
    ws.on('error', ({ message }) => noted.push(['error', message]));
    ws.on('close', (code) => noted.push(['close', code]));
    if (whole)
      readWhole(raw, LIMIT, (text) => {
        quick++;
        note(text);
      });
  });
  for (const chunk of chunks) {
    raw.push(Buffer.from(chunk)); // a copy: what is masked is unmasked where it is
    await new Promise(setImmediate);
  }
  raw.destroy();
  await new Promise(setImmediate);
  return { noted, quick };
}

interface Frame {
  readonly first: number;
  readonly content: Buffer;
  readonly mask: Buffer | null;
  /** Tells a small size in two bytes. */
  readonly wide: boolean;
}

function bytesOf({ first, content, mask, wide }: Frame): Buffer {
  const size = content.length;
  const bit = mask === null ? 0 : 0x80;
  const head = wide || size > 125 ? [first, bit + 126, size >>> 8, size & 0xff] : [first, bit + size];
  if (mask === null) return Buffer.concat([Buffer.from(head), content]);
  return Buffer.concat([Buffer.from(head), mask, content.map((byte, i) => byte ^ mask[i & 3]!)]);
}

const rarely = <T>(usual: fc.Arbitrary<T>, weight: number, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
const sizes = fc.constantFrom(0, 1, 2, 125, 126, 127, LIMIT - 1, LIMIT, LIMIT + 1);
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  sizes.map((size) => 'x'.repeat(size)),
);
const frame: fc.Arbitrary<Frame> = fc.record({
  first: rarely(fc.constantFrom(0x81, 0x81, 0x81, 0x89, 0x8a), 8, fc.integer({ min: 0, max: 255 })),
  content: rarely(
    texts.map((text) => Buffer.from(text)),
    15,
    fc.uint8Array({ maxLength: 9 }).map((bytes) => Buffer.from(bytes)),
  ),
  mask: rarely<Buffer | null>(
    fc.uint8Array({ minLength: 4, maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
    30,
    fc.constant(null),
  ),
  wide: rarely(fc.constant(false), 15, fc.constant(true)),
});
/** Frames in chunks: one each, several in one, or cut anywhere. */
const stream = fc.tuple(fc.array(frame, { maxLength: 8 }), fc.boolean(), fc.array(fc.nat(400), { maxLength: 3 }));

it('whatever arrives, in whatever pieces, is read as ws reads it', async () => {
  let quick = 0;
  let slow = 0;
  await fc.assert(
    fc.asyncProperty(stream, async ([frames, apart, cuts]) => {
      const all = frames.map(bytesOf);
      const bytes = Buffer.concat(all);
      const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
      const chunks = apart ? all : at.slice(1).map((end, i) => bytes.subarray(at[i], end));
      const plain = await heard(chunks, false);
      const whole = await heard(chunks, true);
      expect(whole.noted).toEqual(plain.noted);
      quick += whole.quick;
      slow += plain.noted.length - whole.quick;
    }),
    { numRuns: 1_000 },
  );
  expect(quick).toBeGreaterThan(500);
  expect(slow).toBeGreaterThan(500);
});

it('a text beside a sign of life is read without ws, one behind anything else is not', async () => {
  const mask = Buffer.from([1, 2, 3, 4]);
  const of = (first: number, text = 'a') => bytesOf({ first, content: Buffer.from(text), mask, wide: false });
  const [text, binary, ping, pong] = [of(0x81), of(0x82), of(0x89), of(0x8a)];
  expect((await heard([text, ping, text, pong, Buffer.concat([text, text])], true)).quick).toBe(4);
  expect((await heard([text, binary, text], true)).quick).toBe(1);
  expect((await heard([text, of(0x01), of(0x80), text], true)).quick).toBe(1);
});
