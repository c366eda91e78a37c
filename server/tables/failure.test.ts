import type { Game } from '@tabula/kernel/game.js';
import { expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { begun, playOut, room } from '../testing/tables.js';

it('a game whose beginning could not be stored has not begun', async () => {
  const on = await room({ games: [mini as Game] });
  const [ada, bob] = [on.guest('ada'), on.guest('bob')];
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const { table } = await ada.must<{ table: string }>('create', { game: 'mini', public: true, seats });
  await bob.must('sit', { table, seat: 1 });
  await bob.must('watch', { table });
  const { raw } = on.database.sqlite!;
  raw.exec("create trigger full before insert on records begin select raise(abort, 'the disk is full'); end");
  expect(await ada.code('start', { table })).toBe('storage');
  raw.exec('drop trigger full');
  expect(await bob.must('look', { table })).toMatchObject({ info: { status: 'open' } });
  await ada.must('start', { table });
  for (const peer of [ada, bob]) await peer.must('watch', { table });
  await playOut([ada, bob], table);
  await on.close();
});

it('what could not be stored did not happen: nobody hears of it, and the table goes on from what is kept', async () => {
  const on = await room({ games: [mini as Game] });
  const people = [on.guest('ada'), on.guest('bob')];
  const { table, invite } = await begun('mini', people);
  const other = [on.guest('eve'), on.guest('dan')];
  const second = await begun('mini', other);
  const raw = on.database.sqlite!.raw;
  const mover = people.find((peer) => peer.question(table) !== null)!;
  const bystander = other.find((peer) => peer.question(second.table) !== null)!;
  raw.exec(`create trigger full before insert on records when new.table_id = '${table}'
    begin select raise(abort, 'the disk is full'); end`);
  const [failed, fine] = await Promise.all([mover.answer(table, ['0']), bystander.answer(second.table, ['0'])]);
  expect(failed).toMatchObject({ error: { code: 'storage' } });
  expect(fine).toMatchObject({ version: 2 });
  for (const peer of people) {
    expect(peer.pushes('update')).toEqual([]);
    expect(peer.pushes('reset').length).toBeGreaterThan(0);
  }
  expect(on.errors.join()).toContain('the disk is full');
  // Who comes while nothing can be stored sees what is kept, also if the table is given up under their eyes.
  for (const when of ['before', 'after'] as const) {
    for (const peer of people) await peer.must('watch', { table });
    const late = on.guest(`late ${when}`);
    const watching = when === 'before' ? late.must('watch', { table, invite }) : null;
    const answering = mover.answer(table, ['0']);
    const seen = await (watching ?? late.must('watch', { table, invite }));
    expect(seen).toMatchObject({ version: 1, you: null });
    expect(await answering).toMatchObject({ error: { code: 'storage' } });
  }
  raw.exec('drop trigger full');
  raw.exec("create trigger full before insert on tables begin select raise(abort, 'the disk is full'); end");
  const wanted = { game: 'mini', public: true, seats: [{ kind: 'you' }, { kind: 'open' }] };
  expect(await mover.code('create', wanted)).toBe('storage');
  raw.exec('drop trigger full');
  for (const peer of people) await peer.must('watch', { table });
  expect(mover.versions.get(table)).toBe(1);
  await playOut(people, table);
  expect(people[0]!.sheets.get(table)!.view.result).not.toBeNull();
  await on.close();
});
