import type { Game } from '@tabula/kernel/game.js';

/** The games that can be played in this browser; their rules are loaded with the first table of each. */
const GAMES: { readonly [id: string]: () => Promise<Game> } = {
  elekt: async () => (await import('@tabula/elekt/elekt.js')).elekt as Game,
  cults: async () => (await import('@tabula/cults/cults.js')).cults as Game,
};

/** The rules of a game; null if it cannot be played here. */
export async function rulesOf(id: string): Promise<Game | null> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]!() : null;
}
