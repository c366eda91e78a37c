import { keepNewest } from '../limits/newest.js';
import type { LiveTable } from './live.js';

/** Tables that are closed to whole addresses, for a while. A guest costs nothing, an address is harder to come by. */
export interface Doors {
  close(table: string, household: string): void;
  areClosed(table: string, household: string): boolean;
}

export function createDoors(closedMs: number, now: () => number): Doors {
  /** Until when, by table and address: in memory only, as all that is known of addresses. */
  const until = new Map<string, number>();
  const key = (table: string, household: string) => `${table} ${household}`;
  return {
    close: (table, household) => keepNewest(until, key(table, household), now() + closedMs),
    areClosed: (table, household) => (until.get(key(table, household)) ?? 0) > now(),
  };
}

/** Closes a table to where somebody came from, unless others of the table live there too: they would be shut out with them. */
export function shutOut({ id, env, from, host, seats }: LiveTable, account: string): void {
  const household = from.get(account);
  if (household === undefined) return;
  const others = [host, ...seats.map((seat) => seat.account)].filter((other) => other !== null && other !== account);
  if (others.some((other) => from.get(other!) === household)) return;
  env.doors.close(id, household);
}
