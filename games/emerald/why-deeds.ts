import type { Reason } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { reasonMaker } from '@tabula/kit/why.js';
import type { CardId, Emerald } from './board.js';
import type { ActionSymbol, City, Heading } from './content/behaviour.js';
import type { RuleId } from './rule-ids.js';
import { bombsNeeded, canAssassinate, type Target, targets } from './rules/assassinate.js';
import { canReach } from './rules/bombs.js';
import { playable } from './rules/card-action.js';
import { cardOf, handWith, isUndead, symbolsOn, textsOf } from './rules/cards.js';
import { agentsInCities, hasMajority, royalOf, topOf } from './rules/cities.js';
import { claimable } from './rules/claim.js';
import { canRetrieve } from './rules/retrieve.js';
import { ACTIONS_A_TURN } from './rules/turn.js';

/** What keeps a player from an action, from claiming in a city, or from killing there. */

export const because = reasonMaker<RuleId>();

const SYMBOL_RULES: { readonly [S in ActionSymbol]: RuleId } = {
  place: 'EMER-5.1',
  claim: 'EMER-6.2',
  retrieve: 'EMER-7.1',
  move: 'EMER-8.1',
  assassinate: 'EMER-10.1',
  restorationist: 'EMER-9.1',
  loyalist: 'EMER-9.1',
};

/** The hand shows no such symbol. */
export const noCard = (symbol: ActionSymbol): Reason =>
  because(SYMBOL_RULES[symbol], 'why.no-card-with', { symbol: { symbol } });

/** Why an action for a symbol cannot be begun now; empty if it can. */
export function whyNotSymbol(s: Emerald, seat: Seat, symbol: ActionSymbol): Reason[] {
  if (s.actions >= ACTIONS_A_TURN) return [because('EMER-3.2', 'why.no-action-left')];
  if (symbol === 'claim' && s.actions > 0) return [because('EMER-3.5', 'why.claim-first')];
  if (handWith(s, seat, symbol).length === 0) return [noCard(symbol)];
  return whyNotPieces(s, seat, symbol);
}

/** What is missing on the board for an action whose cards are in hand. */
function whyNotPieces(s: Emerald, seat: Seat, symbol: ActionSymbol): Reason[] {
  switch (symbol) {
    case 'place':
      return s.seats[seat]!.cubes > 0 ? [] : [because('EMER-5.7', 'why.no-cube-in-pool')];
    case 'claim':
      return claimable(s, seat).length > 0 ? [] : [because('EMER-6.3', 'why.nowhere-to-claim')];
    case 'retrieve':
      return canRetrieve(s, seat) ? [] : [because('EMER-7.4', 'why.too-few-cubes-out')];
    case 'move':
      return agentsInCities(s, seat) > 0 ? [] : [because('EMER-8.3', 'why.no-agent-in-city')];
    case 'assassinate':
      if (targets(s, seat).length === 0) return [because('EMER-10.4', 'why.no-target')];
      return canAssassinate(s, seat) ? [] : [because('EMER-10.11', 'why.too-few-bombs-anywhere')];
    case 'restorationist':
    case 'loyalist':
      return [];
  }
}

const HEADING_RULES: { readonly [H in Heading]: RuleId } = {
  action: 'EMER-4.5',
  free: 'EMER-4.6',
  advantage: 'EMER-4.8',
  block: 'EMER-4.7',
};

/** Why a hand card cannot be used now by its owner, whose turn it is: for each symbol and each text that cannot. */
export function whyNotDeeds(s: Emerald, seat: Seat, card: CardId): Reason[] {
  const { symbols, bombs } = cardOf(s, card);
  const reasons = (Object.keys(symbols) as ActionSymbol[]).flatMap((symbol) => whyNotSymbol(s, seat, symbol));
  if (bombs !== undefined && symbolsOn(s, card, 'assassinate') === 0)
    reasons.push(because('EMER-4.14', 'why.bombs-support'));
  for (const { heading } of textsOf(s, card)) reasons.push(...whyNotText(s, seat, card, heading));
  // A card with two symbols may be kept from both by the same thing.
  return reasons.filter((reason, at) => reasons.findIndex((other) => other.key === reason.key) === at);
}

