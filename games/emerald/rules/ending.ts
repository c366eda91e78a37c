import { tell } from '@tabula/kernel/chance.js';
import { type Exit, exit } from '@tabula/kernel/rule.js';
import type { Ending } from '../board.js';
import type { Acting } from './kit.js';

/** The rule that the end of the game ends, wherever it is: everything but setup and scoring. */
export const TURNS = 'turns';

/** EMER-17.7, EMER-15.10, EMER-20.85: the game is over, and nothing of what was going on is finished. */
export function endGame(c: Acting, how: Ending): Exit {
  c.s.ended = how;
  tell(c, `event.ended-${how}`);
  return exit(TURNS);
}
