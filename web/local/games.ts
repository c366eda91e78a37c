// Generated from games/list.json by scripts/collect.mjs. Do not edit.
import type { Game } from '@tabula/kernel/game.js';

/** The rules of the games, each loaded with its first table in this browser. */
export const RULES: { readonly [game: string]: () => Promise<Game> } = {
  elekt: async () => (await import('@tabula/elekt/elekt.js')).elekt as Game,
  cults: async () => (await import('@tabula/cults/cults.js')).cults as Game,
  emerald: async () => (await import('@tabula/emerald/emerald.js')).emerald as Game,
  arkham: async () => (await import('@tabula/arkham/arkham.js')).arkham as Game,
};
