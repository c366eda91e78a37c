import { connect } from 'node:net';
import { SOCKET_COMMANDS, SOCKET_LIMITS, type SocketCommand } from '@tabula/protocol/socket.js';
import { WebSocket } from 'ws';

/** What somebody hostile has: guests of one address, tables, and somebody about whom very much is stored. */
export interface Means {
  readonly port: number;
  readonly cookies: readonly string[];
  /** Whose export is long. */
  readonly hoarder: string;
  /** A public table of somebody else. */
  readonly table: string;
  /** When to stop, by the clock of the attacker. */
  readonly until: number;
}

/** The address all attacks come from, as the proxy tells it. */
export const ATTACKER = '203.0.113.66';

/** Attacks in a closed loop: as much as the server takes; says how much was tried. */
export type Attack = (means: Means) => Promise<number>;

const going = ({ until }: Means): boolean => performance.now() < until;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends messages over sockets of these guests, as fast as they leave, and opens them again when they end. */
async function flood(
  means: Means,
  guests: readonly string[],
  message: (i: number) => string | null,
  sockets = 1,
): Promise<number> {
  let tried = 0;
  const one = async (cookie: string) => {
    while (going(means)) {
      const ws = new WebSocket(`ws://127.0.0.1:${means.port}/socket`, {
        headers: { cookie, 'x-forwarded-for': ATTACKER },
        perMessageDeflate: false,
      });
      const closed = new Promise<void>((resolve) => ws.on('close', () => resolve()));
      ws.on('error', () => {});
      ws.on('message', () => {});
      const opened = await Promise.race([
        new Promise<boolean>((resolve) => ws.on('open', () => resolve(true))),
        closed,
      ]);
      while (opened === true && ws.readyState === WebSocket.OPEN && going(means)) {
        for (let k = 0; k < 20; k++) {
          const text = message(tried++);
          if (text === null) ws.pong('x'.repeat(125));
          else ws.send(text);
        }
        // As much as leaves: what waits in our own memory would attack nobody.
        while (ws.bufferedAmount > 262_144 && ws.readyState === WebSocket.OPEN && going(means)) await pause(1);
        await turn();
      }
      ws.terminate();
      await pause(20);
    }
  };
  await Promise.all(guests.flatMap((cookie) => Array.from({ length: sockets }, () => one(cookie))));
  return tried;
}

/** Asks over HTTP on several connections at once, one request after the other on each. */
async function ask(means: Means, request: (i: number) => readonly [path: string, init: RequestInit], lanes = 8) {
  let tried = 0;
  const one = async () => {
    while (going(means)) {
      const [path, init] = request(tried++);
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ATTACKER, ...init.headers };
      const signal = AbortSignal.timeout(5_000);
      await fetch(`http://127.0.0.1:${means.port}${path}`, { ...init, headers, signal })
        .then((response) => response.arrayBuffer())
        .catch(() => pause(10));
    }
  };
  await Promise.all(Array.from({ length: lanes }, one));
  return tried;
}

/** Opens connections, says something on each and never ends them. */
async function hold(means: Means, text: string, most = 500): Promise<number> {
  const sockets: ReturnType<typeof connect>[] = [];
  while (going(means)) {
    if (sockets.length < most) {
      const socket = connect({ port: means.port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => {});
      socket.write(text);
      sockets.push(socket);
    } else await pause(5);
    if (sockets.length % 20 === 0) await turn();
  }
  for (const socket of sockets) socket.destroy();
  return sockets.length;
}

/** Makes tables of bots, starts them and watches them all. */
async function watchBots(means: Means): Promise<number> {
  let tried = 0;
  await Promise.all(
    means.cookies.slice(0, 4).map(async (cookie) => {
      const ws = new WebSocket(`ws://127.0.0.1:${means.port}/socket`, {
        headers: { cookie, 'x-forwarded-for': ATTACKER },
      });
      ws.on('error', () => {});
      ws.on('open', () => {
        for (let i = 0; i < 20; i++) ws.send(botTable);
        tried += 20;
      });
      ws.on('message', (data) => {
        const { table, push } = JSON.parse(String(data)) as { table?: string; push?: string };
        if (table === undefined || push !== undefined) return;
        ws.send(text('start', { table }));
        ws.send(text('watch', { table }));
      });
      while (going(means)) await pause(20);
      ws.terminate();
    }),
  );
  return tried;
}

const long = 'x'.repeat(SOCKET_LIMITS.text);
const wide = (fields: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: fields }, (_, i) => [`${i}`.padEnd(20, 'f'), value]));

