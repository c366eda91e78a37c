import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, goto } from '@tabula/kernel/rule.js';
import { type None, STOP } from '@tabula/kit/acting.js';
import type { CardId } from '../board.js';
import { DISTRICTS } from '../content/behaviour.js';
import { CITIES, isDisorganisation } from '../content/cards.js';
import { destroyDiscarded, gainTokens, giveDisorganisation } from './cards.js';
import { cityEffect } from './districts.js';
import { advance } from './investigators.js';
import { rule } from './kit.js';
import { npcDestroysDisorganisation } from './npc-cards.js';
import { peopleOf, turnOrder } from './order.js';
import { screenLimit } from './screen.js';

/** Chapter 4: one card of the city deck; its text first, then its investigators (CULT-4.8). */
export const city = rule<None, { order: Seat[] }>('city')({
  'CULT-4.1': (c) => {
    c.s.phase = 'city';
    c.s.event = c.s.city.shift()!; // CULT-4.12, CULT-21.14: there are more cards than rounds
    tell(c, 'event.city-card', { card: { card: c.s.event } });
  },
  'CULT-4.11': (c) => {
    if (cityEffect(c.s, 'disorganise') !== undefined) for (const seat of turnOrder(c.s)) giveDisorganisation(c, seat); // CULT-21.69: the NPC too
  },
  'CULT-4.3': ({ s }) => {
    if (cityEffect(s, 'destroy-disorganisation') !== undefined) return call(lostFiles, { order: peopleOf(s) });
  },
  // CULT-21.69: tokens are none of the NPC's business.
  'CULT-4.3 gain': (c) => {
    const gain = cityEffect(c.s, 'gain');
    if (gain === undefined) return goto('CULT-4.6');
    c.v.order = peopleOf(c.s);
    for (const seat of c.v.order) gainTokens(c, seat, gain.token, gain.count);
  },
  'CULT-20.12': ({ v }) => {
    const seat = v.order.shift();
    if (seat !== undefined) return call(screenLimit, { seat });
  },
  'CULT-20.12 next': ({ v }) => (v.order.length > 0 ? goto('CULT-20.12') : undefined),
  'CULT-4.6': (c) => {
    const { advances } = CITIES[c.s.event!]!;
    for (const district of DISTRICTS)
      if (advances.includes(district) && c.s.districts[district].open) advance(c, district, 1); // CULT-4.7
  },
});

/** DP-05: every player may destroy a disorganisation card of the own discard pile; the NPC does. */
export const lostFiles = rule<{ order: Seat[] }, { card: CardId | typeof STOP }>('lost-files')({
  'CULT-4.2': (c) => {
    const [seat] = c.v.order;
    if (seat === undefined) return goto('CULT-21.69');
    const card = c.s.seats[seat]!.discard.find(isDisorganisation);
    if (card !== undefined) return ask(seat, 'card', [card, STOP]);
    c.v.card = STOP;
  },
  'CULT-16.16': (c) => {
    const seat = c.v.order.shift()!;
    const { card } = c.v;
    if (card !== STOP) destroyDiscarded(c, seat, card);
    return goto('CULT-4.2');
  },
  'CULT-21.69': (c) => {
    if (c.s.npc !== null) npcDestroysDisorganisation(c);
  },
});
