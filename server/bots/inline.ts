import { see } from '@tabula/bots/bot.js';
import { decide } from '@tabula/bots/levels.js';
import type { Bots } from '../tables/env.js';

/** Bots that think in this very thread, a fixed number of iterations: for tests, and for games without a worker. */
export function inlineBots(iterations = 20): Bots {
  return {
    waiting: 0,
    async think(game, state, seat, { level, seed }) {
      return decide(see(game, state, seat, seed), { level, seed, iterations }).keys;
    },
    async close() {},
  };
}
