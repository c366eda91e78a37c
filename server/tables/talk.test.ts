import type { Game } from '@tabula/kernel/game.js';
import type { TableInfo, WatchReply } from '@tabula/protocol/pushes.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { type Room, room, type TestPeer } from '../testing/tables.js';

let open: Room | null = null;
afterEach(async () => {
  expect(open?.errors ?? []).toEqual([]);
  await open?.close();
  open = null;
});

/** A table that gathers: ada hosts, bob sits, and whoever else likes watches. */
async function gathered(isPublic: boolean, watching: readonly string[] = []) {
  const on = await room({ games: [mini as Game] });
  open = on;
  const [ada, bob] = [on.guest('ada'), on.guest('bob')];
  const seats = [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }];
  const wanted = { game: 'mini', public: isPublic, seats };
  const { table, invite } = await ada.must<{ table: string; invite: string }>('create', wanted);
  await bob.must('sit', { table, seat: 1, invite });
  const crowd = watching.map((name) => on.guest(name));
  for (const peer of [ada, bob, ...crowd]) await peer.must('watch', { table, invite });
  return { on, ada, bob, crowd, table, invite };
}

const heard = (peer: TestPeer): string[] => peer.pushes('chat').map(({ text }) => text);
const speak = (peer: TestPeer, table: string, text: string) => peer.code('chat', { table, text });

describe('talk at a public table', () => {
  it('is slow: many strangers together say no more than a reader can read', async () => {
    const names = Array.from({ length: 10 }, (_, i) => `stranger${i}`);
    const { on, ada, crowd, table } = await gathered(true, names);
    let sent = 0;
    for (let second = 0; second < 60; second++) {
      for (const peer of crowd)
        for (let i = 0; i < 5; i++) {
          sent++;
          const code = await speak(peer, table, `line ${sent}`);
          expect(['', 'slow']).toContain(code);
        }
      on.clock.pass(1_000);
    }
    expect(sent).toBe(3_000);
    expect(heard(ada).length).toBeGreaterThan(20);
    expect(heard(ada).length).toBeLessThanOrEqual(6 + 60 / 2);
  });

  it('lets one stranger say two lines at once, and then one every ten seconds', async () => {
    const { on, crowd, table } = await gathered(true, ['eve']);
    const codes: string[] = [];
    const says = async () => codes.push(await speak(crowd[0]!, table, 'well'));
    for (let i = 0; i < 3; i++) await says();
    on.clock.pass(9_999);
    await says();
    on.clock.pass(1);
    for (let i = 0; i < 2; i++) await says();
    expect(codes).toEqual(['', '', 'slow', 'slow', '', 'slow']);
  });

  it('leaves those who sit there more room, whatever strangers do', async () => {
    const { ada, bob, crowd, table } = await gathered(true, ['eve']);
    for (let i = 0; i < 20; i++) await speak(crowd[0]!, table, 'spam');
    const codes = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => speak(bob, table, `bob ${i}`)));
    expect(codes).toEqual(['', '', '', '', '', 'slow']);
    expect(heard(ada).filter((text) => text.startsWith('bob'))).toHaveLength(5);
  });

  it('is not slow among those who were invited', async () => {
    const { ada, bob, table } = await gathered(false);
    for (let i = 0; i < 12; i++) expect(await speak(bob, table, `${i}`)).toBe('');
    expect(heard(ada)).toHaveLength(12);
  });
});

describe('the host', () => {
  it('silences somebody for all, by what they said or where they sit, and lets them speak again', async () => {
    const { ada, bob, crowd, table } = await gathered(true, ['eve']);
    const [eve] = crowd as [TestPeer];
    expect(await speak(eve, table, 'rude')).toBe('');
    const { seq } = ada.pushes('chat').at(-1)!;
    expect(await bob.code('mute', { table, line: seq, yes: true })).toBe('not-host');
    await ada.must('mute', { table, line: seq, yes: true });
    expect(await speak(eve, table, 'ruder')).toBe('muted');
    await ada.must('mute', { table, seat: 1, yes: true });
    expect(await speak(bob, table, 'hm')).toBe('muted');
    expect(ada.pushes('table').at(-1)?.info.seats[1]?.muted).toBe(true);
    await ada.must('mute', { table, seat: 1, yes: false });
    expect(await speak(bob, table, 'ah')).toBe('');
    expect(heard(ada)).toEqual(['rude', 'ah']);
  });

  it('is nobody who was silenced: who takes a table over, or plays again, speaks', async () => {
    const { on, ada, bob, table } = await gathered(true);
    await ada.must('mute', { table, seat: 1, yes: true });
    expect(await speak(bob, table, 'hm')).toBe('muted');
    await ada.must('leave', { table });
    expect(await speak(bob, table, 'now it is mine')).toBe('');
    await on.close();

    const again = await gathered(true);
    const eve = again.on.guest('eve');
    await eve.must('sit', { table: again.table, seat: 2 });
    for (const seat of [1, 2]) await again.ada.must('mute', { table: again.table, seat, yes: true });
    await again.ada.must('start', { table: again.table });
    for (const peer of [again.ada, again.bob, eve])
      await peer.must('vote', { table: again.table, on: 'abandon', yes: true });
    const { table: next } = await again.bob.must<{ table: string }>('rematch', { table: again.table });
    for (const peer of [again.bob, eve]) await peer.must('watch', { table: next });
    expect(await speak(again.bob, next, 'once more')).toBe('');
    expect(await speak(eve, next, 'me too')).toBe('muted');
  });

  it('renews the invitation: the old one opens nothing, those inside have the new one', async () => {
    const { on, ada, bob, table, invite } = await gathered(false);
    expect(await bob.code('renew', { table })).toBe('not-host');
    const { invite: fresh } = await ada.must<{ invite: string }>('renew', { table });
    expect(fresh).not.toBe(invite);
    expect(bob.pushes('invite').at(-1)).toMatchObject({ table, invite: fresh });
    const late = on.guest('late');
    expect(await late.code('look', { table, invite })).toBe('no-such-table');
    await late.must('watch', { table, invite: fresh });
    await ada.must('renew', { table });
    expect(late.pushes('invite')).toEqual([]);
    const { database } = on;
    const again = await room({ database, games: [mini as Game] });
    expect(await again.guest('late').code('look', { table, invite: fresh })).toBe('no-such-table');
    await again.close();
    const told = await database.db
      .selectFrom('records')
      .select(['kind', 'account'])
      .where('kind', '=', 'renew')
      .execute();
    expect(told).toEqual(new Array(2).fill({ kind: 'renew', account: ada.account.id }));
  });
});

