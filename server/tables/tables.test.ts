import type { Game } from '@tabula/kernel/game.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { begunPair, playOut, type Room, room } from '../testing/tables.js';

const MINI = mini as Game;
let open: Room | null = null;
const newRoom = async (options: Parameters<typeof room>[0] = {}) => {
  open = await room({ games: [MINI], ...options });
  return open;
};
afterEach(async () => {
  expect(open?.errors ?? []).toEqual([]);
  await open?.close();
  open = null;
});

const pair = async (options: Parameters<typeof room>[0] = {}, more: Record<string, unknown> = {}) =>
  begunPair(await newRoom(options), 'mini', more);

describe('a game', () => {
  it('is played to its end by two people, who agree with the server all the way', async () => {
    const { ada, bob, table } = await pair();
    expect(await playOut([ada, bob], table)).toBeGreaterThan(20);
    expect(ada.sheets.get(table)?.view.result).toMatchObject({ reason: 'score' });
    expect(bob.sheets.get(table)?.view.result).toEqual(ada.sheets.get(table)?.view.result);
    const { mine } = await ada.must<{ mine: object[] }>('tables');
    expect(mine).toMatchObject([{ id: table, status: 'over', you: 0, waiting: [] }]);
  });

  it('tells only the asked seat its question, and everybody whom we wait for', async () => {
    const { table, asked, other } = await pair();
    const mover = asked();
    expect(other(mover).question(table)).toBeNull();
    const seat = mover.sheets.get(table)!.view.you;
    expect(other(mover).sheets.get(table)!.view.waiting).toEqual([seat]);
  });

  it('refuses an answer made for an earlier version, and says which there is now', async () => {
    const { table, asked } = await pair();
    const mover = asked();
    const reply = await mover.answer(table, undefined, { version: 0 });
    expect(reply).toMatchObject({ error: { code: 'stale', version: 1 } });
    expect(await mover.answer(table, undefined, { version: 9 })).toMatchObject({ error: { code: 'stale' } });
    expect(await mover.answer(table)).toMatchObject({ version: 2 });
  });

  it('gives a repeated answer the same acknowledgement and no second effect', async () => {
    const { table, asked, on } = await pair();
    const mover = asked();
    const again = { version: 1, idem: 'once' };
    const keys = ['0'];
    const first = await mover.answer(table, keys, again);
    expect(first).toEqual({ seq: expect.any(Number), version: 2 });
    expect(await mover.answer(table, keys, again)).toEqual(first);
    expect(await mover.answer(table, keys, { ...again, version: 2 })).toEqual(first);
    const [a, b] = await Promise.all([mover.answer(table, keys, again), mover.answer(table, keys, again)]);
    expect([a, b]).toEqual([first, first]);
    await on.tables.evict();
    expect(on.errors).toEqual([]);
  });

  it('takes one of two answers that race', async () => {
    const { table, asked } = await pair();
    const mover = asked();
    const [a, b] = await Promise.all([mover.answer(table, ['0']), mover.answer(table, ['1'])]);
    expect(a).toMatchObject({ version: 2 });
    expect(b).toMatchObject({ error: { code: 'stale' } });
  });

  it('refuses nonsense and leaves everything as it was', async () => {
    const { ada, bob, table, asked } = await pair();
    const before = JSON.stringify([...ada.sheets, ...bob.sheets]);
    const mover = asked();
    expect(await mover.answer(table, ['no such key'])).toMatchObject({ error: { code: 'illegal' } });
    expect(await mover.answer(table, [])).toMatchObject({ error: { code: 'illegal' } });
    await ada.must('watch', { table });
    await bob.must('watch', { table });
    expect(JSON.stringify([...ada.sheets, ...bob.sheets])).toBe(before);
  });
});

