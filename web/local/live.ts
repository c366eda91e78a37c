import { openHere as open, resumeHere } from './open.js';
import type { Who } from './saves.js';
import type { LocalSource } from './source.js';

/** Tables that are open in this page: one that was just begun need not be read back from the store. */
const live = new Map<string, LocalSource>();

/** Opens a new table and gives its name. */
export function openHere(game: string, pack: string, who: readonly Who[]): string {
  const source = open(game, pack, who);
  live.set(source.id, source);
  return source.id;
}

export function sourceOf(id: string): LocalSource | null {
  const source = live.get(id) ?? resumeHere(id);
  if (source !== null) live.set(id, source);
  return source;
}

export function leave(id: string): void {
  live.get(id)?.close();
  live.delete(id);
}
