import type { Game } from '@tabula/kernel/game.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { inlineBots } from '../bots/inline.js';
import { begun, type Room, room, settle, type TestPeer } from '../testing/tables.js';

let open: Room | null = null;
afterEach(async () => {
  expect(open?.errors ?? []).toEqual([]);
  await open?.close();
  open = null;
});

async function at(count: number, more: Record<string, unknown> = {}) {
  const on = await room({ games: [mini as Game], bots: inlineBots() });
  open = on;
  const people = ['ada', 'bob', 'eve'].slice(0, count).map((name) => on.guest(name));
  const { table } = await begun('mini', people, more);
  return { on, people, table };
}

const resultOf = (peer: TestPeer, table: string) => peer.sheets.get(table)!.view.result;

describe('who resigns', () => {
  it('has lost: of two, the other has won at once, whoever was asked', async () => {
    for (const loser of [0, 1]) {
      const { on, people, table } = await at(2);
      const winner = people[1 - loser]!;
      await people[loser]!.must('resign', { table });
      expect(people.map((peer) => resultOf(peer, table))).toEqual(
        people.map(() => ({ places: [[1 - loser], [loser]], reason: 'resigned' })),
      );
      expect(people.map((peer) => peer.question(table))).toEqual([null, null]);
      const { mine } = await winner.must<{ mine: object[] }>('tables');
      expect(mine).toMatchObject([{ status: 'over', winners: [1 - loser] }]);
      expect(await winner.code('resign', { table })).toBe('over');
      expect(await winner.code('undo', { table })).toBe('over');
      await on.close();
    }
    open = null;
  });

  it('has lost: of three, a bot plays the pieces on, and they rank last', async () => {
    const { people, table } = await at(3);
    const [ada, bob, eve] = people as [TestPeer, TestPeer, TestPeer];
    await bob.must('resign', { table });
    expect(ada.pushes('table').at(-1)).toMatchObject({
      info: { status: 'playing', seats: [{ lost: false }, { lost: true, resigned: true, standIn: true }, {}] },
    });
    expect(await bob.code('resign', { table })).toBe('seat-lost');
    expect(await bob.code('sit', { table, seat: 1 })).toBe('seat-lost');
    for (let turns = 0; turns < 300 && resultOf(ada, table) === null; turns++) {
      await settle(5);
      const next = [ada, eve].find((peer) => peer.question(table) !== null);
      await next?.answer(table, ['-1']);
    }
    expect(resultOf(ada, table)?.places.at(-1)).toEqual([1]);
    expect(resultOf(ada, table)?.reason).toBe('score');
  });

  it('takes nothing back any more, nor does who lends their seat: they could hold the game up for ever', async () => {
    const { people, table } = await at(3);
    const mover = () => people.find((peer) => peer.question(table) !== null)!;
    const first = mover();
    await first.answer(table, ['-1']);
    const second = mover();
    await first.must('lend', { table });
    expect(await first.code('undo', { table })).toBe('bot-plays');
    await first.must('sit', { table, seat: people.indexOf(first) });
    await first.must('resign', { table });
    expect(await first.code('undo', { table })).toBe('seat-lost');
    expect(mover()).toBe(second);
  });

  it('leaves nobody to play: the game is over, and bots do not play it on', async () => {
    const { people, table } = await at(1, { seats: [{ kind: 'you' }, { kind: 'bot' }, { kind: 'bot' }] });
    await people[0]!.must('resign', { table });
    expect(resultOf(people[0]!, table)).toEqual({ places: [[1, 2], [0]], reason: 'resigned' });
  });

  it('plays a game that runs, and sits there', async () => {
    const { on, people, table } = await at(2);
    expect(await on.guest('mal').code('resign', { table })).toBe('no-such-table');
    const { table: later } = await people[0]!.must<{ table: string }>('create', {
      game: 'mini',
      public: false,
      seats: [{ kind: 'you' }, { kind: 'open' }],
    });
    expect(await people[0]!.code('resign', { table: later })).toBe('not-started');
  });
});
