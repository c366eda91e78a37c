import type { Seat } from '@tabula/kernel/json.js';
import type { ClockInfo } from '@tabula/protocol/pushes.js';
import type { ClockSetting } from '@tabula/protocol/socket.js';

/** The clocks of a game: since when each asked seat is asked, and what is left in its bank. Milliseconds. */
export interface Clocks {
  since: Record<string, number>;
  bank: number[];
}

const SECOND = 1_000;
const DAY = 86_400_000;

export const newClocks = (setting: ClockSetting, seats: number): Clocks => ({
  since: {},
  bank: new Array<number>(seats).fill(setting.kind === 'live' ? setting.bank * SECOND : 0),
});

/** When the time of an asked seat is up; null without a clock. */
export function flagOf(setting: ClockSetting, clocks: Clocks, seat: Seat): number | null {
  const since = clocks.since[seat];
  if (since === undefined || setting.kind === 'none') return null;
  if (setting.kind === 'days') return since + setting.days * DAY;
  return since + setting.perDecision * SECOND + clocks.bank[seat]!;
}

/** Stops the clock of whoever answered, pays longer thinking from the bank, and starts the clocks of those asked now. */
export function turnClocks(
  setting: ClockSetting,
  clocks: Clocks,
  asked: readonly Seat[],
  answered: Seat | null,
  now: number,
): void {
  if (setting.kind === 'none') return;
  for (const key of Object.keys(clocks.since)) {
    const seat = Number(key);
    if (seat !== answered && asked.includes(seat)) continue;
    if (setting.kind === 'live') {
      const over = now - clocks.since[key]! - setting.perDecision * SECOND;
      if (over > 0) clocks.bank[seat] = Math.max(0, clocks.bank[seat]! - over);
    }
    delete clocks.since[key];
  }
  for (const seat of asked) clocks.since[seat] ??= now;
}

/** The clocks as players see them; nothing without a clock. */
export function clockInfo(setting: ClockSetting, clocks: Clocks): ClockInfo | undefined {
  if (setting.kind === 'none') return undefined;
  const until: Record<string, number> = {};
  for (const seat of Object.keys(clocks.since)) until[seat] = flagOf(setting, clocks, Number(seat))!;
  return { until, bank: clocks.bank.slice() };
}
