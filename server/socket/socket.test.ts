import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Game } from '@tabula/kernel/game.js';
import { openQuestion } from '@tabula/protocol/sheet.js';
import { CLOSE, SOCKET_LIMITS } from '@tabula/protocol/socket.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { Caller, call, type House, openSockets } from '../testing/caller.js';
import { firstKeys } from '../testing/tables.js';
import { SOCKET_RATES, type SocketLimits } from './limits.js';

let house: House | null = null;
const open = async (
  limits: Partial<SocketLimits> = {},
  before?: (name: string) => void | Promise<void>,
  admit?: () => boolean,
) => {
  house = await openSockets(mini as Game, limits, before, admit);
  return house;
};
afterEach(async () => {
  await house?.close();
  house = null;
  vi.useRealTimers();
});

describe('the socket', () => {
  it('carries a whole game between two people', async () => {
    const at = await open({ rate: 1e6, burst: 1e6, accountRate: 1e6, accountBurst: 1e6 });
    const people = [await call(at, 'ada'), await call(at, 'bob')] as const;
    const [ada, bob] = people;
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table, invite } = await ada.must<{ table: string; invite: string }>('create', {
      game: 'mini',
      seats,
      public: false,
    });
    await bob.must('sit', { table, seat: 1, invite });
    await ada.must('start', { table });
    for (const peer of people) await peer.watch(table);
    let decisions = 0;
    await new Promise<void>((resolve, reject) => {
      const play = () => {
        if (ada.version !== bob.version) return;
        if (ada.sheet!.view.result !== null) return resolve();
        const mover = people.find(({ sheet }) => sheet!.asked)!;
        decisions++;
        const keys = firstKeys(openQuestion(mover.sheet!));
        mover
          .ask('answer', { table, version: mover.version, idem: `k${decisions}`, keys })
          .then((reply) => (reply.ok ? undefined : reject(new Error(JSON.stringify(reply)))), reject);
      };
      for (const peer of people) peer.onUpdate = play;
      play();
    });
    expect(decisions).toBeGreaterThan(20);
    expect(ada.sheet!.view.result).toEqual(bob.sheet!.view.result);
    expect(ada.pushes[0]).toMatchObject({ push: 'hello', protocol: 1, name: 'ada' });
    expect(at.on.errors).toEqual([]);
  });

  it('opens only to our own page, a session, and its own path', async () => {
    const at = await open({ sockets: 1 });
    const refused = (address: string, headers = {}) => new Caller(address, headers).opened().then(() => 'open', String);
    expect(await refused(`${at.url}?name=ada`, { origin: 'https://evil.example' })).toContain('403');
    expect(await refused(at.url)).toContain('401');
    expect(await refused(`${at.url.replace('/socket', '/other')}?name=ada`)).toContain('404');
    const ada = await call(at, 'ada');
    expect(await refused(`${at.url}?name=ada`)).toContain('429');
    ada.ws.close();
  });

  it('answers what is wrong with a message, and ends after too many', async () => {
    const at = await open({ malformed: 8 });
    const ada = await call(at, 'ada');
    const say = async (text: string, id: unknown) => {
      const reply = ada.reply(id);
      ada.ws.send(text);
      const answer = await reply;
      return answer.ok ? 'ok' : answer.error.code;
    };
    expect(await say('nonsense', null)).toBe('bad-json');
    expect(await say('[]', null)).toBe('bad-request');
    expect(await say('{"id":1}', 1)).toBe('bad-request');
    expect(await say('{"id":2,"command":"fly"}', 2)).toBe('unknown-command');
    expect(await say('{"id":3,"command":"constructor"}', 3)).toBe('unknown-command');
    expect(await say('{"id":4,"command":"sit","table":"x","seat":-1}', 4)).toBe('bad-request');
    expect(await say('{"id":5,"command":"ping","more":1}', 5)).toBe('bad-request');
    expect(await say('{"id":6,"command":"ping"}', 6)).toBe('ok');
    ada.ws.send('nonsense');
    expect(await ada.closed).toBe(CLOSE.malformed);
  });

  it('refuses messages that are too large', async () => {
    const ada = await call(await open(), 'ada');
    ada.ws.send(JSON.stringify({ id: 1, command: 'chat', table: 'x', text: 'x'.repeat(SOCKET_LIMITS.message) }));
    expect(await ada.closed).toBe(1009);
  });

  it('slows those who hurry, and ends with those who do not listen', async () => {
    const at = await open({ rate: 0.001, burst: 3, hasty: 5 });
    const ada = await call(at, 'ada');
    const replies = await Promise.all(Array.from({ length: 5 }, () => ada.ask('ping')));
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    expect(replies[4]).toMatchObject({ error: { code: 'rate' } });
    for (let i = 0; i < 5; i++) ada.ws.send('{"id":1,"command":"ping"}');
    expect(await ada.closed).toBe(CLOSE.rate);
  });

  it('counts the size of a message before it reads it', async () => {
    const at = await open({ rate: 0.001, burst: 25 });
    const ada = await call(at, 'ada');
    const nonsense = 'x'.repeat(10_240);
    for (let i = 0; i < 3; i++) ada.ws.send(nonsense);
    ada.ws.send(JSON.stringify({ id: 'small', command: 'tables' }));
    const refusals = (): [unknown, string][] =>
      ada.raw.flatMap((text) => {
        const { id, error } = JSON.parse(text) as { id: unknown; error?: { code: string } };
        return error === undefined ? [] : [[id, error.code]];
      });
    while (refusals().length < 4) await once(ada.ws, 'message');
    // What is large is read behind what is refused at once.
    expect(refusals().map(String).sort()).toEqual([',bad-json', ',bad-json', ',rate', 'small,rate']);
  });

  it('reads no more from who floods the wire with what is no message', async () => {
    const at = await open({ rate: 0.001, linger: 20_000, hasty: 1e9 });
    const ada = await call(at, 'ada');
    for (let i = 0; i < 2_000; i++) ada.ws.pong('x'.repeat(125)); // nobody has asked for one
    expect(await ada.closed).toBe(CLOSE.rate);
    const bob = await call(at, 'bob');
    expect(await bob.must('ping')).toMatchObject({ ok: true });
  });

  it('shares the rate of an address between its guests', async () => {
    const at = await open({ addressRate: 0.001, addressBurst: 4, addressSockets: 3 });
    const guests = [await call(at, 'ada@home'), await call(at, 'bob@home'), await call(at, 'eve@home')];
    const replies = await Promise.all(guests.flatMap((guest) => [1, 2].map(() => guest.ask('ping'))));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(4);
    expect(await call(at, 'kim@home').then(() => 'open', String)).toContain('429');
    const elsewhere = await call(at, 'kim@work');
    expect(await elsewhere.must('ping')).toMatchObject({ ok: true });
  });

  it('answers signs of life, and ends with those who flood it with them', async () => {
    const at = await open({ rate: 0.001, burst: 3, hasty: 5 });
    const ada = await call(at, 'ada');
    let pongs = 0;
    ada.ws.on('pong', () => {
      pongs++;
    });
    for (let i = 0; i < 8; i++) ada.ws.ping('x'.repeat(125));
    expect(await ada.closed).toBe(CLOSE.rate);
    expect(pongs).toBe(3);
  });

  it('hears somebody elsewhere before all that waits of one address', async () => {
    const at = await open();
    const [ada, bob, eve] = [await call(at, 'ada@home'), await call(at, 'bob@home'), await call(at, 'eve@work')];
    const order: string[] = [];
    const ask = async (who: Caller, name: string) => {
      await who.must('tables');
      order.push(name);
    };
    const asked = [ada, bob].flatMap((who) => Array.from({ length: 10 }, () => ask(who, 'home')));
    await Promise.all([...asked, ask(eve, 'work')]);
    expect(order).toHaveLength(21);
    expect(order.indexOf('work')).toBeLessThan(20);
  });

  it('answers in the order of what one connection asks, whatever it costs', async () => {
    const at = await open({ rate: 1e6, burst: 1e6 });
    const ada = await call(at, 'ada@home');
    const commands = ['ping', 'tables', 'ping', 'ping', 'tables', 'ping'] as const;
    const order: number[] = [];
    await Promise.all(
      commands.map(async (command, i) => {
        await ada.must(command);
        order.push(i);
      }),
    );
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('refuses what a line cannot hold, and is done with an address that was told often enough', async () => {
    const at = await open({ waiting: 2, sharedHasty: 3, hastyRate: 0.001 });
    const [ada, bob, eve] = [await call(at, 'ada@home'), await call(at, 'bob@home'), await call(at, 'eve@work')];
    const large = JSON.stringify({ id: 1, command: 'ping', more: 'x'.repeat(2_000) });
    ada.ws.send(Array.from({ length: 8 }, () => large).join('')); // no JSON, but one message
    for (let i = 0; i < 8; i++) ada.ws.send(large);
    expect(await ada.closed).toBe(CLOSE.rate);
    for (let i = 0; i < 8; i++) bob.ws.send(large);
    expect(await bob.closed).toBe(CLOSE.rate);
    expect(await eve.must('ping')).toMatchObject({ ok: true });
  });

  it('shares the rate of an account between its connections', async () => {
    const at = await open({ accountRate: 0.001, accountBurst: 4 });
    const tabs = [await call(at, 'ada'), await call(at, 'ada')];
    const replies = await Promise.all(tabs.flatMap((tab) => [1, 2, 3].map(() => tab.ask('ping'))));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(4);
  });

  /** Somebody who asks for much and reads nothing, until the server lets go. */
  async function greedy(linger: number) {
    const patient = { time: 1e6, timeSaved: 1e6, waiting: 1e6 };
    const each = { rate: 1e6, burst: 1e6, accountRate: 1e6, accountBurst: 1e6, addressRate: 1e6, addressBurst: 1e6 };
    const at = await open({ linger, ...each, ...patient });
    const [ada, bob] = [await call(at, 'ada'), await call(at, 'bob')];
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table } = await ada.must<{ table: string }>('create', { game: 'mini', seats, public: true });
    await ada.must('watch', { table });
    for (let i = 0; i < 100; i++) await ada.must('chat', { table, text: 'x'.repeat(500) });
    await bob.must('watch', { table });
    const isLetGo = () => ada.pushes.some((push) => push.push === 'table' && push.info.spectators === 0);
    ada.pushes.length = 0;
    bob.ws.pause();
    for (let i = 0; i < 2_000 && !isLetGo(); i += 10) {
      for (let j = 0; j < 10; j++) void bob.ask('watch', { table });
      await ada.must('ping');
      at.on.clock.pass(250); // how many watch is told a little later
    }
    expect(isLetGo()).toBe(true);
    return { at, ada, bob };
  }

  it('lets go of a client that does not read, and tells it why if it reads on', async () => {
    const { bob } = await greedy(20_000);
    bob.ws.resume();
    expect(await bob.closed).toBe(CLOSE.slow);
  });

  it('does not wait for ever for one who never reads again', async () => {
    const { at, ada, bob } = await greedy(10);
    while (at.sockets.open > 1) await ada.must('ping');
    bob.ws.terminate();
  });

  it('knows people by the name they have now', async () => {
    const at = await open();
    const [ada, bob] = [await call(at, 'ada'), await call(at, 'bob')];
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table } = await ada.must<{ table: string }>('create', { game: 'mini', seats, public: true });
    await ada.must('watch', { table });
    at.sockets.rename('id-bob', 'Robert');
    await bob.must('watch', { table });
    await bob.must('chat', { table, text: 'my new name' });
    await bob.must('sit', { table, seat: 1 });
    await ada.must('ping'); // what was told before is there
    expect(ada.pushes.find(({ push }) => push === 'chat')).toMatchObject({ name: 'Robert' });
    expect(ada.pushes.at(-1)).toMatchObject({ info: { seats: [{ name: 'ada' }, { name: 'Robert' }] } });
  });

  it('is rid of a client that goes on and on and does not listen', async () => {
    const at = await open({ rate: 0.001, burst: 3, hasty: 5, linger: 10 });
    const [ada, bob] = [await call(at, 'ada'), await call(at, 'bob')];
    ada.ws.pause();
    while (at.sockets.open > 1) {
      ada.ws.ping();
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    expect(await bob.must('ping')).toMatchObject({ ok: true });
  });

  it('does not forget how much an account has said when its last connection ends', async () => {
    const at = await open({ accountRate: 0.001, accountBurst: 4 });
    const first = await call(at, 'ada');
    for (let i = 0; i < 4; i++) await first.must('ping');
    first.ws.close();
    await first.closed;
    const again = await call(at, 'ada');
    expect(await again.ask('ping')).toMatchObject({ error: { code: 'rate' } });
  });

  it('tells everybody when the server stops', async () => {
    const at = await open();
    const ada = await call(at, 'ada');
    await at.sockets.close();
    expect(await ada.closed).toBe(CLOSE.stopping);
  });

  it('ends a few at a time when it has to stop over a while: the others go on, and nobody comes in', async () => {
    const at = await open();
    const people: Caller[] = [];
    for (let i = 0; i < 8; i++) people.push(await call(at, `guest${i}`));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = at.sockets.close(200);
    for (let ended = 2; ended <= people.length; ended += 2) {
      const codes = await Promise.all(people.slice(0, ended).map(({ closed }) => closed));
      expect(new Set(codes)).toEqual(new Set([CLOSE.stopping]));
      for (const other of people.slice(ended)) expect(await other.must('ping')).toMatchObject({ ok: true });
      if (ended === people.length) break;
      expect(await call(at, 'late').then(() => 'open', String)).toContain('503');
      vi.advanceTimersByTime(50); // a twentieth of a second is between two handfuls
    }
    await stopped;
    expect(at.sockets.open).toBe(0);
  });

  it('does not open to anybody who was still coming in when the server stopped', async () => {
    const at = await open({}, () => void at.sockets.close());
    expect(await call(at, 'ada').then(() => 'open', String)).toContain('503');
  });
});

