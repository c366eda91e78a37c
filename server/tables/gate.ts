import type { Seat } from '@tabula/kernel/json.js';
import type { LiveTable } from './live.js';
import { refuse } from './refusal.js';

/** Runs work that reads before it changes, alone with the table: one after the other, and all else waits. */
export async function alone<T>(table: LiveTable, work: () => Promise<T>): Promise<T> {
  const before = table.gate;
  const done = before === null ? work() : before.then(work);
  const gate = done.then(
    () => {},
    () => {},
  );
  table.gate = gate;
  try {
    return await done;
  } finally {
    if (table.gate === gate) table.gate = null;
  }
}

/**
 * Somebody wants to know what was hidden in a game that is over: all hands, or the key of its chance. From then on it stays
 * over, and it is not opened again meanwhile; so who does not sit there does not ask first.
 */
export async function uncover(table: LiveTable, seat: Seat | null): Promise<void> {
  await alone(table, async () => {
    if (table.dead) refuse('storage', 'the table was reset; ask again');
    if (table.status !== 'over' && table.status !== 'abandoned') refuse('not-over', 'the game is not over');
    if (table.settings.opened === true) return;
    if (seat === null) refuse('not-your-seat', 'those who played it have not shown it yet');
    table.settings.opened = true;
    await table.commit([], { about: true });
    table.changed();
  });
}
