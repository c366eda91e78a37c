import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { call } from '@tabula/kernel/rule.js';
import type { CardId, Emerald } from '../board.js';
import type { City } from '../content/behaviour.js';
import { packOf } from '../content/packs.js';
import { cardOf, textsOf } from './cards.js';
import { type Acting, rule } from './kit.js';
import { book } from './points.js';
import { reveals } from './reveal.js';

/** Agents that are killed, and royals that are taken (EMER-10.18 to EMER-10.23). */

/** An agent is killed by a card: it lies on its kill field, or returns to its owner. */
export const killAgent = rule<{ seat: Seat; owner: Seat; city: City; card: CardId }>('kill-agent')({
  'EMER-10.18': (c) => {
    const { seat, owner, city, card } = c.v;
    c.s.cities[city].agents[owner]!--;
    if (cardOf(c.s, card).killField === undefined) c.s.seats[owner]!.agents++;
    else c.s.seats[seat]!.victims.push({ card, owner }); // EMER-10.28
    tell(c, 'event.killed', { seat: { seat }, victim: { seat: owner }, city: { city }, card: { card } });
  },
  'EMER-10.19': (c) => {
    const { seat, owner, card } = c.v;
    const amount = cardOf(c.s, card).killField;
    if (amount !== undefined) book(c, seat, { amount, kind: 'kill' }, card, owner); // EMER-16.7
  },
  'EMER-10.20': () => call(reveals, {}), // EMER-10.21: no sanity check
});

/** EMER-18.1: what a card in the display books for every royal; 0 if it does not count them. */
export const blackHandPoints = (s: Emerald, card: CardId): number => {
  for (const text of textsOf(s, card))
    for (const effect of text.does) if (effect.do === 'count-royals') return effect.points;
  return 0;
};

/** The royals in a player's display. */
export const royalsOf = (s: Emerald, seat: Seat): CardId[] =>
  s.seats[seat]!.display.filter((card) => packOf(s.pack).royals[card] !== undefined);

/** EMER-10.22, EMER-10.23, EMER-18.5: a royal goes to the display, with its points and the bonus of Black Hand. */
export function takeRoyal(c: Acting, seat: Seat, city: City, kind: 'loyalist' | 'restorationist'): void {
  const royal = c.s.cities[city].royal.pop()!;
  const { display } = c.s.seats[seat]!;
  display.push(royal);
  tell(c, kind === 'loyalist' ? 'event.hid-royal' : 'event.killed-royal', {
    seat: { seat },
    royal: { card: royal },
    city: { city },
  });
  book(c, seat, { amount: packOf(c.s.pack).royals[royal]!.worth, kind }, royal); // EMER-16.6
  for (const card of display) {
    const amount = blackHandPoints(c.s, card);
    if (amount > 0) book(c, seat, { amount, kind: 'restorationist' }, card); // EMER-16.8
  }
}
