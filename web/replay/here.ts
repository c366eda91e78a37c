import type { State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { openView } from '@tabula/kernel/open.js';
import { view } from '@tabula/kernel/sight.js';
import { openSteps, stepsOf } from '@tabula/kernel/steps.js';
import { eventsFor } from '@tabula/kernel/table.js';
import { openTable } from '../local/live.js';
import { breaths, recordIn, retell, stateAfter } from '../local/record.js';
import { rulesOf } from '../local/rules.js';
import { readSaves, saved } from '../local/saves.js';
import type { LocalTable } from '../local/source.js';
import type { Loading, Past, PastEntry } from './past.js';
import { sidesOf } from './sides.js';

/** A table that is open in this page, or one that is kept, played again from its record. */
async function find(id: string, { progress, signal }: Loading): Promise<LocalTable | null> {
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
  if (found === null || recordIn(found.table) === null) return null;
  const { who, table } = found;
  const { game, log } = table;
  const sides = sidesOf(who, table.state.result !== null);
  const side = loading.side !== undefined && sides.includes(loading.side) ? loading.side : sides[0]!;
  const open = side === 'all';
  const you = side === 'all' ? (sides.find((entry) => entry !== 'all') ?? null) : side;
  const seats = table.state.seats.length;
  const see = (state: State) =>
    open ? openView(game, state.board, you, seats) : game.shape.view(state.board, you, -1);
  // A table that is played on in the meantime grows: what is told is what has happened until now.
  const states = log.map((_, at) => stateAfter(table, at));
  const moments: PastEntry[] = [];
  const breath = breaths();
  for (const [at, entry] of [...log].entries()) {
    const { waiting, result, held } = view(game, states[at]!, you);
    const events = open ? entry.events : eventsFor(entry, you);
    const known = held === undefined ? {} : { held };
    moments.push({ seat: entry.seat, events, board: see(states[at]!), waiting, result, ...known });
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
    side,
    sides,
    steps(at) {
      const [entry, before] = [log[at], table.past[at]];
      if (entry === undefined || before === undefined) return null;
      return open ? openSteps(game, before, entry, you) : stepsOf(game, before, entry, you);
    },
    exact: true,
    position: async (at) => clone(states[at]!),
  };
}
