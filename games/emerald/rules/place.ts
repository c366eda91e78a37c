import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import type { CardId, Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { discardPlayed, handWith, playFor } from './cards.js';
import { orNothing, rule } from './kit.js';
import { countOf, withoutSurplus } from './sets.js';

/** EMER-5.5, EMER-4.19: sets of cards that place cubes, without a superfluous card. */
export const placeSets = (s: Emerald, seat: Seat): CardId[][] =>
  withoutSurplus(s, handWith(s, seat, 'place'), 'place', s.seats[seat]!.cubes);

export const canPlace = (s: Emerald, seat: Seat): boolean =>
  s.seats[seat]!.cubes > 0 && handWith(s, seat, 'place').length > 0; // EMER-5.7

/** Section 5. */
export const place = rule<{ seat: Seat }, { cards: readonly CardId[] | typeof STOP; city: City }>('place')({
  'EMER-5.1': ({ s, v }) => ask(v.seat, 'cards', orNothing(placeSets(s, v.seat)), ALWAYS),
  'EMER-5.3': ({ v }) => (v.cards === STOP ? done() : ask(v.seat, 'city', CITIES)), // EMER-5.8, EMER-5.9
  'EMER-5.4': (c) => {
    const { seat, cards, city } = c.v;
    if (cards === STOP) return;
    const player = c.s.seats[seat]!;
    const count = Math.min(player.cubes, countOf(c.s, cards, 'place'));
    playFor(c, seat, cards, 'place');
    player.cubes -= count; // EMER-5.2
    c.s.cities[city].cubes[seat]! += count;
    tell(c, 'event.placed', { seat: { seat }, city: { city }, count });
    discardPlayed(c.s, seat, cards);
  },
});
