import type { Game } from '@tabula/kernel/game.js';
import { type Diff, patch } from '@tabula/protocol/diff.js';
import type { WatchReply } from '@tabula/protocol/pushes.js';
import type { Sheet } from '@tabula/protocol/sheet.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MiniView, mini } from '../../bench/mini-elekt.js';
import { inlineBots } from '../bots/inline.js';
import { begun, type Room, room, settle, type TestPeer } from '../testing/tables.js';
import type { Bots } from './env.js';

const MINI = mini as Game;
let open: Room | null = null;
afterEach(async () => {
  expect(open?.errors ?? []).toEqual([]);
  await open?.close();
  open = null;
});

/** Bots that never say anything. */
const silent = (): Bots => ({ waiting: 0, think: () => new Promise(() => {}), close: async () => {} });

/** Bots that take their time: a few turns for each answer. */
const slow = (): Bots => {
  const bots = inlineBots();
  return { ...bots, think: async (...about) => settle(3).then(() => bots.think(...about)) };
};

async function timed(clock: object, flag: string, count = 2, bots = inlineBots(), game = MINI) {
  const on = await room({ games: [game], limits: { idleMs: 1_000 }, bots });
  open = on;
  const people = ['ada', 'bob', 'eve'].slice(0, count).map((name) => on.guest(name));
  const { table } = await begun('mini', people, { clock, flag });
  const mover = () => people.find((peer) => peer.question(table) !== null)!;
  const seat = (peer: TestPeer) => people.indexOf(peer);
  return { on, people, table, mover, seat };
}

const LIVE = { kind: 'live', perDecision: 10, bank: 20 };

