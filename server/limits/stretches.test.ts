import { expect, it } from 'vitest';
import { createStretches } from './stretches.js';

it('long work lets others have their turn each few milliseconds, and rests when there was much of it', async () => {
  let now = 0;
  const rests: number[] = [];
  const stretches = createStretches(
    () => now,
    async (ms) => {
      rests.push(ms);
      now += ms;
    },
  );
  const work = async (steps: number, ms: number) => {
    const between = stretches();
    for (let step = 0; step < steps; step++) {
      now += ms;
      await between();
    }
  };
  await work(3, 0.5);
  expect(rests).toEqual([]);
  await work(4, 1);
  expect(rests).toEqual([0, 0]);
  rests.length = 0;
  now += 10_000;
  await work(100, 10);
  expect(rests.filter((ms) => ms > 0)).toEqual([]); // one is not held up
  rests.length = 0;
  const began = now;
  await work(100, 10);
  await work(100, 10);
  const rested = rests.reduce((sum, ms) => sum + ms, 0);
  expect(rested + 2_000).toBe(now - began);
  expect(2_000 / (now - began)).toBeLessThan(0.3); // many are, a quarter of the time is theirs
});
