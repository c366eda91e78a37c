import type { Game, State } from '@tabula/kernel/game.js';
import { view } from '@tabula/kernel/sight.js';
import { load } from '@tabula/kernel/table.js';
import { type Diff, patch } from '@tabula/protocol/diff.js';
import type { TableInfo, WatchReply } from '@tabula/protocol/pushes.js';
import type { Sheet } from '@tabula/protocol/sheet.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { begun, begunPair, playOut, type Room, room, settle, type TestPeer } from '../testing/tables.js';
import { REPEATED } from './decide.js';

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

describe('coming back', () => {
  it('gets what happened since, redacted, or nothing if nothing happened', async () => {
    const { on, ada, bob, table } = await pair();
    const since = bob.seqs.get(table)!;
    on.tables.drop(bob);
    const same = await bob.must<{ resumed: boolean; game?: object; happened: object[] }>('watch', { table, since });
    expect(same).toMatchObject({ resumed: true, happened: [] });
    expect(same.game).toBeUndefined();
    on.tables.drop(bob);
    const mover = ada.question(table) === null ? null : ada;
    if (mover === null) {
      await bob.must('watch', { table });
      await bob.answer(table);
      on.tables.drop(bob);
    } else await ada.answer(table, ['0']);
    const later = await bob.must<{ resumed: boolean; game?: object; happened: object[] }>('watch', { table, since });
    expect(later.resumed).toBe(true);
    expect(later.happened).toHaveLength(1);
    expect(later.game).toBeDefined();
    expect(JSON.stringify(later.happened)).not.toContain('"keys"');
  });

  it.each(['elekt', 'cults'])(
    'to %s tells of what happened what was told to those who stayed, and no more',
    async (name) => {
      const on = await room();
      open = on;
      const { ada, bob, table } = await begunPair(on, name);
      const people = [ada, bob];
      const stays = on.guest('bob'); // a second tab
      await stays.must('watch', { table });
      const since = stays.seqs.get(table)!;
      on.tables.drop(bob);
      for (let i = 0; i < 200; i++) {
        const mover = [ada, stays].find((peer) => peer.question(table) !== null);
        if (mover === undefined) break;
        await mover.answer(table);
      }
      const told = (peer: TestPeer) => peer.pushes('update').filter(({ seq }) => seq > since);
      const events = (peer: TestPeer) => told(peer).map(({ seq, seat, events }) => ({ seq, seat, events }));
      const { happened } = await people[1]!.must<WatchReply>('watch', { table, since });
      expect(happened.map(({ seq, seat, events }) => ({ seq, seat, events }))).toEqual(events(stays));
      expect(events(stays)).not.toEqual(events(ada)); // or this would show nothing
    },
  );

  it('is too late for a connection that ended meanwhile: nobody is taken for present who is not', async () => {
    const { on, ada, bob, table } = await pair();
    on.tables.drop(bob);
    const watched = bob.must('watch', { table });
    bob.gone = true;
    on.tables.drop(bob);
    void watched;
    await settle();
    const { info } = await ada.must<{ info: TableInfo }>('look', { table });
    expect(info.seats.map(({ here }) => here)).toEqual([true, false]);
  });

  it('gets the whole game after too long a time, and with a number from nowhere', async () => {
    const { ada, bob, table } = await pair({ limits: { resume: 3 } });
    for (let i = 0; i < 6; i++) await (ada.question(table) === null ? bob : ada).answer(table);
    for (const since of [1, 999_999]) {
      const reply = await bob.must<{ resumed: boolean; game?: object }>('watch', { table, since });
      expect(reply).toMatchObject({ resumed: false, happened: [] });
      expect(reply.game).toBeDefined();
    }
  });

  it('may read a private game again by its invitation, as a spectator; without it there is no such table', async () => {
    const { on, ada, bob, table, invite } = await pair();
    for (let i = 0; i < 4; i++) await (ada.question(table) === null ? bob : ada).answer(table);
    const guest = on.guest('guest');
    await expect(guest.must('replay', { table })).rejects.toThrow(/no-such-table/);
    const { frames } = await guest.must<{ frames: { diff: [{ view: { you: unknown } }] }[] }>('replay', {
      table,
      invite,
    });
    expect(frames).toHaveLength(5);
    expect(frames[0]!.diff[0].view.you).toBeNull();
  });

  it('finds a table again that has left the memory, at the same point', async () => {
    const { on, ada, bob, table } = await pair({ limits: { idleMs: 1_000 } });
    for (let i = 0; i < 5; i++) await (ada.question(table) === null ? bob : ada).answer(table);
    const before = JSON.stringify(ada.sheets.get(table)?.view);
    for (const peer of [ada, bob]) on.tables.drop(peer);
    on.clock.pass(2_000);
    expect(on.tables.evict()).toBe(1);
    expect(on.tables.loaded).toBe(0);
    const setup = vi.spyOn(MINI, 'setup');
    await ada.must('watch', { table });
    expect(setup).not.toHaveBeenCalled(); // it is taken up as it was saved, not played again
    setup.mockRestore();
    await bob.must('watch', { table });
    expect(JSON.stringify(ada.sheets.get(table)?.view)).toBe(before);
    await playOut([ada, bob], table);
  });

  it('recognizes a repeat after it has left the memory', async () => {
    const { on, ada, bob, table, asked } = await pair({ limits: { idleMs: 1 } });
    const mover = asked();
    const first = await mover.answer(table, ['0'], { idem: 'once' });
    for (const peer of [ada, bob]) on.tables.drop(peer);
    on.clock.pass(2_000);
    expect(on.tables.evict()).toBe(1);
    expect(await mover.answer(table, ['0'], { idem: 'once', version: 1 })).toEqual(first);
  });

  it('recognizes a repeat among the last records, and none from long ago', async () => {
    const { on, ada, bob, table, asked } = await pair({ limits: { idleMs: 1 } });
    const mover = asked();
    const first = await mover.answer(table, ['0'], { idem: 'once' });
    const again = () => mover.answer(table, ['0'], { idem: 'once', version: 1 });
    const talk = async (lines: number) => {
      for (const peer of [ada, bob]) on.tables.drop(peer);
      for (let i = 0; i < lines; i++) await ada.must('chat', { table, text: 'well' });
      on.clock.pass(2_000);
      expect(on.tables.evict()).toBe(1);
    };
    await talk(REPEATED - 1);
    expect(await again()).toEqual(first);
    await talk(1);
    expect(await again()).toMatchObject({ error: { code: 'stale' } });
  });

  it('does not let a table go that somebody watches', async () => {
    const { on } = await pair({ limits: { idleMs: 1, loaded: 0 } });
    on.clock.pass(10_000);
    expect(on.tables.evict()).toBe(0);
  });

  it('finds a game again that is over: it leaves the memory a moment after the last one has gone', async () => {
    const { on, ada, bob, table } = await pair();
    await playOut([ada, bob], table);
    on.clock.pass(2_000);
    await ada.must('unwatch', { table });
    on.clock.pass(2_000);
    expect(on.tables.loaded).toBe(1); // bob still looks at the end
    on.tables.drop(bob);
    await ada.must('look', { table }); // and ada comes back at once
    on.clock.pass(500);
    expect(on.tables.loaded).toBe(1);
    on.clock.pass(2_000);
    expect(on.tables.loaded).toBe(0);
    expect(await ada.must('watch', { table })).toMatchObject({ info: { status: 'over' } });
  });

  it('finds a game that is over still there, if it comes back in the moment the last one goes', async () => {
    const { on, ada, bob, table } = await pair();
    await playOut([ada, bob], table);
    for (const peer of [ada, bob]) on.tables.drop(peer);
    await ada.must('watch', { table });
    on.clock.pass(1_000);
    expect(on.tables.loaded).toBe(1);
    on.tables.drop(ada);
    on.clock.pass(999);
    expect(on.tables.loaded).toBe(1);
    on.clock.pass(1);
    expect(on.tables.loaded).toBe(0);
  });

  it('comes to a table that stays, however many others are watched', async () => {
    const { on, ada, bob, table } = await pair({ limits: { loaded: 1 } });
    const more = ['eve', 'max'].map((name) => on.guest(name));
    const second = await begun('mini', more);
    await playOut(more, second.table);
    await playOut([ada, bob], table);
  });
});

