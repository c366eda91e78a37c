import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SocketPush, WatchReply } from '@tabula/protocol/pushes.js';
import { CLOSE } from '@tabula/protocol/socket.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type App, createApp } from './app.js';
import { inlineBots } from './bots/inline.js';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 }); // hashing is dear, and the machine may be busy

let data: string;
let app: App;
const log: string[] = [];

const start = async (): Promise<void> => {
  app = await createApp({
    data,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'trace',
    logStream: { write: (line) => void log.push(line) },
    bots: inlineBots(1),
  });
};

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'tabula-app-'));
  log.length = 0;
  await start();
});
afterEach(async () => {
  await app.close();
  await rm(data, { recursive: true });
});

const address = () => `http://127.0.0.1:${app.port}`;

async function api(method: string, path: string, body?: object, cookie = '') {
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const response = await fetch(`${address()}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    body: await response.json(),
  };
}

const guest = async (name: string) => (await api('POST', '/api/guest', { name })).cookie;

interface Answer {
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

/** A client of the socket: it asks, and remembers what it was told. */
async function connect(cookie: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${address().replace('http', 'ws')}/socket`, { headers: { cookie, ...headers } });
  const pushes: SocketPush[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.on('message', (text) => {
    const message = JSON.parse(String(text)) as { push?: string; id?: number };
    if (message.push !== undefined) pushes.push(message as SocketPush);
    else waiting.get(message.id ?? 0)?.(message as Answer);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    pushes,
    closed,
    ask: <T = Answer>(command: string, fields: object = {}) =>
      new Promise<T>((resolve) => {
        count += 1;
        waiting.set(count, resolve as (answer: Answer) => void);
        socket.send(JSON.stringify({ id: count, command, ...fields }));
      }),
  };
}

type Client = Awaited<ReturnType<typeof connect>>;

/** A game against a bot, some decisions old. */
async function play(client: Client, decisions: number): Promise<string> {
  const seats = [{ kind: 'you' }, { kind: 'bot', level: 'easy' }];
  const { table } = await client.ask<{ table: string }>('create', { game: 'elekt', seats, public: false });
  await client.ask('start', { table });
  for (let taken = 0; taken < decisions; ) {
    const { game, version } = await client.ask<WatchReply>('watch', { table });
    if (game?.question === null || game?.question === undefined || !game.asked) continue;
    const keys = game.question.options.slice(0, game.question.min).map(({ key }) => key);
    const { ok } = await client.ask('answer', { table, version, idem: `d${taken}`, keys });
    if (ok) taken += 1;
  }
  return table;
}

describe('sockets', () => {
  test('are for those who are signed in, and for our own page', async () => {
    await expect(connect('')).rejects.toThrow('401');
    await expect(connect(`tabula=${'x'.repeat(43)}`)).rejects.toThrow('401');
    const cookie = await guest('Mara');
    await expect(connect(cookie, { origin: 'http://evil.test' })).rejects.toThrow('403');
    await expect(connect(cookie, { 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403');
    const client = await connect(cookie, { origin: address() });
    await client.ask('ping');
    expect(client.pushes[0]).toMatchObject({ push: 'hello', name: 'Mara' });
  });

  test('a session that is ended takes its sockets with it, and no others', async () => {
    const password = 'kein Hund bellt hier';
    const desk = await guest('Mara');
    await api('PUT', '/api/me/password', { password }, desk);
    const { cookie: phone } = await api('POST', '/api/sign-in', { name: 'Mara', password });
    const [atDesk, onPhone] = [await connect(desk), await connect(phone)];
    expect((await api('DELETE', '/api/sessions', undefined, desk)).body).toEqual({ ended: 1 });
    expect(await onPhone.closed).toBe(CLOSE.signedOut);
    await expect(connect(phone)).rejects.toThrow('401');
    expect(await atDesk.ask('ping')).toMatchObject({ ok: true });
    await api('POST', '/api/sign-out', {}, desk);
    expect(await atDesk.closed).toBe(CLOSE.signedOut);
  });

  test('a new name is seen at the table; a deleted account leaves a seat without one', async () => {
    const [mara, lena] = [await guest('Mara'), await guest('Lena')];
    const [host, friend] = [await connect(mara), await connect(lena)];
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table, invite } = await host.ask<{ table: string; invite: string }>('create', {
      game: 'elekt',
      seats,
      public: false,
    });
    expect(await friend.ask('sit', { table, seat: 1, invite })).toMatchObject({ ok: true });
    const names = async () => (await host.ask<WatchReply>('watch', { table })).info.seats.map(({ name }) => name);
    expect(await names()).toEqual(['Mara', 'Lena']);
    await api('PATCH', '/api/me', { name: 'Nora' }, lena);
    expect(await names()).toEqual(['Mara', 'Nora']);
    await host.ask('start', { table });
    await api('DELETE', '/api/me', { name: 'Nora' }, lena);
    expect(await friend.closed).toBe(CLOSE.signedOut);
    expect(await names()).toEqual(['Mara', '—']);
  });
});

describe('stopping', () => {
  test('loses nothing: the game goes on where it was, for the same session', async () => {
    const cookie = await guest('Mara');
    const before = await connect(cookie);
    const table = await play(before, 6);
    // What was acknowledged in the last moment counts as well.
    const said = Promise.all(Array.from({ length: 20 }, (_, i) => before.ask('chat', { table, text: `word ${i}` })));
    const acknowledged = await said;
    let old = await before.ask<WatchReply>('watch', { table });
    while (old.game?.asked !== true) old = await before.ask<WatchReply>('watch', { table });
    await app.close();
    expect(await before.closed).toBe(CLOSE.stopping);

    await start();
    const after = await connect(cookie);
    const now = await after.ask<WatchReply>('watch', { table });
    expect(now.chat.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, i) => `word ${i}`));
    expect(acknowledged.every(({ ok }) => ok)).toBe(true);
    expect(now).toMatchObject({ you: old.you, seq: old.seq, version: old.version, checksum: old.checksum });
    expect(now.game).toEqual(old.game);
    await play(after, 1);
  });

  test('what is under way is either stored and acknowledged, or neither', async () => {
    const cookie = await guest('Mara');
    const before = await connect(cookie);
    const table = await play(before, 1);
    const acknowledged: string[] = [];
    for (let i = 0; i < 100; i++)
      void before.ask('chat', { table, text: `word ${i}` }).then(({ ok }) => {
        if (ok) acknowledged.push(`word ${i}`);
      });
    await before.ask('ping');
    await app.close();
    expect(acknowledged.length).toBeGreaterThan(0);
    await start();
    const { chat } = await (await connect(cookie)).ask<WatchReply>('watch', { table });
    const kept = chat.map(({ text }) => text);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
  });

  test('can be asked for twice, and nothing listens afterwards', async () => {
    const url = address();
    await Promise.all([app.close(), app.close()]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    expect(log.join('')).toContain('stopped');
  });
});

test('metrics count what happens, and neither they nor the log name a secret', async () => {
  const cookie = await guest('Mara');
  const client = await connect(cookie);
  const table = await play(client, 2);
  const { invite } = await client.ask<{ invite: string }>('watch', { table });
  const text = await (await fetch(`${address()}/metrics`)).text();
  expect(text).toMatch(/tabula_decisions_total\{by="person"\} [1-9]/);
  expect(text).toMatch(/tabula_sockets 1\n/);
  expect(text).toMatch(/tabula_tables 1\n/);
  expect(text).toMatch(/tabula_commit_seconds_count [1-9]/);
  expect(invite.length).toBeGreaterThan(10);
  for (const secret of [cookie.split('=')[1]!, invite]) expect(`${text}${log.join('')}`).not.toContain(secret);
});

test('a port that is taken is an error, and the data is closed again', async () => {
  const other = {
    data: join(data, 'other'),
    host: '127.0.0.1',
    port: app.port,
    logLevel: 'silent',
    bots: inlineBots(1),
  } as const;
  await expect(createApp(other)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