describe('somebody who is blocked', () => {
  it('is not heard by whoever blocked them, now, before and at other tables; all others hear them', async () => {
    const { on, ada, bob, crowd, table, invite } = await gathered(false, ['eve']);
    const [eve] = crowd as [TestPeer];
    await speak(eve, table, 'first');
    await bob.must('block', { table, line: bob.pushes('chat').at(-1)!.seq });
    await speak(eve, table, 'second');
    expect(heard(ada)).toEqual(['first', 'second']);
    expect(heard(bob)).toEqual(['first']);
    const chat = async (peer: TestPeer) =>
      (await peer.must<WatchReply>('watch', { table, invite, since: 0 })).chat.map(({ text }) => text);
    expect(await chat(bob)).toEqual([]);
    expect(await chat(ada)).toEqual(['first', 'second']);
    const other = await eve.must<{ table: string }>('create', {
      game: 'mini',
      public: true,
      seats: [{ kind: 'you' }, { kind: 'open' }],
    });
    await bob.must('watch', other);
    await speak(eve, other.table, 'third');
    expect(heard(bob)).toEqual(['first']);
    expect(on.errors).toEqual([]);
  });

  it('does not come to the tables of whoever blocked them, but plays on where they sit', async () => {
    const { on, ada, bob, crowd, table } = await gathered(true, ['eve']);
    const [eve] = crowd as [TestPeer];
    await speak(eve, table, 'hello');
    await ada.must('block', { table, line: ada.pushes('chat').at(-1)!.seq });
    expect(eve.pushes('kicked')).toHaveLength(1);
    for (const command of ['look', 'watch'] as const) expect(await eve.code(command, { table })).toBe('kicked');
    expect(await eve.code('sit', { table, seat: 2 })).toBe('kicked');
    await ada.must('block', { table, seat: 1 });
    expect(await bob.code('look', { table })).toBe('');
    const mine = await ada.must<{ table: string }>('create', {
      game: 'mini',
      public: true,
      seats: [{ kind: 'you' }, { kind: 'open' }],
    });
    expect(await bob.code('sit', { ...mine, seat: 1 })).toBe('kicked');
    expect(await on.guest('kim').code('sit', { ...mine, seat: 1 })).toBe('');
  });

  it('is somebody else, who is or was there', async () => {
    const { ada, table } = await gathered(true);
    expect(await ada.code('block', { table, seat: 0 })).toBe('nobody-there');
    expect(await ada.code('block', { table, seat: 2 })).toBe('nobody-there');
    expect(await ada.code('block', { table, line: 1 })).toBe('nobody-there'); // no line, but the making of the table
    expect(await ada.code('block', { table })).toBe('bad-request');
    expect(await ada.code('block', { table, seat: 1, line: 1 })).toBe('bad-request');
  });
});

describe('a report', () => {
  it('is kept for the operator with what was said, and not told to anybody', async () => {
    const { on, ada, bob, table } = await gathered(true);
    await speak(bob, table, 'something vile');
    const before = bob.received.length;
    await ada.must('report', { table, line: ada.pushes('chat').at(-1)!.seq, reason: 'abuse' });
    const rows = await on.database.db.selectFrom('reports').selectAll().execute();
    expect(rows).toMatchObject([
      { table_id: table, account: 'id-ada', other: 'id-bob', reason: 'abuse', text: 'something vile' },
    ]);
    expect(bob.received).toHaveLength(before);
    for (let i = 0; i < 4; i++) await ada.must('report', { table, seat: 1, reason: 'name' });
    expect(await ada.code('report', { table, seat: 1, reason: 'name' })).toBe('rate');
    expect(await ada.code('report', { table, seat: 1, reason: 'because' })).toBe('bad-request');
  });
});

describe('lines of one person', () => {
  it('are known to be theirs under any name, and only at this table', async () => {
    const { on, ada, crowd, table } = await gathered(true, ['eve', 'kim']);
    const [eve, kim] = crowd as [TestPeer, TestPeer];
    await speak(eve, table, 'one');
    await on.tables.rename('id-eve', 'Eva', false);
    on.clock.pass(60_000);
    await speak(eve, table, 'two');
    await speak(kim, table, 'three');
    const [one, two, three] = ada.pushes('chat').map(({ who }) => who);
    expect(one).toBe(two);
    expect(one).not.toBe(three);
    expect(JSON.stringify(ada.pushes('chat'))).not.toContain('id-eve');
    const { info } = await ada.must<{ info: TableInfo }>('look', { table });
    expect(JSON.stringify(info)).not.toContain('id-');
  });
});
