import type { Game } from '@tabula/kernel/game.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { begun, playOut, type Room, room, settle } from '../testing/tables.js';
import { TABLE_LIMITS } from './env.js';

let open: Room | null = null;
afterEach(async () => {
  expect(open?.errors ?? []).toEqual([]);
  await open?.close();
  open = null;
});
const DAY = 86_400_000;
const WANTED = { game: 'mini', public: true, seats: [{ kind: 'you' }, { kind: 'open' }] };

async function house(): Promise<Room> {
  open = await room({ games: [mini as Game] });
  return open;
}

const stored = async ({ database }: Room): Promise<string[]> =>
  (await database.db.selectFrom('tables').select('id').orderBy('created_at').execute()).map(({ id }) => id);

/** Time goes by, and the hourly work is done. */
async function pass(on: Room, ms: number): Promise<void> {
  on.clock.pass(ms - 120_000);
  for (let i = 0; i < 4; i++) {
    await settle(40);
    on.clock.pass(30_000);
  }
  await settle(40);
}

describe('a table that was never begun', () => {
  it('is removed when nobody has touched it for a week; what was played stays', async () => {
    const on = await house();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const played = (await begun('mini', [ada, bob])).table;
    await playOut([ada, bob], played);
    const running = (await begun('mini', [ada, bob])).table;
    await ada.must('create', WANTED);
    const given = (await ada.must<{ table: string }>('create', WANTED)).table;
    await ada.must('leave', { table: given });
    for (const peer of [ada, bob]) on.tables.drop(peer);
    for (let i = 0; i < 2; i++) await pass(on, 2 * 3_600_000);
    expect(await stored(on)).not.toContain(given); // nobody can do anything there any more
    await pass(on, TABLE_LIMITS.openMs - 6 * 3_600_000);
    expect(await stored(on)).toHaveLength(3);
    await pass(on, 4 * 3_600_000);
    expect(await stored(on)).toEqual([played, running]);
    const records = await on.database.db.selectFrom('records').select('table_id').distinct().execute();
    expect(records.map(({ table_id }) => table_id).sort()).toEqual([played, running].sort());
    expect(await ada.must('tables')).toMatchObject({ open: [], mine: [{ id: running }, { id: played }] });
  });

  it('stays while somebody sits in front of it, and begins anew with each touch', async () => {
    const on = await house();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const { table } = await ada.must<{ table: string }>('create', WANTED);
    await ada.must('watch', { table });
    await pass(on, 9 * DAY);
    await bob.must('sit', { table, seat: 1 });
    on.tables.drop(ada);
    await pass(on, 6 * DAY);
    expect(await stored(on)).toEqual([table]);
    await pass(on, 2 * DAY);
    expect(await stored(on)).toEqual([]);
    expect(await bob.code('watch', { table })).toBe('no-such-table');
  });

  it('that was a rematch can be asked for again', async () => {
    const on = await house();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const { table } = await begun('mini', [ada, bob]);
    await playOut([ada, bob], table);
    const first = (await ada.must<{ table: string }>('rematch', { table })).table;
    expect(await bob.must('rematch', { table })).toEqual({ table: first });
    await pass(on, 8 * DAY);
    await pass(on, DAY);
    const second = (await bob.must<{ table: string }>('rematch', { table })).table;
    expect(second).not.toBe(first);
    expect(await stored(on)).toEqual([table, second]);
  });
});

it('tables are not made without end: neither many at once, nor one after the other', async () => {
  const on = await house();
  const ada = on.guest('ada');
  const codes: string[] = [];
  for (let i = 0; i < 70; i++) {
    const made = await ada.ask<{ table: string }>('create', WANTED);
    if ('error' in made) codes.push(made.error.code);
    else await ada.must('leave', { table: made.table });
  }
  expect(codes).toEqual(Array(10).fill('rate'));
  on.clock.pass(20_000);
  expect([await ada.code('create', WANTED), await ada.code('create', WANTED)]).toEqual(['', 'rate']);
  expect(await on.guest('bob').code('create', WANTED)).toBe('');
});

