import type { Sense } from '@tabula/kernel/game.js';
import { questionId, weighed } from '@tabula/kernel/questions.js';
import type { Arkham } from '../board.js';
import { coursesOf } from './courses.js';
import { hasFailed } from './gains.js';
import { chanceToWin } from './standing.js';
import { weights } from './weights.js';

/** What the game knows about playing well together. Bots apply it to states they have guessed. */
export const sense: Sense<Arkham> = {
  evaluate: (s) => chanceToWin(s),
  weigh: weighed(weights),
  suggest: (s, ask, frame) => {
    switch (questionId(ask, frame)) {
      case 'test/dice':
      case 'reroll/dice': {
        const failed = ask.choices.filter((die) => hasFailed(s, die as number));
        return failed.length < ask.min ? null : failed.slice(0, ask.max);
      }
      case 'buy/away':
        return [];
      default:
        return null;
    }
  },
  // Who follows the advice plays far better than who draws by it: a playout of whims tells little.
  steady: true,
  // A round is full of luck: what is done about it shows only where the luck is the same.
  courses: coursesOf,
  // What a turn was good for shows when the round is over: then monsters, encounters and the cup have answered it.
  settled: (s, since) => s.round > since.round,
};
