import { clone } from '@tabula/kernel/json.js';
import { view } from '@tabula/kernel/sight.js';
import { eventsFor } from '@tabula/kernel/table.js';
import { openTable } from '../local/live.js';
import { rulesOf } from '../local/rules.js';
import { readSaves, saved } from '../local/saves.js';
import type { Setting } from '../local/source.js';
import { breaths, retell, stateAfter, taleOf } from '../local/tale.js';
import type { Loading, Moment, Past } from './past.js';
import { sidesOf } from './sides.js';

/** A table that is open in this page, or one that is kept, played again from its record. */
async function find(id: string, { progress, signal }: Loading): Promise<Setting | null> {
  const open = openTable(id)?.whole();
  if (open !== undefined) return open;
  await readSaves();
  const save = saved(id);
  const rules = save === null ? null : await rulesOf(save.game);
  if (save === null || rules === null || save.record === null) return null;
  const table = await retell(rules, save.record, { progress, signal });
  return table === null ? null : { id, who: save.who, table };
}

/** A game of this browser from one side; done a little at a time, so that the page does not stand still. */
export async function pastHere(id: string, loading: Loading): Promise<Past | null> {
  const found = await find(id, loading);
  if (found === null || taleOf(found.table) === null) return null;
  const { who, table } = found;
  const { game, log } = table;
  const sides = sidesOf(who, table.state.result !== null);
  const you = loading.side !== undefined && sides.includes(loading.side) ? loading.side : sides[0]!;
  // A table that is played on in the meantime grows: what is told is what has happened until now.
  const states = log.map((_, at) => stateAfter(table, at));
  const moments: Moment[] = [];
  const breath = breaths();
  for (const [at, entry] of [...log].entries()) {
    const { board, waiting, result } = view(game, states[at]!, you);
    moments.push({ seat: entry.seat, events: eventsFor(entry, you), board, waiting, result });
    if (breath.due()) await breath.take();
    if (loading.signal.aborted) return null;
  }
  return {
    game: game.id,
    options: table.state.options,
    you,
    sitters: who.map((entry, seat) => ({
      seat,
      name: entry.name,
      kind: entry.kind,
      ...(entry.kind === 'bot' ? { level: entry.level } : {}),
      connected: true,
    })),
    moments,
    sides,
    exact: true,
    position: async (at) => clone(states[at]!),
  };
}
