import { messageOf } from '@tabula/kernel/errors.js';
import type { LiveTable } from './live.js';
import { passOn, regroup } from './lobby.js';
import { renameOld } from './old.js';
import { isOldSave } from './refusal.js';
import type { Registry } from './registry.js';
import { openSeat, renamedSeats } from './seats.js';

/** Somebody has another name now, or is gone. */
export interface Renaming {
  readonly account: string;
  readonly name: string;
  readonly gone: boolean;
}

/** Does something about a table where it is. */
export type AtTable = (table: string, here: () => Promise<void>) => Promise<void>;

/** Shows the new name of a person wherever they sit and the game is not over. Of somebody who is `gone`, open seats become free and no game waits. */
export async function renameAt(registry: Registry, renaming: Renaming, at: AtTable): Promise<void> {
  const { store, log } = registry.env;
  const { account, gone } = renaming;
  const sits = await store.idsOf(account, !gone);
  // One table that fails must not keep the others from it.
  for (const id of new Set([...sits, ...(await store.keptFor(account))]))
    await at(id, () => renameOne(registry, id, renaming)).catch((error: unknown) => {
      log.error({ table: id, error: messageOf(error) }, 'a name could not be changed');
    });
}

/** The same at one table, which has to be here. */
export async function renameOne(registry: Registry, id: string, renaming: Renaming): Promise<void> {
  await renameLoaded(registry, id, renaming).catch((error: unknown) => {
    if (isOldSave(error)) return renameOld(registry.env, id, renaming);
    throw error;
  });
}

async function renameLoaded(registry: Registry, id: string, { account, name, gone }: Renaming): Promise<void> {
  const table = await registry.find(id);
  if (table === null) return;
  while (table.gate !== null) await table.gate;
  if (table.dead || !(gone ? goneFrom(table, account, name) : renamed(table, account, name))) return;
  const body = { seat: table.seatOf(account) };
  await table.commit([{ kind: gone ? 'gone' : 'name', body }], { about: true, game: true });
  table.changed();
  table.wake();
}

/** Says whether anything has changed. */
function renamed(table: LiveTable, account: string, name: string): boolean {
  const seats = renamedSeats(table.seats, account, name);
  const changed = seats.some((seat, at) => seat !== table.seats[at]);
  table.seats = seats;
  return changed;
}

/** Before the game the person's places are free; in it a bot plays on, since nobody will come back to the seat. */
function goneFrom(table: LiveTable, account: string, name: string): boolean {
  const hosted = table.host === account;
  if (table.status === 'open') {
    table.seats = table.seats.map((seat) =>
      seat.account === account || seat.heldFor?.account === account ? openSeat() : seat,
    );
    if (hosted) passOn(table);
    regroup(table);
    return true;
  }
  const at = table.seatOf(account);
  if (at === null) return false;
  const seat = table.seats[at]!;
  seat.name = name;
  seat.away = true;
  seat.standIn ||= table.status === 'playing';
  return true;
}
