import type { Seat } from '@tabula/kernel/json.js';
import { type CardId, pointLimit, TRACK_END } from '../board.js';
import { CITIES, type City, FACTIONS, type Faction } from '../content/behaviour.js';
import type { Target } from '../rules/assassinate.js';
import { cardOf, symbolsOn } from '../rules/cards.js';
import { agentsOnBoard, royalOf, topOf } from '../rules/cities.js';
import { blackHandPoints } from '../rules/killing.js';
import { totalOf } from '../rules/points.js';
import { isRevealed } from '../rules/reveal.js';
import { signsOf } from './belief.js';
import { booked, endIfBooked, endWorth } from './ending.js';
import { footingGain, footingIn, type Prospects, rivalWithout, stakeOfCard } from './prospects.js';
import { agentWorth, type Outlook, poolWorth, sanityCost } from './worth.js';

/** What the actions of a turn would bring, in points for the one who takes them. */

type Steps = { readonly [F in Faction]: number };
type Entry = Parameters<typeof booked>[2][number];

/** What the end of the game is worth if these points bring it about. */
function endGain({ s, seat }: Outlook, entries: readonly Entry[], amount: number): number {
  return totalOf(s, seat) + amount < pointLimit(s.seats.length) ? 0 : endIfBooked(booked(s, seat, entries), seat);
}

/** What it costs to show one's colours by a sign that all can see, in log odds: a Restorationist is hunted for it. */
export function exposure({ s, seat, faction, later }: Outlook, sign: number): number {
  if (isRevealed(s, seat)) return 0;
  const signs = signsOf(s, seat);
  const seen = (odds: number) => 1 / (1 + Math.exp(-odds));
  const change = seen(signs + sign) - seen(signs);
  return later * (faction === 'restorationist' ? 0.8 * change : -0.4 * change);
}

/** A card of a city, taken with a claim: its worth, and the cubes that go to Limbo for it. */
export function claimGain({ outlook }: Prospects, city: City): number {
  const { s, seat } = outlook;
  const top = topOf(s, city);
  if (top === undefined) return 0;
  const { points, madness } = cardOf(s, top);
  const cubes = 0.12 * s.cities[city].cubes[seat]!;
  let end = 0;
  if (points !== undefined) end = endGain(outlook, [{ ...points, from: top, victim: null }], points.amount);
  return stakeOfCard(outlook, top) - cubes + end - (madness === true ? 0.5 * sanityCost(outlook) : 0);
}

export function bestClaim(p: Prospects, cities: readonly City[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const city of cities) best = Math.max(best, claimGain(p, city));
  return best;
}

/** Cubes that come into a city from the pool. */
export function placeGain(p: Prospects, city: City, count: number): number {
  const { s, seat } = p.outlook;
  const pool = s.seats[seat]!.cubes;
  return footingGain(p, city, { cubes: count }) - 0.6 * (poolWorth(pool) - poolWorth(pool - count));
}

export function bestPlace(p: Prospects, count: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const city of CITIES) best = Math.max(best, placeGain(p, city, count));
  return best;
}

/** Cubes that come back to the pool from Limbo, and from cities if there are not enough. */
export function retrieveGain({ s, seat }: Outlook, count: number): number {
  const { cubes, limbo } = s.seats[seat]!;
  const lost = Math.max(0, count - limbo);
  return poolWorth(cubes + count) - poolWorth(cubes) - 0.3 * lost;
}

export const moveGain = (p: Prospects, from: City, to: City): number =>
  footingGain(p, from, { agents: -1 }) + footingGain(p, to, { agents: 1 });

/** The best city for an own agent that comes from elsewhere. */
export function bestArrival(p: Prospects, agents = 1): number {
  let best = 0;
  for (const city of CITIES) best = Math.max(best, footingGain(p, city, { agents }));
  return best;
}

export function bestMove(p: Prospects): number {
  const { s, seat } = p.outlook;
  let best = Number.NEGATIVE_INFINITY;
  for (const from of CITIES) {
    if (s.cities[from].agents[seat] === 0) continue;
    for (const to of CITIES) if (to !== from) best = Math.max(best, moveGain(p, from, to));
  }
  return best;
}

/** What of the tracks a faction keeps (EMER-17.12). */
const kept = ({ loyalist, restorationist }: Steps, faction: Faction): number =>
  Math.max(0, faction === 'loyalist' ? loyalist - restorationist : restorationist - loyalist);

