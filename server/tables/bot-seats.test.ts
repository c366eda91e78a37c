import { afterEach, describe, expect, it } from 'vitest';
import { inlineBots } from '../bots/inline.js';
import { playOut, type Room, room, settle, type TestPeer } from '../testing/tables.js';
import type { Bots } from './env.js';

let open: Room | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

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
    let answer: ((keys: readonly string[]) => void) | null = null;
    let asked = 0;
    const silent: Bots = {
      think: () =>
        new Promise((resolve) => {
          asked++;
          answer = resolve;
        }),
      async close() {},
    };
    const { on, ada, table } = await solo(silent);
    while (ada.question(table) !== null) await ada.answer(table);
    await settle();
    expect(asked).toBe(1);
    const { database } = on;
    const again = await room({ database, bots: inlineBots() });
    await again.tables.sweep();
    await settle(50);
    const back = again.guest('ada');
    await back.must('watch', { table });
    expect(back.question(table)).not.toBeNull();
    await again.close();
    expect(answer).not.toBeNull();
  });
});
