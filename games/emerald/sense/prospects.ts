import type { Seat } from '@tabula/kernel/json.js';
import type { CardId, Emerald } from '../board.js';
import { CITIES, type City } from '../content/behaviour.js';
import { cardOf, symbolsOn, textsOf } from '../rules/cards.js';
import { royalOf, topOf } from '../rules/cities.js';
import { claimWorth, type Outlook, thoughtWorth } from './worth.js';

/** What cities promise to one seat. */

/** What the own cards are good for, in the hand and in all that goes round. */
interface Means {
  readonly claims: number;
  readonly killers: number;
  readonly killersInHand: number;
  readonly hides: number;
  readonly hidesInHand: number;
  readonly bombsInHand: number;
  readonly bombs: number;
}

/** Hide Royalty, by what it does. */
export const hidesRoyals = (s: Emerald, card: CardId): boolean =>
  textsOf(s, card).some(({ does }) => does.some((part) => part.do === 'hide-royal'));

/** The bombs of a card, printed or by its text. */
export const bombsOn = (s: Emerald, card: CardId): number => {
  let most = cardOf(s, card).bombs ?? 0;
  for (const { does } of textsOf(s, card))
    for (const part of does)
      if (part.do === 'bombs') most = Math.max(most, part.count);
      else if (part.do === 'double-bombs') most = Math.max(most, 2);
  return most;
};

function meansOf(s: Emerald, seat: Seat): Means {
  const means = { claims: 0, killers: 0, killersInHand: 0, hides: 0, hidesInHand: 0, bombsInHand: 0, bombs: 0 };
  const { hand, deck, discard } = s.seats[seat]!;
  for (const card of hand) {
    means.claims += symbolsOn(s, card, 'claim');
    means.killersInHand += symbolsOn(s, card, 'assassinate');
    means.bombsInHand += bombsOn(s, card);
    if (hidesRoyals(s, card)) means.hidesInHand++;
  }
  means.killers = means.killersInHand;
  means.bombs = means.bombsInHand;
  means.hides = means.hidesInHand;
  for (const pile of [deck, discard])
    for (const card of pile) {
      means.killers += symbolsOn(s, card, 'assassinate');
      means.bombs += bombsOn(s, card);
      if (hidesRoyals(s, card)) means.hides++;
    }
  return means;
}

/** What stands in a city, for one seat. */
interface Footing {
  readonly agents: number;
  readonly cubes: number;
  /** The most pieces that any other player has there. */
  readonly rival: number;
}

export function footingIn({ s, seat }: Outlook, city: City): Footing {
  const { agents, cubes } = s.cities[city];
  let rival = 0;
  for (let other = 0; other < agents.length; other++)
    if (other !== seat) rival = Math.max(rival, agents[other]! + cubes[other]!);
  return { agents: agents[seat]!, cubes: cubes[seat]!, rival };
}

/** What a city has to give to one seat, whatever stands there. */
interface Stake {
  /** The top card: to have it, and that nobody else has it. */
  readonly card: number;
  /** The royal, by killing it and by hiding it. */
  readonly kill: number;
  readonly bombs: number;
  readonly hide: number;
}

/** The cities as one seat sees them. */
export interface Prospects {
  readonly outlook: Outlook;
  readonly means: Means;
  readonly stakes: { readonly [C in City]: Stake };
  /** How many cities the seat could claim from as things stand. */
  readonly held: number;
}

/** What of a rival's gain a claim takes away: it might not have come about. */
const DENIAL = 0.4;

export function stakeOfCard({ s, seat, faction, later, suspected, rivalry }: Outlook, card: CardId): number {
  let denied = 0;
  for (let other = 0; other < suspected.length; other++)
    if (other !== seat) denied += thoughtWorth(s, card, suspected[other]!, later);
  return claimWorth(s, card, faction, later) + DENIAL * rivalry * denied;
}

function stakeIn(outlook: Outlook, city: City): Stake {
  const { s, faction } = outlook;
  const top = topOf(s, city);
  const card = top === undefined ? 0 : stakeOfCard(outlook, top);
  const royal = royalOf(s, city);
  if (royal === undefined) return { card, kill: 0, bombs: 0, hide: 0 };
  const mine = royal.worth;
  return {
    card,
    kill: faction === 'restorationist' ? mine : 0.15 * mine,
    bombs: royal.bombsNeeded,
    hide: faction === 'loyalist' ? mine : 0.15 * mine,
  };
}

export function prospectsOf(outlook: Outlook): Prospects {
  const { s, seat } = outlook;
  const stakes = Object.fromEntries(CITIES.map((city) => [city, stakeIn(outlook, city)])) as Prospects['stakes'];
  let held = 0;
  for (const city of CITIES) {
    if (topOf(s, city) === undefined) continue;
    const { agents, cubes, rival } = footingIn(outlook, city);
    if (cubes > 0 && agents + cubes > rival) held++;
  }
  return { outlook, means: meansOf(s, seat), stakes, held };
}

/** How likely something that needs the majority comes about, by the lead: about even with one piece more. */
const CHANCE = Array.from({ length: 41 }, (_, i) => 1 / (1 + Math.exp(-0.8 * (i - 20 - 0.8))));
const chance = (lead: number): number => CHANCE[Math.max(0, Math.min(40, lead + 20))]!;

/** What of a card one has to wait for counts against points that are sure. */
const PATIENCE = 0.5;

/** What a footing in a city is worth to the seat. */
export function footingWorth(
  { means, stakes, held }: Prospects,
  city: City,
  { agents, cubes, rival }: Footing,
): number {
  const stake = stakes[city];
  const pieces = agents + cubes;
  if (pieces === 0) return 0;
  const majority = chance(pieces - rival);
  let worth = 0;
  if (stake.card > 0) {
    const others = cubes > 0 && pieces > rival ? held - 1 : held;
    const free = others <= 0 ? 1 : 1 / (1 + 0.4 * others); // there are only so many claims
    worth += PATIENCE * stake.card * majority * (cubes > 0 ? 1 : 0.55) * Math.max(0.3, free);
  }
  if (stake.kill > 0 && means.killers > 0 && agents > 0) {
    const wanting = stake.bombs - agents - means.bombsInHand;
    const reach = wanting <= 0 ? 1 : Math.max(0.05, 0.6 - 0.15 * wanting + 0.05 * means.bombs);
    worth += stake.kill * majority * reach * (means.killersInHand > 0 ? 0.9 : 0.4);
  }
  if (stake.hide > 0 && means.hides > 0) worth += stake.hide * majority * (means.hidesInHand > 0 ? 0.9 : 0.4);
  return worth;
}

/** What changes if pieces come to a city or go from it. */
export function footingGain(prospects: Prospects, city: City, change: Partial<Footing>): number {
  const now = footingIn(prospects.outlook, city);
  const then = {
    agents: now.agents + (change.agents ?? 0),
    cubes: now.cubes + (change.cubes ?? 0),
    rival: change.rival ?? now.rival,
  };
  return footingWorth(prospects, city, then) - footingWorth(prospects, city, now);
}

/** The most pieces of any other player in a city once one of them has fewer. */
export function rivalWithout({ s, seat }: Outlook, city: City, owner: Seat, fewer: number): number {
  const { agents, cubes } = s.cities[city];
  let rival = 0;
  for (let other = 0; other < agents.length; other++)
    if (other !== seat) rival = Math.max(rival, agents[other]! + cubes[other]! - (other === owner ? fewer : 0));
  return rival;
}
