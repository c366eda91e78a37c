import type { Game, State } from '@tabula/kernel/game.js';
import { same } from '@tabula/kernel/json.js';
import { type GameRecord, recordOf, redo, renewed, replay } from '@tabula/kernel/record.js';
import { type Entry, load, type Table } from '@tabula/kernel/table.js';

/** How a table came to where it is: from a new game, or from a position that was laid out. */
export interface Tale extends GameRecord {
  readonly from?: State;
}

/** How the story of a laid out position begins: nothing before it can be taken back. */
const BEGINNING: Entry = {
  seat: null,
  keys: [],
  fates: [],
  events: [],
  forced: [],
  learned: {},
  secrets: 0,
  reveals: true,
};

/** A table on which a position goes on, with a story of its own. */
export function begunFrom(game: Game, state: State): Table {
  return { game, state, log: [BEGINNING], past: [state], loaded: true };
}

/** The story of a table so far; null if it begins in the middle. */
export function recordIn(table: Table): Tale | null {
  const [first] = table.log;
  if (first?.seat !== null) return null;
  return { ...recordOf(table), ...(first === BEGINNING ? { from: table.past[0]! } : {}) };
}

/** Plays a tale again, decision by decision. It ends with false where the rules do not fit it any more. */
function* retelling(game: Game, tale: Tale): Generator<Table, boolean> {
  const { from, ...record } = renewed(game, tale);
  const [first, ...rest] = record.entries;
  if (first === undefined) return false;
  let table: Table;
  if (from === undefined) {
    const begun = replay(game, { ...record, entries: [first] });
    if (!begun.ok) return false;
    ({ table } = begun);
  } else table = begunFrom(game, from);
  yield table;
  for (const entry of rest) {
    if (!redo(table, [entry]).ok) return false;
    yield table;
  }
  return true;
}

/** The rules run so long at a stretch (milliseconds); then the page draws and listens. */
const STRETCH = 12;

/** Says when it is time to let the page draw and listen, and waits for that. */
export function breaths(): { due(): boolean; take(): Promise<void> } {
  let rested = performance.now();
  return {
    due: () => performance.now() - rested > STRETCH,
    async take() {
      await new Promise<void>((resolve) => setTimeout(resolve));
      rested = performance.now();
    },
  };
}

interface Listener {
  readonly progress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

/** Plays a tale again a little at a time; null if the rules do not fit it any more, or nobody wants it any more. */
export async function retell(game: Game, tale: Tale, { progress, signal }: Listener = {}): Promise<Table | null> {
  let table: Table | null = null;
  const breath = breaths();
  try {
    const telling = retelling(game, tale);
    for (let step = telling.next(); ; step = telling.next()) {
      if (step.done === true) return step.value ? table : null;
      table = step.value;
      if (!breath.due()) continue;
      progress?.(table.log.length / tale.entries.length);
      await breath.take();
      if (signal?.aborted === true) return null;
    }
  } catch {
    return null; // a record of rules that have changed since
  }
}

/** The state after a decision of the story. */
export const stateAfter = ({ past, state }: Table, at: number): State => past[at + 1] ?? state;

/**
 * A table that was kept, with its story if the record still leads to the state; the state alone is enough to go on.
 * Null if the rules cannot go on with it.
 */
export async function tableOf(
  game: Game,
  { record, state }: { readonly record: Tale | null; readonly state: State },
): Promise<Table | null> {
  const told = record === null ? null : await retell(game, record);
  // What the rules themselves have played need not be tried out by them; only chance is where it was left.
  if (told !== null && isRng(state.rng) && same({ ...told.state, rng: state.rng }, state)) {
    told.state = state;
    return told;
  }
  const loaded = load(game, state);
  if (!loaded.ok) return null;
  if (told === null || !same(told.state.board, loaded.table.state.board)) return loaded.table;
  told.state = loaded.table.state;
  return told;
}

const isRng = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 4 && value.every((part) => Number.isInteger(part));
