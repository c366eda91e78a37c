import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from './progress.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stream that remembers what was written. */
function stream(isTTY: boolean): { out: NodeJS.WriteStream; written: string[] } {
  const written: string[] = [];
  const out = { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return { out, written };
}

test('without a terminal there is a line now and then, and one at the end', () => {
  const { out, written } = stream(false);
  const bar = progress('games', 100, out);
  for (let done = 1; done <= 100; done++) {
    vi.advanceTimersByTime(100);
    bar.to(done, 'easy 50 %');
  }
  bar.end();
  expect(written.length).toBeLessThanOrEqual(4);
  for (const line of written) expect(line).toMatch(/^games [█░]{28} \d+\/100 .* {2}easy 50 %\n$/);
  expect(written.at(-1)).toContain('100/100 in 10 s');
});

test('on a terminal the bar is drawn over itself', () => {
  const { out, written } = stream(true);
  const bar = progress('games', 4, out);
  vi.advanceTimersByTime(90_000);
  bar.to(1);
  bar.to(2); // too soon
  vi.advanceTimersByTime(1000);
  bar.to(3);
  bar.to(4);
  bar.end();
  expect(written).toHaveLength(4);
  expect(written[0]).toBe(`\r\u001b[2Kgames ${'█'.repeat(7)}${'░'.repeat(21)} 1/4 4 min 30 s left`);
  expect(written[2]).toContain('4/4 in 1 min 31 s');
  expect(written[3]).toBe('\n');
});

test('nothing to do is done at once', () => {
  const { out, written } = stream(false);
  progress('games', 0, out).to(0);
  expect(written).toEqual([`games ${'█'.repeat(28)} 0/0 in 0.0 s\n`]);
});