/** EMER-9.7, EMER-17.12: markers that move, for oneself and for what the others are thought to be. */
export function markerGain(outlook: Outlook, steps: Steps): number {
  const { s, seat, faction, suspected, rivalry } = outlook;
  const then = {
    loyalist: Math.min(TRACK_END, s.markers.loyalist + steps.loyalist),
    restorationist: Math.min(TRACK_END, s.markers.restorationist + steps.restorationist),
  };
  const change = { loyalist: 0, restorationist: 0 };
  for (const each of FACTIONS) change[each] = kept(then, each) - kept(s.markers, each);
  let gain = change[faction];
  for (let other = 0; other < suspected.length; other++) {
    if (other === seat) continue;
    const rebel = suspected[other]!;
    gain -= rivalry * (rebel * change.restorationist + (1 - rebel) * change.loyalist);
  }
  const next = booked(s, seat, [], steps);
  return gain + endIfBooked(next, seat) - exposure(outlook, 0.55 * (steps.restorationist - steps.loyalist));
}

/** An agent of somebody is taken away: what it does to them, and what happens if it was their last. */
export function harmGain(p: Prospects, city: City, owner: Seat, entries: readonly Entry[] = []): number {
  const { outlook } = p;
  const { s, seat, suspected, rivalry } = outlook;
  let gain = rivalry * agentWorth(outlook) + footingGain(p, city, { rival: rivalWithout(outlook, city, owner, 1) });
  if (agentsOnBoard(s, owner) === 1 && !isRevealed(s, owner)) {
    const rebel = suspected[owner]!; // EMER-15.6: a Loyalist gets agents back
    gain += rebel * endWorth(booked(s, seat, entries), seat) - (1 - rebel) * rivalry * agentWorth(outlook);
  }
  return gain;
}

/** EMER-10.18, EMER-10.19, EMER-16.7: an agent is killed with a card. */
export function killGain(p: Prospects, card: CardId, city: City, owner: Seat): number {
  const { outlook } = p;
  const amount = cardOf(outlook.s, card).killField ?? 0;
  const entry: Entry = { amount, kind: 'kill', from: card, victim: owner };
  const points = outlook.faction === 'loyalist' ? amount * outlook.suspected[owner]! : 0;
  const shown = amount > 0 ? exposure(outlook, -0.3 * amount) : 0;
  return points + harmGain(p, city, owner, [entry]) - shown + (amount > 0 ? endGain(outlook, [entry], amount) : 0);
}

/** A royal is killed or hidden. */
export function royalGain(outlook: Outlook, city: City, kind: Faction): number {
  const { s, seat, faction, suspected, rivalry } = outlook;
  const royal = royalOf(s, city)!;
  let bonus = 0;
  for (const card of s.seats[seat]!.display) bonus += blackHandPoints(s, card);
  let denied = 0;
  for (let other = 0; other < suspected.length; other++)
    if (other !== seat) denied += 0.25 * rivalry * royal.worth * (0.5 + 0.5 * suspected[other]!);
  const entries: Entry[] = [
    { amount: royal.worth, kind, from: royal.id, victim: null },
    { amount: bonus, kind: 'restorationist', from: royal.id, victim: null },
  ];
  return (
    (kind === faction ? royal.worth : 0) +
    (faction === 'restorationist' ? bonus : 0) +
    denied -
    0.5 * sanityCost(outlook) -
    0.1 * s.cities[city].cubes[seat]! -
    exposure(outlook, 0.5 * (kind === 'restorationist' ? royal.worth : -royal.worth)) +
    endGain(outlook, entries, royal.worth + bonus)
  );
}

/** EMER-10.13: a card that kills is spent, and so is what it would have been good for later. */
export const spentKiller = ({ s, faction, later }: Outlook, card: CardId): number =>
  later * (faction === 'restorationist' ? 1 : 0.4 + 0.4 * (cardOf(s, card).killField ?? 0));

export function assassinationGain(p: Prospects, card: CardId, city: City, target: Target): number {
  const gain = target === 'royal' ? royalGain(p.outlook, city, 'restorationist') : killGain(p, card, city, target);
  return gain - spentKiller(p.outlook, card) - 0.1 * footingIn(p.outlook, city).cubes;
}

/** What a hand card would be good for now besides being played for a symbol. */
export function spare({ outlook, means }: Prospects, card: CardId): number {
  const { s, faction } = outlook;
  const claim = symbolsOn(s, card, 'claim') > 0 ? (means.claims > 1 ? 0.3 : 0.8) : 0;
  const marker = 0.6 * symbolsOn(s, card, faction);
  const killer = symbolsOn(s, card, 'assassinate') > 0 ? 0.5 : 0;
  return Math.max(claim, marker, killer, 0.1 * (cardOf(s, card).bombs ?? 0), 0.05);
}