describe('somebody whose account is deleted', () => {
  it('in the middle of a game leaves one that goes on: a bot plays', async () => {
    const on = await house();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const { table } = await begun('mini', [ada, bob]);
    for (let i = 0; i < 3; i++) await [ada, bob].find((peer) => peer.question(table) !== null)!.answer(table);
    on.tables.drop(bob);
    await on.tables.rename('id-bob', '—', true);
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { seats: [{}, { name: '—', standIn: true }] } });
    for (let i = 0; i < 2_000; i++) {
      await settle(4);
      if (ada.sheets.get(table)?.view.result !== null) break;
      if (ada.question(table) !== null) await ada.answer(table);
    }
    expect(ada.sheets.get(table)?.view.result).not.toBeNull();
    await ada.must('rematch', { table });
  });

  it('before the game leaves free seats, a host who is there, and no name', async () => {
    const on = await house();
    const [ada, bob, eve] = [on.guest('ada'), on.guest('bob'), on.guest('eve')];
    const { table } = await ada.must<{ table: string }>('create', WANTED);
    await bob.must('sit', { table, seat: 1 });
    await bob.must('watch', { table });
    await on.tables.rename('id-ada', '—', true);
    expect(bob.pushes('table').at(-1)).toMatchObject({
      info: { host: 1, seats: [{ kind: 'open', name: null }, { name: 'bob' }] },
    });
    await eve.must('sit', { table, seat: 0 });
    await bob.must('start', { table });
    await eve.must('watch', { table });
    await bob.must('watch', { table });
    await playOut([eve, bob], table);
    const { table: next } = await bob.must<{ table: string }>('rematch', { table });
    await on.tables.rename('id-eve', '—', true);
    const { info } = await bob.must<{ info: object }>('look', { table: next });
    expect(info).toMatchObject({ seats: [{ name: 'bob' }, { kind: 'open', heldFor: null }] });
    expect(JSON.stringify(info)).not.toContain('"eve"');
  });

  it('changes nothing where seats are kept for others', async () => {
    const on = await house();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const { table } = await begun('mini', [ada, bob]);
    await playOut([ada, bob], table);
    const { table: next } = await ada.must<{ table: string }>('rematch', { table });
    const records = () => on.database.db.selectFrom('records').select('seq').where('table_id', '=', next).execute();
    const before = await records();
    await on.tables.rename('id-eve', '—', true);
    expect(await records()).toEqual(before);
    await on.tables.rename('id-bob', '—', true);
    expect((await records()).length).toBe(before.length + 1);
  });

  it('leaves the table to another host, and that is kept', async () => {
    const on = await house();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const { table } = await ada.must<{ table: string }>('create', WANTED);
    await bob.must('sit', { table, seat: 1 });
    await ada.must('leave', { table });
    const row = await on.database.db.selectFrom('tables').select('host').where('id', '=', table).executeTakeFirst();
    expect(row).toEqual({ host: 'id-bob' });
  });

  it('is named at no table any more, however many there were', async () => {
    const on = await house();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const { table } = await begun('mini', [ada, bob]);
    await playOut([ada, bob], table);
    for (const peer of [ada, bob]) on.tables.drop(peer);
    const { db } = on.database;
    const row = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1_005 }, (_, i) => `copy${i}`);
    for (let i = 0; i < copies.length; i += 100) {
      const some = copies.slice(i, i + 100);
      await db
        .insertInto('tables')
        .values(some.map((id) => ({ ...row, id })))
        .execute();
      await db
        .insertInto('table_seats')
        .values(some.map((id) => ({ table_id: id, seat: 1, account: 'id-bob' })))
        .execute();
    }
    await on.tables.rename('id-bob', '—', true);
    const named = await db.selectFrom('tables').select('id').where('seats', 'like', '%"bob"%').execute();
    expect(named).toEqual([]);
  });

  it('as the host of a table without a seat of their own leaves nothing behind', async () => {
    const on = await house();
    const ada = on.guest('ada');
    const { table } = await ada.must<{ table: string }>('create', {
      ...WANTED,
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    expect(await ada.must('tables')).toMatchObject({ mine: [{ id: table, you: null }] });
    await on.tables.rename('id-ada', '—', true);
    expect(await on.guest('bob').must('tables')).toMatchObject({ open: [] });
  });
});
