import type { Game } from '@tabula/kernel/game.js';
import { type ChanceProof, digestOf, readProof, verify } from '@tabula/protocol/chance.js';
import type { TableInfo } from '@tabula/protocol/pushes.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { playOut, type Room, type RoomOptions, room, type TestPeer } from '../testing/tables.js';

const MINI = mini as Game;
const rooms: Room[] = [];
afterEach(async () => {
  for (const on of rooms) expect(on.errors).toEqual([]);
  for (const on of rooms.splice(0).reverse()) await on.close();
});
const newRoom = async (options: RoomOptions = {}) => {
  const on = await room({ games: [MINI], ...options });
  rooms.push(on);
  return on;
};

const info = async (peer: TestPeer, table: string) => (await peer.must<{ info: TableInfo }>('look', { table })).info;

/** Two at a table that has begun, each of whom has added to its chance. */
async function begunWith(on: Room, luck: readonly (string | null)[]) {
  const people = [on.guest('ada'), on.guest('bob')] as const;
  const [ada, bob] = people;
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const { table, invite } = await ada.must<{ table: string; invite: string }>('create', {
    game: 'mini',
    public: false,
    seats,
  });
  const before = (await info(ada, table)).chance;
  await bob.must('sit', { table, seat: 1, invite });
  for (const [at, text] of luck.entries()) if (text !== null) await people[at]!.must('luck', { table, text });
  await ada.must('start', { table });
  for (const peer of people) await peer.must('watch', { table });
  return { on, people, ada, bob, table, before };
}

const said = (people: readonly TestPeer[]) => people.flatMap(({ received }) => received).join('\n');
const keyOf = async (on: Room, table: string) => {
  const { settings } = await on.database.db
    .selectFrom('tables')
    .select('settings')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  return (JSON.parse(settings) as { lots: { key: string } }).lots.key;
};

