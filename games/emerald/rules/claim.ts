import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import type { CardId, Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { cardOf, discardPlayed, distinct, handWith, playFor } from './cards.js';
import { clearCubes, hasMajority, putAgent, topOf, turnUp } from './cities.js';
import { orNothing, rule } from './kit.js';
import { book } from './points.js';
import { reveals } from './reveal.js';
import { sanityCheck } from './sanity.js';

/** EMER-6.3 to EMER-6.8: the cities whose top card a player may claim. */
export const claimable = (s: Emerald, seat: Seat): City[] =>
  CITIES.filter(
    (city) => s.cities[city].cubes[seat]! > 0 && topOf(s, city) !== undefined && hasMajority(s, city, seat),
  );

export const canClaim = (s: Emerald, seat: Seat): boolean =>
  handWith(s, seat, 'claim').length > 0 && claimable(s, seat).length > 0;

/** Section 6: one claim after the other, each tested anew (EMER-6.21). */
export const claim = rule<{ seat: Seat }, { first: boolean; choice: readonly [CardId, City] | typeof STOP }>('claim')({
  'EMER-6.1': ({ v }) => {
    v.first = true;
  },
  'EMER-6.2': ({ s, v }) => {
    const cities = claimable(s, v.seat);
    if (cities.length === 0) return done();
    const cards = distinct(s, handWith(s, v.seat, 'claim'));
    const ways = cards.flatMap((card) => cities.map((city) => [card, city] as const));
    // EMER-20.84: whether another claim card is in hand must not show in whether this is asked.
    return ask(v.seat, 'choice', v.first ? orNothing(ways) : [...ways, STOP], ALWAYS);
  },
  'EMER-6.21': (c) => {
    const { seat, choice } = c.v;
    if (choice === STOP) return done();
    const [card, city] = choice;
    playFor(c, seat, [card], 'claim');
    return call(takeTop, { seat, city });
  },
  'EMER-6.22': ({ s, v }) => {
    if (v.choice !== STOP) discardPlayed(s, v.seat, [v.choice[0]]);
    v.first = false;
    return goto('EMER-6.2');
  },
});

/** EMER-6.9: what happens with a claimed card, in this order. */
export const takeTop = rule<{ seat: Seat; city: City }, { card: CardId }>('take-top')({
  'EMER-6.10': (c) => {
    const { seat, city } = c.v;
    const card = c.s.cities[city].top.pop()!;
    c.v.card = card;
    c.s.seats[seat]!.discard.push(card);
    tell(c, 'event.claimed', { seat: { seat }, card: { card }, city: { city } });
  },
  'EMER-6.11': (c) => clearCubes(c, c.v.city, c.v.seat), // EMER-6.12; EMER-6.13: agents and zombies stay
  'EMER-6.14': (c) => {
    const { seat, city, card } = c.v;
    const count = Math.min(cardOf(c.s, card).recruits ?? 0, c.s.seats[seat]!.agents); // EMER-6.15
    for (let n = 0; n < count; n++) putAgent(c.s, city, seat);
    if (count > 0) tell(c, 'event.recruited', { seat: { seat }, city: { city }, count });
  },
  'EMER-6.17': (c) => {
    const { points } = cardOf(c.s, c.v.card);
    if (points !== undefined) book(c, c.v.seat, points, c.v.card); // EMER-16.5
  },
  'EMER-6.18': (c) => {
    if (cardOf(c.s, c.v.card).madness !== true) return;
    sanityCheck(c, c.v.seat); // EMER-14.4
    return call(reveals, {});
  },
  'EMER-6.19': (c) => turnUp(c, c.v.city),
});
