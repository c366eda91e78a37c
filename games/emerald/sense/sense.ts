import type { Sense } from '@tabula/kernel/game.js';
import { weighed } from '@tabula/kernel/questions.js';
import type { Emerald } from '../board.js';
import { idleCards } from './hands.js';
import { prospectsOf } from './prospects.js';
import { chancesToWin, chanceToWin } from './standing.js';
import { weights } from './weights.js';
import { outlookOf } from './worth.js';

/** What the game knows about playing well. Bots apply it to states they have guessed. */
export const sense: Sense<Emerald> = {
  evaluate: chanceToWin,
  evaluateAll: chancesToWin,
  weigh: weighed(weights),
  suggest: (s, ask) => {
    const idle = idleCards(prospectsOf(outlookOf(s, ask.seat)));
    return idle.length < ask.min ? null : idle;
  },
  settled: (s, since) => turnsOf(s) > turnsOf(since) + s.seats.length,
  steady: true,
};

/** How many turns were begun. A position is judged when all have had a turn after this one: what was placed is claimed by then. */
const turnsOf = ({ round, active, first, seats }: Emerald): number =>
  round * seats.length + ((active - first + seats.length) % seats.length);
