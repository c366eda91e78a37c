import { conclude, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { done, exit } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { type Elekt, titlesToWin } from '../board.js';
import { titlesOf } from './cards.js';
import { courtPosition } from './court.js';
import { rule } from './kit.js';

/** The rule that runs the rounds; leaving it ends the game at once (ELEK-12.5). */
export const ROUNDS_RULE = 'rounds';

/** ELEK-12.4: the check made every time a player's Titles increase, before anything else happens. */
export const claimTitles = rule<{ seat: Seat }>('claim-titles')({
  'ELEK-12.1': (c) => {
    const { s, v } = c;
    const titles = titlesOf(s, v.seat);
    if (titles < titlesToWin(s.seats.length)) return done(); // ELEK-12.3
    s.winner = v.seat;
    conclude(c, { places: ranking(s, v.seat), reason: 'titles' });
    tell(c, 'event.won-by-titles', { seat: { seat: v.seat }, titles });
    return exit(ROUNDS_RULE);
  },
});

/** ELEK-12.8, ELEK-12.9: after the last Privilege most Titles win, ties by court position; so one wins (ELEK-12.11). */
export const lastRound = rule<None>('last-round')({
  'ELEK-12.8': (c) => {
    const [winner] = byTitles(c.s);
    c.s.winner = winner!;
    conclude(c, { places: ranking(c.s, winner!), reason: 'last-privilege' });
    tell(c, 'event.won-last-round', { seat: { seat: winner! }, titles: titlesOf(c.s, winner!) });
  },
});

/** ELEK-17.48: the winner first, then the others by Titles, ties by court position. */
function ranking(s: Elekt, winner: Seat): Seat[][] {
  return [winner, ...byTitles(s).filter((seat) => seat !== winner)].map((seat) => [seat]);
}

const byTitles = (s: Elekt): Seat[] =>
  s.seats
    .map((_, seat) => seat)
    .sort((a, b) => titlesOf(s, b) - titlesOf(s, a) || courtPosition(s, a) - courtPosition(s, b));
