import type { Sense } from '@tabula/kernel/game.js';
import { weighed } from '@tabula/kernel/questions.js';
import type { Emerald } from '../board.js';
import { idleCards } from './hands.js';
import { prospectsOf } from './prospects.js';
import { chanceToWin } from './standing.js';
import { weights } from './weights.js';
import { outlookOf } from './worth.js';

/** What the game knows about playing well. Bots apply it to states they have guessed. */
export const sense: Sense<Emerald> = {
  evaluate: chanceToWin,
  weigh: weighed(weights),
  suggest: (s, ask) => {
    const idle = idleCards(prospectsOf(outlookOf(s, ask.seat)));
    return idle.length < ask.min ? null : idle;
  },
  settled: (s, since) => turnsOf(s) > turnsOf(since) + foresight(s),
};

/**
 * How many turns after this one a position is judged. Of two players both have another, and what was placed is claimed. Of
 * more, what they do until then hides what the own turn was good for: many short looks find more than a few long ones.
 */
const foresight = ({ seats }: Emerald): number => (seats.length === 2 ? 2 : 0);

/** How many turns were begun. */
const turnsOf = ({ round, active, first, seats }: Emerald): number =>
  round * seats.length + ((active - first + seats.length) % seats.length);
