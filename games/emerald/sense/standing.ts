import type { Seat } from '@tabula/kernel/json.js';
import { chanceOf } from '@tabula/kit/sense.js';
import type { Emerald } from '../board.js';
import { CITIES, type Faction } from '../content/behaviour.js';
import { symbolsOn } from '../rules/cards.js';
import { topOf } from '../rules/cities.js';
import { factionOf } from '../rules/reveal.js';
import { accountOf, PENALTY } from '../rules/scoring.js';
import { hidesRoyals } from './prospects.js';
import { claimWorth, later } from './worth.js';

/**
 * How good a position is, in a world where all factions are known. The figures are fitted to what came of the beginnings of
 * turns in some hundreds of games: points count the more the nearer the end is, and of the cards those that will yet score.
 */

/** How likely a seat wins from here. */
export function chanceToWin(s: Emerald, seat: Seat): number {
  const time = later(s);
  const past = 1 - time;
  const track = s.seats.length === 2 ? 0.45 : 0.22; // of more than two, somebody else keeps it too
  const factions = s.seats.map((_, at) => factionOf(s, at));
  const accounts = factions.map((_, at) => accountOf(s, at, factions));
  const penalty = penaltiesOf(
    accounts.map(({ kept, tracks }) => kept + tracks),
    factions,
  );
  return chanceOf(seat, accounts.length, (at) => {
    const { faction, kept, tracks } = accounts[at]!;
    const points = (0.22 + 0.35 * past) * kept + track * tracks - 0.5 * past * penalty[faction];
    return points + promiseOf(s, at, faction, time);
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

/** What a player has for the rest of the game. */
function promiseOf(s: Emerald, seat: Seat, faction: Faction, time: number): number {
  const { cubes, parked, sanity } = s.seats[seat]!;
  let agents = parked;
  let claims = 0;
  for (const city of CITIES) {
    const { agents: standing, cubes: placed } = s.cities[city];
    agents += standing[seat]!;
    const own = standing[seat]! + placed[seat]!;
    const top = topOf(s, city);
    if (own === 0 || top === undefined) continue;
    let rival = 0;
    for (let other = 0; other < standing.length; other++)
      if (other !== seat) rival = Math.max(rival, standing[other]! + placed[other]!);
    const reach = own > rival && placed[seat]! > 0 ? 0.26 - 0.12 * time : own >= rival ? 0.08 : 0;
    if (reach > 0) claims += reach * claimWorth(s, top, faction, time);
  }
  return cardsOf(s, seat, faction, time) + (0.1 + 0.1 * time) * agents + 0.06 * cubes + 0.12 * sanity + claims;
}

/** The cards that go round: markers of the own faction, and what kills or hides royals. */
function cardsOf(s: Emerald, seat: Seat, faction: Faction, time: number): number {
  const { hand, deck, discard } = s.seats[seat]!;
  let sum = 0;
  for (const pile of [hand, deck, discard])
    for (const card of pile) {
      sum += (0.1 + 0.3 * time) * symbolsOn(s, card, faction);
      if (faction === 'loyalist') sum += hidesRoyals(s, card) ? 1 : 0;
      else sum += 0.3 * symbolsOn(s, card, 'assassinate');
    }
  return sum;
}
