import type { Game } from '@tabula/kernel/game.js';
import type { ClockSetting } from '@tabula/protocol/socket.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { begun, type Room, type RoomOptions, room, settle, testClock } from '../testing/tables.js';

const HOUR = 3_600_000;
const rooms: Room[] = [];
afterEach(async () => {
  for (const on of rooms) expect(on.errors).toEqual([]);
  for (const on of rooms.splice(0).reverse()) await on.close();
});
const newRoom = async (options: RoomOptions = {}) => {
  const on = await room({ games: [mini as Game], ...options });
  rooms.push(on);
  return on;
};

const LIVE: ClockSetting = { kind: 'live', perDecision: 10, bank: 20 };
const DAYS: ClockSetting = { kind: 'days', days: 1 };

/** Two at a table with a clock; the wall clock is set by so much after the first question was put. */
async function jumped(hours: number, clock: ClockSetting) {
  const on = await newRoom({ limits: { graceMs: 60_000, idleMs: 60_000 } });
  const people = [on.guest('ada'), on.guest('bob')] as const;
  const { table } = await begun('mini', [...people], { clock, flag: 'default' });
  const asked = () => people.find((peer) => peer.question(table) !== null)!;
  on.clock.jump(hours * HOUR);
  await on.tables.sweep();
  await settle();
  return { on, people, table, asked };
}

describe.each([-7, 7])('when the wall clock is set by %s hours', (hours) => {
  it('no flag falls earlier or later', async () => {
    const { on, table, asked } = await jumped(hours, LIVE);
    const first = asked();
    on.clock.pass(29_999);
    await on.tables.sweep();
    await settle();
    expect(asked()).toBe(first);
    on.clock.pass(1);
    await settle();
    expect(asked()).not.toBe(first);
    expect(first.versions.get(table)).toBe(2);
  });

  it('who decides is charged for the time that passed, and the next one has all of theirs', async () => {
    const { on, table, asked } = await jumped(hours, LIVE);
    const first = asked();
    on.clock.pass(15_000); // ten for the decision, and five of the bank
    expect(await first.answer(table)).toMatchObject({ version: 2 });
    await settle();
    const next = asked();
    expect(next).not.toBe(first);
    const clocks = async () =>
      (await first.must<{ game: { clocks: { bank: number[]; until: Record<number, number> } } }>('watch', { table }))
        .game.clocks;
    const { bank, until } = await clocks();
    expect([...bank].sort()).toEqual([15_000, 20_000]);
    expect(Object.values(until)).toEqual([on.clock.steady() + 30_000]);
    on.clock.pass(29_999);
    await settle();
    expect(asked()).toBe(next);
    on.clock.pass(1);
    await settle();
    expect(asked()).not.toBe(next);
  });

  it('a clock of days goes on as it was', async () => {
    const { on, asked } = await jumped(hours, DAYS);
    const first = asked();
    on.clock.pass(24 * HOUR - 1);
    await on.tables.sweep();
    await settle();
    expect(asked()).toBe(first);
    on.clock.pass(1);
    await on.tables.sweep();
    await settle();
    expect(asked()).not.toBe(first);
  });

  it('nobody is taken for gone, and no table leaves the memory', async () => {
    const { on, people, table } = await jumped(hours, { kind: 'none' });
    const [ada, bob] = people;
    on.tables.drop(bob);
    on.clock.jump(hours * HOUR);
    on.clock.pass(59_000);
    expect(await ada.code('vote', { table, on: 'takeover:1', yes: true })).toBe('not-dropped');
    on.tables.drop(ada);
    on.clock.jump(hours * HOUR);
    expect(on.tables.evict()).toBe(0);
    on.clock.pass(60_000);
    expect(on.tables.evict()).toBe(1);
  });

  it('nobody has to wait longer or shorter for what has a rate', async () => {
    const on = await newRoom({ limits: { creating: { burst: 1, every: 20_000 } } });
    const ada = on.guest('ada');
    const create = () =>
      ada.code('create', { game: 'mini', public: false, seats: [{ kind: 'you' }, { kind: 'open' }] });
    expect(await create()).toBe('');
    on.clock.jump(hours * HOUR);
    expect(await create()).toBe('rate');
    on.clock.pass(20_000);
    expect(await create()).toBe('');
  });

  it('a server that starts then gives a live clock its time anew, and one of days no more than it had', async () => {
    const { on, table } = await jumped(0, LIVE);
    const days = await begun('mini', [on.guest('kim'), on.guest('lee')], { clock: DAYS });
    await on.tables.close();
    const clock = testClock(on.clock.steady() + hours * HOUR);
    const again = await newRoom({ database: on.database, clock });
    const until = async (id: string, name: string) =>
      Object.values(
        (await again.guest(name).must<{ game: { clocks: { until: object } } }>('watch', { table: id })).game.clocks
          .until,
      )[0] - clock.steady();
    expect(await until(table, 'ada')).toBe(30_000);
    const left = await until(days.table, 'kim');
    expect(left).toBe(hours < 0 ? 24 * HOUR : (24 - hours) * HOUR);
  });
});
