import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WatchReply } from '@tabula/protocol/pushes.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type App, createApp } from '../app.js';
import { inlineBots } from '../bots/inline.js';
import { type Caller, visitors } from '../testing/visitors.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // the machine may be busy

let data: string;
let app: App;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'tabula-seats-'));
  const quiet = { logLevel: 'silent', bots: inlineBots(1) } as const;
  app = await createApp({ data, host: '127.0.0.1', port: 0, trustProxy: 'loopback', ...quiet });
});
afterEach(async () => {
  await app.close();
  await rm(data, { recursive: true });
});

const house = () => visitors(`http://127.0.0.1:${app.port}`);

/** A game of two people over the wire. */
async function begun(isPublic = true) {
  const { guest, connect } = house();
  const cookies = [await guest('Ada'), await guest('Bob')] as const;
  const [ada, bob] = [await connect(cookies[0]), await connect(cookies[1])];
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const made = await ada.ask<{ table: string; invite: string }>('create', { game: 'elekt', seats, public: isPublic });
  const { table, invite } = made;
  await bob.ask('sit', { table, seat: 1, invite });
  await ada.ask('start', { table });
  return { ada, bob, cookies, table, invite };
}

const watch = (caller: Caller, table: string, more = {}) => caller.ask<WatchReply>('watch', { table, ...more });

/** The one of two who is asked now, and how they would answer. */
async function mover(one: Caller, other: Caller, table: string) {
  for (const caller of [one, other]) {
    const { game, version } = await watch(caller, table);
    const question = game?.asked === true ? game.question : null;
    if (question === null || question === undefined) continue;
    const keys = question.options.slice(0, Math.max(1, question.min)).map(({ key }) => key);
    return { caller, version, keys };
  }
  throw new Error('nobody is asked');
}

test('two tabs of one account play one seat: both follow, and one answer counts', async () => {
  const { ada, bob, cookies, table } = await begun();
  const tabs = { Ada: await house().connect(cookies[0]), Bob: await house().connect(cookies[1]) };
  const { caller, version, keys } = await mover(ada, bob, table);
  const tab = caller === ada ? tabs.Ada : tabs.Bob;
  const { you } = await watch(tab, table);
  expect(you).toBe((await watch(caller, table)).you);
  const answers = await Promise.all([
    caller.ask('answer', { table, version, idem: 'from one tab', keys }),
    tab.ask('answer', { table, version, idem: 'from the other', keys }),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    error: { code: expect.stringMatching(/^(stale|not-asked)$/) },
  });
  // The same key from both tabs is the same answer, told once to each.
  await Promise.all([caller.ask('ping'), tab.ask('ping')]);
  const updates = (of: Caller) => of.pushes.filter(({ push }) => push === 'update');
  expect(updates(tab)).toEqual(updates(caller));
  expect(updates(tab)).toHaveLength(1);
  const again = await Promise.all(
    [caller, tab].map((each) => each.ask('answer', { table, version, idem: 'from one tab', keys })),
  );
  expect(new Set(again.map((answer) => JSON.stringify({ ...answer, id: 0 }))).size).toBe(1);
});

test('a seat cannot be had by anybody else: not by sitting, answering, undoing, voting, or saying whose it is', async () => {
  const { ada, bob, table, invite } = await begun();
  const eve = await house().connect(await house().guest('Eve'));
  const { version, keys } = await mover(ada, bob, table);
  const before = await watch(ada, table);
  for (const seat of [0, 1]) expect(await eve.code('sit', { table, seat, invite })).toBe('started');
  expect(await eve.code('answer', { table, version, idem: 'mine now', keys })).toBe('not-your-seat');
  // There is no field to claim a seat or an account with.
  for (const claim of [{ seat: 0 }, { account: 'x' }, { as: 'Ada' }, { you: 0 }])
    expect(await eve.code('answer', { table, version, idem: 'mine now', keys, ...claim })).toBe('bad-request');
  expect(await eve.code('undo', { table })).toBe('not-your-seat');
  for (const on of ['undo', 'abandon', 'kick:0', 'takeover:1'])
    expect(await eve.code('vote', { table, on, yes: true })).toBe('not-your-seat');
  expect(await eve.code('kick', { table, seat: 0 })).toBe('not-host');
  expect(await eve.code('rematch', { table })).toBe('not-your-seat');
  expect(await bob.code('sit', { table, seat: 0 })).toBe('seat-taken');
  // Somebody of the same name is somebody else.
  const double = await house().connect(await house().guest('Ada'));
  expect(await double.code('answer', { table, version, idem: 'it is me', keys })).toBe('not-your-seat');
  const after = await watch(ada, table);
  expect({ ...after.info, spectators: 0 }).toEqual({ ...before.info, spectators: 0 });
  expect(after.game).toEqual(before.game);
});