describe('who may act', () => {
  it('is the seat alone: not the other player, a spectator or a stranger', async () => {
    const { on, table, invite, asked, other } = await pair();
    const mover = asked();
    expect(await other(mover).answer(table, ['0'])).toMatchObject({ error: { code: 'not-asked' } });
    const eve = on.guest('eve');
    expect(await eve.code('watch', { table })).toBe('no-such-table');
    expect(await eve.answer(table, ['0'], { version: 1 })).toMatchObject({ error: { code: 'no-such-table' } });
    await eve.must('watch', { table, invite });
    for (const command of ['answer', 'undo', 'vote', 'why', 'rematch', 'stand'] as const) {
      const fields = { version: 1, idem: 'x', keys: ['0'] };
      const given =
        command === 'answer'
          ? fields
          : command === 'vote'
            ? { on: 'abandon', yes: true }
            : command === 'why'
              ? { ref: {} }
              : {};
      expect([command, await eve.code(command, { table, ...given })]).toEqual([command, 'not-your-seat']);
    }
    expect(await eve.code('sit', { table, seat: 0, invite })).toBe('started');
    expect(await eve.code('kick', { table, seat: 0 })).toBe('not-host');
    expect(mover.versions.get(table)).toBe(1);
  });

  it('on a public table anybody watches, and nobody else acts', async () => {
    const { on, table } = await pair({}, { public: true });
    const eve = on.guest('eve');
    await eve.must('watch', { table });
    expect(eve.sheets.get(table)!.view.you).toBeNull();
    expect(await eve.answer(table, ['0'])).toMatchObject({ error: { code: 'not-your-seat' } });
    expect(await eve.code('undo', { table })).toBe('not-your-seat');
    expect(await eve.code('kick', { table, seat: 1 })).toBe('not-host');
  });

  it('shows a spectator no hand and no question', async () => {
    const { on, ada, bob, table, invite } = await pair();
    const eve = on.guest('eve');
    await eve.must('watch', { table, invite });
    await playOut([ada, bob], table);
    expect(eve.received.filter((text) => text.includes('"question"'))).toEqual([]);
    expect(eve.question(table)).toBeNull();
    const { players } = eve.sheets.get(table)!.view.board as { players: { hand: object }[] };
    for (const { hand } of players) expect(hand).toEqual({ count: expect.any(Number) });
  });

  it('lets an account play from two tabs, and both follow', async () => {
    const { on, ada, bob, table } = await pair();
    const tab = on.guest('ada');
    await tab.must('watch', { table });
    await playOut([ada, bob], table);
    expect(tab.sheets.get(table)).toEqual(ada.sheets.get(table));
    expect(tab.seqs.get(table)).toBe(ada.seqs.get(table));
  });
});

