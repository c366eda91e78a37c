import { roll, shuffle, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { dealtToCities, HAND, turnOrder } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { putAgent, turnUp } from './cities.js';
import { rule } from './kit.js';

/** Section 2. What lies where before the first step is in board.ts. */
export const setup = rule<None, { order: Seat[]; city: City }>('setup')({
  'EMER-2.3': (c) => shuffle(c, c.s.unused),
  'EMER-2.4': ({ s }) => {
    for (const city of CITIES)
      for (let n = dealtToCities(s.seats.length); n > 0; n--) s.cities[city].stack.push(s.unused.pop()!);
  },
  'EMER-2.5': (c) => {
    for (const city of CITIES) shuffle(c, c.s.cities[city].stack);
  },
  'EMER-2.7': (c) => {
    for (const city of CITIES) turnUp(c, city); // EMER-2.8; EMER-2.9: nothing else comes of it
  },
  'EMER-2.15': (c) => {
    for (const player of c.s.seats) {
      shuffle(c, player.deck);
      player.hand = player.deck.splice(-HAND);
    }
  },
  'EMER-2.16': (c) => {
    shuffle(c, c.s.identities);
    for (const player of c.s.seats) player.identity.push(c.s.identities.pop()!); // EMER-2.17: the rest stays unseen
  },
  'EMER-2.19': (c) => {
    const seat = roll(c, c.s.seats.length) - 1;
    c.s.first = seat;
    c.s.active = seat;
    tell(c, 'event.first', { seat: { seat } });
    const order = turnOrder(c.s, seat);
    c.v.order = [...order, ...order]; // EMER-20.78
  },
  // EMER-2.22: the players know their hands, their identities and what the stacks show.
  'EMER-2.20': ({ v }) => {
    const [seat] = v.order;
    return seat === undefined ? done() : ask(seat, 'city', CITIES); // EMER-2.21
  },
  'EMER-2.20 placed': (c) => {
    const seat = c.v.order.shift()!;
    putAgent(c.s, c.v.city, seat);
    tell(c, 'event.first-agent', { seat: { seat }, city: { city: c.v.city } });
    return goto('EMER-2.20');
  },
});