test('a spectator sees the table and nothing else, and changes nothing but the chat', async () => {
  const { ada, bob, table } = await begun();
  const eve = await house().connect(await house().guest('Eve'));
  const { you, game, invite } = await watch(eve, table);
  expect(you).toBeNull();
  expect(invite).toBeUndefined();
  expect(game).toMatchObject({ asked: false, question: null });
  const { caller, version, keys } = await mover(ada, bob, table);
  expect(await eve.code('answer', { table, version, idem: 'x', keys })).toBe('not-your-seat');
  expect(await eve.code('why', { table, ref: { card: keys[0]! } })).toBe('not-your-seat');
  const seen = await watch(caller, table);
  await caller.ask('answer', { table, version, idem: 'y', keys });
  await eve.ask('ping');
  expect(eve.pushes.filter(({ push }) => push === 'update')).toHaveLength(1);
  // The cards in the hands of the players are named in nothing that was sent to the spectator.
  const { seats } = seen.game!.view.board as { seats: { hand: string[] | { count: number } }[] };
  const hands = seats.flatMap(({ hand }) => (Array.isArray(hand) ? hand : []));
  expect(hands.length).toBeGreaterThan(0);
  const told = JSON.stringify(eve.received.filter((text) => text.includes('"game"') || text.includes('"update"')));
  const shown = JSON.stringify(game!.view);
  for (const card of hands.filter((id) => !shown.includes(id) && !keys.includes(id)))
    expect(told).not.toContain(`"${card}"`);
  expect(await eve.code('chat', { table, text: 'well played' })).toBe('');
});

test('a private table is not there for a stranger, whatever is asked of it', async () => {
  const { ada, table } = await begun(false);
  const eve = await house().connect(await house().guest('Eve'));
  const commands: [string, object][] = [
    ['look', {}],
    ['watch', {}],
    ['watch', { invite: 'x'.repeat(24) }],
    ['sit', { seat: 0 }],
    ['answer', { version: 1, idem: 'x', keys: [] }],
    ['chat', { text: 'hello?' }],
    ['replay', {}],
    ['why', { ref: {} }],
    ['undo', {}],
    ['vote', { on: 'abandon', yes: true }],
    ['leave', {}],
    ['kick', { seat: 0 }],
    ['rematch', {}],
  ];
  const real = await Promise.all(commands.map(([command, more]) => eve.code(command, { table, ...more })));
  const none = await Promise.all(commands.map(([command, more]) => eve.code(command, { table: 'nothing', ...more })));
  expect(real).toEqual(none);
  expect(new Set(real)).toEqual(new Set(['no-such-table']));
  expect(await eve.ask('tables')).toMatchObject({ open: [], mine: [] });
  expect((await watch(ada, table)).chat).toEqual([]);
});

test('who was sent away from a public table does not come back from the same address as a new guest', async () => {
  const { guest, connect } = house();
  const from = async (name: string, address: string) => connect(await guest(name), { 'x-forwarded-for': address });
  const [ada, bob] = [await from('Ada', '192.0.2.1'), await from('Bob', '198.51.100.7')];
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const { table } = await ada.ask<{ table: string }>('create', { game: 'elekt', seats, public: true });
  await bob.ask('sit', { table, seat: 1 });
  expect(await ada.code('kick', { table, seat: 1 })).toBe('');
  expect(await bob.code('sit', { table, seat: 1 })).toBe('kicked');
  const [again, other] = [await from('Rob', '198.51.100.7'), await from('Eve', '203.0.113.9')];
  for (const command of ['look', 'watch']) expect(await again.code(command, { table })).toBe('kicked');
  expect(await again.code('sit', { table, seat: 1 })).toBe('kicked');
  const { invite } = await ada.ask<{ invite: string }>('watch', { table });
  expect(await other.code('look', { table })).toBe('');
  expect(await again.code('sit', { table, seat: 1, invite })).toBe('');
});
