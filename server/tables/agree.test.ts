import type { Game } from '@tabula/kernel/game.js';
import type { TableInfo } from '@tabula/protocol/pushes.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { begun, playOut, type Room, type RoomOptions, room, settle, type TestPeer } from '../testing/tables.js';

const MINI = mini as Game;
let open: Room | null = null;
afterEach(async () => {
  expect(open?.errors ?? []).toEqual([]);
  await open?.close();
  open = null;
});

async function trio(more: Record<string, unknown> = {}, options: RoomOptions = {}) {
  const on = await room({ games: [MINI], limits: { graceMs: 60_000, idleMs: 1_000 }, ...options });
  open = on;
  const people = [on.guest('ada'), on.guest('bob'), on.guest('eve')] as [TestPeer, TestPeer, TestPeer];
  const { table } = await begun('mini', people, more);
  const mover = () => people.find((peer) => peer.question(table) !== null)!;
  const seat = (peer: TestPeer) => people.indexOf(peer);
  return { on, people, table, mover, seat };
}

const PASS = ['-1'];
const PLAY = ['0'];

describe('taking back', () => {
  it('is free as long as nobody learned anything', async () => {
    const { table, mover } = await trio();
    const first = mover();
    const before = JSON.stringify(first.sheets.get(table)?.view);
    await first.answer(table, PASS);
    expect(mover()).not.toBe(first);
    expect(await first.must('undo', { table })).toEqual({ settled: true, passed: true });
    expect(mover()).toBe(first);
    expect(JSON.stringify(first.sheets.get(table)?.view)).toBe(before);
    expect(first.pushes('update').at(-1)).toMatchObject({ undone: true, length: 1 });
    expect(await first.answer(table, PLAY)).toMatchObject({ version: 4 });
  });

  it('of what somebody has seen needs the consent of all others', async () => {
    const { people, table, mover, seat } = await trio();
    const first = mover();
    await first.answer(table, PLAY);
    expect(await first.must('undo', { table })).toEqual({ settled: false });
    const others = people.filter((peer) => peer !== first);
    expect(others[0]!.pushes('table').at(-1)).toMatchObject({
      info: { proposals: [{ id: 'undo', by: seat(first), to: 1, missing: others.map(seat) }] },
    });
    expect(await others[0]!.must('vote', { table, on: 'undo', yes: true })).toEqual({ settled: false });
    expect(mover()).not.toBe(first);
    expect(await others[1]!.must('vote', { table, on: 'undo', yes: true })).toEqual({ settled: true, passed: true });
    expect(mover()).toBe(first);
    expect(await others[1]!.code('vote', { table, on: 'undo', yes: true })).toBe('no-such-proposal');
    await playOut(people, table);
  });

  it('does not happen if one says no, or if the game goes on', async () => {
    const { people, table, mover } = await trio();
    const first = mover();
    await first.answer(table, PLAY);
    await first.must('undo', { table });
    const other = people.find((peer) => peer !== first)!;
    expect(await other.must('vote', { table, on: 'undo', yes: false })).toEqual({ settled: true, passed: false });
    await first.must('undo', { table });
    await mover().answer(table, PLAY);
    expect(await other.code('vote', { table, on: 'undo', yes: true })).toBe('no-such-proposal');
  });

  it('reaches back to the beginning by the records, and chance is not seen again', async () => {
    const { on, people, table, mover } = await trio();
    const first = mover();
    const hand = JSON.stringify(first.sheets.get(table)?.view.board);
    for (let i = 0; i < 30; i++) await mover().answer(table, PLAY);
    for (const peer of people) on.tables.drop(peer);
    on.clock.pass(5_000);
    expect(on.tables.evict()).toBe(1);
    for (const peer of people) await peer.must('watch', { table });
    await first.must('undo', { table, to: 1 });
    for (const peer of people) if (peer !== first) await peer.must('vote', { table, on: 'undo', yes: true });
    expect(JSON.stringify(first.sheets.get(table)?.view.board)).toBe(hand);
    expect(first.pushes('update').at(-1)).toMatchObject({ undone: true, length: 1 });
    await playOut(people, table);
    const { length } = await first.must<{ length: number }>('replay', { table });
    expect(length).toBeGreaterThan(30);
  });

  it('is a matter of the table', async () => {
    const strict = await trio({ undo: 'never' });
    await strict.mover().answer(strict.table, PASS);
    expect(await strict.people[0].code('undo', { table: strict.table })).toBe('no-undo');
    await strict.on.close();
    const careful = await trio({ undo: 'boundary' });
    const first = careful.mover();
    expect(await first.code('undo', { table: careful.table })).toBe('nothing-to-undo');
    await first.answer(careful.table, PLAY);
    expect(await first.code('undo', { table: careful.table })).toBe('undo-reveals');
    expect(await first.code('undo', { table: careful.table, to: 7 })).toBe('nothing-to-undo');
  });

  it('does not take back the decision of another without asking', async () => {
    const { people, table, mover } = await trio();
    const first = mover();
    await first.answer(table, PASS);
    const other = people.find((peer) => peer !== first)!;
    expect(await other.must('undo', { table, to: 1 })).toEqual({ settled: false });
  });
});

