import type { Game } from '@tabula/kernel/game.js';
import { afterEach, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { begun, type Room, room } from '../testing/tables.js';
import type { TableLimits } from './env.js';

let on: Room;
afterEach(() => on.close());

/** A server that keeps so many tables, so long. */
const keeping = async (limits: Pick<TableLimits, 'loaded' | 'idleMs'>) => {
  on = await room({ games: [mini as Game], limits: { ...limits, creating: { burst: 1e9, every: 1 } } });
  return on.guest('ada');
};
const create = (peer: ReturnType<Room['guest']>) =>
  peer.must<{ table: string }>('create', { game: 'mini', public: true, seats: [{ kind: 'you' }, { kind: 'open' }] });

it('where there is room, a table that nobody watches stays for its time, and no longer', async () => {
  const ada = await keeping({ loaded: 2, idleMs: 5_000 });
  await create(ada);
  await create(ada);
  on.clock.pass(4_999);
  expect(on.tables.evict()).toBe(0);
  on.clock.pass(1);
  expect(on.tables.evict()).toBe(2);
});

it('where there is none, those that were not used for the longest time go, until a tenth is free', async () => {
  const ada = await keeping({ loaded: 10, idleMs: 60_000 });
  const made: string[] = [];
  for (let i = 0; i < 10; i++) {
    made.push((await create(ada)).table);
    on.clock.pass(10);
  }
  on.clock.pass(1_000);
  await ada.must('look', { table: made[0]! }); // it was used just now
  expect(on.tables.loaded).toBe(10);
  await create(ada);
  expect(on.tables.loaded).toBe(9);
  for (const table of made.filter((_, at) => at !== 1 && at !== 2)) await ada.must('look', { table });
  expect(on.tables.loaded).toBe(9); // all of these were there
});

it('somebody may be on the way to a table for a second, or for as long as tables stay', async () => {
  const ada = await keeping({ loaded: 1, idleMs: 60_000 });
  await create(ada);
  on.clock.pass(999);
  await create(ada);
  expect([on.tables.evict(), on.tables.loaded]).toEqual([0, 2]);
  await on.close();
  const eve = await keeping({ loaded: 1, idleMs: 100 });
  await create(eve);
  on.clock.pass(100);
  await create(eve);
  expect([on.tables.evict(), on.tables.loaded]).toEqual([1, 1]);
});

it('a table that had to be given up leaves the memory at once', async () => {
  const ada = await keeping({ loaded: 10, idleMs: 60_000 });
  const bob = on.guest('bob');
  const { table } = await begun('mini', [ada, bob]);
  on.database.sqlite!.raw.exec('create trigger full before insert on records begin select raise(abort, 1); end');
  const asked = [ada, bob].find((peer) => peer.question(table) !== null)!;
  expect(await asked.answer(table)).toMatchObject({ error: { code: 'storage' } });
  on.database.sqlite!.raw.exec('drop trigger full');
  expect(on.tables.evict()).toBe(1);
});
