import type { Seat } from '@tabula/kernel/json.js';
import { chanceOf } from '@tabula/kit/sense.js';
import type { Emerald } from '../board.js';
import { CITIES, type Faction } from '../content/behaviour.js';
import { topOf } from '../rules/cities.js';
import { factionOf } from '../rules/reveal.js';
import { accountOf, PENALTY } from '../rules/scoring.js';
import { cardWorth, claimWorth, later, poolWorth } from './worth.js';

/** How good a position is, in a world where all factions are known. */

/** How likely a seat wins from here. */
export function chanceToWin(s: Emerald, seat: Seat): number {
  const time = later(s);
  const sharp = 0.16 + 0.3 * (1 - time);
  const factions = s.seats.map((_, at) => factionOf(s, at));
  const points = factions.map((_, at) => {
    const { kept, tracks } = accountOf(s, at, factions);
    return kept + tracks;
  });
  const penalty = penaltiesOf(points, factions);
  return chanceOf(seat, points.length, (at) => {
    const ahead = points[at]! - (1 - 0.5 * time) * penalty[factions[at]!];
    return sharp * (ahead + time * promiseOf(s, at, factions[at]!, time));
  });
}

/** EMER-17.16: what each faction has to expect of the penalty, the more the lower its lowest is. */
function penaltiesOf(points: readonly number[], factions: readonly Faction[]): Record<Faction, number> {
  const share = { loyalist: 0, restorationist: 0 };
  const lowest = Math.min(...points);
  points.forEach((at, seat) => {
    share[factions[seat]!] = Math.max(share[factions[seat]!], Math.exp(-0.5 * (at - lowest)));
  });
  const sum = share.loyalist + share.restorationist;
  return { loyalist: (PENALTY * share.loyalist) / sum, restorationist: (PENALTY * share.restorationist) / sum };
}

/** What a player has for the rest of the game: cards, agents, cubes, tokens, and cities that could be claimed from. */
function promiseOf(s: Emerald, seat: Seat, faction: Faction, time: number): number {
  const { hand, deck, discard, cubes, parked, sanity } = s.seats[seat]!;
  let cards = 0;
  for (const pile of [hand, deck, discard]) for (const card of pile) cards += cardWorth(s, card, faction);
  let agents = parked;
  let cities = 0;
  for (const city of CITIES) {
    const { agents: standing, cubes: placed } = s.cities[city];
    agents += standing[seat]!;
    const own = standing[seat]! + placed[seat]!;
    const top = topOf(s, city);
    if (own === 0 || top === undefined) continue;
    let rival = 0;
    for (let other = 0; other < standing.length; other++)
      if (other !== seat) rival = Math.max(rival, standing[other]! + placed[other]!);
    const reach = own > rival && placed[seat]! > 0 ? 0.5 : own >= rival ? 0.15 : 0.03;
    cities += reach * claimWorth(s, top, faction, time);
  }
  return 0.5 * cards + 0.6 * agents + poolWorth(cubes) + cities + 0.3 * sanity;
}
