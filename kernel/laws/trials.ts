import type { Game } from '../game.js';
import type { Json } from '../json.js';
import { keysOf } from '../question.js';
import { below, type Rng, seeded } from '../rng.js';
import { randomAnswer } from '../sight.js';
import { asked, decide, open } from '../table.js';
import { seatsOf } from './position.js';
import { nonInterference } from './sight.js';

/** How many trials of one game, and at which tables. */
export interface Trials {
  readonly trials: number;
  readonly seed: string;
  readonly onProgress?: (done: number) => void;
}

/** Options of a table by chance: of every kind that the game has. */
function anyOptions<B, V>({ options }: Game<B, V>, rng: Rng): Record<string, Json> {
  const chosen = Object.entries(options).flatMap(([name, spec]): [string, Json][] => {
    const values = spec.enum ?? (spec.type === 'boolean' ? [false, true] : []);
    return values.length === 0 ? [] : [[name, values[below(rng, values.length)]!]];
  });
  return Object.fromEntries(chosen);
}

/**
 * Trials of non-interference alone: random games at tables of every size and kind, each decision of them made in two worlds
 * that a seat cannot tell apart, for every seat. What was told to anybody that they could not know, with its seed; null if
 * nothing was.
 */
export function tellsNothing<B, V>(game: Game<B, V>, { trials, seed, onProgress }: Trials): string | null {
  const { min, max } = game.players;
  let done = 0;
  for (let nth = 0; done < trials; nth++) {
    const rng = seeded(`${seed}/${nth}`);
    const seats = min + below(rng, max - min + 1);
    const opened = open(game, { seats, seed: `${seed}/${nth}`, options: anyOptions(game, rng) });
    if (!opened.ok) continue; // options that do not go together
    const { table } = opened;
    for (let now = asked(table); now !== null && done < trials; now = asked(table)) {
      const position = { table, now, rng };
      const found = nonInterference(position);
      if (found !== null) return `game ${seed}/${nth}, ${seats} seats, decision ${table.log.length}: ${found}`;
      done += seatsOf(position).length;
      onProgress?.(done);
      const ask = now.asks[below(rng, now.asks.length)]!;
      const decided = decide(table, ask.seat, keysOf(ask, randomAnswer(ask, rng)));
      if (!decided.ok) return `game ${seed}/${nth}: a legal answer was refused: ${decided.error.message}`;
    }
  }
  return null;
}