describe('what asks for something else', () => {
  /** What the server says to these lines, until it has ended the connection for good. */
  async function said(at: House, ...lines: string[]): Promise<string> {
    const { port } = new URL(at.url);
    const arrived = once(at.server, 'connection') as Promise<[Socket]>;
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [server] = await arrived;
    if (!server.destroyed) await once(server, 'close');
    socket.destroy();
    return text;
  }
  const upgrade = [
    'Host: x',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];

  it('is refused, and its connection ends though the other side never ends it', async () => {
    const at = await open();
    expect(await said(at, 'GET /socket HTTP/1.1', 'Upgrade: websocket', ...upgrade)).toContain('401');
    expect(await said(at, 'GET /other HTTP/1.1', 'Upgrade: websocket', ...upgrade)).toContain('404');
  });

  it('gets what it asked for without the other protocol', async () => {
    const at = await open();
    const other = ['Host: x', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'];
    expect(await said(at, 'GET /page HTTP/1.1', ...other)).toMatch(/^HTTP\/1.1 200 .*GET \/page$/s);
    expect(await said(at, 'POST /page HTTP/1.1', 'Content-Length: 5', ...other)).toContain('400');
  });

  it('is told to come later, or nothing at all, where too many come', async () => {
    const paces = ['later', 'shut-out'] as const;
    let asked = 0;
    house = await openSockets(mini as Game, {}, undefined, undefined, () => paces[asked++]!);
    const lines = ['GET /socket?name=ada HTTP/1.1', 'Upgrade: websocket', ...upgrade];
    expect(await said(house, ...lines)).toContain('429');
    expect(await said(house, ...lines)).toBe('');
  });

  it('may break off while it is found out who it is: nobody else notices', async () => {
    let breakOff = (): Promise<void> => Promise.resolve();
    const at = await open({}, (name) => (name === 'eve' ? breakOff() : undefined));
    const arrived = once(at.server, 'connection') as Promise<[Socket]>;
    const eve = connect({ port: Number(new URL(at.url).port), host: '127.0.0.1' });
    const [server] = await arrived;
    // Not by `once`, which would hear the error instead of the server.
    const gone = new Promise<void>((resolve) => server.on('close', () => resolve()));
    breakOff = () => {
      eve.resetAndDestroy();
      return gone;
    };
    eve.write(`${['GET /socket?name=eve HTTP/1.1', 'Upgrade: websocket', ...upgrade].join('\r\n')}\r\n\r\n`);
    await gone;
    const ada = await call(at, 'ada');
    expect(await ada.must('ping')).toMatchObject({ ok: true });
    expect(at.sockets.open).toBe(1);
    expect(at.on.errors).toEqual([]);
  });

  it('is told that there is no place, if there is none', async () => {
    const at = await open({}, undefined, () => false);
    expect(await call(at, 'ada').then(() => 'open', String)).toContain('503');
  });
});

describe('the end of a session', () => {
  it('ends its connections, and nothing that comes over them afterwards is heard', async () => {
    const at = await open({ linger: 20_000 });
    const [ada, bob] = [await call(at, 'ada'), await call(at, 'bob')];
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table } = await ada.must<{ table: string }>('create', { game: 'mini', seats, public: true });
    await ada.must('watch', { table });
    await bob.must('sit', { table, seat: 1 });
    at.end('bob');
    void bob.ask('chat', { table, text: 'I am still here' });
    expect(await bob.closed).toBe(CLOSE.signedOut);
    await ada.must('ping');
    expect(ada.pushes.filter(({ push }) => push === 'chat')).toEqual([]);
  });

  it('by time alone is noticed with the next heartbeat, and ends no other connections', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const at = await open();
    const [ada, bob, tab] = [await call(at, 'ada'), await call(at, 'bob'), await call(at, 'bob')];
    await bob.must('ping');
    at.expire('bob');
    vi.advanceTimersByTime(SOCKET_RATES.heartbeat);
    expect([await bob.closed, await tab.closed]).toEqual([CLOSE.signedOut, CLOSE.signedOut]);
    expect(await ada.must('ping')).toMatchObject({ ok: true });
    expect(at.sockets.open).toBe(1);
    expect(at.on.errors).toEqual([]);
  });

  it('is noticed by a connection that is only just being opened', async () => {
    const at = await open({}, (name) => at.end(name));
    expect(await call(at, 'ada').then(() => 'open', String)).toContain('401');
  });
});
