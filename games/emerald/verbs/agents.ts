import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { int, oneOf } from '@tabula/kernel/shape.js';
import { STOP } from '@tabula/kit/acting.js';
import { phrase } from '@tabula/words/phrase.js';
import type { Emerald } from '../board.js';
import type { EffectOf } from '../content/behaviour.js';
import { CITIES, type City } from '../content/behaviour.js';
import { blockWindow } from '../rules/blocks.js';
import { display } from '../rules/cards.js';
import { type AgentOf, agentsInCities, citiesWithAgent, foreignAgents, putAgent, takeAgent } from '../rules/cities.js';
import { killAgent } from '../rules/killing.js';
import { rule } from '../rules/kit.js';
import { book } from '../rules/points.js';
import { reveals } from '../rules/reveal.js';
import { type EffectVerb, NONE, partOf, type Using } from './verb.js';

/** The agents that may be replaced: anywhere (Irene Adler), or where the player has one too (Vampires). */
const replaceable = (s: Emerald, seat: Seat, { where }: Pick<EffectOf<'replace-agent'>, 'where'>): AgentOf[] => {
  if (s.seats[seat]!.agents === 0) return [];
  return foreignAgents(s, seat, where === 'anywhere' ? CITIES : citiesWithAgent(s, seat));
};

/** Irene Adler and Vampires. It is no kill (EMER-18.59). */
export const replaceRule = rule<Using, { target: AgentOf; blocked: boolean }>('replace-agent')({
  'EMER-18.14': ({ s, v }) => ask(v.seat, 'target', replaceable(s, v.seat, partOf(s, v, 'replace-agent'))),
  'EMER-18.27': ({ s, v }) => {
    v.blocked = false;
    if (partOf(s, v, 'replace-agent').where === 'anywhere') return; // EMER-20.36: not blockable
    const [city, owner] = v.target;
    return call(blockWindow, { seat: owner, by: v.seat, attack: 'vampires', city }, 'blocked');
  },
  'EMER-18.36': (c) => {
    const { seat, target, blocked } = c.v;
    if (blocked) return done();
    const [city, owner] = target;
    takeAgent(c.s, city, owner);
    putAgent(c.s, city, seat);
    tell(c, 'event.replaced', { seat: { seat }, owner: { seat: owner }, city: { city } });
    return call(reveals, {});
  },
});

const REPLACE_AGENT = { where: oneOf('anywhere', 'beside-own') };

export const replaceAgent: EffectVerb<typeof REPLACE_AGENT> = {
  fields: REPLACE_AGENT,
  possible: (s, effect, seat) => replaceable(s, seat, effect).length > 0,
  does: replaceRule,
  says: ({ where }) => phrase(where === 'anywhere' ? 'do.replace-agent.anywhere' : 'do.replace-agent.beside-own'),
  worth: () => 1,
};

/** Shoggoth: a kill without bombs, cubes or sanity. */
export const devourRule = rule<Using, { target: AgentOf; blocked: boolean }>('devour-agent')({
  'EMER-18.17': ({ s, v }) => ask(v.seat, 'target', foreignAgents(s, v.seat)),
  'EMER-18.35': ({ v }) => {
    const [city, owner] = v.target;
    return call(blockWindow, { seat: owner, by: v.seat, attack: 'shoggoth', city }, 'blocked');
  },
  'EMER-18.17 killed': ({ s, v }) => {
    if (v.blocked) return done();
    const [city, owner] = v.target;
    display(s, v.seat, v.card);
    return call(killAgent, { seat: v.seat, owner, city, card: v.card });
  },
});

export const devourAgent: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, seat) => foreignAgents(s, seat).length > 0,
  does: devourRule,
  says: () => phrase('do.devour-agent'),
  worth: (_it, faction) => (faction === 'loyalist' ? 2 : 0.5),
};

/** Where an own agent may come from: the pool, or a city (EMER-20.60). */
export type Origin = City | 'pool';

/** Pinkertons. */
export const sendRule = rule<Using, { from: Origin; to: City }>('send-agent')({
  'EMER-18.25': ({ s, v }) => {
    const cities = citiesWithAgent(s, v.seat);
    return ask(v.seat, 'from', s.seats[v.seat]!.agents > 0 ? ['pool', ...cities] : cities);
  },
  'EMER-20.60': ({ v }) =>
    ask(
      v.seat,
      'to',
      CITIES.filter((city) => city !== v.from),
    ),
  'EMER-18.25 sent': (c) => {
    const { seat, from, to } = c.v;
    if (from !== 'pool') takeAgent(c.s, from, seat);
    putAgent(c.s, to, seat);
    if (from === 'pool') tell(c, 'event.sent', { seat: { seat }, to: { city: to } });
    else tell(c, 'event.moved', { seat: { seat }, from: { city: from }, to: { city: to } });
  },
});

