import type { Game } from '@tabula/kernel/game.js';
import type { TableEntry } from '@tabula/protocol/pushes.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { type Database, openDatabase } from '../db/database.js';
import { withPostgres } from '../testing/backed.js';
import { begun, playOut, type Room, type RoomOptions, room, settle } from '../testing/tables.js';
import { createStore } from './store.js';

const MINI = mini as Game;
const NEWER: Game = { ...MINI, version: MINI.version + 1 };
const OTHER: Game = { ...MINI, id: 'other' };
const CLOCK = { kind: 'days', days: 1 };
let rooms: Room[] = [];
afterEach(async () => {
  for (const on of rooms) await on.close();
  await rooms[0]?.database.close();
  rooms = [];
});

const enter = async (options: RoomOptions): Promise<Room> => {
  const on = await room(options);
  rooms.push(on);
  return on;
};

/** A game of two is begun; then a server comes that plays other games. */
async function updated(games: readonly Game[], more: Record<string, unknown> = {}, options: RoomOptions = {}) {
  const database = options.database ?? (await openDatabase({ path: ':memory:' }));
  const before = await enter({ database, games: [MINI] });
  const { table, invite } = await begun('mini', [before.guest('ada'), before.guest('bob')], more);
  await before.tables.close();
  const on = await enter({ ...options, database, games, clock: before.clock });
  return { on, table, invite, database, ada: on.guest('ada'), bob: on.guest('bob'), eve: on.guest('eve') };
}

const lists = (peer: ReturnType<Room['guest']>) =>
  peer.must<{ mine: readonly TableEntry[]; open: readonly TableEntry[] }>('tables');

describe.each([
  ['of other rules', [NEWER]],
  ['that is not played here any more', [OTHER]],
] as const)('a game %s', (_, games) => {
  it('is marked in every list and refused to those who may know of it', async () => {
    const { ada, eve, table } = await updated(games, { public: true });
    expect(await lists(ada)).toMatchObject({ mine: [{ id: table, status: 'playing', oldSave: true }] });
    expect(await lists(eve)).toMatchObject({ open: [{ id: table, oldSave: true }] });
    expect([await ada.code('watch', { table }), await eve.code('watch', { table })]).toEqual(['old-save', 'old-save']);
  });

  it('does not exist for strangers, unless they are invited', async () => {
    const { eve, table, invite } = await updated(games);
    for (const command of ['look', 'watch', 'leave'] as const)
      expect([command, await eve.code(command, { table })]).toEqual([command, 'no-such-table']);
    expect(await eve.code('vote', { table, on: 'abandon', yes: true })).toBe('no-such-table');
    expect(await eve.code('look', { table, invite })).toBe('old-save');
  });

  it('is left: the table passes on and is given up by the last, after a restart too', async () => {
    const { on, ada, table, database } = await updated(games);
    const hosted = () => Promise.all(['id-ada', 'id-bob'].map((id) => createStore(database).hosted(id)));
    expect(await hosted()).toEqual([1, 0]);
    await ada.must('leave', { table });
    expect(await hosted()).toEqual([0, 1]);
    await on.tables.close();
    const again = await enter({ database, games });
    await again.guest('bob').must('leave', { table });
    expect(await hosted()).toEqual([0, 0]);
    const { mine } = await lists(again.guest('bob'));
    expect(mine.find(({ id }) => id === table)).toMatchObject({ status: 'abandoned', waiting: [] });
    expect(mine.find(({ id }) => id === table)).not.toHaveProperty('oldSave');
  });

  it('is given up by the word of one who sits there, and of nobody else', async () => {
    const { ada, bob, eve, table } = await updated(games, { public: true });
    const abandon = { table, on: 'abandon', yes: true };
    expect(await eve.code('vote', abandon)).toBe('not-your-seat');
    expect(await eve.code('leave', { table })).toBe('not-your-seat');
    expect(await ada.code('vote', { ...abandon, yes: false })).toBe('old-save');
    expect(await ada.code('vote', { ...abandon, on: 'kick:1' })).toBe('old-save');
    expect(await bob.must('vote', abandon)).toEqual({ settled: true, passed: true });
    expect(await lists(ada)).toMatchObject({ mine: [{ id: table, status: 'abandoned' }], open: [] });
    expect(await ada.code('vote', abandon)).toBe('old-save');
  });

  it('names nobody whose account is deleted', async () => {
    const { on, ada, bob, table } = await updated(games);
    await on.tables.rename('id-ada', '—', true);
    expect(await lists(bob)).toMatchObject({ mine: [{ id: table, seats: [{ name: '—' }, { name: 'bob' }] }] });
    expect(on.errors).toEqual([]);
    await bob.must('leave', { table }); // the table was bob's by then
    expect(await lists(ada)).toMatchObject({ mine: [{ id: table, status: 'abandoned' }] });
  });

  it('passes on to nobody whose account was deleted before', async () => {
    const database = await openDatabase({ path: ':memory:' });
    const before = await enter({ database, games: [MINI] });
    const { table } = await begun('mini', [before.guest('ada'), before.guest('bob')]);
    await before.tables.rename('id-bob', '—', true);
    await before.tables.close();
    const ada = (await enter({ database, games })).guest('ada');
    await ada.must('leave', { table });
    expect(await createStore(database).hosted('id-bob')).toBe(0);
    expect(await lists(ada)).toMatchObject({ mine: [{ id: table, status: 'abandoned' }] });
  });

  it('is left by a host who has no seat there, too', async () => {
    const database = await openDatabase({ path: ':memory:' });
    const before = await enter({ database, games: [MINI] });
    const host = before.guest('ada');
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const { table } = await host.must<{ table: string }>('create', { game: 'mini', seats, public: true });
    for (const [seat, name] of ['bob', 'eve'].entries()) await before.guest(name).must('sit', { table, seat });
    await host.must('start', { table });
    await before.tables.close();
    await (await enter({ database, games })).guest('ada').must('leave', { table });
    expect(await Promise.all(['id-ada', 'id-bob'].map((id) => createStore(database).hosted(id)))).toEqual([0, 1]);
  });

  it('of two who leave at the same time, none is lost', async () => {
    const { ada, bob, table, database } = await updated(games);
    const codes = await Promise.all([ada, bob].map((peer) => peer.code('leave', { table })));
    for (const [i, peer] of [ada, bob].entries()) if (codes[i] === 'storage') await peer.must('leave', { table });
    const { seats, status } = await database.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
    expect((JSON.parse(seats) as { away: boolean }[]).map(({ away }) => away)).toEqual([true, true]);
    expect(status).toBe('abandoned');
  });

  it('is tried once when its clock is due, not at every sweep', async () => {
    const { on } = await updated(games, { clock: CLOCK });
    on.clock.pass(3 * 86_400_000);
    await settle(40);
    for (let i = 0; i < 3; i++) await on.tables.sweep();
    expect(on.errors).toEqual([expect.stringContaining('cannot be loaded')]);
  });
});

