import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Room, room } from '../testing/tables.js';

let on: Room;
beforeEach(async () => {
  on = await room();
});
afterEach(() => on.close());

const NEW = { game: 'elekt', seats: [{ kind: 'you' }, { kind: 'open' }], public: true };
interface Lists {
  readonly open: readonly { readonly title: string; readonly you: number | null }[];
  readonly mine: readonly { readonly title: string; readonly you: number | null }[];
}

it('the list of public tables is read once for all who ask, until a table changes its seats or some time has passed', async () => {
  const [ada, bob] = [on.guest('ada'), on.guest('bob')];
  const { table } = await ada.must<{ table: string }>('create', { ...NEW, title: 'first' });
  const titles = async () => (await bob.must<Lists>('tables')).open.map(({ title }) => title);
  /** Behind the server's back. */
  const retitle = (title: string) =>
    on.database.db.updateTable('tables').set({ title }).where('id', '=', table).execute();
  expect(await titles()).toEqual(['first']);
  await retitle('second');
  expect(await titles()).toEqual(['first']);
  await bob.must('sit', { table, seat: 1 });
  expect(await titles()).toEqual(['second']);
  await retitle('third');
  on.clock.pass(999);
  expect(await titles()).toEqual(['second']);
  on.clock.pass(1);
  expect(await titles()).toEqual(['third']);
});

it('whoever asks after it could not be read is not told the same again', async () => {
  const [ada, bob] = [on.guest('ada'), on.guest('bob')];
  await ada.must('create', NEW);
  const { raw } = on.database.sqlite!;
  raw.exec('alter table tables rename column title to gone');
  await expect(bob.ask('tables')).rejects.toThrow(/title/);
  raw.exec('alter table tables rename column gone to title');
  expect((await bob.must<Lists>('tables')).open).toHaveLength(1);
});

it('everybody finds their own seat in it', async () => {
  const [ada, bob, eve] = [on.guest('ada'), on.guest('bob'), on.guest('eve')];
  const { table } = await ada.must<{ table: string }>('create', NEW);
  await bob.must('sit', { table, seat: 1 });
  const seats = async (who: typeof ada) => {
    const { open, mine } = await who.must<Lists>('tables');
    return [open.map(({ you }) => you), mine.map(({ you }) => you)];
  };
  expect(await seats(ada)).toEqual([[0], [0]]);
  expect(await seats(bob)).toEqual([[1], [1]]);
  expect(await seats(eve)).toEqual([[null], []]);
});

it('a table that is begun, over or removed shows at once', async () => {
  const [ada, bob] = [on.guest('ada'), on.guest('bob')];
  const { table } = await ada.must<{ table: string }>('create', NEW);
  const statuses = async () =>
    (await bob.must<{ open: readonly { status: string }[] }>('tables')).open.map(({ status }) => status);
  expect(await statuses()).toEqual(['open']);
  await bob.must('sit', { table, seat: 1 });
  await ada.must('start', { table });
  expect(await statuses()).toEqual(['playing']);
  for (const who of [ada, bob]) await who.must('vote', { table, on: 'abandon', yes: true });
  expect(await statuses()).toEqual([]);
});
