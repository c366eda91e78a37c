import type { State } from '@tabula/kernel/game.js';
import type { Options } from '../table/source.js';
import { layHere, openHere as open, resumeHere } from './open.js';
import { heads, readSaves, type Who } from './saves.js';
import type { LocalSource } from './source.js';

/** Tables that are open in this page: one that was just begun need not be read back from the store. */
const live = new Map<string, LocalSource>();

function keep(source: LocalSource): string {
  live.set(source.id, source);
  return source.id;
}

/** Opens a new table and gives its name. */
export async function openHere(game: string, options: Options, who: readonly Who[]): Promise<string> {
  return keep(await open(game, options, who));
}

/** Opens a table on which a position goes on, and gives its name; null if the rules cannot go on with it. */
export async function goOnHere(game: string, who: readonly Who[], position: State): Promise<string | null> {
  const source = await layHere(game, who, position);
  return source === null ? null : keep(source);
}

/** Which game is played at a table of this browser; null if it has none of that name. */
export async function gameOf(id: string): Promise<string | null> {
  if (!live.has(id)) await readSaves();
  return live.get(id)?.now().game ?? heads().find((head) => head.id === id)?.game ?? null;
}

/** Opens a table whose game is known. */
export async function sourceOf(id: string): Promise<LocalSource | null> {
  const source = live.get(id) ?? (await resumeHere(id));
  if (source !== null) live.set(id, source);
  return source;
}

/** A table that is open in this page now. */
export const openTable = (id: string): LocalSource | null => live.get(id) ?? null;

export function leave(id: string): void {
  live.get(id)?.close();
  live.delete(id);
}
