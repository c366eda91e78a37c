import type { ClockSetting } from '@tabula/protocol/socket.js';
import { expect, it } from 'vitest';
import { type Clocks, newClocks, restart, turnClocks } from './clocks.js';

const LIVE: ClockSetting = { kind: 'live', perDecision: 10, bank: 20 };
const at = (clocks: Clocks, since: Record<string, number>): Clocks => ({ ...clocks, since });

it('who is asked again after an answer has the whole time again, and pays for the last', () => {
  const clocks = at(newClocks(LIVE, 2), { 0: 1_000, 1: 1_000 });
  turnClocks(LIVE, clocks, [0, 1], 0, 16_000);
  expect(clocks).toEqual({ since: { 0: 16_000, 1: 1_000 }, bank: [15_000, 20_000] });
});

it('who is no longer asked has no clock that runs, and who is asked on keeps theirs', () => {
  const clocks = at(newClocks(LIVE, 3), { 0: 1_000, 1: 2_000 });
  turnClocks(LIVE, clocks, [1, 2], null, 5_000);
  expect(clocks.since).toEqual({ 1: 2_000, 2: 5_000 });
});

it('a seat that is not asked gets no clock by being taken back', () => {
  const clocks = at(newClocks(LIVE, 2), { 0: 1_000 });
  expect(restart(LIVE, clocks, 1, 9_000)).toBe(true);
  expect(clocks).toEqual({ since: { 0: 1_000 }, bank: [20_000, 20_000] });
});

it('who takes a seat back has the time that is left, or if there is none the time for this decision once more', () => {
  const clocks = at(newClocks(LIVE, 2), { 0: 1_000 });
  expect(restart(LIVE, clocks, 0, 30_999)).toBe(true);
  expect(clocks.since).toEqual({ 0: 1_000 });
  expect(restart(LIVE, clocks, 0, 31_000)).toBe(true);
  expect(clocks).toEqual({ since: { 0: 31_000 }, bank: [0, 20_000], again: [0] });
  expect(restart(LIVE, clocks, 0, 40_999)).toBe(true);
  expect(restart(LIVE, clocks, 0, 41_000)).toBe(false);
  expect(clocks.since).toEqual({ 0: 31_000 });
  // The next decision is another one.
  turnClocks(LIVE, clocks, [0], 0, 42_000);
  expect(restart(LIVE, clocks, 0, 52_000)).toBe(true);
  expect(clocks).toEqual({ since: { 0: 52_000 }, bank: [0, 20_000], again: [0] });
});

it('without a clock a seat is taken back whenever one likes', () => {
  const none: ClockSetting = { kind: 'none' };
  expect(restart(none, newClocks(none, 2), 0, 9e12)).toBe(true);
});
