import type { Game, State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { seeded } from '@tabula/kernel/rng.js';
import { load, open } from '@tabula/kernel/table.js';
import type { Options } from '../table/source.js';
import { newSeed } from './chance.js';
import { begunFrom, tableOf } from './record.js';
import { rulesOf } from './rules.js';
import { saved, type Who } from './saves.js';
import { type LocalSource, localSource } from './source.js';

const newId = (): string => newSeed().slice(0, 8);

async function mustHave(game: string): Promise<Game> {
  const rules = await rulesOf(game);
  if (rules === null) throw new Error(`${game} cannot be played here`);
  return rules;
}

/** Opens a new table in this browser. */
export async function openHere(game: string, options: Options, who: readonly Who[]): Promise<LocalSource> {
  const rules = await mustHave(game);
  const opened = open(rules, { seats: who.length, seed: newSeed(), options });
  if (!opened.ok) throw new Error(opened.error.message);
  return localSource({ id: newId(), who, table: opened.table });
}

/** Opens a table in this browser on which a position goes on; what chance brings from there is new. */
export async function layHere(game: string, who: readonly Who[], position: State): Promise<LocalSource | null> {
  const rules = await mustHave(game);
  const loaded = load(rules, { ...clone(position), rng: seeded(newSeed()), script: [] });
  if (!loaded.ok) return null;
  return localSource({ id: newId(), who, table: begunFrom(rules, loaded.table.state) });
}

/** Goes on with a table that this browser has kept and read; null if it has none of that name, or one that does not fit the rules. */
export async function resumeHere(id: string): Promise<LocalSource | null> {
  const save = saved(id);
  if (save === null) return null;
  const rules = await rulesOf(save.game);
  const table = rules === null ? null : await tableOf(rules, save);
  return table === null
    ? null
    : localSource({ id, who: save.who, table, ...(save.hints === undefined ? {} : { hints: save.hints }) });
}
