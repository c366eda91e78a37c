import { elekt } from '@tabula/elekt/elekt.js';
import type { Game } from '@tabula/kernel/game.js';
import { same } from '@tabula/kernel/json.js';
import { load, open, replay, type Table } from '@tabula/kernel/table.js';
import { heads, type Save, saved, type Who } from './saves.js';
import { type LocalSource, localSource } from './source.js';

const GAMES: { readonly [id: string]: Game } = { elekt: elekt as Game };

/** Opens a new table in this browser. */
export function openHere(game: string, pack: string, who: readonly Who[]): LocalSource {
  const rules = GAMES[game];
  if (rules === undefined) throw new Error(`${game} cannot be played here`);
  const opened = open(rules, { seats: who.length, seed: crypto.randomUUID(), options: { pack } });
  if (!opened.ok) throw new Error(opened.error.message);
  return localSource({ id: crypto.randomUUID().slice(0, 8), pack, who, table: opened.table });
}

/** Goes on with a table that this browser has kept; null if it has none of that name, or one that does not fit the rules. */
export function resumeHere(id: string): LocalSource | null {
  const save = saved(id);
  if (save === null || !heads().some((head) => head.id === id)) return null;
  const rules = GAMES[save.game];
  if (rules === undefined) return null;
  const loaded = load(rules, save.state);
  if (!loaded.ok) return null;
  return localSource({ id, pack: save.pack, who: save.who, table: withHistory(rules, loaded.table, save) });
}

/** The table with its story, if the record still leads to the saved state; the state alone is enough to go on. */
function withHistory(game: Game, table: Table, { record }: Save): Table {
  if (record === null) return table;
  try {
    const told = replay(game, record);
    if (!told.ok || !same(told.table.state.board, table.state.board)) return table;
    told.table.state = table.state;
    return told.table;
  } catch {
    return table;
  }
}
