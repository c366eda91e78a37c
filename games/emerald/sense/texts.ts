import type { Seat } from '@tabula/kernel/json.js';
import { type CardId, type Emerald, SANITY } from '../board.js';
import { CITIES, type City, type Effect, type EffectOf } from '../content/behaviour.js';
import { isUndead, textOf } from '../rules/cards.js';
import { agentsOnBoard, citiesWithAgent, foreignAgents, hasMajority, royalOf, topOf } from '../rules/cities.js';
import { royalsOf } from '../rules/killing.js';
import { isRevealed } from '../rules/reveal.js';
import { chanceAtEnd, endWorth } from './ending.js';
import { bestArrival, bestClaim, harmGain, killGain, markerGain, moveGain, royalGain } from './plans.js';
import { footingGain, footingIn, type Prospects, rivalWithout } from './prospects.js';
import { agentWorth, poolWorth, sanityCost, thoughtWorth } from './worth.js';

/** What the texts of cards would bring now. */

const most = (values: readonly number[]): number => Math.max(...values, Number.NEGATIVE_INFINITY);

/** A city swept by Cthulhu: pieces and cards of all that are there. */
export function sweepGain(p: Prospects, city: City): number {
  const { outlook } = p;
  const { s, seat, rivalry, suspected, later } = outlook;
  const { agents, cubes } = s.cities[city];
  let gain = 0;
  for (let owner = 0; owner < agents.length; owner++) {
    const loss = agentWorth(outlook) * agents[owner]! + 0.3 * cubes[owner]!;
    gain += owner === seat ? -loss : rivalry * loss;
    if (agents[owner]! === 0 || agents[owner]! < agentsOnBoard(s, owner) || isRevealed(s, owner)) continue;
    gain += suspected[owner]! * endWorth(s, seat);
  }
  const top = topOf(s, city);
  if (top === undefined) return gain;
  const { agents: own, cubes: ownCubes, rival } = footingIn(outlook, city);
  for (let other = 0; other < agents.length; other++)
    if (other !== seat && agents[other]! + cubes[other]! === rival && rival > own + ownCubes)
      gain += 0.5 * rivalry * thoughtWorth(s, top, suspected[other]!, later);
  return gain + footingGain(p, city, { agents: -own, cubes: -ownCubes });
}

/** The top card of a city leaves the game: what others lose, and oneself. */
export function removeGain(p: Prospects, city: City): number {
  const { outlook, stakes } = p;
  const { s } = outlook;
  const { agents, cubes, rival } = footingIn(outlook, city);
  const lead = agents + cubes - rival;
  return (lead < 0 ? 0.35 : lead === 0 ? 0 : -0.5) * stakes[city].card + (topOf(s, city) === undefined ? -1 : 0);
}

/** Cubes of somebody leave a city. */
export function cubesGain(p: Prospects, city: City, owner: Seat, count: number, toLimbo: boolean): number {
  const { outlook } = p;
  const { seat, rivalry, s } = outlook;
  if (owner === seat) {
    const { cubes } = s.seats[seat]!;
    const home = toLimbo ? 0 : poolWorth(cubes + count) - poolWorth(cubes);
    return footingGain(p, city, { cubes: -count }) + home;
  }
  const limbo = toLimbo ? 0.3 * count * rivalry : 0;
  return footingGain(p, city, { rival: rivalWithout(outlook, city, owner, count) }) + limbo;
}

/** One of the own agents takes the place of another's. */
export const replaceGain = (p: Prospects, city: City, owner: Seat): number =>
  harmGain(p, city, owner) + footingGain(p, city, { agents: 1 }) + agentWorth(p.outlook);

/** A sanity check for somebody. */
export function frightGain({ outlook }: Prospects, target: Seat): number {
  const { s, seat, suspected, rivalry } = outlook;
  if (isRevealed(s, target)) return 0;
  if (s.seats[target]!.sanity > 1) return 0.3 * rivalry;
  return 0.5 * suspected[target]! * endWorth(s, seat);
}

/** An agent is fed to Yog-Sothoth; without the last one a Loyalist gets three back, for a Restorationist all is over. */
export function feedGain({ outlook }: Prospects, city: City, points: number): number {
  const { s, seat, faction } = outlook;
  const last = agentsOnBoard(s, seat) === 1 && !isRevealed(s, seat);
  if (faction === 'restorationist') return last ? endWorth(s, seat) : -agentWorth(outlook);
  return points - (last ? -1 : 0.8 * agentWorth(outlook)) - 0.01 * footingIn(outlook, city).agents;
}

/** What a seat does not know of another is worth a look: the most where it is in doubt. */
export const doubt = ({ outlook }: Prospects, target: Seat): number => {
  const suspected = outlook.suspected[target]!;
  return 0.8 * outlook.later * suspected * (1 - suspected);
};

/** What a zombie threatens in a city: agents of others, but not the own ones. */
export function hauntGain({ outlook }: Prospects, city: City): number {
  const { s, seat } = outlook;
  let others = 0;
  s.cities[city].agents.forEach((agents, owner) => {
    if (owner !== seat && agents > 0) others += 0.1;
  });
  return others - 0.15 * s.cities[city].agents[seat]! - 0.1 * s.cities[city].zombies;
}

/** EMER-15.15, EMER-18.3: the chance to win as one of the other faction, against that as one of the own. */
function turnGain({ outlook }: Prospects): number {
  const { s, seat } = outlook;
  const turned: Emerald = {
    ...s,
    seats: s.seats.map((player, at) => (at === seat ? { ...player, changes: [...player.changes, 'G03'] } : player)),
  };
  if (isRevealed(s, seat)) return outlook.faction === 'loyalist' ? endWorth(turned, seat) : -9; // EMER-18.56
  return (2 + 6 * (1 - outlook.later)) * (chanceAtEnd(turned, seat) - chanceAtEnd(s, seat)) - 0.8;
}

