import type { Registry } from './registry.js';
import { openSeat } from './seats.js';

/** How many tables of one person are brought up to date; older ones are over and keep the name of their time. */
const MOST = 1_000;

/** Shows the new name of a person wherever they sit. Of somebody who is `gone`, open seats become free and no game waits. */
export async function renameAt(registry: Registry, account: string, name: string, gone: boolean): Promise<void> {
  for (const { id, status } of await registry.env.store.tablesOf(account, MOST)) {
    if (!gone && status !== 'open' && status !== 'playing') continue;
    const table = await registry.find(id);
    if (table === null) continue;
    while (table.gate !== null) await table.gate;
    const at = table.seatOf(account);
    if (at === null || table.dead) continue;
    const seat = table.seats[at]!;
    if (gone && table.status === 'open') table.seats[at] = openSeat();
    else {
      seat.name = name;
      seat.away ||= gone;
    }
    await table.commit([{ kind: gone ? 'gone' : 'name', body: { seat: at } }], { about: true });
    table.changed();
  }
}
