import type { Seat } from '@tabula/kernel/json.js';
import type { ClockInfo } from '@tabula/protocol/pushes.js';
import type { ClockSetting } from '@tabula/protocol/socket.js';

/** The clocks of a game: since when each asked seat is asked, and what is left in its bank. Milliseconds. */
export interface Clocks {
  since: Record<string, number>;
  bank: number[];
  /** Who has had their time for this decision a second time. */
  again?: Seat[];
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

/** How long an asked seat thinks already; undefined without a clock. */
export function thoughtFor({ since }: Clocks, seat: Seat, now: number): number | undefined {
  const from = since[seat];
  return from === undefined ? undefined : now - from;
}

/** Stops a clock; what is over the time for one decision is paid from the bank. */
function stop(setting: ClockSetting, clocks: Clocks, seat: Seat, now: number): void {
  if (setting.kind === 'live') {
    const over = now - clocks.since[seat]! - setting.perDecision * SECOND;
    if (over > 0) clocks.bank[seat] = Math.max(0, clocks.bank[seat]! - over);
  }
  delete clocks.since[seat];
  if (clocks.again !== undefined) clocks.again = clocks.again.filter((other) => other !== seat);
}

/**
 * Somebody takes a seat back from its bot. Whose time is up has it again for this decision, but what was used is used; and
 * only once: who lends a seat and takes it back again and again would never have to decide. False if there is no time left.
 */
export function restart(setting: ClockSetting, clocks: Clocks, seat: Seat, now: number): boolean {
  const at = flagOf(setting, clocks, seat);
  if (at === null || at > now) return true;
  const { again = [] } = clocks;
  if (again.includes(seat)) return false;
  stop(setting, clocks, seat, now);
  clocks.since[seat] = now;
  clocks.again = [...again, seat];
  return true;
}

/** Somebody has freely taken back what they thought about for so long: it counts for what they decide instead. */
export function resume(setting: ClockSetting, clocks: Clocks, seat: Seat, spent: number): void {
  const since = clocks.since[seat];
  if (since === undefined || setting.kind === 'none') return;
  const most = setting.kind === 'days' ? setting.days * DAY : setting.perDecision * SECOND; // the bank has paid the rest
  clocks.since[seat] = since - Math.min(spent, most);
}

/**
 * Takes up the clocks of another run of the server. Nobody pays for the time in which there was none to answer to: live
 * clocks begin with its start. Clocks of days go on, from now at the latest: the wall clock may have been set back.
 */
export function sinceStart(setting: ClockSetting, { since }: Clocks, startedAt: number): void {
  for (const [seat, from] of Object.entries(since))
    since[seat] = setting.kind === 'live' ? startedAt : Math.min(from, startedAt);
}

/**
 * Takes up the clocks of a node that has let the table go: they run on, as there is always one to answer to. Where there was
 * none, since all were stopped, live clocks begin with our start.
 */
export function handedOver(setting: ClockSetting, { since }: Clocks, startedAt: number): void {
  if (setting.kind !== 'live') return;
  for (const [seat, from] of Object.entries(since)) since[seat] = Math.max(from, startedAt);
}

/** Clocks that stood still run on: the open decisions begin again. */
export function startAgain({ since }: Clocks, now: number): void {
  for (const seat of Object.keys(since)) since[seat] = now;
}

/** Stops the clock of whoever answered and of those who are no longer asked, and starts the clocks of those asked now. */
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
    if (seat === answered || !asked.includes(seat)) stop(setting, clocks, seat, now);
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
