import { tell } from '@tabula/kernel/chance.js';
import { Defect } from '@tabula/kernel/errors.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP, type Stop } from '@tabula/kit/acting.js';
import type { CardId, Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { blockWindow } from './blocks.js';
import { bombsOf, canReach, isText, type Support, supportCard, supportSets } from './bombs.js';
import { discardPlayed, display, distinct, handWith, play, retire } from './cards.js';
import { bombsForAgent, clearCubes, hasMajority, royalOf } from './cities.js';
import { killAgent, takeRoyal } from './killing.js';
import { orNothing, rule } from './kit.js';
import { reveals } from './reveal.js';
import { sanityCheck } from './sanity.js';

/** EMER-10.2: the royal of a city, or an agent of another player there. */
export type Target = 'royal' | Seat;
export type Plan = readonly [card: CardId, city: City, target: Target];

/** EMER-10.6, EMER-10.7. */
export const bombsNeeded = (s: Emerald, city: City, target: Target): number =>
  target === 'royal' ? royalOf(s, city)!.bombsNeeded : bombsForAgent(s, city);

/** EMER-10.2 to EMER-10.5: whom a player may attack where, whatever bombs it takes. */
export function targets(s: Emerald, seat: Seat): (readonly [City, Target])[] {
  const found: (readonly [City, Target])[] = [];
  for (const city of CITIES) {
    if (s.cities[city].agents[seat] === 0 || !hasMajority(s, city, seat)) continue;
    if (royalOf(s, city) !== undefined) found.push([city, 'royal']);
    s.cities[city].agents.forEach((agents, owner) => {
      if (owner !== seat && agents > 0) found.push([city, owner]);
    });
  }
  return found;
}

/** Every assassination for which the bombs suffice (EMER-10.11). */
export function plans(s: Emerald, seat: Seat): Plan[] {
  const killers = distinct(s, handWith(s, seat, 'assassinate'));
  if (killers.length === 0) return [];
  const found: Plan[] = [];
  for (const [city, target] of targets(s, seat)) {
    const needed = bombsNeeded(s, city, target);
    for (const card of killers) if (canReach(s, seat, city, needed, card)) found.push([card, city, target]);
  }
  return found;
}

export const canAssassinate = (s: Emerald, seat: Seat): boolean => plans(s, seat).length > 0;

/** The assassination that is carried out, once it was chosen. */
export function planOf({ plan }: { readonly plan: Plan | Stop }): Plan {
  if (plan === STOP) throw new Defect('nobody is to be assassinated');
  return plan;
}

/** Section 10: one assassination after the other, each tested anew (EMER-10.30). */
export const assassinate = rule<
  { seat: Seat },
  { first: boolean; plan: Plan | Stop; support: readonly Support[] | Stop; blocked: boolean }
>('assassinate')({
  'EMER-10.1': ({ v }) => {
    v.first = true;
  },
  'EMER-10.30': ({ s, v }) => {
    const ways = plans(s, v.seat);
    if (!v.first && targets(s, v.seat).length === 0) return done(); // EMER-20.84: as all can see
    return ask(v.seat, 'plan', v.first ? orNothing(ways) : [...ways, STOP], ALWAYS);
  },
  'EMER-10.12': ({ s, v }) => {
    if (v.plan === STOP) return done();
    const [card, city, target] = v.plan;
    const sets = supportSets(s, v.seat, city, bombsNeeded(s, city, target), card);
    if (s.cities[city].agents[v.seat]! < bombsNeeded(s, city, target))
      return ask(v.seat, 'support', orNothing(sets), ALWAYS);
    v.support = []; // the own agents suffice, as everybody sees
  },
  'EMER-10.15': (c) => {
    const { seat } = c.v;
    const support = c.v.support === STOP ? [] : c.v.support;
    const [card, city, target] = planOf(c.v);
    play(c.s, seat, [card, ...support.map(supportCard)]);
    const whom = target === 'royal' ? { royal: { card: c.s.cities[city].royal[0]! } } : { victim: { seat: target } };
    tell(c, target === 'royal' ? 'event.attacks-royal' : 'event.attacks', {
      seat: { seat },
      city: { city },
      card: { card },
      ...whom,
    });
    const agents = c.s.cities[city].agents[seat]!;
    for (const used of support)
      tell(c, isText(used) ? 'event.supports-by-text' : 'event.supports', {
        seat: { seat },
        card: { card: supportCard(used) },
        city: { city },
        count: bombsOf(c.s, used, agents),
      });
  },
  'EMER-10.16': ({ v }) => {
    v.blocked = false;
    const [, city, target] = planOf(v);
    if (target === 'royal') return;
    return call(blockWindow, { seat: target, by: v.seat, attack: 'assassination', city }, 'blocked');
  },
  'EMER-10.18': ({ v }) => {
    const [card, city, target] = planOf(v);
    if (v.blocked || target === 'royal') return;
    return call(killAgent, { seat: v.seat, owner: target, city, card });
  },
  'EMER-10.22': (c) => {
    const [, city, target] = planOf(c.v);
    if (target === 'royal') takeRoyal(c, c.v.seat, city, 'restorationist');
  },
  'EMER-10.24': (c) => {
    const [, city, target] = planOf(c.v);
    if (target !== 'royal') return;
    // EMER-10.25, EMER-20.76: with the token an agent is lost.
    if (sanityCheck(c, c.v.seat) && c.s.cities[city].agents[c.v.seat]! > 0) {
      c.s.cities[city].agents[c.v.seat]!--;
      c.s.seats[c.v.seat]!.agents++;
      tell(c, 'event.lost-agent', { seat: { seat: c.v.seat }, city: { city } });
    }
    return call(reveals, {}); // EMER-10.26
  },
  'EMER-10.27': (c) => {
    if (!c.v.blocked) clearCubes(c, planOf(c.v)[1], c.v.seat);
  },
  'EMER-10.13': ({ s, v }) => {
    display(s, v.seat, planOf(v)[0]);
    for (const used of v.support === STOP ? [] : v.support)
      if (isText(used))
        retire(s, v.seat, supportCard(used)); // EMER-10.14
      else discardPlayed(s, v.seat, [used]);
    v.first = false;
    return goto('EMER-10.30');
  },
});
