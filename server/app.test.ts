import { copyFile, mkdir, mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Question } from '@tabula/kernel/question.js';
import type { WatchReply } from '@tabula/protocol/pushes.js';
import { openQuestion, type Sheet, turnSheet } from '@tabula/protocol/sheet.js';
import { CLOSE } from '@tabula/protocol/socket.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type App, createApp, databaseFile } from './app.js';
import { inlineBots } from './bots/inline.js';
import { type Caller, type Visitors, visitors } from './testing/visitors.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // hashing is dear, and the machine may be busy

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
const api: Visitors['api'] = (...request) => visitors(address()).api(...request);
const guest = (name: string) => visitors(address()).guest(name);
const connect: Visitors['connect'] = (...given) => visitors(address()).connect(...given);

/**
 * What a person is asked, once they are. What a bot decides before is told; to ask for it again and again would be more
 * than a connection may.
 */
async function askedAt(client: Caller, table: string): Promise<{ question: Question; version: number }> {
  let at = client.pushes.length;
  const { game, seq, version: known } = await client.ask<WatchReply>('watch', { table });
  let [sheet, version]: [Sheet, number] = [game!, known];
  for (; !sheet.asked; at++) {
    await client.pushed(at);
    const push = client.pushes[at]!;
    if (push.push === 'update' && push.seq > seq) [sheet, version] = [turnSheet(sheet, push)!, push.version];
  }
  return { question: openQuestion(sheet)!, version };
}

/** A game against a bot, some decisions old. */
async function play(client: Caller, decisions: number): Promise<string> {
  const seats = [{ kind: 'you' }, { kind: 'bot', level: 'easy' }];
  const { table } = await client.ask<{ table: string }>('create', { game: 'elekt', seats, public: false });
  await client.ask('start', { table });
  for (let taken = 0; taken < decisions; ) {
    const { question, version } = await askedAt(client, table);
    const keys = question.options.slice(0, question.min).map(({ key }) => key);
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
    const before = await guest('Mara');
    const asGuest = await connect(before);
    const { cookie: desk } = await api('PUT', '/api/me/password', { password }, before);
    expect(await asGuest.closed).toBe(CLOSE.signedOut); // the guest is somebody now, by another token
    await expect(connect(before)).rejects.toThrow('401');
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
    // The socket that was open all the time speaks under the new name too.
    await friend.ask('chat', { table, text: 'it is me' });
    await host.ask('ping'); // it is there before this is answered
    expect(host.pushes.find(({ push }) => push === 'chat')).toMatchObject({ name: 'Nora', text: 'it is me' });
    await host.ask('start', { table });
    await api('DELETE', '/api/me', { name: 'Nora' }, lena);
    expect(await friend.closed).toBe(CLOSE.signedOut);
    expect(await names()).toEqual(['Mara', '—']);
    // Nobody will come back to that seat: a bot plays on, and the game does not wait.
    const { info } = await host.ask<WatchReply>('watch', { table });
    expect(info.seats[1]).toMatchObject({ standIn: true });
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
    await askedAt(before, table);
    const old = await before.ask<WatchReply>('watch', { table });
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
    const words = Array.from({ length: 100 }, (_, i) =>
      before.ask('chat', { table, text: `word ${i}` }).then(({ ok }) => {
        if (ok) acknowledged.push(`word ${i}`);
      }),
    );
    await words[0];
    await app.close();
    expect(acknowledged.length).toBeGreaterThan(0);
    await start();
    const { chat } = await (await connect(cookie)).ask<WatchReply>('watch', { table });
    const kept = chat.map(({ text }) => text);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
  });

  test('does not wait for a request that never ends', async () => {
    const slow = connectTcp(app.port, '127.0.0.1');
    const cut = new Promise((resolve) => slow.on('close', resolve));
    slow.on('error', () => {});
    const head = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100';
    await new Promise((resolve) => slow.write(`${head}\r\n\r\n{"na`, resolve));
    while (!log.some((line) => line.includes('/api/guest'))) await fetch(`${address()}/healthz`);
    await app.close();
    await cut;
    expect(log.join('')).toContain('stopped');
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

test('the data is for nobody else on the machine', async () => {
  const other = join(data, 'new', 'folder');
  const second = await createApp({ data: other, host: '127.0.0.1', port: 0, logLevel: 'silent', bots: inlineBots(1) });
  await second.close();
  expect((await stat(other)).mode & 0o777).toBe(0o700);
});

test('a start on a database that has lost what was committed says so, and serves what is left', async () => {
  await guest('Mara');
  const lost = join(data, 'lost');
  await mkdir(lost);
  const ends = ['', '-wal', '-shm'];
  // As a killed server leaves them.
  for (const end of ends) await copyFile(databaseFile(data) + end, databaseFile(lost) + end);
  const journal = `${databaseFile(lost)}-wal`;
  await truncate(journal, (await stat(journal)).size - 100);
  log.length = 0;
  const options = { data: lost, host: '127.0.0.1', port: 0, bots: inlineBots(1), logLevel: 'warn' } as const;
  const second = await createApp({ ...options, logStream: { write: (line) => void log.push(line) } });
  expect((await fetch(`http://127.0.0.1:${second.port}/readyz`)).status).toBe(200);
  await second.close();
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, pages: expect.any(Number), msg: expect.stringContaining('has lost what was committed') },
  ]);
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

test('a server that is to listen at one address only listens nowhere else if it cannot have that one', async () => {
  const { port } = app;
  await app.close(); // so that the port is free at every other address
  const bots = inlineBots(1);
  const start = createApp({ data: join(data, 'far'), host: '192.0.2.1', port, logLevel: 'silent', bots });
  await expect(start.then((other) => other.close())).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