export const sendAgent: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, seat) => s.seats[seat]!.agents > 0 || agentsInCities(s, seat) > 0,
  does: sendRule,
  says: () => phrase('do.send-agent'),
  worth: () => 0.7,
};

/** Mi-Go: one or more own agents wait on the card. */
export const parkRule = rule<Using, { from: City | typeof STOP }>('park-agents')({
  'EMER-18.16': ({ s, v }) => {
    const player = s.seats[v.seat]!;
    const cities = citiesWithAgent(s, v.seat);
    if (player.parked === partOf(s, v, 'park-agents').most || cities.length === 0) return goto('EMER-20.55');
    return ask(v.seat, 'from', player.parked === 0 ? cities : [...cities, STOP]);
  },
  'EMER-18.16 parked': (c) => {
    const { seat, from } = c.v;
    if (from === STOP) return;
    c.s.cities[from].agents[seat]!--;
    c.s.seats[seat]!.parked++;
    tell(c, 'event.parked', { seat: { seat }, city: { city: from }, card: { card: c.v.card } });
    return goto('EMER-18.16');
  },
  'EMER-20.55': ({ s, v }) => {
    display(s, v.seat, v.card);
    s.seats[v.seat]!.justParked = true;
  },
});

const PARK_AGENTS = { most: int(1, 3) };

export const parkAgents: EffectVerb<typeof PARK_AGENTS> = {
  fields: PARK_AGENTS,
  possible: (s, _it, seat) => agentsInCities(s, seat) > 0,
  does: parkRule,
  says: ({ most }) => phrase('do.park-agents', { most }),
  worth: () => 0.1,
};

/** EMER-18.16, EMER-18.53: the agents on Mi-Go come back together, in a later turn. */
export const canReturnParked = (s: Emerald, seat: Seat): boolean =>
  s.seats[seat]!.parked > 0 && !s.seats[seat]!.justParked;

export const returnParked = rule<{ seat: Seat }, { city: City }>('return-parked')({
  'EMER-18.53': ({ v }) => ask(v.seat, 'city', CITIES),
  'EMER-18.54': (c) => {
    const { seat, city } = c.v;
    const player = c.s.seats[seat]!;
    const count = player.parked;
    c.s.cities[city].agents[seat]! += count;
    player.parked = 0;
    tell(c, 'event.unparked', { seat: { seat }, city: { city }, count });
  },
});

/** Yog-Sothoth: agents that never come back, a point for each. */
export const feedRule = rule<Using, { count: number; from: City | typeof STOP }>('feed-agents')({
  'EMER-20.57': ({ v }) => {
    v.count = 0;
  },
  'EMER-18.29': ({ s, v }) => {
    const cities = citiesWithAgent(s, v.seat);
    if (cities.length === 0) return goto('EMER-16.9');
    return ask(v.seat, 'from', v.count === 0 ? cities : [...cities, STOP]);
  },
  'EMER-18.29 fed': (c) => {
    const { seat, from } = c.v;
    if (from === STOP) return;
    c.s.cities[from].agents[seat]!--;
    c.s.seats[seat]!.fed++;
    c.v.count++;
    tell(c, 'event.fed', { seat: { seat }, city: { city: from }, card: { card: c.v.card } });
    return goto('EMER-18.29');
  },
  'EMER-16.9': (c) => {
    const { seat, card, count } = c.v;
    const { points } = partOf(c.s, c.v, 'feed-agents');
    display(c.s, seat, card);
    book(c, seat, { amount: count * points, kind: 'loyalist' }, card);
    return call(reveals, {}); // EMER-18.55
  },
});

const FEED_AGENTS = { points: int(1, 3) };

export const feedAgents: EffectVerb<typeof FEED_AGENTS> = {
  fields: FEED_AGENTS,
  possible: (s, _it, seat) => agentsInCities(s, seat) > 0,
  does: feedRule,
  says: ({ points }) => phrase('do.feed-agents', { worth: points, points: { points: 'loyalist' } }),
  worth: ({ points }, faction) => (faction === 'loyalist' ? 1.5 * points : 0),
};