describe('presence and talk', () => {
  it('shows who is here', async () => {
    const { on, ada, bob, table } = await pair();
    on.tables.drop(bob);
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { seats: [{ here: true }, { here: false }] } });
    await bob.must('watch', { table });
    expect(ada.pushes('table').at(-1)).toMatchObject({ info: { seats: [{ here: true }, { here: true }] } });
  });

  it('carries chat to everybody, keeps it, and lets no stranger speak', async () => {
    const { on, ada, bob, table, invite } = await pair();
    await ada.must('chat', { table, text: 'good luck' });
    expect(bob.pushes('chat')).toMatchObject([{ seat: 0, name: 'ada', text: 'good luck' }]);
    expect(await ada.code('chat', { table, text: 'x'.repeat(501) })).toBe('bad-request');
    expect(await on.guest('eve').code('chat', { table, text: 'hi' })).toBe('no-such-table');
    const late = on.guest('late');
    expect(await late.must('watch', { table, invite })).toMatchObject({ chat: [{ text: 'good luck' }] });
    await late.must('chat', { table, text: 'hello' });
    expect(ada.pushes('chat').at(-1)).toMatchObject({ seat: null, name: 'late' });
  });

  it('numbers what is said at the same moment one after the other, as it is kept', async () => {
    const { ada, bob, table } = await pair();
    await Promise.all([ada.must('chat', { table, text: 'one' }), bob.must('chat', { table, text: 'two' })]);
    const said = ada.pushes('chat').map(({ seq, text }) => ({ seq, text }));
    const { chat } = await bob.must<{ chat: { seq: number; text: string }[] }>('watch', { table });
    expect(chat.map(({ seq, text }) => ({ seq, text }))).toEqual(said);
  });

  it('plays again on a new table, seats moved on, kept for those who played', async () => {
    const { on, ada, bob, table } = await pair();
    expect(await ada.code('rematch', { table })).toBe('not-over');
    expect(await ada.code('resample', { table, at: 0 })).toBe('not-over');
    await playOut([ada, bob], table);
    const made = await bob.must<{ table: string; invite: string }>('rematch', { table });
    expect(await ada.must('rematch', { table })).toMatchObject({ table: made.table });
    expect(ada.pushes('rematch')).toMatchObject([{ to: made.table, invite: made.invite }]);
    const eve = on.guest('eve');
    expect(await eve.code('sit', { table: made.table, seat: 1, invite: made.invite })).toBe('seat-kept');
    const { info } = await ada.must<{ info: object }>('look', { table: made.table });
    expect(info).toMatchObject({ seats: [{ name: 'bob' }, { kind: 'open', heldFor: 'ada' }] });
    await ada.must('sit', { table: made.table, seat: 1 });
    await bob.must('start', { table: made.table });
    await settle();
  });

  it('shows the game again afterwards, each from their own side', async () => {
    const { ada, bob, table } = await pair();
    const decisions = await playOut([ada, bob], table);
    type Page = { length: number; frames: { at: number; diff: unknown }[] };
    const page = await ada.must<Page>('replay', { table });
    expect(page.length).toBe(decisions + 1);
    expect(page.frames.map(({ at }) => at)).toEqual(Array.from({ length: Math.min(50, decisions + 1) }, (_, i) => i));
    expect(JSON.stringify(page.frames[0]!.diff)).toContain('"you":0');
    expect(JSON.stringify(page)).not.toContain('"keys"');
    const rest = await bob.must<Page>('replay', { table, from: decisions });
    expect(rest.frames).toHaveLength(1);
  });

  it('shows what has been played so far while the game goes on, each from their own side', async () => {
    const { ada, bob, table } = await pair();
    const side = (page: object) => JSON.stringify(page);
    const [own, other] = [await ada.must('replay', { table }), await bob.must('replay', { table })];
    expect(own).toMatchObject({ length: 1, frames: [{ at: 0, seat: null }] });
    expect(side(own)).toContain('"you":0');
    expect(side(other)).toContain('"you":1');
  });

  it('gives a position of a finished game away only with what the seat could know', async () => {
    const { on, ada, bob, table } = await pair();
    await playOut([ada, bob], table);
    const { state } = await ada.must<{ state: State }>('resample', { table, at: 1 });
    const loaded = load(MINI, state);
    expect(loaded.ok).toBe(true);
    // What the seat saw then is what it sees in the position; the rest is dealt anew each time.
    const { frames } = await ada.must<{ frames: { diff: Diff }[] }>('replay', { table });
    const [first, second] = frames;
    const sheet = patch(patch(null, first!.diff), second!.diff) as Sheet;
    expect(view(MINI, state, 0).board).toEqual(sheet.view.board);
    const dealt = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const again = await ada.must<{ state: State }>('resample', { table, at: 1 });
      dealt.add(JSON.stringify(again.state.board));
    }
    expect(dealt.size).toBeGreaterThan(1);
    expect(await ada.code('resample', { table, at: 1e6 })).toBe('bad-request');
    expect(await on.guest('eve').code('resample', { table, at: 1 })).toBe('no-such-table');
  });
});

