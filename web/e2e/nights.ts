import { arkham } from '@tabula/arkham/arkham.js';
import { see } from '@tabula/bots/bot.js';
import { decide as think } from '@tabula/bots/levels.js';
import type { Game } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { recordOf } from '@tabula/kernel/record.js';
import { decide, questions } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import type { Position } from './positions.js';

interface Wanted {
  readonly scenario?: string;
  readonly seats: number;
  readonly seed: string;
  /** Stops where this is asked; without it the night is played to its end. */
  readonly until?: string;
}

/** A night in Arkham as companions play it, up to a question or to its end. */
export function nightOf({ scenario = 'scenario/azathoth', seats, seed, until }: Wanted): Position {
  const game = arkham as Game;
  const table = opened(game, { seats, seed, options: { scenario } });
  for (;;) {
    const question = questions(table)[0];
    if (question === undefined || question.id === until) {
      if (question === undefined && until !== undefined) throw new Error(`${until} was not asked`);
      const record = recordOf(table);
      return { asks: question?.id ?? 'end', seat: question?.seat ?? 0, state: clone(table.state), record };
    }
    const { seat } = question;
    const { keys } = think(see(game, table.state, seat, seed), {
      level: 'normal',
      seed: `${seed} ${table.log.length}`,
    });
    const decided = decide(table, seat, keys);
    if (!decided.ok) throw new Error(decided.error.message);
  }
}

/** A night that companions have won: the first one, for which one it is follows from how well they play. */
export function wonNight(scenario: string, seats: number): Position {
  for (let night = 0; night < 40; night++) {
    const found = nightOf({ scenario, seats, seed: `night ${night}` });
    if (found.state.result?.won === true) return found;
  }
  throw new Error(`nobody wins ${scenario}`);
}