describe('a dropped seat', () => {
  it('is taken over by a bot if the others agree, and taken back by its person', async () => {
    const { on, people, table, seat } = await trio();
    const [ada, bob, eve] = people;
    const on2 = `takeover:${seat(eve)}`;
    expect(await ada.code('vote', { table, on: on2, yes: true })).toBe('not-dropped');
    on.tables.drop(eve);
    on.clock.pass(59_000);
    expect(await ada.code('vote', { table, on: on2, yes: true })).toBe('not-dropped');
    on.clock.pass(2_000);
    expect(await ada.must('vote', { table, on: on2, yes: true })).toEqual({ settled: false });
    expect(await bob.must('vote', { table, on: on2, yes: true })).toEqual({ settled: true, passed: true });
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { seats: [{}, {}, { standIn: true }] } });
    for (let i = 0; i < 6; i++) {
      await settle();
      const next = [ada, bob].find((peer) => peer.question(table) !== null);
      await next?.answer(table, PLAY);
    }
    await settle();
    await eve.must('watch', { table });
    expect(await eve.answer(table, PLAY)).toMatchObject({ error: { code: 'bot-plays' } });
    await eve.must('sit', { table, seat: 2 });
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { seats: [{}, {}, { standIn: false, here: true }] } });
    await settle();
    await playOut(people, table);
  });

  it('of somebody who left is not waited for', async () => {
    const { people, table } = await trio();
    const [ada, bob, eve] = people;
    await eve.must('leave', { table });
    await ada.must('vote', { table, on: 'takeover:2', yes: true });
    expect(await bob.must('vote', { table, on: 'takeover:2', yes: true })).toEqual({ settled: true, passed: true });
  });
});

