import { fault } from '@tabula/kernel/errors.js';
import { type Game, playersOf, type State } from '@tabula/kernel/game.js';
import { same } from '@tabula/kernel/json.js';
import { type GameRecord, recordOf, redo, renewed, replay } from '@tabula/kernel/record.js';
import type { Viewer } from '@tabula/kernel/shape.js';
import { type Entry, eventsFor, load, type Table } from '@tabula/kernel/table.js';
import type { Voice } from '@tabula/kit/voice.js';
import { type Match, tellEvent } from './desk.js';
import { granted } from './errors.js';
import type { Log } from './schema.js';

/** How the history of a match begins that did not begin with a new game: nothing before it can be taken back. */
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

/** A table that goes on from a state, with a history of its own. Entry 0 is the beginning, as in every history. */
export function begunFrom({ game, state }: Pick<Table, 'game' | 'state'>): Table {
  return { game, state, log: [BEGINNING], past: [state] };
}

/** Lets go of states that undo cannot reach: those before the last reveal. A long match would hold megabytes of them. */
export function forget({ log, past, state }: Table): void {
  const reveal = log.map((entry) => entry.reveals).lastIndexOf(true);
  past.fill(state, 0, reveal + 1);
}

/** The whole history of a match: what `replay` needs. */
export function logOf({ table, from }: Match): GameRecord & { from?: State } {
  return { ...recordOf(table), ...(from === null ? {} : { from }) };
}

/** Plays a log again, from a new game or from the state it names. */
export function replayed(game: Game, log: Log): Table {
  const { from, ...record } = log;
  if (from === undefined) return granted(replay(game, record)).table;
  const table = begunFrom(granted(load(game, from)).table);
  const { state } = table;
  const head = { game: state.game, version: state.version, seats: playersOf(state.seats), options: state.options };
  const { entries, ...claimed } = renewed(game, record);
  if (!same(head, claimed) || !same(entries[0], { seat: null, keys: [], fates: [] }))
    granted(fault('replay', 'the log does not begin with the state it names'));
  granted(redo(table, entries.slice(1)));
  return table;
}

/** An entry of the history as a viewer may know it: the keys of others and what chance did are not in it. */
export function entryFor(voice: Voice, entry: Entry, viewer: Viewer) {
  return {
    seat: entry.seat,
    keys: entry.seat === null || entry.seat === viewer ? entry.keys : null,
    forced: entry.forced.filter(({ seat }) => seat === viewer),
    events: eventsFor(entry, viewer).map((event) => tellEvent(voice, event)),
  };
}

/** An entry of the history with everything that happened, for the operator. */
export function wholeEntry(voice: Voice, { seat, keys, forced, events }: Entry) {
  return { seat, keys, forced, events: events.map((event) => tellEvent(voice, event)) };
}
