import { createHash } from 'node:crypto';
import type { LiveTable } from './live.js';

/** An address to which a table is closed for a while, as it is kept. */
export interface ClosedDoor {
  readonly mark: number;
  readonly until: number;
}

/** More than a host ever has to close; the first ones are forgotten then. */
const MOST = 100;

/**
 * What is kept of an address instead of itself, so that a restart does not forget it: 16 bits, another at each table. It
 * fits one in 65,536 addresses, so it tells nobody which one it was, and next to never hits somebody else.
 */
const markOf = (table: string, household: string): number =>
  createHash('sha256').update(`${table} ${household}`).digest().readUInt16BE();

/** Closes a table to where somebody came from, unless others of the table live there too: they would be shut out with them. Says whether it did. */
export function shutOut({ id, env, from, host, seats, settings }: LiveTable, account: string): boolean {
  const household = from.get(account);
  if (household === undefined) return false;
  const others = [host, ...seats.map((seat) => seat.account)].filter((other) => other !== null && other !== account);
  if (others.some((other) => from.get(other!) === household)) return false;
  const now = env.clock.steady();
  const mark = markOf(id, household);
  const rest = settings.doors.filter((door) => door.mark !== mark && door.until > now);
  settings.doors = [...rest, { mark, until: now + env.limits.closedMs }].slice(-MOST);
  return true;
}

/** Whether a table is closed to an address. A guest costs nothing, an address is harder to come by. */
export function isShutOut({ id, env, settings: { doors } }: LiveTable, household: string): boolean {
  if (doors.length === 0) return false;
  const mark = markOf(id, household);
  return doors.some((door) => door.mark === mark && door.until > env.clock.steady());
}
