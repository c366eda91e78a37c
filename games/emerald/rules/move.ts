import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import type { CardId, Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { discardPlayed, handWith, playFor } from './cards.js';
import { agentsInCities } from './cities.js';
import { orNothing, rule } from './kit.js';
import { countOf, leastOn, withoutSurplus } from './sets.js';

/** EMER-8.6: sets of which every card can be needed for the agents there are. */
export const moveSets = (s: Emerald, seat: Seat): CardId[][] =>
  withoutSurplus(s, handWith(s, seat, 'move'), 'move', agentsInCities(s, seat));

export const canMove = (s: Emerald, seat: Seat): boolean =>
  handWith(s, seat, 'move').length > 0 && agentsInCities(s, seat) > 0;

/** Section 8: agents one by one, each at most once (EMER-8.4). `arrived` are agents that were moved to a city already. */
export const move = rule<
  { seat: Seat },
  {
    cards: readonly CardId[] | typeof STOP;
    moved: number;
    arrived: { [C in City]?: number };
    from: City | typeof STOP;
    to: City;
  }
>('move')({
  'EMER-8.1': ({ s, v }) => ask(v.seat, 'cards', orNothing(moveSets(s, v.seat)), ALWAYS),
  'EMER-8.5': (c) => {
    const { seat, cards } = c.v;
    if (cards === STOP) return done();
    c.v.moved = 0;
    c.v.arrived = {};
    playFor(c, seat, cards, 'move');
  },
  'EMER-8.2': ({ s, v }) => {
    const cards = v.cards === STOP ? [] : v.cards;
    const symbols = countOf(s, cards, 'move');
    const from = CITIES.filter((city) => s.cities[city].agents[v.seat]! > (v.arrived[city] ?? 0)); // EMER-8.3
    if (v.moved === symbols || from.length === 0) return goto('EMER-8.8');
    // EMER-8.6: enough when no played card could be left out for as many agents.
    const enough = v.moved > symbols - leastOn(s, cards, 'move');
    return ask(v.seat, 'from', enough ? [...from, STOP] : from);
  },
  'EMER-8.4': ({ v }) => {
    if (v.from === STOP) return goto('EMER-8.8');
    return ask(
      v.seat,
      'to',
      CITIES.filter((city) => city !== v.from),
    );
  },
  'EMER-8.7': (c) => {
    const { seat, from, to, arrived } = c.v;
    if (from === STOP) return goto('EMER-8.8');
    c.s.cities[from].agents[seat]!--;
    c.s.cities[to].agents[seat]!++;
    arrived[to] = (arrived[to] ?? 0) + 1;
    c.v.moved++;
    tell(c, 'event.moved', { seat: { seat }, from: { city: from }, to: { city: to } });
    return goto('EMER-8.2');
  },
  'EMER-8.8': ({ s, v }) => {
    if (v.cards !== STOP) discardPlayed(s, v.seat, v.cards);
  },
});