function whyNotText(s: Emerald, seat: Seat, card: CardId, heading: Heading): Reason[] {
  const about = { card: { card } };
  if (s.undeadEnded && isUndead(s, card)) return [because('EMER-18.20', 'why.undead-ended', about)];
  if (heading === 'advantage' || heading === 'block')
    return [because(HEADING_RULES[heading], `why.${heading}-only`, about)];
  if (heading === 'action' && s.actions >= ACTIONS_A_TURN) return [because('EMER-3.2', 'why.no-action-left')];
  if (heading === 'free' && s.seats[seat]!.freed.includes(card)) return [because('EMER-3.20', 'why.free-used', about)];
  const usable = playable(s, seat, heading).some((each) => cardOf(s, each) === cardOf(s, card)); // equal cards are one choice
  return usable ? [] : [because('EMER-4.16', 'why.no-effect', about)];
}

/** The most pieces that another player has in a city. */
const mostOfOthers = (s: Emerald, city: City, seat: Seat): number =>
  Math.max(...s.cities[city].agents.map((agents, at) => (at === seat ? 0 : agents + s.cities[city].cubes[at]!)));

/** Why a player has no majority in a city (EMER-6.3, EMER-6.5). */
export function noMajority(s: Emerald, city: City, seat: Seat, rule: RuleId): Reason[] {
  if (hasMajority(s, city, seat)) return [];
  const own = s.cities[city].agents[seat]! + s.cities[city].cubes[seat]!;
  const others = mostOfOthers(s, city, seat);
  const tie = own > 0 && own === others;
  return [because(tie ? 'EMER-6.5' : rule, tie ? 'why.tie' : 'why.no-majority', { city: { city }, own, others })];
}

/** What keeps a player from claiming in a city (EMER-6.3 to EMER-6.8), whatever is in hand. */
export function whyNotClaim(s: Emerald, seat: Seat, city: City): Reason[] {
  if (topOf(s, city) === undefined) return [because('EMER-6.8', 'why.stack-empty', { city: { city } })];
  const cube = s.cities[city].cubes[seat]! > 0 ? [] : [because('EMER-6.4', 'why.no-cube-there', { city: { city } })];
  return [...cube, ...noMajority(s, city, seat, 'EMER-6.3')];
}

/** What keeps a player from killing anybody in a city (EMER-10.2 to EMER-10.4). */
function whyNotKillIn(s: Emerald, seat: Seat, city: City): Reason[] {
  const agent =
    s.cities[city].agents[seat]! > 0 ? [] : [because('EMER-10.3', 'why.no-agent-there', { city: { city } })];
  return [...agent, ...noMajority(s, city, seat, 'EMER-10.4')];
}

/** What keeps a player from killing the royal of a city, or an agent there. */
export function whyNotKill(s: Emerald, seat: Seat, city: City, target: Target): Reason[] {
  const here = whyNotKillIn(s, seat, city);
  if (here.length > 0) return here;
  const killers = handWith(s, seat, 'assassinate');
  if (killers.length === 0) return [noCard('assassinate')];
  const needed = bombsNeeded(s, city, target);
  if (killers.some((card) => canReach(s, seat, city, needed, card))) return [];
  const agents = s.cities[city].agents[seat]!;
  return [because('EMER-10.11', 'why.too-few-bombs', { city: { city }, needed, agents })];
}

/** What keeps a player from killing anybody in a city, and whether there is anybody. */
export function whyNobodyKilled(s: Emerald, seat: Seat, city: City): Reason[] {
  const others = s.cities[city].agents.flatMap((agents, owner) => (owner !== seat && agents > 0 ? [owner] : []));
  const victims: Target[] = royalOf(s, city) === undefined ? others : ['royal', ...others];
  if (victims.length === 0) return [because('EMER-10.2', 'why.nobody-to-kill', { city: { city } })];
  const reasons = victims.map((victim) => whyNotKill(s, seat, city, victim));
  return reasons.some((each) => each.length === 0) ? [] : reasons[0]!;
}
