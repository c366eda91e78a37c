import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call } from '@tabula/kernel/rule.js';
import { int } from '@tabula/kernel/shape.js';
import { phrase } from '@tabula/words/phrase.js';
import type { Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { display } from '../rules/cards.js';
import { clearCubes, hasMajority, royalOf, takeAgent } from '../rules/cities.js';
import { royalsOf, takeRoyal } from '../rules/killing.js';
import { rule } from '../rules/kit.js';
import { book } from '../rules/points.js';
import { reveals } from '../rules/reveal.js';
import { sanityCheck } from '../rules/sanity.js';
import { type EffectVerb, NONE, partOf, type Using } from './verb.js';

const COUNT_ROYALS = { points: int(1, 9) };

/** Black Hand: it counts the royals of the display, now and from now on (EMER-18.46). */
export const countRoyals: EffectVerb<typeof COUNT_ROYALS> = {
  fields: COUNT_ROYALS,
  possible: () => true, // EMER-18.1: playable with no royals
  does: rule<Using>('count-royals')({
    'EMER-18.1': (c) => {
      const { seat, card } = c.v;
      const { points } = partOf(c.s, c.v, 'count-royals');
      const royals = royalsOf(c.s, seat).length;
      display(c.s, seat, card);
      for (let n = 0; n < royals; n++) book(c, seat, { amount: points, kind: 'restorationist' }, card); // EMER-16.8
    },
  }),
  says: ({ points }) => phrase('do.count-royals', { worth: points, points: { points: 'restorationist' } }),
  worth: ({ points }, faction) => (faction === 'restorationist' ? points : 0),
};

/** EMER-20.74: the royals that a player may hide. */
const hideable = (s: Emerald, seat: Seat): City[] =>
  CITIES.filter((city) => royalOf(s, city) !== undefined && hasMajority(s, city, seat));

/** Hide Royalty, in the order of EMER-20.47. */
export const hideRule = rule<Using, { city: City; lost: boolean }>('hide-royal')({
  'EMER-18.5': ({ s, v }) => ask(v.seat, 'city', hideable(s, v.seat)),
  'EMER-16.6': (c) => {
    takeRoyal(c, c.v.seat, c.v.city, 'loyalist');
    display(c.s, c.v.seat, c.v.card);
  },
  'EMER-20.47': (c) => clearCubes(c, c.v.city, c.v.seat),
  'EMER-14.3': (c) => {
    const { seat, city } = c.v;
    if (!sanityCheck(c, seat) || c.s.cities[city].agents[seat] === 0) return;
    takeAgent(c.s, city, seat);
    tell(c, 'event.lost-agent', { seat: { seat }, city: { city } });
  },
  'EMER-15.2': () => call(reveals, {}),
});

export const hideRoyal: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, seat) => hideable(s, seat).length > 0,
  does: hideRule,
  says: () => phrase('do.hide-royal'),
  worth: (_it, faction) => (faction === 'loyalist' ? 2.5 : 0.3),
};
