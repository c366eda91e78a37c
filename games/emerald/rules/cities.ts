import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { CardId, Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import type { RoyalCard } from '../content/cards.js';
import { packOf } from '../content/packs.js';
import type { Acting } from './kit.js';

/** What stands in the cities. */

/** The pieces in the cities, which everybody sees: of a board, or of a view of it. */
type Pieces = {
  readonly cities: { readonly [C in City]: { readonly agents: readonly number[]; readonly cubes: readonly number[] } };
};

/** EMER-6.3, EMER-6.5, EMER-6.6: whether a player has strictly more pieces in a city than every other. */
export function hasMajority(s: Pieces, city: City, seat: Seat): boolean {
  const { agents, cubes } = s.cities[city];
  const own = agents[seat]! + cubes[seat]!;
  if (own === 0) return false;
  for (let other = 0; other < agents.length; other++)
    if (other !== seat && agents[other]! + cubes[other]! >= own) return false;
  return true;
}

/** The face-up top card of a city, if its stack is not empty. */
export const topOf = (s: Emerald, city: City): CardId | undefined => s.cities[city].top[0];

/** The royal in the slot of a city. */
export const royalOf = (s: Emerald, city: City): RoyalCard | undefined => {
  const id = s.cities[city].royal[0];
  return id === undefined ? undefined : packOf(s.pack).royals[id];
};

/** EMER-1.21: bombs needed to kill an agent in a city. */
export const bombsForAgent = (s: Emerald, city: City): number => packOf(s.pack).cities[city].bombsNeeded;

/** EMER-15.3, EMER-18.52: agents in cities and on Mi-Go. */
export function agentsOnBoard(s: Emerald, seat: Seat): number {
  let sum = s.seats[seat]!.parked;
  for (const city of CITIES) sum += s.cities[city].agents[seat]!;
  return sum;
}

/** Own agents that stand in cities (EMER-8.3). */
export const agentsInCities = (s: Emerald, seat: Seat): number => agentsOnBoard(s, seat) - s.seats[seat]!.parked;

/** The cities in which a player has an agent. */
export const citiesWithAgent = (s: Emerald, seat: Seat): City[] =>
  CITIES.filter((city) => s.cities[city].agents[seat]! > 0);

/** The cities in which a player has a cube. */
export const citiesWithCube = (s: Emerald, seat: Seat): City[] =>
  CITIES.filter((city) => s.cities[city].cubes[seat]! > 0);

/** An agent and whose it is, by where it stands: equal agents are one choice. */
export type AgentOf = readonly [City, Seat];

/** Agents of other players in some cities. */
export function foreignAgents(s: Emerald, seat: Seat, cities: readonly City[] = CITIES): AgentOf[] {
  const found: AgentOf[] = [];
  for (const city of cities)
    s.cities[city].agents.forEach((agents, owner) => {
      if (owner !== seat && agents > 0) found.push([city, owner]);
    });
  return found;
}

/** EMER-2.8, EMER-6.19: the next card of a stack is turned up; a royal moves to its slot, and the next one follows. */
export function turnUp(c: Acting, city: City): void {
  const { stack, top, royal } = c.s.cities[city];
  for (let card = stack.pop(); card !== undefined; card = stack.pop()) {
    if (packOf(c.s.pack).royals[card] === undefined) {
      top.push(card);
      tell(c, 'event.turned-up', { city: { city }, card: { card } });
      return;
    }
    royal.push(card);
    tell(c, 'event.royal', { city: { city }, royal: { card } });
  }
}

/** EMER-6.11, EMER-6.12, EMER-10.27: the own cubes go to Limbo, those of all others back to their pools. */
export function clearCubes(c: Acting, city: City, seat: Seat): void {
  c.s.cities[city].cubes.forEach((cubes, owner) => {
    if (owner === seat) toLimbo(c, city, owner, cubes);
    else toPool(c, city, owner, cubes);
  });
}

/** Cubes of a player go from a city to Limbo. */
export function toLimbo(c: Acting, city: City, owner: Seat, count: number): void {
  if (count === 0) return;
  c.s.cities[city].cubes[owner]! -= count;
  c.s.seats[owner]!.limbo += count;
  tell(c, 'event.cubes-spent', { seat: { seat: owner }, city: { city }, count });
}

/** Cubes of a player go from a city back to their pool. */
function toPool(c: Acting, city: City, owner: Seat, count: number): void {
  if (count === 0) return;
  c.s.cities[city].cubes[owner]! -= count;
  c.s.seats[owner]!.cubes += count;
  tell(c, 'event.cubes-home', { seat: { seat: owner }, city: { city }, count });
}

/** An agent returns from a city to its owner's pool. */
export function takeAgent(s: Emerald, city: City, owner: Seat): void {
  s.cities[city].agents[owner]!--;
  s.seats[owner]!.agents++;
}

/** An agent comes from its owner's pool into a city. */
export function putAgent(s: Emerald, city: City, owner: Seat): void {
  s.seats[owner]!.agents--;
  s.cities[city].agents[owner]!++;
}