type Gains = { readonly [K in Effect['do']]: (p: Prospects, effect: EffectOf<K>, card: CardId) => number };

/** What each part of a text would bring at its best. */
const GAINS: Gains = {
  'count-royals': ({ outlook: { s, seat, faction, later } }, { points }) =>
    faction === 'restorationist' ? points * (royalsOf(s, seat).length + 1.2 * later) - 0.3 : -0.5,
  redraw: () => 0.5,
  draw: ({ outlook }, { cards }) => (outlook.s.actions < 2 ? 0.6 : 0.35) * cards,
  'turn-coat': turnGain,
  'devour-city': (p) => most(CITIES.map((city) => sweepGain(p, city))) - p.outlook.later,
  'hide-royal': ({ outlook }) =>
    most(
      CITIES.filter((city) => royalOf(outlook.s, city) !== undefined && hasMajority(outlook.s, city, outlook.seat)).map(
        (city) => royalGain(outlook, city, 'loyalist'),
      ),
    ) -
    0.5 * outlook.later,
  'recover-cubes': ({ outlook: { s, seat } }, { most: limit }) => {
    const { cubes, limbo } = s.seats[seat]!;
    const count = limit === 'all' ? limbo : Math.min(limbo, agentsOnBoard(s, seat));
    return poolWorth(cubes + count) - poolWorth(cubes);
  },
  bombs: () => 0,
  'double-bombs': () => 0,
  claim: (p) => {
    const { s, seat } = p.outlook;
    return bestClaim(
      p,
      CITIES.filter((city) => topOf(s, city) !== undefined && hasMajority(s, city, seat)),
    );
  },
  'return-cubes': (p) => most(cubesOfAll(p).map(([city, owner, count]) => cubesGain(p, city, owner, count, false))),
  'replace-agent': (p, { where }) => {
    const { s, seat, later } = p.outlook;
    const cities = where === 'anywhere' ? CITIES : citiesWithAgent(s, seat);
    return most(foreignAgents(s, seat, cities).map(([city, owner]) => replaceGain(p, city, owner))) - 0.5 * later;
  },
  advance: ({ outlook }, { track, steps }) => markerGain(outlook, { loyalist: 0, restorationist: 0, [track]: steps }),
  'park-agents': () => -0.5,
  'devour-agent': (p, _effect, card) => {
    const { s, seat, later } = p.outlook;
    return most(foreignAgents(s, seat).map(([city, owner]) => killGain(p, card, city, owner))) - later;
  },
  'restore-sanity': ({ outlook }) => {
    const lost = SANITY - outlook.s.seats[outlook.seat]!.sanity;
    return 0.3 * lost + (lost === SANITY - 1 ? Math.max(0, 0.5 * sanityCost(outlook)) : 0);
  },
  'end-undead': ({ outlook }) => {
    const { s, seat, rivalry } = outlook;
    let gain = -0.2;
    s.seats.forEach(({ ledger }, owner) => {
      for (const { from, amount } of ledger) if (isUndead(s, from)) gain += (owner === seat ? -1 : rivalry) * amount;
    });
    return gain;
  },
  'banish-cubes': (p, { most: limit }) =>
    most(cubesOfAll(p).map(([city, owner, count]) => cubesGain(p, city, owner, Math.min(limit, count), true))),
  frighten: (p) => most(p.outlook.s.seats.map((_, at) => (at === p.outlook.seat ? -9 : frightGain(p, at)))),
  'remove-top': (p) => most(CITIES.map((city) => removeGain(p, city))),
  'send-agent': (p) => {
    const { s, seat } = p.outlook;
    if (s.seats[seat]!.agents > 0) return agentWorth(p.outlook) + bestArrival(p);
    return most(citiesWithAgent(s, seat).flatMap((from) => CITIES.map((to) => moveGain(p, from, to))));
  },
  block: () => 0,
  examine: (p) => most(p.outlook.s.seats.map((_, at) => (at === p.outlook.seat ? -1 : doubt(p, at)))),
  'feed-agents': (p, { points }) => {
    const { s, seat, faction, later } = p.outlook;
    const agents = agentsOnBoard(s, seat);
    if (faction === 'restorationist') return -2;
    const all = agents * points + 3 * agentWorth(p.outlook) - agents * agentWorth(p.outlook);
    const some = (agents - 1) * (points - 0.8 * agentWorth(p.outlook));
    return Math.max(isRevealed(s, seat) ? 0 : all, some) - 1.5 * later;
  },
  'raise-dead': (p) => {
    const { s, seat } = p.outlook;
    const haunted = CITIES.filter((city) => s.cities[city].zombies > 0);
    let gain = 0.3;
    for (const city of haunted) {
      const targets = foreignAgents(s, seat, [city]);
      if (targets.length > 0) gain += Math.max(0, most(targets.map(([, owner]) => harmGain(p, city, owner))));
    }
    return gain;
  },
};

function cubesOfAll({ outlook: { s } }: Prospects): (readonly [City, Seat, number])[] {
  const found: (readonly [City, Seat, number])[] = [];
  for (const city of CITIES)
    s.cities[city].cubes.forEach((cubes, owner) => {
      if (cubes > 0) found.push([city, owner, cubes]);
    });
  return found;
}

/** What it would bring to play a card for its text. */
export function textGain(p: Prospects, card: CardId, heading: 'action' | 'free'): number {
  let gain = 0;
  for (const effect of textOf(p.outlook.s, card, heading)?.does ?? [])
    gain += (GAINS[effect.do] as (p: Prospects, effect: Effect, card: CardId) => number)(p, effect, card);
  return gain;
}