describe('clocks', () => {
  it('show when the time is up, and pay longer thinking from the bank', async () => {
    const { on, table, mover, seat } = await timed(LIVE, 'default');
    const first = mover();
    on.clock.pass(15_000);
    await first.answer(table, ['0']);
    const now = on.clock.steady();
    const bank = [20_000, 20_000];
    bank[seat(first)] = 15_000;
    const next = seat(mover());
    expect(first.pushes('update').at(-1)).toMatchObject({ clocks: { until: { [next]: now + 30_000 }, bank } });
    on.clock.pass(9_000);
    await mover().answer(table, ['0']);
    expect(first.pushes('update').at(-1)).toMatchObject({ clocks: { bank } });
  });

  it('wait with a flag that falls while something else has the table for itself', async () => {
    const { on, people, table, mover } = await timed(LIVE, 'default');
    await mover().answer(table, ['0']);
    const [ada] = people;
    const version = ada!.versions.get(table)!;
    const voted = ada!.must('vote', { table, on: 'abandon', yes: true });
    for (let i = 0; i < 20; i++) await null; // it has begun, and what it changes is not stored yet
    on.clock.pass(60_000);
    await voted;
    await settle();
    expect(ada!.versions.get(table)).toBeGreaterThan(version);
  });

  it('answer by default when the flag falls', async () => {
    const { on, table, mover } = await timed(LIVE, 'default');
    const first = mover();
    on.clock.pass(29_999);
    await settle();
    expect(mover()).toBe(first);
    on.clock.pass(1);
    await settle();
    expect(mover()).not.toBe(first);
    expect(first.versions.get(table)).toBe(2);
  });

  it('run beside bots as they do beside people', async () => {
    const on = await room({ games: [MINI] });
    open = on;
    const ada = on.guest('ada');
    const seats = [{ kind: 'you' }, { kind: 'bot' }, { kind: 'bot' }];
    const clock = { kind: 'live', perDecision: 5, bank: 0 };
    const { table } = await begun('mini', [ada], { clock, flag: 'default', seats });
    await settle(30);
    expect(ada.question(table)).not.toBeNull();
    const version = ada.versions.get(table)!;
    const { deadline } = await on.database.db.selectFrom('tables').select('deadline').executeTakeFirstOrThrow();
    expect(deadline).toBe(on.clock.steady() + 5_000);
    on.clock.pass(5_000);
    await settle(30);
    expect(ada.versions.get(table)).toBeGreaterThan(version);
  });

  it('let a flag fall later that could not fall', async () => {
    const { on, people, table, mover } = await timed(LIVE, 'default');
    const { raw } = on.database.sqlite!;
    const [ada] = people;
    const version = ada!.versions.get(table)!;
    raw.exec("create trigger full before insert on records begin select raise(abort, 'the disk is full'); end");
    on.clock.pass(30_000);
    await settle(30);
    expect(on.errors.join()).toContain('a flag could not fall');
    on.errors.length = 0;
    raw.exec('drop trigger full');
    for (const peer of people) await peer.must('watch', { table });
    expect(ada!.versions.get(table)).toBe(version);
    const first = mover();
    on.clock.pass(60_000);
    await settle(30);
    expect(mover()).not.toBe(first);
    expect(ada!.versions.get(table)).toBe(version + 1);
  });

  it('answer as the game says when the flag falls', async () => {
    const passes: Game = { ...MINI, otherwise: (_s, { choices }) => choices.at(-1) };
    const { on, table, mover, seat } = await timed(LIVE, 'default', 2, inlineBots(), passes);
    const first = mover();
    on.clock.pass(30_000);
    await settle();
    const { players } = first.sheets.get(table)!.view.board as MiniView;
    expect(players.map(({ passed }) => passed)).toEqual([0, 1].map((at) => at === seat(first)));
  });

  it('let a bot take over when the flag falls, until the person is back', async () => {
    const { on, table, mover, seat } = await timed(LIVE, 'bot');
    const first = mover();
    on.clock.pass(30_000);
    await settle(30);
    expect(first.pushes('table').at(-1)).toMatchObject({
      info: { seats: expect.arrayContaining([expect.objectContaining({ standIn: true })]) },
    });
    expect(mover()).not.toBe(first);
    expect(await first.answer(table, ['0'])).toMatchObject({ error: { code: 'bot-plays' } });
    await first.must('sit', { table, seat: seat(first) });
    while (mover() !== first) await mover().answer(table, ['0']);
    await settle(30);
    expect(mover()).toBe(first);
  });

  it('leave no game to bots alone: when all are out of time and nobody watches, the bots rest', async () => {
    const { on, people, table } = await timed(LIVE, 'bot');
    const stored = () =>
      on.database.db.selectFrom('tables').select(['version', 'deadline', 'status']).executeTakeFirstOrThrow();
    for (const peer of people) on.tables.drop(peer);
    for (let i = 0; i < 20; i++) {
      on.clock.pass(30_000);
      await settle(30);
    }
    const resting = await stored();
    expect(resting).toMatchObject({ status: 'playing', deadline: null });
    expect(on.tables.loaded).toBe(0); // nothing holds it in memory
    await on.tables.sweep();
    on.clock.pass(86_400_000);
    await settle(30);
    expect(await stored()).toEqual(resting);

    const [ada, bob] = people as [TestPeer, TestPeer];
    await ada.must('look', { table });
    await settle(30);
    expect(await stored()).toEqual(resting); // to be looked at from afar is not to be watched
    expect(await ada.must('watch', { table })).toMatchObject({ version: resting.version });
    await settle(1);
    await ada.must('sit', { table, seat: 0 });
    await settle(60);
    expect(ada.question(table)).not.toBeNull();
    const { version } = await stored();
    expect(version).toBeGreaterThan(resting.version);
    on.tables.drop(ada); // her seat is her own again: her clock runs, as it does for anybody
    await bob.must('watch', { table });
    expect(bob.sheets.get(table)!.view.waiting).toEqual([0]);
  });

  it('let the bots rest again when the last one goes, and go on for whoever watches', async () => {
    const { on, people, table } = await timed(LIVE, 'bot', 2, slow());
    const version = async () =>
      (await on.database.db.selectFrom('tables').select('version').executeTakeFirstOrThrow()).version;
    for (const peer of people) on.tables.drop(peer);
    for (let i = 0; i < 20; i++) {
      on.clock.pass(30_000);
      await settle(60);
    }
    const before = await version();
    const eve = on.guest('eve');
    expect(await eve.code('watch', { table })).toBe('no-such-table');
    await people[0]!.must('watch', { table });
    while ((await version()) < before + 3) await settle(1);
    on.tables.drop(people[0]!);
    await settle(200);
    const after = await version();
    await settle(200);
    expect(await version()).toBe(after);
    const { deadline } = await on.database.db.selectFrom('tables').select('deadline').executeTakeFirstOrThrow();
    expect(deadline).toBeNull();
    const { status } = await on.database.db.selectFrom('tables').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('playing');
  });

  it('are no matter to bots alone: they rest until somebody watches, and play for whoever does', async () => {
    const on = await room({ games: [MINI] });
    open = on;
    const ada = on.guest('ada');
    const seats = [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ];
    const { table } = await ada.must<{ table: string }>('create', { game: 'mini', public: false, seats });
    await ada.must('start', { table });
    for (let i = 0; i < 400; i++) await settle(4);
    const stored = () =>
      on.database.db.selectFrom('tables').select(['version', 'status', 'deadline']).executeTakeFirstOrThrow();
    expect(await stored()).toEqual({ version: 1, status: 'playing', deadline: null });
    await ada.must('watch', { table });
    for (let i = 0; i < 400; i++) await settle(4);
    expect(await ada.must('tables')).toMatchObject({ mine: [] });
    expect(await stored()).toMatchObject({ status: 'over' });
  });

  it('keep no table in memory whose game was given up', async () => {
    const { on, people, table } = await timed(LIVE, 'default');
    for (const peer of people) await peer.must('vote', { table, on: 'abandon', yes: true });
    for (const peer of people) on.tables.drop(peer);
    on.clock.pass(2_000);
    await settle();
    expect(on.tables.loaded).toBe(0);
  });

  it('are not set back by leaving and coming back', async () => {
    const { on, table, mover, seat } = await timed(LIVE, 'default');
    const first = mover();
    on.clock.pass(25_000);
    await first.must('leave', { table });
    await first.must('sit', { table, seat: seat(first) });
    await first.must('watch', { table });
    on.clock.pass(5_000);
    await settle();
    expect(mover()).not.toBe(first);
  });

  it('give no bank back to somebody who takes the seat back from a bot', async () => {
    const { on, table, mover, seat } = await timed(LIVE, 'bot', 2, silent());
    const first = mover();
    on.clock.pass(30_000);
    await settle(30);
    await first.must('sit', { table, seat: seat(first) });
    expect(await first.must('watch', { table })).toMatchObject({
      game: { clocks: { until: { [seat(first)]: on.clock.steady() + 10_000 }, bank: { [seat(first)]: 0 } } },
    });
  });

  it('are not held up by lending the seat, nor by taking it back from the bot again and again', async () => {
    const { on, table, mover, seat } = await timed({ ...LIVE, bank: 0 }, 'bot', 2, silent());
    const first = mover();
    const sit = { table, seat: seat(first) };
    const until = async () => {
      const { game } = await first.must<WatchReply>('watch', { table });
      return game!.clocks!.until[seat(first)];
    };
    const had = await until();
    on.clock.pass(6_000);
    await first.must('lend', { table });
    await first.must('sit', sit);
    expect(await until()).toBe(had);
    on.clock.pass(4_000);
    await settle(30);
    await first.must('sit', sit); // whose time is up may have missed it
    expect(await until()).toBe(had! + 10_000);
    on.clock.pass(10_000);
    await settle(30);
    for (let i = 0; i < 3; i++) expect(await first.code('sit', sit)).toBe('time-up');
  });

  it('are not held up by deciding and taking back', async () => {
    const { on, table, mover } = await timed({ ...LIVE, bank: 0 }, 'default');
    const first = mover();
    for (let i = 0; i < 3; i++) {
      on.clock.pass(3_000);
      await first.answer(table, ['-1']);
      on.clock.pass(5_000); // the other thinks, at their own cost
      await first.must('undo', { table });
    }
    expect(mover()).toBe(first);
    on.clock.pass(1_000);
    await settle();
    expect(mover()).not.toBe(first);
  });

  it('make a seat lose: of two, the other has won', async () => {
    const { on, people, table, mover, seat } = await timed(LIVE, 'loss');
    await mover().answer(table, ['0']);
    const loser = mover();
    const winner = people.find((peer) => peer !== loser)!;
    on.clock.pass(30_000);
    await settle();
    expect(winner.sheets.get(table)!.view.result).toEqual({ places: [[seat(winner)], [seat(loser)]], reason: 'time' });
    expect(winner.sheets.get(table)!.view.waiting).toEqual([]);
    expect(loser.question(table)).toBeNull();
    expect(await loser.answer(table, ['0'])).toMatchObject({ error: { code: expect.any(String) } });
    const { mine } = await loser.must<{ mine: object[] }>('tables');
    expect(mine).toMatchObject([{ status: 'over', winners: [seat(winner)] }]);
    const { frames } = await winner.must<{ frames: { diff: Diff }[] }>('replay', { table });
    const sheets: Sheet[] = [];
    for (const { diff } of frames) sheets.push(patch(sheets.at(-1) ?? null, diff) as Sheet);
    expect(sheets.map(({ view }) => view.result?.reason)).toEqual([undefined, 'time']);
    expect(sheets.at(-1)!.view.waiting).toEqual([]);
  });

  it('make a seat lose: of three, the others play on and rank above', async () => {
    const { on, people, table, mover, seat } = await timed(LIVE, 'loss', 3);
    const loser = mover();
    on.clock.pass(30_000);
    await settle(30);
    for (let i = 0; i < 300 && mover() !== undefined; i++) {
      await mover().answer(table, ['-1']);
      await settle(3);
    }
    const { result } = people[0]!.sheets.get(table)!.view;
    expect(result!.places.at(-1)).toEqual([seat(loser)]);
    expect(result!.reason).toBe('score');
    expect(await loser.code('sit', { table, seat: seat(loser) })).toBe('seat-lost');
  });

  it('do not run while there is no server', async () => {
    const { on, people, table, mover, seat } = await timed(LIVE, 'default');
    const first = mover();
    on.clock.pass(29_000);
    await on.tables.close();
    on.clock.pass(60_000);
    const again = await room({ database: on.database, games: [MINI], clock: on.clock });
    await again.tables.sweep();
    on.clock.pass(20_000);
    await settle();
    const back = people.map(({ account }) => again.guest(account.name));
    for (const peer of back) await peer.must('watch', { table });
    const began = on.clock.steady(); // when the first one comes: for nobody it would decide
    expect(back.findIndex((peer) => peer.question(table) !== null)).toBe(seat(first));
    on.clock.pass(began + 30_000 - on.clock.steady());
    await settle();
    expect(back.findIndex((peer) => peer.question(table) !== null)).not.toBe(seat(first));
    expect(again.errors).toEqual([]);
    await again.close();
  });

  it('of days are kept while the table is not in memory', async () => {
    const { on, people, table, mover, seat } = await timed({ kind: 'days', days: 2 }, 'default');
    const first = mover();
    for (const peer of people) on.tables.drop(peer);
    on.clock.pass(86_400_000);
    await settle();
    on.tables.evict();
    expect(on.tables.loaded).toBe(0);
    on.clock.pass(86_400_000 - 300_000);
    await on.tables.sweep();
    expect(on.tables.loaded).toBe(1);
    on.clock.pass(300_000);
    await settle();
    await first.must('watch', { table });
    expect(first.sheets.get(table)!.view.waiting).not.toEqual([seat(first)]);
  });
});

