import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import { type CardId, CUBES, type Emerald } from '../board.js';
import type { City } from '../content/behaviour.js';
import { discardPlayed, handWith, playFor } from './cards.js';
import { citiesWithCube } from './cities.js';
import { orNothing, rule } from './kit.js';
import { countOf, setsOf } from './sets.js';

const LIMBO = 'limbo' as const;

/** The own cubes that are not in the pool. */
const cubesOut = (s: Emerald, seat: Seat): number => CUBES - s.seats[seat]!.cubes;

/** EMER-7.4, EMER-20.17: sets with no more symbols than there are cubes to take back. */
export const retrieveSets = (s: Emerald, seat: Seat): CardId[][] =>
  setsOf(s, handWith(s, seat, 'retrieve'), 'retrieve', (count) => count <= cubesOut(s, seat));

export const canRetrieve = (s: Emerald, seat: Seat): boolean =>
  handWith(s, seat, 'retrieve').some((card) => countOf(s, [card], 'retrieve') <= cubesOut(s, seat));

/** Section 7. */
export const retrieve = rule<
  { seat: Seat },
  { cards: readonly CardId[] | typeof STOP; left: number; from: City | typeof LIMBO }
>('retrieve')({
  'EMER-7.1': ({ s, v }) => ask(v.seat, 'cards', orNothing(retrieveSets(s, v.seat)), ALWAYS),
  'EMER-7.2': (c) => {
    const { seat, cards } = c.v;
    if (cards === STOP) return done();
    c.v.left = countOf(c.s, cards, 'retrieve');
    playFor(c, seat, cards, 'retrieve');
  },
  'EMER-7.3': ({ s, v }) => {
    if (v.left === 0) return goto('EMER-7.4');
    const places = citiesWithCube(s, v.seat);
    return ask(v.seat, 'from', s.seats[v.seat]!.limbo > 0 ? [LIMBO, ...places] : places);
  },
  'EMER-7.3 taken': (c) => {
    const { seat, from } = c.v;
    const player = c.s.seats[seat]!;
    if (from === LIMBO) player.limbo--;
    else c.s.cities[from].cubes[seat]!--;
    player.cubes++;
    c.v.left--;
    if (from === LIMBO) tell(c, 'event.retrieved-limbo', { seat: { seat } });
    else tell(c, 'event.retrieved', { seat: { seat }, city: { city: from } });
    return goto('EMER-7.3');
  },
  'EMER-7.4': ({ s, v }) => {
    if (v.cards !== STOP) discardPlayed(s, v.seat, v.cards);
  },
});