describe('before the game', () => {
  it('people sit, change seats, stand and are sent away', async () => {
    const on = await newRoom();
    const [ada, bob, eve] = [on.guest('ada'), on.guest('bob'), on.guest('eve')];
    const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
    const { table } = await ada.must<{ table: string }>('create', { game: 'mini', seats, public: true, title: 'Ours' });
    expect(await ada.code('start', { table })).toBe('seats-open');
    expect(await bob.code('sit', { table, seat: 0 })).toBe('seat-taken');
    expect(await bob.code('sit', { table, seat: 2 })).toBe('seat-taken');
    expect(await bob.code('sit', { table, seat: 7 })).toBe('no-such-seat');
    await bob.must('sit', { table, seat: 1 });
    expect(await eve.code('sit', { table, seat: 1 })).toBe('seat-taken');
    expect(await bob.code('kick', { table, seat: 0 })).toBe('not-host');
    await bob.must('watch', { table });
    await ada.must('kick', { table, seat: 1 });
    expect(bob.pushes('kicked')).toHaveLength(1);
    await eve.must('sit', { table, seat: 1 });
    expect(await ada.code('bot', { table, seat: 1 })).toBe('seat-taken');
    await eve.must('stand', { table });
    expect(await eve.code('stand', { table })).toBe('not-your-seat');
    expect(await eve.code('bot', { table, seat: 1 })).toBe('not-host');
    expect(await ada.code('bot', { table, seat: 7 })).toBe('no-such-seat');
    await ada.must('bot', { table, seat: 1, level: 'hard' });
    expect(await eve.code('sit', { table, seat: 1 })).toBe('seat-taken');
    await ada.must('kick', { table, seat: 1 });
    const { info } = await eve.must<{ info: object }>('look', { table });
    expect(info).toMatchObject({
      title: 'Ours',
      host: 0,
      seats: [{ kind: 'person', name: 'ada' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
    });
    expect(JSON.stringify(info)).not.toContain('id-ada');
    const records = await on.database.db.selectFrom('records').select('kind').orderBy('seq').execute();
    expect(records.map(({ kind }) => kind)).toEqual(['create', 'sit', 'kick', 'sit', 'stand', 'bot', 'kick']);
  });

  it.each([true, false])('whoever was sent away does not come back (public: %s)', async (isPublic) => {
    const on = await newRoom();
    const [ada, bob, eve] = [on.guest('ada'), on.guest('bob'), on.guest('eve')];
    const wanted = { game: 'mini', public: isPublic, seats: [{ kind: 'you' }, { kind: 'open' }] };
    const { table, invite } = await ada.must<{ table: string; invite: string }>('create', wanted);
    await bob.must('sit', { table, seat: 1, invite });
    await bob.must('watch', { table });
    await ada.must('kick', { table, seat: 1 });
    const tries = async (at: Room) => {
      const back = at.guest('bob');
      const codes = [await back.code('sit', { table, seat: 1, invite })];
      for (const command of ['look', 'watch', 'replay'] as const)
        codes.push(await back.code(command, { table, invite }));
      return [
        ...codes,
        await back.code('chat', { table, text: 'again' }),
        await bob.code('sit', { table, seat: 1, invite }),
      ];
    };
    // To a private table the invitation that bob has leads no more.
    const refused = isPublic ? 'kicked' : 'no-such-table';
    expect(new Set(await tries(on))).toEqual(new Set([refused]));
    const { database } = on;
    const again = await room({ database, games: [MINI] });
    expect((await tries(again))[0]).toBe(refused);
    const { invite: fresh } = await again.guest('ada').must<{ invite: string }>('watch', { table });
    expect(fresh).not.toBe(invite);
    expect(await again.guest('bob').code('sit', { table, seat: 1, invite: fresh })).toBe('kicked');
    await again.close();
    if (!isPublic) expect(await eve.code('sit', { table, seat: 1, invite })).toBe('no-such-table');
    await eve.must('sit', { table, seat: 1, invite: fresh });
    const { info } = await eve.must<{ info: object }>('look', { table });
    expect(JSON.stringify(info)).not.toContain('id-bob');
  });

  it('whoever was sent away does not come back as a new guest either, unless by a new invitation', async () => {
    const on = await newRoom();
    const [ada, bob] = [on.guest('ada', 'east'), on.guest('bob', 'west')];
    const wanted = { game: 'mini', public: true, seats: [{ kind: 'you' }, { kind: 'open' }] };
    const { table, invite } = await ada.must<{ table: string; invite: string }>('create', wanted);
    const { table: other } = await ada.must<{ table: string }>('create', wanted);
    const early = on.guest('early', 'west');
    await early.must('watch', { table });
    await bob.must('sit', { table, seat: 1 });
    await ada.must('kick', { table, seat: 1 });
    const mallory = on.guest('mallory', 'west');
    for (const command of ['look', 'watch', 'replay'] as const)
      expect(await mallory.code(command, { table, invite })).toBe('kicked');
    expect(await mallory.code('sit', { table, seat: 1 })).toBe('kicked');
    // At another table, and from another address, nothing has happened; who watches already may go on.
    await mallory.must('look', { table: other });
    await on.guest('eve', 'south').must('look', { table });
    await early.must('look', { table });
    const { invite: fresh } = await ada.must<{ invite: string }>('watch', { table });
    await on.guest('flatmate', 'west').must('sit', { table, seat: 1, invite: fresh });
    on.clock.pass(86_400_000 - 1);
    expect(await mallory.code('look', { table })).toBe('kicked');
    const { database, clock } = on;
    const again = await room({ database, clock, games: [MINI] });
    expect(await again.guest('trudy', 'west').code('look', { table })).toBe('kicked');
    await again.guest('trent', 'north').must('look', { table });
    const row = await database.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('west');
    await again.close();
    on.clock.pass(1);
    await mallory.must('look', { table });
  });

  it('whoever sits at a private table belongs there on any seat, whatever becomes of the invitation', async () => {
    const on = await newRoom();
    const [ada, bob, eve] = [on.guest('ada'), on.guest('bob'), on.guest('eve')];
    const wanted = { game: 'mini', public: false, seats: [{ kind: 'open' }, { kind: 'open' }] };
    const { table, invite } = await ada.must<{ table: string; invite: string }>('create', wanted);
    await bob.must('sit', { table, seat: 0, invite });
    await eve.must('sit', { table, seat: 1, invite });
    await ada.must('renew', { table });
    for (const who of [ada, bob, eve]) await who.must('look', { table });
    expect(await on.guest('kim').code('look', { table, invite })).toBe('no-such-table');
  });

  it('an address that others of the table share stays open', async () => {
    const on = await newRoom();
    const [ada, bob] = [on.guest('ada', 'home'), on.guest('bob', 'home')];
    const wanted = { game: 'mini', public: true, seats: [{ kind: 'you' }, { kind: 'open' }] };
    const { table } = await ada.must<{ table: string }>('create', wanted);
    await ada.must('watch', { table });
    await bob.must('sit', { table, seat: 1 });
    await ada.must('kick', { table, seat: 1 });
    expect(await bob.code('look', { table })).toBe('kicked');
    await on.guest('eve', 'home').must('look', { table });
  });

  it('who was blocked by the host while watching does not come back as a new guest', async () => {
    const on = await newRoom();
    const [ada, eve] = [on.guest('ada', 'east'), on.guest('eve', 'west')];
    const wanted = { game: 'mini', public: true, seats: [{ kind: 'you' }, { kind: 'open' }] };
    const { table } = await ada.must<{ table: string }>('create', wanted);
    await eve.must('watch', { table });
    const { seq } = await eve.must<{ seq: number }>('chat', { table, text: 'buy this' });
    await ada.must('block', { table, line: seq });
    expect(await on.guest('mallory', 'west').code('watch', { table })).toBe('kicked');
    // Nor after a restart.
    const { database, clock } = on;
    const again = await room({ database, clock, games: [MINI] });
    expect(await again.guest('trudy', 'west').code('watch', { table })).toBe('kicked');
    await again.guest('trent', 'north').must('watch', { table });
    await again.close();
  });

  it('a host who frees seats without others is not sent away', async () => {
    const on = await newRoom();
    const ada = on.guest('ada');
    const wanted = { game: 'mini', public: false, seats: [{ kind: 'you' }, { kind: 'bot' }] };
    const { table } = await ada.must<{ table: string }>('create', wanted);
    await ada.must('kick', { table, seat: 0 });
    await ada.must('kick', { table, seat: 1 });
    expect(await ada.must('sit', { table, seat: 0 })).toEqual({ seat: 0 });
  });

  it('a table that cannot be is refused', async () => {
    const on = await newRoom({ limits: { hosted: 1 } });
    const ada = on.guest('ada');
    const you = { kind: 'you' };
    const wanted = { game: 'mini', public: true, seats: [you, { kind: 'bot' }] };
    expect(await ada.code('create', { ...wanted, game: 'chess' })).toBe('no-such-game');
    expect(await ada.code('create', { ...wanted, seats: [you] })).toBe('players');
    expect(await ada.code('create', { ...wanted, seats: [you, you] })).toBe('bad-request');
    expect(await ada.code('create', { ...wanted, options: { nonsense: 1 } })).toBe('option');
    expect(await ada.code('create', { ...wanted, clock: { kind: 'live' } })).toBe('bad-request');
    await ada.must('create', wanted);
    expect(await ada.code('create', wanted)).toBe('too-many-tables');
  });

  it('a private table is not in the list, and opens to those who have the link', async () => {
    const on = await newRoom();
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { table, invite } = await ada.must<{ table: string; invite: string }>('create', {
      game: 'mini',
      seats,
      public: false,
    });
    expect(await bob.must('tables')).toEqual({ open: [], mine: [] });
    for (const wrong of ['', 'x', `${invite}x`, invite.slice(1)])
      expect(await bob.code('sit', { table, seat: 1, invite: wrong })).toBe('no-such-table');
    await bob.must('look', { table, invite });
    await bob.must('sit', { table, seat: 1, invite });
    expect(await bob.must('tables')).toMatchObject({ open: [], mine: [{ id: table, you: 1 }] });
  });
});
