import type { Seat } from '@tabula/kernel/json.js';
import type { CardId, Cults } from '../board.js';
import type { District } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';
import { isLocked } from '../rules/cards.js';
import { ritualValue, sanityOf } from '../rules/districts.js';
import { isNpc } from '../rules/order.js';
import { spare } from './worth.js';

/** How strong the sides of a confrontation are, as far as a guess goes. */

/** What the dice of the NPC show on average (CULT-19.48), and how many cards it reveals (CULT-19.46). */
const NPC_DICE = 3.5;
const NPC_CARDS = 3;
/** The part of what a rival could commit that a rival commits. */
const USUAL = 0.95;

/** The attack that a side is likely to have in a district besides its rituals; what is committed counts fully. */
export function brings(s: Cults, seat: Seat): number {
  if (isNpc(s, seat)) {
    const { deck, aside, thugs } = s.npc!;
    return NPC_DICE + (NPC_CARDS * attackOn(deck)) / Math.max(NPC_CARDS, deck.length) + attackOn(aside) + thugs;
  }
  const player = s.seats[seat]!;
  if (s.fight?.revealed.includes(seat) === true) return player.brawlers + attackOn(player.revealed);
  if (s.fight?.committed.includes(seat) === true) return player.gang + attackOn(player.committed);
  return USUAL * mostAttack(s, seat);
}

function attackOn(cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += fightWorth(card);
  return sum;
}

/** What a card adds to a total, its ability counted in. */
function fightWorth(card: CardId): number {
  const { attack, ability } = cardOf(card);
  if (ability?.when !== 'confrontation') return attack;
  if (ability.does === 'add-thugs') return ability.destroy === true ? ability.count : attack + ability.count;
  if (ability.does === 'weaken') return ability.amount;
  return ability.does === 'add-card' ? attack + 0.7 : attack;
}

/** Everything a player could commit. */
export function mostAttack(s: Cults, seat: Seat): number {
  const player = s.seats[seat]!;
  let sum = player.thug;
  for (const card of player.hand) if (!isLocked(player, card)) sum += fightWorth(card);
  return sum;
}

/** How likely a side with this lead wins. */
export const chance = (lead: number): number => 1 / (1 + Math.exp(-lead / 1.55));

/** The strongest of the others in this confrontation. */
function rivalTotal(s: Cults, seat: Seat, at: District): number {
  let most = 0;
  for (const side of s.fight!.sides)
    if (side !== seat) most = Math.max(most, ritualValue(s, at, side) + brings(s, side) - s.seats[side]!.weakened);
  return most;
}

/** By how much a player wants to be ahead of what a rival probably has. */
const MARGIN = 6;

/** How much attack a player should bring: enough to win with some certainty, and nothing where it is hopeless. */
function wanted(s: Cults, seat: Seat): number {
  const at = s.fight!.district;
  const need = rivalTotal(s, seat, at) + MARGIN - ritualValue(s, at, seat);
  const most = mostAttack(s, seat) + attackOn(s.seats[seat]!.committed);
  return most < need - MARGIN - 1 ? 0 : Math.max(0, Math.min(need, most));
}

/** The hand cards that a sensible player commits: those with attack that are least needed otherwise, as many as it takes. */
export function commitment(s: Cults, seat: Seat): CardId[] {
  const player = s.seats[seat]!;
  const at = s.fight!.district;
  const target = wanted(s, seat);
  if (target <= 0) return [];
  // Who is going to terrorise afterwards keeps what is needed for it.
  const executing = s.turn?.seat === seat;
  let fear = executing ? sanityOf(s, at) + 1 - ritualValue(s, at, seat) - player.freak : 0;
  const fighters = player.hand
    .filter((card) => !isLocked(player, card) && fightWorth(card) > 0)
    .sort((a, b) => price(a) / fightWorth(a) - price(b) / fightWorth(b));
  const chosen: CardId[] = [];
  let sum = 0;
  for (const card of fighters) {
    if (sum >= target) break;
    const { terror } = cardOf(card);
    if (fear > 0 && terror > 0) {
      fear -= terror;
      continue;
    }
    chosen.push(card);
    sum += fightWorth(card);
  }
  return chosen;
}

const price = (card: CardId): number => spare(card, 0, 'power') - 0.05 * cardOf(card).attack;

/** How many thugs a sensible player takes into the closed hand, after the cards. */
export const thugsWanted = (s: Cults, seat: Seat): number =>
  Math.max(0, Math.min(s.seats[seat]!.thug, Math.ceil(wanted(s, seat) - attackOn(s.seats[seat]!.committed))));

/** The lead of a side that has revealed over the strongest other, as far as it can be guessed. */
export function leadOf(s: Cults, seat: Seat): number {
  const at = s.fight!.district;
  const { brawlers, revealed, weakened } = s.seats[seat]!;
  let own = ritualValue(s, at, seat) + brawlers - weakened;
  for (const card of revealed) own += cardOf(card).attack;
  return own - rivalTotal(s, seat, at);
}