describe('those who watch', () => {
  /** A public table at which eight may watch, the two who play among them. */
  async function watched() {
    const { on, ada, table } = await pair({ limits: { watchers: 8 } }, { public: true });
    const code = (name: string, household: string) => on.guest(name, household).code('watch', { table });
    return { on, ada, table, code };
  }

  it('are so many, and no more; who is there keeps the place, and so does who plays', async () => {
    const { on, ada, table, code } = await watched();
    const eve = on.guest('eve', 'work');
    await eve.must('watch', { table });
    for (let i = 0; i < 5; i++) expect(await code(`guest${i}`, `home ${i}`)).toBe('');
    expect(await code('kim', 'elsewhere')).toBe('too-many-watchers');
    expect(await eve.code('watch', { table })).toBe('');
    expect(await on.guest('ada').code('watch', { table })).toBe(''); // another tab
    on.tables.drop(eve);
    on.tables.drop(ada);
    expect(await code('kim', 'elsewhere')).toBe('');
  });

  it('do not all come from one address', async () => {
    const { on, ada, table, code } = await watched();
    for (let i = 0; i < 2; i++) expect(await code(`guest${i}`, 'home')).toBe('');
    expect(await code('guest2', 'home')).toBe('too-many-watchers');
    expect(await code('kim', 'elsewhere')).toBe('');
    expect(await on.guest('bob', 'home').code('watch', { table })).toBe('');
    for (let i = 3; i < 5; i++) expect(await on.guest(`nowhere${i}`).code('watch', { table })).toBe(''); // no address is known
    await ada.must('watch', { table });
  });
});
