import type { Game } from '@tabula/kernel/game.js';
import type { TableEntry, TableInfo } from '@tabula/protocol/pushes.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { begun, playOut, type Room, room, settle, type TestPeer } from '../testing/tables.js';

let open: Room | null = null;
afterEach(async () => {
  expect(open?.errors ?? []).toEqual([]);
  await open?.close();
  open = null;
});

async function finished(names: readonly string[], more: Record<string, unknown> = {}) {
  const on = await room({ games: [mini as Game], limits: { graceMs: 60_000 } });
  open = on;
  const people = names.map((name) => on.guest(name)) as [TestPeer, ...TestPeer[]];
  const { table } = await begun('mini', people, more);
  await playOut(people, table);
  const status = async () => (await people[0].must<{ info: TableInfo }>('look', { table })).info.status;
  expect(await status()).toBe('over');
  return { on, people, table, status };
}

describe('a game that is over', () => {
  it('is opened again only when all who played it agree', async () => {
    const { people, table, status } = await finished(['ada', 'bob', 'eve']);
    const [ada, bob, eve] = people as [TestPeer, TestPeer, TestPeer];
    expect(await ada.must('undo', { table })).toEqual({ settled: false });
    expect(await bob.must('vote', { table, on: 'undo', yes: true })).toEqual({ settled: false });
    expect(await status()).toBe('over');
    expect(await eve.must('vote', { table, on: 'undo', yes: true })).toEqual({ settled: true, passed: true });
    expect(await status()).toBe('playing');
    await playOut(people, table);
  });

  it.each([['replay', { open: true }] as const, ['chance', {}] as const])(
    'is not opened again while %s shows what was hidden in it',
    async (command, wish) => {
      const { people, table, status } = await finished(['ada', 'bob']);
      const [ada, bob] = people as [TestPeer, TestPeer];
      await ada.must('undo', { table, to: 1 }); // so far back that the records are read first
      const voted = bob.code('vote', { table, on: 'undo', yes: true });
      const shown = bob.code(command, { table, ...wish });
      const outcome = [await voted, await shown, await status()];
      // Whichever comes first, the other does not come after it.
      expect([
        ['', 'not-over', 'playing'],
        ['over', '', 'over'],
      ]).toContainEqual(outcome);
    },
  );

  it('is shown to strangers when one of those who played it has asked for that: it stays over then', async () => {
    const { on, people, table } = await finished(['ada', 'bob'], { public: true });
    const [ada, bob] = people as [TestPeer, TestPeer];
    const eve = on.guest('eve');
    expect(await eve.code('replay', { table })).toBe('');
    expect(await eve.code('replay', { table, open: true })).toBe('not-your-seat');
    expect(await ada.must('undo', { table })).toEqual({ settled: false });
    await bob.must('replay', { table, open: true });
    expect(await eve.code('replay', { table, open: true })).toBe('');
    expect(await bob.code('vote', { table, on: 'undo', yes: true })).toBe('over');
  });

  it('says in lists who has won; opened again it does not, and over again it does', async () => {
    const { on, people, table } = await finished(['ada', 'bob'], { public: true });
    const [ada, bob] = people as [TestPeer, TestPeer];
    type Lists = { readonly mine: readonly TableEntry[] };
    const winners = async () => (await ada.must<Lists>('tables')).mine.find(({ id }) => id === table)?.winners;
    const won = ada.sheets.get(table)?.view.result?.places[0];
    expect(won?.length).toBeGreaterThan(0);
    expect(await winners()).toEqual(won);
    await ada.must('undo', { table });
    await bob.must('vote', { table, on: 'undo', yes: true });
    expect(await winners()).toBeUndefined();
    const kept = await on.database.db
      .selectFrom('tables')
      .select('settings')
      .where('id', '=', table)
      .executeTakeFirst();
    expect(kept?.settings).not.toContain('winners');
    await playOut(people, table);
    expect(await winners()).toEqual(ada.sheets.get(table)?.view.result?.places[0]);
  });

  it('does not take the absence of somebody for a yes', async () => {
    const { on, people, table, status } = await finished(['ada', 'bob']);
    const [ada, bob] = people as [TestPeer, TestPeer];
    await bob.must('leave', { table });
    on.tables.drop(bob);
    on.clock.pass(3_600_000);
    expect(await ada.must('undo', { table })).toEqual({ settled: false });
    on.clock.pass(3_600_000); // the sweep settles what is held up by nobody but the absent
    await on.tables.sweep();
    expect(await status()).toBe('over');
  });

  it('is not taken back where nothing is but what nobody has seen', async () => {
    const { people, table, status } = await finished(['ada', 'bob'], { undo: 'boundary' });
    for (const peer of people) expect(await peer.code('undo', { table })).toBe('over');
    expect(await status()).toBe('over');
  });

  it('of one person against bots is that person’s to take back', async () => {
    const seats = [{ kind: 'you' }, { kind: 'bot', level: 'easy' }];
    const on = await room({ games: [mini as Game] });
    open = on;
    const ada = on.guest('ada');
    const { table } = await begun('mini', [ada], { seats });
    for (let i = 0; i < 2_000 && !ada.sheets.get(table)?.view.result; i++) {
      if (ada.question(table) !== null) await ada.answer(table);
      await settle(1);
    }
    expect((await ada.must<{ info: TableInfo }>('look', { table })).info.status).toBe('over');
    expect(await ada.must('undo', { table })).toEqual({ settled: true, passed: true });
  });
});
