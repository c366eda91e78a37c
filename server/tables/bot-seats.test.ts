import type { Game } from '@tabula/kernel/game.js';
import { afterEach, describe, expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import { inlineBots } from '../bots/inline.js';
import { begunPair, playOut, type Room, room, settle, type TestPeer } from '../testing/tables.js';
import type { Bots, BotTask } from './env.js';

let open: Room | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

/** Bots that answer when they are told to. */
function thoughtful() {
  const asked: { readonly task: BotTask; answer(keys: readonly string[]): void }[] = [];
  const bots: Bots = {
    waiting: 0,
    think: (_game, _state, _seat, task) => new Promise((answer) => asked.push({ task, answer })),
    async close() {},
  };
  return { bots, asked };
}

async function solo(bots: Bots, level = 'easy'): Promise<{ on: Room; ada: TestPeer; table: string }> {
  const on = await room({ bots, limits: { idleMs: 1_000 } });
  open = on;
  const ada = on.guest('ada');
  const seats = [{ kind: 'you' }, { kind: 'bot', level }];
  const { table } = await ada.must<{ table: string }>('create', { game: 'elekt', seats, public: false });
  await ada.must('start', { table });
  await ada.must('watch', { table });
  return { on, ada, table };
}

async function playWithBots(ada: TestPeer, table: string): Promise<void> {
  for (let i = 0; i < 3_000; i++) {
    if (ada.sheets.get(table)?.view.result !== null) return;
    if (ada.question(table) === null) await settle(1);
    else await playOut([ada], table);
  }
  throw new Error('the game does not end');
}

describe('bots', () => {
  it('play a whole game of Elekt against a person', async () => {
    const { on, ada, table } = await solo(inlineBots());
    await playWithBots(ada, table);
    expect(ada.sheets.get(table)!.view.result).not.toBeNull();
    expect(on.errors).toEqual([]);
  });

  it('that fail or answer nonsense do not hold a table up', async () => {
    let count = 0;
    const { on, ada, table } = await solo({
      waiting: 0,
      async think() {
        count++;
        if (count % 2 === 0) throw new Error('no idea');
        return ['nonsense'];
      },
      async close() {},
    });
    await playWithBots(ada, table);
    expect(on.errors.length).toBeGreaterThan(1);
    expect(on.errors.every((text) => text.includes('bot'))).toBe(true);
    // What the bot could have answered is nobody's business, not even the log's.
    expect(on.errors.join().match(/\b[BEMIP]\d+\b/g)).toBeNull();
  });

  it('are asked again when their table comes back into memory', async () => {
    const { bots, asked } = thoughtful();
    const { on, ada, table } = await solo(bots);
    while (ada.question(table) !== null) await ada.answer(table);
    await settle();
    expect(asked).toHaveLength(1);
    const { database } = on;
    const again = await room({ database, bots: inlineBots() });
    await again.tables.sweep();
    await settle(50);
    const back = again.guest('ada');
    await back.must('watch', { table });
    expect(back.question(table)).not.toBeNull();
    await again.close();
  });

  it('that answer when the person is back are not heard', async () => {
    const { bots, asked } = thoughtful();
    const on = await room({ games: [mini as Game], bots });
    open = on;
    const clock = { kind: 'live', perDecision: 10, bank: 0 };
    const { ada, bob, table } = await begunPair(on, 'mini', { clock, flag: 'bot' });
    const people = [ada, bob];
    const seat = people.findIndex((peer) => peer.question(table) !== null);
    const absent = people[seat]!;
    on.clock.pass(10_000);
    await settle(20);
    expect(asked).toHaveLength(1);
    await absent.must('sit', { table, seat });
    const version = absent.versions.get(table);
    asked[0]!.answer(['-1']);
    await settle(20);
    expect(absent.versions.get(table)).toBe(version);
    expect(absent.question(table)).not.toBeNull();
    expect(await absent.answer(table, ['-1'])).toMatchObject({ version: version! + 1 });
    expect(on.errors).toEqual([]);
  });

  it('that answer a question which is no longer put are asked again', async () => {
    const { bots, asked } = thoughtful();
    const on = await room({ games: [mini as Game], bots });
    open = on;
    const ada = on.guest('ada');
    const seats = [{ kind: 'you' }, { kind: 'bot' }];
    const { table } = await ada.must<{ table: string }>('create', { game: 'mini', seats, public: false });
    await ada.must('start', { table });
    await ada.must('watch', { table });
    await ada.answer(table, ['0']);
    await settle(20);
    await ada.must('undo', { table });
    await ada.answer(table, ['-1']);
    await settle(20);
    expect(asked).toHaveLength(2); // the second for the question as it is now
    const version = ada.versions.get(table)!;
    asked[0]!.answer(['-1']);
    await settle(20);
    expect(ada.versions.get(table)).toBe(version);
    asked[1]!.answer(['0']);
    await settle(20);
    expect(ada.versions.get(table)).toBe(version + 1);
    expect(asked.map(({ task }) => task.account)).toEqual(['id-ada', 'id-ada', 'id-ada']);
    expect(new Set(asked.map(({ task }) => task.table))).toEqual(new Set([table]));
    expect(on.errors).toEqual([]);
  });
});
