import type { Game } from '@tabula/kernel/game.js';
import { expect, it } from 'vitest';
import { mini } from '../../bench/mini-elekt.js';
import type { Bots } from '../tables/env.js';
import { createMetrics } from './metrics.js';

it('the queue of the bots counts what they think about until they have answered or failed', async () => {
  const metrics = createMetrics();
  const answers: { resolve(keys: string[]): void; reject(error: Error): void }[] = [];
  const bots: Bots = {
    waiting: 0,
    think: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    close: async () => {},
  };
  const { think } = metrics.counted(bots);
  const queue = async () => /^tabula_bot_queue (\d+)$/m.exec(await metrics.registry.metrics())?.[1];
  const task = { level: 'easy', seed: 's', account: 'a', table: 't' } as const;
  const game = mini as Game;
  const ask = () => think(game, {} as Parameters<typeof think>[1], 0, task);
  const thoughts = [ask(), ask()];
  expect(await queue()).toBe('2');
  answers[0]!.resolve(['pass']);
  expect(await thoughts[0]).toEqual(['pass']);
  expect(await queue()).toBe('1');
  answers[1]!.reject(new Error('no idea'));
  await expect(thoughts[1]).rejects.toThrow('no idea');
  expect(await queue()).toBe('0');
});

it('decisions are counted by who made them', async () => {
  const metrics = createMetrics();
  for (const by of ['person', 'bot', 'person'] as const) metrics.tables.decision(by, 12);
  const text = await metrics.registry.metrics();
  const count = (by: string) => new RegExp(`^tabula_decisions_total\\{by="${by}"\\} (\\d+)$`, 'm').exec(text)?.[1];
  expect([count('person'), count('bot')]).toEqual(['2', '1']);
});