describe('votes', () => {
  it('put somebody out of the game for good', async () => {
    const { on, people, table } = await trio();
    const [ada, bob, eve] = people;
    await ada.must('vote', { table, on: 'kick:2', yes: true });
    expect(await eve.code('vote', { table, on: 'kick:2', yes: false })).toBe('no-vote');
    await bob.must('vote', { table, on: 'kick:2', yes: true });
    expect(eve.pushes('kicked')).toHaveLength(1);
    const count = eve.received.length;
    await settle();
    await [ada, bob].find((peer) => peer.question(table) !== null)?.answer(table, PLAY);
    await settle();
    expect(eve.received).toHaveLength(count);
    expect(await eve.code('watch', { table })).toBe('no-such-table');
    expect(on.errors).toEqual([]);
  });

  it('abandon a game only if all agree who are still there', async () => {
    const { people, table } = await trio();
    const [ada, bob, eve] = people;
    await ada.must('vote', { table, on: 'abandon', yes: true });
    await bob.must('vote', { table, on: 'abandon', yes: true });
    expect(await eve.must('vote', { table, on: 'abandon', yes: true })).toEqual({ settled: true, passed: true });
    await ada.must('watch', { table });
    expect(ada.question(table)).toBeNull();
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { status: 'abandoned' } });
    expect(await ada.answer(table, PLAY)).toMatchObject({ error: { code: 'over' } });
    expect(await ada.must('rematch', { table })).toMatchObject({ table: expect.any(String) });
  });

  it('on nonsense are refused', async () => {
    const { people, table } = await trio();
    for (const on of ['x', 'kick', 'abandon:1', 'takeover:9', 'kick:0', 'kick:99'])
      expect(await people[0].code('vote', { table, on, yes: true })).toMatch(/no-such|nobody-there|bad-request/);
  });

  it('outlive a restart, and those overtaken by the game are told to all', async () => {
    const { on, people, table, mover, seat } = await trio();
    const [ada, , eve] = people;
    const first = mover();
    await first.answer(table, PLAY);
    await first.must('undo', { table });
    await ada.must('vote', { table, on: 'abandon', yes: true });
    const proposals = (peer: TestPeer) => {
      const last = peer.pushes('table').at(-1);
      return last?.push === 'table' ? last.info.proposals : [];
    };
    expect(proposals(eve)).toMatchObject([{ id: 'undo' }, { id: 'abandon', by: 0, yes: [0] }]);
    await on.tables.close();
    const again = await room({ database: on.database, games: [MINI], clock: on.clock });
    const back = ['ada', 'bob', 'eve'].map((name) => again.guest(name));
    for (const peer of back) await peer.must('watch', { table });
    expect(proposals(back[0]!)).toMatchObject([
      { id: 'undo', by: seat(first) },
      { id: 'abandon', yes: [0] },
    ]);
    await back.find((peer) => peer.question(table) !== null)!.answer(table, PLAY);
    await settle();
    for (const peer of back) expect(proposals(peer)).toMatchObject([{ id: 'abandon' }]);
    await back[1]!.must('vote', { table, on: 'abandon', yes: true });
    expect(await back[2]!.must('vote', { table, on: 'abandon', yes: true })).toMatchObject({ passed: true });
    await again.close();
  });

  it('need no word of somebody who has gone meanwhile', async () => {
    const { on, people, table } = await trio();
    const [ada, bob, eve] = people;
    await ada.must('vote', { table, on: 'abandon', yes: true });
    await bob.must('vote', { table, on: 'abandon', yes: true });
    on.tables.drop(eve);
    on.clock.pass(30_000);
    await settle(40);
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { status: 'playing' } });
    on.clock.pass(60_000);
    await settle(40);
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { status: 'abandoned', proposals: [] } });
  });

  it('are not carried out because nobody is left whose word is missing', async () => {
    const { on, people, table } = await trio();
    const [ada] = people;
    expect(await ada.must('vote', { table, on: 'abandon', yes: true })).toEqual({ settled: false });
    // Who agreed is gone with the others: nobody has wanted this who is there.
    for (const peer of people) on.tables.drop(peer);
    on.clock.pass(61_000);
    await settle(40);
    await ada.must('watch', { table });
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { status: 'playing' } });
  });

  it('that are settled at once do not undo each other: what one has overtaken is dropped', async () => {
    open = await room({ games: [MINI], limits: { graceMs: 60_000 } });
    const four = ['ada', 'bob', 'max', 'eve'].map((name) => open!.guest(name));
    const { table } = await begun('mini', four);
    const vote = (who: number, on: string) => four[who]!.must('vote', { table, on, yes: true });
    for (const who of [0, 1, 2]) expect(await vote(who, 'abandon')).toEqual({ settled: false });
    for (const who of [0, 1]) expect(await vote(who, 'kick:2')).toEqual({ settled: false });
    open.tables.drop(four[3]!);
    open.clock.pass(120_000);
    await settle(40);
    expect(four[0]!.pushes('table').at(-1)).toMatchObject({
      info: { status: 'abandoned', seats: { 2: { kind: 'person' } } },
    });
  });

  it('of one of two do not put the other out, unless they have gone', async () => {
    open = await room({ games: [MINI], limits: { graceMs: 60_000 } });
    const [ada, bob] = [open.guest('ada'), open.guest('bob')];
    const { table } = await begun('mini', [ada, bob]);
    expect(await ada.code('vote', { table, on: 'kick:1', yes: true })).toBe('not-dropped');
    open.tables.drop(bob);
    open.clock.pass(61_000);
    expect(await ada.must('vote', { table, on: 'kick:1', yes: true })).toEqual({ settled: true, passed: true });
  });

  it('do not count somebody as gone who has days to decide, unless they say so', async () => {
    const { on, people, table, seat } = await trio({ clock: { kind: 'days', days: 2 } });
    const [ada, bob, eve] = people;
    for (const peer of [bob, eve]) on.tables.drop(peer);
    on.clock.pass(3_600_000);
    expect(await ada.code('vote', { table, on: `takeover:${seat(bob)}`, yes: true })).toBe('not-dropped');
    for (const on of ['abandon', `kick:${seat(bob)}`])
      expect(await ada.must('vote', { table, on, yes: true })).toEqual({ settled: false });
    await bob.must('leave', { table });
    expect(await ada.must('vote', { table, on: `takeover:${seat(bob)}`, yes: true })).toEqual({ settled: false });
    expect(await eve.must('vote', { table, on: `takeover:${seat(bob)}`, yes: true })).toMatchObject({ passed: true });
  });

  it('on an undo are not turned into votes on another', async () => {
    const { people, table, mover } = await trio();
    const first = mover();
    await first.answer(table, PLAY);
    await mover().answer(table, PLAY);
    const [other, third] = people.filter((peer) => peer !== first) as [TestPeer, TestPeer];
    expect(await first.must('undo', { table, to: 2 })).toEqual({ settled: false });
    expect(await other.code('undo', { table, to: 1 })).toBe('undo-proposed');
    expect(await other.must('undo', { table, to: 2 })).toEqual({ settled: false });
    expect(await third.must('vote', { table, on: 'undo', yes: true })).toEqual({ settled: true, passed: true });
    expect(first.pushes('update').at(-1)).toMatchObject({ undone: true, length: 2 });
  });

  it('is kept as it stands: a no is no after a restart too, and a yes is yes', async () => {
    const { on, people, table } = await trio();
    const [ada, bob] = people;
    await ada.must('vote', { table, on: 'abandon', yes: true });
    await bob.must('vote', { table, on: 'abandon', yes: false });
    const proposals = async () => {
      const again = await room({ database: on.database, games: [MINI] });
      const { info } = await again.guest('ada').must<{ info: TableInfo }>('look', { table });
      await again.close();
      return info.proposals.map(({ id, yes }) => ({ id, yes }));
    };
    expect(await proposals()).toEqual([]);
    await bob.must('vote', { table, on: 'abandon', yes: true });
    expect(await proposals()).toEqual([{ id: 'abandon', yes: [1] }]);
  });

  it('that cannot be settled is noted, and tried again', async () => {
    const { on, people, table } = await trio();
    const [ada, bob, eve] = people;
    for (const peer of [ada, bob]) await peer.must('vote', { table, on: 'abandon', yes: true });
    const broken = vi.spyOn(on.database.sqlite!, 'commit').mockRejectedValue(new Error('no disk'));
    on.tables.drop(eve);
    on.clock.pass(90_000);
    await settle(60);
    expect(on.errors.splice(0).filter((text) => text.startsWith('a vote could not be settled'))).toHaveLength(1);
    broken.mockRestore();
    for (const peer of [ada, bob]) await peer.must('watch', { table });
    for (let i = 0; i < 4; i++) {
      on.clock.pass(30_000); // eve is waited for anew, as nobody remembers how long she was away
      await settle(60);
    }
    expect(await ada.must('look', { table })).toMatchObject({ info: { status: 'abandoned' } });
  });
});

it('the records of a long game are read page by page, in turns with everybody else', async () => {
  let turns = 0;
  const stretches = () => async () => {
    turns++;
  };
  const { people, table } = await trio({}, { stretches });
  const decisions = await playOut(people, table);
  expect(decisions).toBeGreaterThan(50);
  expect(turns).toBe(0);
  await people[0].must('chance', { table });
  expect(turns).toBe(Math.floor((decisions + 1) / 50)); // with the start of the game
});
