import { messageOf } from '@tabula/kernel/errors.js';
import type { LiveTable } from './live.js';
import { passOn, regroup } from './lobby.js';
import type { Registry } from './registry.js';
import { openSeat } from './seats.js';

/** How many tables of one person are brought up to date; older ones are over and keep the name of their time. */
const MOST = 1_000;

/** Shows the new name of a person wherever they sit. Of somebody who is `gone`, open seats become free and no game waits. */
export async function renameAt(registry: Registry, account: string, name: string, gone: boolean): Promise<void> {
  const { store, log } = registry.env;
  const sits = (await store.tablesOf(account, MOST))
    .filter(({ status }) => gone || status === 'open' || status === 'playing')
    .map(({ id }) => id);
  // One table that fails, such as one of older rules, must not keep the others from it.
  for (const id of new Set([...sits, ...(await store.keptFor(account))]))
    await renameOne(registry, id, account, name, gone).catch((error: unknown) => {
      log.error({ table: id, error: messageOf(error) }, 'a name could not be changed');
    });
}

async function renameOne(registry: Registry, id: string, account: string, name: string, gone: boolean): Promise<void> {
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
  const seats = table.seats.map((seat) => {
    if (seat.account === account) return { ...seat, name };
    return seat.heldFor?.account === account ? { ...seat, heldFor: { account, name } } : seat;
  });
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