/** What each kind of message may hold at most; of some there are two ways to be large. */
const LARGEST: { readonly [C in SocketCommand]: (i: number) => object } = {
  create: () => ({
    ...{ game: 'elekt', seats: wideSeats, public: false, title: 'x'.repeat(SOCKET_LIMITS.title) },
    options: wide(SOCKET_LIMITS.fields, long),
    clock: { kind: 'live', perDecision: 86_400, bank: 864_000 },
  }),
  tables: () => ({}),
  look: () => ({ invite: long }),
  sit: () => ({ seat: 7, invite: long }),
  stand: () => ({}),
  luck: () => ({ text: 'x'.repeat(64) }),
  start: () => ({}),
  watch: (i) => ({ since: 0, invite: long, steps: i % 2 === 0 }),
  unwatch: () => ({}),
  answer: (i) => ({
    version: 1,
    idem: `${i}`.padEnd(SOCKET_LIMITS.text, 'x'),
    keys: i % 2 === 0 ? manyKeys : longKeys,
  }),
  windows: () => ({ ask: 'always' }),
  why: () => ({ ref: wide(SOCKET_LIMITS.fields, long) }),
  undo: () => ({ to: SOCKET_LIMITS.count }),
  vote: () => ({ on: long, yes: true }),
  propose: (i) => ({ version: 1, keys: i % 2 === 0 ? manyKeys : longKeys }),
  intents: () => ({}),
  lend: () => ({}),
  resign: () => ({}),
  chat: () => ({ text: 'ż'.repeat(SOCKET_LIMITS.chat) }),
  mute: (i) => ({ ...somebody(i), yes: true }),
  block: (i) => somebody(i),
  report: (i) => ({ ...somebody(i), reason: 'other' }),
  kick: () => ({ seat: 7 }),
  renew: () => ({}),
  bot: () => ({ seat: 7, level: 'hard' }),
  rematch: () => ({}),
  leave: () => ({}),
  replay: (i) => ({ from: 0, invite: long, steps: true, open: i % 2 === 0 }),
  resample: () => ({ at: SOCKET_LIMITS.count }),
  chance: () => ({}),
  ping: () => ({}),
};
const manyKeys = Array.from({ length: SOCKET_LIMITS.keys }, (_, k) => `key-${k}`);
const longKeys = Array.from({ length: 75 }, (_, k) => `${k}`.padEnd(SOCKET_LIMITS.text, 'x'));
const somebody = (i: number): object => (i % 2 === 0 ? { seat: 0 } : { line: SOCKET_LIMITS.count });

/** A message of a kind at its largest: legal in two ways, with too much of everything, and far beyond its size. */
export function largest(command: SocketCommand, table: string, i: number): string {
  const legal = { id: long, command, ...(NO_TABLE.has(command) ? {} : { table }), ...LARGEST[command](i) };
  const kind = i % 4;
  if (kind < 2) return JSON.stringify(legal);
  const illegal = { ...legal, ref: wide(kind === 2 ? 350 : 3_000, []), keys: wide(100, {}) };
  return JSON.stringify(illegal).slice(0, kind === 2 ? SOCKET_LIMITS.message : 65_536);
}
const NO_TABLE: ReadonlySet<SocketCommand> = new Set<SocketCommand>(['create', 'tables', 'ping']);
const wideSeats = Array.from({ length: SOCKET_LIMITS.seats }, () => ({ kind: 'open' }));

const text = (command: SocketCommand, fields: object = {}) => JSON.stringify({ id: 1, command, ...fields });
const words = (size: number) =>
  JSON.stringify({
    game: 'elekt',
    lang: 'pl',
    options: {},
    cards: Array.from({ length: 500 }, (_, i) => `E${i}`),
    messages: Array.from({ length: Math.min(500, Math.floor(size / 130)) }, (_, i) => ({
      key: 'event.drew',
      params: { seat: i % 4, count: i, card: { card: `E${i % 50}` }, more: 'x'.repeat(40) },
    })),
  });
/** A table of bots, who think as long as they may. */
const botTable = text('create', {
  game: 'elekt',
  seats: [
    { kind: 'bot', level: 'hard' },
    { kind: 'bot', level: 'hard' },
  ],
  public: false,
});

export const ATTACKS: { readonly [name: string]: Attack } = {
  'refused messages of 64 KB': (means) =>
    flood(means, means.cookies.slice(0, 1), () => text('why', { table: means.table, ref: wide(2_000, []) })),
  'refused messages of 16 KB, 20 guests': (means) =>
    flood(means, means.cookies, () => text('why', { table: means.table, ref: wide(500, []) })),
  'the largest why there is, 20 guests': (means) =>
    flood(means, means.cookies, () => text('why', { table: means.table, ref: wide(SOCKET_LIMITS.fields, long) })),
  'every kind of message at its largest': (means) =>
    flood(means, means.cookies, (i) => largest(SOCKET_COMMANDS[i % SOCKET_COMMANDS.length]!, means.table, i >> 3)),
  'lists of tables and full views, 20 guests': (means) =>
    flood(means, means.cookies, (i) => (i % 2 === 0 ? text('tables') : text('watch', { table: means.table })), 5),
  'replays and new tables, 20 guests': (means) =>
    flood(means, means.cookies, (i) => (i % 2 === 0 ? text('replay', { table: means.table }) : botTable)),
  'tables of hard bots, watched': (means) => watchBots(means),
  'signs of life nobody asked for': (means) => flood(means, means.cookies, () => null),
  'words without an account': (means) => {
    const body = words(64_000);
    return ask(means, () => ['/api/words', { method: 'POST', body }]);
  },
  'words of half a megabyte': (means) => {
    const body = words(64_000).padEnd(518_000);
    return ask(means, () => ['/api/words', { method: 'POST', body }]);
  },
  'exports and renamings': (means) =>
    ask(means, (i) =>
      i % 2 === 0
        ? ['/api/me/export', { headers: { cookie: means.hoarder } }]
        : ['/api/me', { method: 'PATCH', body: `{"name":"Hoarder ${i}"}`, headers: { cookie: means.hoarder } }],
    ),
  'requests without end': (means) => ask(means, (i) => [i % 2 === 0 ? '/api/me' : '/healthz', {}], 32),
  'wrong passwords and new guests': (means) =>
    ask(means, (i) => [
      i % 2 === 0 ? '/api/sign-in' : '/api/guest',
      { method: 'POST', body: JSON.stringify({ name: `Guest ${i}`, ...(i % 2 === 0 ? { password: long } : {}) }) },
    ]),
  'half a head, never ended': (means) => hold(means, 'GET / HTTP/1.1\r\nHost:'),
  'refused upgrades, never ended': (means) =>
    hold(
      means,
      'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    ),
};
