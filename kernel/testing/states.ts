import { blocking } from '../flows/block.js';
import { committing } from '../flows/commit.js';
import { testing } from '../flows/dice.js';
import type { Game, State } from '../game.js';
import type { Json } from '../json.js';
import { keysOf } from '../question.js';
import { below, seeded } from '../rng.js';
import { randomAnswer } from '../sight.js';
import { asked, decide, questions, type Table } from '../table.js';
import { opened } from './new-game.js';
import { tiny } from './tiny.js';

/** Small games of all kinds of rules. */
export const GAMES = [tiny as Game, blocking as Game, committing as Game, testing as Game];

/** Takes any legal decision; false when the game is over. */
export function randomDecision<B>(table: Table<B, unknown>, rng: ReturnType<typeof seeded>): boolean {
  const now = asked(table);
  if (now === null) return false;
  const ask = now.asks[below(rng, now.asks.length)]!;
  const decided = decide(table, ask.seat, keysOf(ask, randomAnswer(ask, rng)));
  questions(table);
  return decided.ok;
}

/** A state some decisions into a random game. */
export function stateOf<B>(
  game: Game<B, unknown>,
  decisions: number,
  seed: number | string = 1,
  options: Record<string, Json> = {},
): State<B> {
  const table = opened(game, { seats: game.players.max, seed, options });
  const rng = seeded(seed);
  for (let i = 0; i < decisions && randomDecision(table, rng); i++);
  return table.state;
}
