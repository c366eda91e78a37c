import type { Sense } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { weighed } from '@tabula/kernel/questions.js';
import { chanceOf } from '@tabula/kit/sense.js';
import { type Elekt, ROUNDS, titlesToWin } from '../board.js';
import { titlesOf } from '../rules/cards.js';
import { weights } from './weights.js';
import { worth } from './worth.js';

/** What the game knows about playing well. Bots apply it to states they have guessed. */
export const sense: Sense<Elekt> = {
  evaluate(s, seat) {
    if (s.winner !== null) return s.winner === seat ? 1 : 0;
    const need = titlesToWin(s.seats.length);
    const sharp = 0.75 + 0.35 * Math.min(s.round, ROUNDS);
    return chanceOf(seat, s.seats.length, (at) => sharp * standingOf(s, at, need));
  },
  weigh: weighed(weights),
  settled: (s, since) => s.round > since.round,
};

/** How far a seat is on its way, in Titles: those it has, more so near the end, and what helps to win more. */
function standingOf(s: Elekt, seat: Seat, need: number): number {
  const { hand, embers, privileges } = s.seats[seat]!;
  const titles = titlesOf(s, seat);
  let cards = 0;
  for (const unit of hand) cards += worth(s, unit);
  const later = 1 - s.round / (ROUNDS + 2); // what helps to win more helps less and less
  const help = 0.45 * privileges.length + 0.16 * embers + 0.07 * cards + (s.scepter === seat ? 0.25 : 0);
  const close = titles >= need - 1 ? 0.5 : 0;
  return titles + close + later * help;
}
