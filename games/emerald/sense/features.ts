import type { Seat } from '@tabula/kernel/json.js';
import { type Emerald, TRACK_END } from '../board.js';
import { CITIES, type City, FACTIONS, type Faction } from '../content/behaviour.js';
import { cardOf } from '../rules/cards.js';
import { royalOf, topOf } from '../rules/cities.js';
import { factionOf, isRevealed } from '../rules/reveal.js';
import { type Account, accountOf, PENALTY, winnersIf } from '../rules/scoring.js';
import { signsOf } from './belief.js';
import { type Cards, cardsOf } from './print.js';
import { claimWorth, later, pointWorth } from './worth.js';

/**
 * What a position is judged by, in a world where all factions and hands are known: for each seat some numbers. How much each
 * of them counts is fitted to finished games (`fitted.ts`).
 */

/** What holds for all seats alike. */
interface Position {
  readonly s: Emerald;
  readonly factions: readonly Faction[];
  readonly accounts: readonly Account[];
  readonly penalty: { readonly [F in Faction]: number };
  readonly winners: readonly Seat[];
  readonly time: number;
}

function positionOf(s: Emerald): Position {
  const factions = s.seats.map((_, at) => factionOf(s, at));
  const accounts = factions.map((_, at) => accountOf(s, at, factions));
  return {
    s,
    factions,
    accounts,
    penalty: penaltiesOf(accounts),
    winners: winnersIf(s, factions),
    time: later(s),
  };
}

/** EMER-17.16: what each faction has to expect of the penalty, the more the lower its lowest is. */
function penaltiesOf(accounts: readonly Account[]): { readonly [F in Faction]: number } {
  const share = { loyalist: 0, restorationist: 0 };
  const points = accounts.map(({ kept, tracks }) => kept + tracks);
  const lowest = Math.min(...points);
  accounts.forEach(({ faction }, seat) => {
    share[faction] = Math.max(share[faction], Math.exp(-0.5 * (points[seat]! - lowest)));
  });
  const sum = share.loyalist + share.restorationist;
  return { loyalist: (PENALTY * share.loyalist) / sum, restorationist: (PENALTY * share.restorationist) / sum };
}

/** What the cities hold for a player. */
interface Holdings {
  agents: number;
  /** The points of claims for which the hand has symbols, the best cards first. */
  points: number;
  /** All cards that could be claimed as things stand, and those where nobody is ahead. */
  held: number;
  even: number;
  /** The best royal in reach: at once, and with cards that are not in the hand. */
  royal: number;
  royalLater: number;
}

function holdingsOf({ s, time }: Position, seat: Seat, faction: Faction, cards: Cards): Holdings {
  const h: Holdings = { agents: s.seats[seat]!.parked, points: 0, held: 0, even: 0, royal: 0, royalLater: 0 };
  const claims: (readonly [worth: number, points: number])[] = [];
  for (const city of CITIES) {
    const { agents, cubes } = s.cities[city];
    const standing = agents[seat]!;
    h.agents += standing;
    const own = standing + cubes[seat]!;
    if (own === 0) continue;
    let rival = 0;
    for (let other = 0; other < agents.length; other++)
      if (other !== seat) rival = Math.max(rival, agents[other]! + cubes[other]!);
    if (own < rival) continue;
    const top = topOf(s, city);
    if (top !== undefined) {
      const worth = claimWorth(s, top, faction, time);
      if (own > rival && cubes[seat]! > 0) {
        h.held += worth;
        const { points } = cardOf(s, top);
        claims.push([worth, points === undefined ? 0 : points.amount * pointWorth(points.kind, faction)]);
      } else h.even += worth;
    }
    if (own > rival) addRoyal(h, s, city, standing, faction, cards);
  }
  claims.sort(([a], [b]) => b - a);
  for (const [, points] of claims.slice(0, cards.claimsInHand)) h.points += points;
  return h;
}

/** A royal in a city where the player has the majority. */
function addRoyal(h: Holdings, s: Emerald, city: City, agents: number, faction: Faction, cards: Cards): void {
  const royal = royalOf(s, city);
  if (royal === undefined) return;
  let now: boolean;
  if (faction === 'loyalist') {
    if (cards.hides === 0) return;
    now = cards.hidesInHand > 0;
  } else {
    if (agents === 0 || cards.killers === 0 || agents + cards.bombs < royal.bombsNeeded) return;
    now = cards.killersInHand > 0 && agents + cards.bombsInHand >= royal.bombsNeeded;
  }
  if (now) h.royal = Math.max(h.royal, royal.worth);
  else h.royalLater = Math.max(h.royalLater, royal.worth);
}

/** Whether the player could end the game with the markers of the hand, and would win then. */
function endsWell({ s, factions }: Position, seat: Seat, { pushes }: Cards): number {
  for (const track of FACTIONS) {
    if (pushes[track] === 0 || s.markers[track] + pushes[track] < TRACK_END) continue;
    const winners = winnersIf({ ...s, markers: { ...s.markers, [track]: TRACK_END } }, factions);
    if (winners.includes(seat)) return 1 / winners.length;
  }
  return 0;
}

/** The features of one seat by their names; those that end in Early or Late count more then. */
function featuresOfSeat(p: Position, seat: Seat) {
  const { s, time, factions, accounts, penalty, winners } = p;
  const past = 1 - time;
  const faction = factions[seat]!;
  const rebel = faction === 'restorationist' ? 1 : 0;
  const { kept, tracks } = accounts[seat]!;
  const { cubes, limbo, sanity } = s.seats[seat]!;
  const cards = cardsOf(s, seat, faction);
  const h = holdingsOf(p, seat, faction, cards);
  const hidden = isRevealed(s, seat) ? 0 : 1;
  const first = winners.includes(seat) ? 1 / winners.length : 0;
  const fellows = factions.filter((each) => each === faction).length;
  const ends = endsWell(p, seat, cards);
  const turns = (seat - s.active + s.seats.length) % s.seats.length; // until the player's own
  return {
    kept,
    keptLate: past * kept,
    tracks,
    tracksLate: past * tracks,
    penalty: penalty[faction],
    penaltyLate: past * penalty[faction],
    first: past * first,
    firstLate: past ** 3 * first,
    ends,
    endsNext: turns === 0 ? ends : 0,
    pushes: cards.pushes[faction],
    markers: cards.markers,
    markersEarly: time * cards.markers,
    points: h.points,
    pointsNext: turns === 0 ? h.points : 0,
    held: h.held,
    even: h.even,
    royal: h.royal,
    royalLater: h.royalLater,
    agents: h.agents,
    agentsEarly: time * h.agents,
    cubes,
    limbo,
    sanity: rebel * hidden * sanity,
    worth: cards.worth,
    worthEarly: time * cards.worth,
    size: cards.size,
    sizeEarly: time * cards.size,
    killers: rebel * cards.killers,
    hides: (1 - rebel) * cards.hides,
    loyal: 1 - rebel,
    loyalEarly: time * (1 - rebel),
    fellows,
    turns,
    known: rebel * hidden * time * (1 / (1 + Math.exp(-signsOf(s, seat)))),
  };
}

export type Features = ReturnType<typeof featuresOfSeat>;

/** The features of all seats. */
export function featuresOf(s: Emerald): Features[] {
  const position = positionOf(s);
  return s.seats.map((_, seat) => featuresOfSeat(position, seat));
}