describe('chance at a table of the server', () => {
  it('follows from a key whose digest was told before anybody sat down, and from what the players added', async () => {
    const on = await newRoom();
    const { people, ada, bob, table, before } = await begunWith(on, ['from-ada', 'from-bob']);
    expect(before).toEqual({ digest: digestOf(table, await keyOf(on, table)), luck: null });
    expect((await info(bob, table)).chance).toEqual({ ...before, luck: ['from-ada', 'from-bob'] });
    await playOut(people, table);
    expect(said(people)).not.toContain(await keyOf(on, table));
    const proof = await bob.must<ChanceProof>('chance', { table });
    expect(proof).toMatchObject({ table, key: await keyOf(on, table), digest: before!.digest });
    const verdict = verify(MINI, readProof(proof)!);
    expect(verdict).toMatchObject({ ok: true, decisions: proof.entries.length });
    expect(verdict.ok && verdict.shuffles).toBeGreaterThan(0);
    expect(await ada.must('chance', { table })).toEqual(proof);
  });

  it('is found out where it did not', async () => {
    const { people, ada, table } = await begunWith(await newRoom(), ['from-ada', null]);
    await playOut(people, table);
    const proof = await ada.must<ChanceProof>('chance', { table });
    const chanced = proof.entries.findIndex(({ fates }, at) => at > 0 && fates.length > 0);
    const other = (at: number, change: object) => ({
      ...proof,
      entries: proof.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)),
    });
    const turned = [...(proof.entries[0]!.fates[0] as string[])].reverse();
    const problem = (changed: ChanceProof) => {
      const verdict = verify(MINI, changed);
      return verdict.ok ? null : `${verdict.problem} ${verdict.at}`;
    };
    expect(problem({ ...proof, key: proof.key.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) })).toBe(
      'digest null',
    );
    expect(problem({ ...proof, luck: ['from-eve', null] })).toBe('chance 0');
    expect(problem(other(0, { fates: [turned, ...proof.entries[0]!.fates.slice(1)] }))).toBe('chance 0');
    expect(problem(other(0, { at: proof.entries[0]!.at + 1_000 }))).toBe('chance 0');
    expect(chanced).toBeGreaterThan(0);
    expect(problem(other(chanced, { fates: [] }))).toBe(`chance ${chanced}`);
    expect(problem(other(2, { at: proof.entries[1]!.at }))).toBe('order 2');
    expect(problem(other(1, { keys: ['no such key'] }))).toBe('rules 1');
    expect(readProof({ ...proof, key: 'short' })).toBeNull();
  });

  it('is another one if a single player adds something else', async () => {
    const openings = await Promise.all(
      [
        ['one', null],
        ['two', null],
        [null, 'one'],
      ].map(async (luck) => {
        const on = await newRoom(); // its keys are the same each time
        const { table } = await begunWith(on, luck);
        const [first] = await on.database.db
          .selectFrom('records')
          .select('body')
          .where('table_id', '=', table)
          .where('kind', '=', 'start')
          .execute();
        return JSON.stringify((JSON.parse(first!.body) as { fates: unknown }).fates);
      }),
    );
    expect(new Set(openings).size).toBe(3);
  });

  it('is not seen again after an undo, and goes on after a restart', async () => {
    const on = await newRoom();
    const { people, table } = await begunWith(on, [null, null]);
    const records = async () =>
      (
        await on.database.db
          .selectFrom('records')
          .selectAll()
          .where('table_id', '=', table)
          .where('kind', '=', 'decision')
          .orderBy('seq')
          .execute()
      ).map(({ body }) => JSON.parse(body) as { fates: unknown[]; keys: string[] });
    let mover = people[0] as TestPeer;
    for (let i = 0; i < 200; i++) {
      mover = people.find((peer) => peer.question(table) !== null)!;
      await mover.answer(table);
      if ((await records()).at(-1)!.fates.length > 0) break;
    }
    const first = (await records()).at(-1)!;
    expect(first.fates.length).toBeGreaterThan(0);
    await mover.must('undo', { table });
    for (const peer of people) await peer.ask('vote', { table, on: 'undo', yes: true });
    await mover.answer(table, first.keys);
    const again = (await records()).at(-1)!;
    expect(again.keys).toEqual(first.keys);
    expect(again.fates).not.toEqual(first.fates);
    await on.tables.close();
    const next = await newRoom({ database: on.database });
    const back = [next.guest('ada'), next.guest('bob')];
    for (const peer of back) await peer.must('watch', { table });
    await playOut(back, table);
    const proof = await back[0]!.must<ChanceProof>('chance', { table });
    expect(verify(MINI, proof)).toMatchObject({ ok: true });
  });

  it('is known once somebody has asked for the key, and then the game stays over', async () => {
    const { on, people, ada, bob, table } = await begunWith(await newRoom(), [null, null]);
    expect(await ada.code('chance', { table })).toBe('not-over');
    await playOut(people, table);
    await ada.must('undo', { table });
    const eve = on.guest('eve');
    await eve.must('watch', { table, invite: (await ada.must<{ invite: string }>('watch', { table })).invite });
    expect(await eve.code('chance', { table })).toBe('not-your-seat'); // a stranger does not end it for the players
    await ada.must('chance', { table });
    expect(await bob.code('vote', { table, on: 'undo', yes: true })).toBe('over');
    expect(await bob.code('undo', { table })).toBe('over');
    expect(await eve.code('chance', { table })).toBe('');
  });

  it('takes what players add before the game, from those who sit there, and nothing but plain characters', async () => {
    const on = await newRoom();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table } = await ada.must<{ table: string }>('create', { game: 'mini', public: true, seats });
    expect(await bob.code('luck', { table, text: 'x' })).toBe('not-your-seat');
    for (const text of ['', 'ł', 'a|b', 'x'.repeat(65)])
      expect(await ada.code('luck', { table, text })).toBe('bad-request');
    await ada.must('luck', { table, text: 'first' });
    await ada.must('luck', { table, text: 'second' });
    await bob.must('sit', { table, seat: 1 });
    await ada.must('start', { table });
    expect((await info(ada, table)).chance?.luck).toEqual(['second', null]);
    expect(await bob.code('luck', { table, text: 'late' })).toBe('started');
  });

  it('keeps what those who sit there have added, however many come and go', async () => {
    const on = await newRoom();
    const ada = on.guest('ada');
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table } = await ada.must<{ table: string }>('create', { game: 'mini', public: true, seats });
    await ada.must('luck', { table, text: 'from-ada' });
    for (let i = 0; i < 20; i++) {
      const guest = on.guest(`guest${i}`);
      await guest.must('sit', { table, seat: 1 });
      await guest.must('luck', { table, text: `from-${i}` });
      if (i < 19) await guest.must('stand', { table });
    }
    await ada.must('start', { table });
    expect((await info(ada, table)).chance?.luck).toEqual(['from-ada', 'from-19']);
  });

  it('of a table that is older than this goes on as it began', async () => {
    const on = await newRoom();
    const { table } = await begunWith(on, [null, null]);
    await on.tables.close();
    const row = await on.database.db
      .selectFrom('tables')
      .select('settings')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const { lots: _, ...settings } = JSON.parse(row.settings) as { lots: unknown };
    await on.database.db
      .updateTable('tables')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', table)
      .execute();
    const next = await newRoom({ database: on.database });
    const people = [next.guest('ada'), next.guest('bob')];
    for (const peer of people) await peer.must('watch', { table });
    await playOut(people, table);
    expect(await people[0]!.code('chance', { table })).toBe('replay');
    expect((await info(people[0]!, table)).chance).toBeNull();
  });
});
