import type { ClockInfo } from '@tabula/protocol/pushes.js';

/** Somebody's moment to act out of turn, and when it is over. */
export interface OpenWindow {
  readonly seat: number;
  readonly until: number;
}

/** The times that a server tells of a table, by this device's own clock. */
export interface Times {
  hear(told: { readonly clocks?: ClockInfo; readonly window?: number }): void;
  /** What time it is on the server. */
  set(now: number): void;
  /** Something is told whose time has to be known. */
  readonly runs: boolean;
  clocks(): ClockInfo | null;
  /** While a window is open all wait for one seat. */
  window(waiting: readonly number[]): OpenWindow | null;
  /** When the time of a seat is up. */
  deadline(seat: number | null, waiting: readonly number[]): number | null;
}

export function serverTimes(): Times {
  let clocks: ClockInfo | null = null;
  let closes: number | null = null;
  /** How far the server's clock is ahead of ours. */
  let ahead = 0;
  const times: Times = {
    hear(told) {
      clocks = told.clocks ?? null;
      closes = told.window ?? null;
    },
    set(now) {
      ahead = now - Date.now();
    },
    get runs() {
      return clocks !== null || closes !== null;
    },
    clocks() {
      if (clocks === null) return null;
      const until = Object.entries(clocks.until).map(([seat, at]) => [seat, at - ahead]);
      return { ...clocks, until: Object.fromEntries(until) as ClockInfo['until'] };
    },
    window([seat]) {
      return closes === null || seat === undefined ? null : { seat, until: closes - ahead };
    },
    deadline(seat, waiting) {
      if (seat === null) return null;
      const open = times.window(waiting);
      if (open?.seat === seat) return open.until;
      return times.clocks()?.until[seat] ?? null;
    },
  };
  return times;
}
