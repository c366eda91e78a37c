import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { phrase } from '@tabula/words/phrase.js';
import { type Emerald, turnOrder } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { blockWindow } from '../rules/blocks.js';
import { hasMajority, takeAgent, toLimbo, topOf, turnUp } from '../rules/cities.js';
import { takeTop } from '../rules/claim.js';
import { rule } from '../rules/kit.js';
import { reveals } from '../rules/reveal.js';
import { type EffectVerb, NONE, type Using } from './verb.js';

/** EMER-20.58: cities whose top card the Duchess may take. */
const duchessCities = (s: Emerald, seat: Seat): City[] =>
  CITIES.filter((city) => topOf(s, city) !== undefined && hasMajority(s, city, seat));

/** Duchess d'Uzès: a claim without a cube. */
export const claimRule = rule<Using, { city: City }>('claim-freely')({
  'EMER-18.11': ({ s, v }) => ask(v.seat, 'city', duchessCities(s, v.seat)),
  'EMER-18.11 claimed': ({ v }) => call(takeTop, { seat: v.seat, city: v.city }),
});

export const claim: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, seat) => duchessCities(s, seat).length > 0,
  does: claimRule,
  says: () => phrase('do.claim'),
  worth: () => 1,
};

const citiesWithTop = (s: Emerald): City[] => CITIES.filter((city) => topOf(s, city) !== undefined);

/** Third Section. */
export const removeRule = rule<Using, { city: City }>('remove-top')({
  'EMER-18.24': ({ s, v }) => ask(v.seat, 'city', citiesWithTop(s)),
  'EMER-18.58': (c) => {
    const { seat, city } = c.v;
    const card = c.s.cities[city].top.pop()!;
    c.s.removed.push(card);
    tell(c, 'event.removed-top', { seat: { seat }, card: { card }, city: { city } });
    turnUp(c, city);
  },
});

export const removeTop: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s) => citiesWithTop(s).length > 0,
  does: removeRule,
  says: () => phrase('do.remove-top'),
  worth: () => 0.4,
};

/** EMER-20.83: a city in which there is something to sweep away. */
const devourable = (s: Emerald): City[] =>
  CITIES.filter((city) => {
    const { top, agents, cubes, zombies } = s.cities[city];
    return top.length > 0 || zombies > 0 || agents.some((n) => n > 0) || cubes.some((n) => n > 0);
  });

/** Cthulhu. */
export const devourRule = rule<Using, { city: City; due: Seat[]; blocked: boolean }>('devour-city')({
  'EMER-18.4': ({ s, v }) => ask(v.seat, 'city', devourable(s)),
  'EMER-18.41': ({ s, v }) => {
    v.due = turnOrder(s, v.seat).filter((seat) => seat !== v.seat && s.cities[v.city].agents[seat]! > 0);
    v.blocked = false;
  },
  'EMER-18.38': ({ v }) => {
    const seat = v.due.shift();
    if (seat === undefined) return goto('EMER-20.54');
    return call(blockWindow, { seat, by: v.seat, attack: 'cthulhu', city: v.city }, 'blocked');
  },
  'EMER-18.38 answered': ({ v }) => (v.blocked ? done() : goto('EMER-18.38')),
  'EMER-20.54': (c) => {
    const { seat, city } = c.v;
    const at = c.s.cities[city];
    const count = at.stack.length + at.top.length;
    tell(c, 'event.devoured', { seat: { seat }, city: { city }, count, zombies: at.zombies });
    c.s.removed.push(...at.top);
    at.top = [];
    at.buried.push(...at.stack);
    at.stack = [];
    c.s.zombies += at.zombies; // EMER-18.50
    at.zombies = 0;
    for (let owner = 0; owner < c.s.seats.length; owner++) {
      const agents = at.agents[owner]!;
      for (let n = 0; n < agents; n++) takeAgent(c.s, city, owner); // EMER-18.60
      if (agents > 0) tell(c, 'event.swept-agents', { seat: { seat: owner }, city: { city }, count: agents });
      toLimbo(c, city, owner, at.cubes[owner]!);
    }
    return call(reveals, {});
  },
});

export const devourCity: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s) => devourable(s).length > 0,
  does: devourRule,
  says: () => phrase('do.devour-city'),
  worth: () => 0.8,
};