describe('a game of other rules', () => {
  it('that can be brought up to date is not marked, and goes on', async () => {
    const up = (state: unknown) => ({ ...(state as object), version: NEWER.version });
    const { ada, bob, table } = await updated([NEWER], {}, { saves: { mini: up } });
    const { mine } = await lists(ada);
    expect(mine[0]).not.toHaveProperty('oldSave');
    for (const peer of [ada, bob]) await peer.must('watch', { table });
    expect(await playOut([ada, bob], table)).toBeGreaterThan(20);
  });

  it('that was given up stays so for a server that can read it', async () => {
    const { on, ada, table, database } = await updated([NEWER]);
    await ada.must('vote', { table, on: 'abandon', yes: true });
    await on.tables.close();
    const again = await enter({ database, games: [MINI] });
    const back = again.guest('ada');
    expect(await back.must('watch', { table })).toMatchObject({ info: { status: 'abandoned' } });
    expect(await back.answer(table)).toMatchObject({ error: { code: 'over' } });
    expect(again.errors).toEqual([]);
  });

  it('from before tables knew their rules is marked by what was saved', async () => {
    const { ada, on, table, database } = await updated([NEWER]);
    const { settings } = await database.db.selectFrom('tables').select('settings').executeTakeFirstOrThrow();
    const { rules, ...older } = JSON.parse(settings) as { rules: number };
    expect(rules).toBe(MINI.version);
    await database.db
      .updateTable('tables')
      .set({ settings: JSON.stringify(older) })
      .execute();
    expect(await lists(ada)).toMatchObject({ mine: [{ id: table, oldSave: true }] });
    await on.tables.close();
    const back = (await enter({ database, games: [MINI] })).guest('ada');
    expect((await lists(back)).mine[0]).not.toHaveProperty('oldSave');
  });
});

describe('on PostgreSQL, where others may want the same table', () => {
  const postgres = withPostgres();
  const epochOf = async ({ db }: Database) =>
    Number((await db.selectFrom('tables').select('epoch').executeTakeFirstOrThrow()).epoch);

  it.for([
    ['leave', {}],
    ['vote', { on: 'abandon', yes: true }],
  ] as const)('a game of other rules is taken up anew to be changed: %s', async ([command, fields], context) => {
    const database = await openDatabase({ url: await postgres.fresh(context) });
    const { ada, table } = await updated([NEWER], {}, { database });
    const began = await epochOf(database);
    expect(await ada.code('watch', { table })).toBe('old-save');
    const looked = await epochOf(database);
    await ada.must(command, { table, ...fields });
    expect((await epochOf(database)) - looked).toBeGreaterThan(looked - began);
  });
});
