import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverTimes } from './times.js';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells times by the clock of this device', () => {
  const times = serverTimes();
  expect([times.runs, times.clocks(), times.window([0]), times.deadline(0, [0])]).toEqual([false, null, null, null]);
  times.set(51_000);
  times.hear({ clocks: { until: { 0: 60_000, 2: 70_000 }, bank: [5, 0, 7] } });
  expect(times.runs).toBe(true);
  expect(times.clocks()).toEqual({ until: { 0: 10_000, 2: 20_000 }, bank: [5, 0, 7] });
  expect([times.deadline(0, [0]), times.deadline(1, [0]), times.deadline(null, [0])]).toEqual([10_000, null, null]);
});

it('tells when a window closes, which is the time of its seat then', () => {
  const times = serverTimes();
  times.set(51_000);
  times.hear({ clocks: { until: { 1: 90_000 }, bank: [0, 0] }, window: 58_000 });
  expect(times.window([1])).toEqual({ seat: 1, until: 8_000 });
  expect([times.deadline(1, [1]), times.deadline(0, [1])]).toEqual([8_000, null]);
  times.hear({});
  expect([times.window([1]), times.runs]).toEqual([null, false]);
});
