import type { Level } from '@tabula/bots/bot.js';
import { LEVELS } from '@tabula/bots/bot.js';
import type { Game, State } from '@tabula/kernel/game.js';
import { same } from '@tabula/kernel/json.js';
import { type GameRecord, recordOf, replay } from '@tabula/kernel/record.js';
import { load, type Table } from '@tabula/kernel/table.js';
import { Failure } from './command.js';
import { readJson, writeWhole } from './files.js';
import { loadPack, needPack } from './games.js';

const FORMAT = 'tabula-save-1';

/** A saved game: the state to go on from, and the record of how it came to that, for replays. */
export interface Save {
  readonly format: typeof FORMAT;
  readonly state: State;
  /** Null once the beginning is not known any more (a game that went on from a save). */
  readonly record: GameRecord | null;
  /** Who sits where: a person, a bot of a level, or the automaton of the game. */
  readonly seats: readonly ('you' | Level | 'automaton')[];
}

export function writeSave(path: string, table: Table, seats: Save['seats']): void {
  const record = table.log[0]?.seat === null ? recordOf(table) : null;
  const save: Save = { format: FORMAT, state: table.state, record, seats };
  writeWhole(path, `${JSON.stringify(save)}\n`);
}

/** Reads a save of whichever known game, played with the pack of a file or not; everything that is wrong with it is named. */
export function readSave(
  path: string,
  games: readonly Game[],
  pack: string | null = null,
): { game: Game; table: Table; save: Save } {
  const value = readJson(path) as Partial<Save> | null;
  if (typeof value !== 'object' || value === null || value.format !== FORMAT)
    throw new Failure(`${path} is not a saved game (no format '${FORMAT}')`);
  const id = (value.state as State | undefined)?.game;
  const game = games.find((entry) => entry.id === id);
  if (game === undefined) throw new Failure(`${path} is a save of '${String(id)}', which is not known here`);
  if (pack !== null) loadPack(game.id, pack);
  needPack(game, value.state?.options, path);
  const loaded = load(game, value.state);
  if (!loaded.ok) throw new Failure(`${path} cannot be played on:\n  ${(loaded.error.details ?? []).join('\n  ')}`);
  const table = withHistory(game, loaded.table, value.record ?? null);
  const { seats } = value;
  const fits =
    Array.isArray(seats) &&
    seats.length === table.state.seats.length &&
    seats.some((who) => who === 'you') &&
    (game.together === true || seats.filter((who) => who === 'you').length === 1) &&
    seats.every((who, at) =>
      table.state.seats[at] === 'automaton' ? who === 'automaton' : who === 'you' || LEVELS.includes(who),
    );
  if (!fits) throw new Failure(`${path} does not say who sits where`);
  return { game, table, save: value as Save };
}

/** The table with its log, if the record still leads to the saved state; the state alone is enough to go on. */
function withHistory(game: Game, table: Table, record: GameRecord | null): Table {
  if (record === null) return table;
  try {
    const told = replay(game, record);
    if (!told.ok || !same(told.table.state.board, table.state.board)) return table;
    told.table.state = table.state;
    return told.table;
  } catch {
    return table; // a record that is no record
  }
}