describe('a table that all have left', () => {
  it('decides for nobody by its clock, and goes on with fresh time when somebody comes', async () => {
    const on = await room({ games: [MINI], limits: { graceMs: 5_000 } });
    open = on;
    const people = [on.guest('ada'), on.guest('bob')] as [TestPeer, TestPeer];
    const clock = { kind: 'live', perDecision: 1, bank: 0 };
    const { table } = await begun('mini', people, { clock, flag: 'default' });
    const stored = () =>
      on.database.db.selectFrom('tables').select(['version', 'deadline', 'status']).executeTakeFirstOrThrow();
    const seconds = async (count: number) => {
      for (let i = 0; i < count; i++) {
        on.clock.pass(1_000);
        await settle(4);
      }
    };
    await seconds(3);
    expect(await stored()).toMatchObject({ version: 4 });
    for (const peer of people) on.tables.drop(peer);
    await seconds(7); // whoever lost the connection for a moment is waited for, but not longer
    const then = await stored();
    expect(then).toMatchObject({ status: 'playing', deadline: null });
    await seconds(120);
    expect(await stored()).toEqual(then);
    await people[0].must('watch', { table });
    on.clock.pass(999);
    await settle();
    expect(await stored()).toMatchObject({ version: then.version });
    on.clock.pass(1);
    await settle();
    expect(await stored()).toMatchObject({ version: then.version + 1 });
  });

  it('decides nothing after a start either, not even for the minute in which somebody may come back', async () => {
    const on = await room({ games: [MINI] });
    open = on;
    const people = [on.guest('ada'), on.guest('bob')] as [TestPeer, TestPeer];
    const clock = { kind: 'live', perDecision: 1, bank: 0 };
    const { table } = await begun('mini', people, { clock, flag: 'default' });
    const stored = () => on.database.db.selectFrom('tables').select(['version', 'deadline']).executeTakeFirstOrThrow();
    await on.tables.close();
    const { version } = await stored();
    const again = await room({ database: on.database, games: [MINI], clock: on.clock });
    await again.tables.sweep();
    for (let i = 0; i < 90; i++) {
      on.clock.pass(1_000);
      await settle(4);
    }
    expect(await stored()).toEqual({ version, deadline: null });
    await again.guest('bob').must('watch', { table });
    on.clock.pass(1_000);
    await settle();
    expect(await stored()).toMatchObject({ version: version + 1 });
    await again.close();
  });

  it('rests also where that cannot be stored, and goes on from what is kept', async () => {
    const on = await room({ games: [MINI], limits: { graceMs: 5_000 } });
    const people = [on.guest('ada'), on.guest('bob')] as [TestPeer, TestPeer];
    const clock = { kind: 'live', perDecision: 10, bank: 0 };
    const { table } = await begun('mini', people, { clock, flag: 'default' });
    for (const peer of people) on.tables.drop(peer);
    const { raw } = on.database.sqlite!;
    raw.exec("create trigger full before update on tables begin select raise(abort, 'the disk is full'); end");
    expect(on.errors).toEqual([]);
    on.clock.pass(10_000);
    const isFull = () => expect(on.errors.join()).toContain('the disk is full'); // nothing else fails of it
    await vi.waitFor(isFull, { timeout: 30_000 });
    raw.exec('drop trigger full');
    await people[0].must('watch', { table });
    on.clock.pass(10_000);
    await settle();
    expect(people[0].versions.get(table)).toBe(2);
    await on.close();
  });
});
