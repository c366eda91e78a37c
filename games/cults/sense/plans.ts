import type { Seat } from '@tabula/kernel/json.js';
import { type CardId, type Cults, NPC } from '../board.js';
import { DISTRICTS, type District, type Level, type Plan } from '../content/behaviour.js';
import { cardOf, isDisorganisation } from '../content/cards.js';
import { offered } from '../rules/cards.js';
import { freeSpaces, hasPlace, ritualsElsewhere, ritualValue, type Standing, sanityOf } from '../rules/districts.js';
import { cardCost } from '../rules/growth.js';
import { risenLevel } from '../rules/influence.js';
import { arriving, placeCost, ritualCost } from '../rules/preparation.js';
import { optionsOf } from '../table-options.js';
import { brings, chance, mostAttack } from './fight.js';
import { markerBonus, placeBonus, replacedBonus } from './goal.js';
import { LEVELS, later, MEDIOCRE, meansOf, presence, ritualsAt, ritualWorth, worth } from './worth.js';

/** What the plans would bring, in victory points. */

/** What one power spent now could have bought instead: little where nothing else is to be had, for hands are not kept. */
function powerPrice(s: Cults, seat: Seat): number {
  const [first, second, third] = s.seats[seat]!.rituals;
  if (first! + second! + third! === 0) return 0.015;
  let markers = 0;
  for (const id of DISTRICTS) for (const owner of s.districts[id].plans) if (owner === seat) markers++;
  return markers > 1 || s.phase === 'planning' ? 0.06 : 0.02;
}
/** What a domination marker is worth that takes the place of an opponent's: a point here, and most of one there. */
const REPLACED = 1.7;
/** What it is worth to have a district for oneself. */
const BLOCK = 0.5;

/** The gain of so many domination markers in a district. */
export function markersWorth(s: Cults, seat: Seat, at: District, count: number): number {
  const { domination } = s.districts[at];
  const own = s.seats[seat]!.domination;
  const free = Math.min(count, own, optionsOf(s).dominationSpaces - domination.length);
  let others = 0;
  for (const owner of domination) if (owner !== seat) others++;
  const replaced = Math.min(count - free, own - free, others);
  if (s.npc === null || seat === NPC) return free + REPLACED * replaced;
  return free + (REPLACED + replacedBonus(s)) * replaced + markerBonus(s, at) * (free + replaced);
}

/** What the others could set against a player in a district: those who are there, or those who could come. */
interface Rivals {
  readonly present: boolean;
  readonly strength: number;
  /** What their rituals in the district are worth. */
  readonly stake: number;
}

function rivalsAt(s: Cults, seat: Seat, at: District): Rivals {
  let present = false;
  let strength = -1;
  let stake = 0;
  const room = freeSpaces(s, at) > 0;
  for (let rival = 0; rival < s.seats.length; rival++) {
    if (rival === seat) continue;
    const value = ritualValue(s, at, rival);
    const coming = room ? strongestElsewhere(s, rival, at) : 0;
    if (value > 0) {
      present = true;
      stake += stakeOf(s, rival, at);
    }
    if (value + coming > 0) strength = Math.max(strength, value + coming + brings(s, rival));
  }
  return { present, strength, stake };
}

/** What a side would lose with all its rituals in a district. */
export function stakeOf(s: Cults, seat: Seat, at: District): number {
  const time = later(s);
  let stake = presence(s, at, seat, 0);
  for (const { owner, level } of s.districts[at].rituals) if (owner === seat) stake += ritualWorth(time, level);
  return stake;
}

function strongestElsewhere(s: Cults, seat: Seat, at: District): number {
  let most = 0;
  for (const id of DISTRICTS)
    if (id !== at)
      for (const { owner, level } of s.districts[id].rituals) if (owner === seat && level > most) most = level;
  return most;
}

/** The price of a successful terror: the lowest own ritual here, and with the last one its place scores no more. */
function ritualLoss(s: Cults, seat: Seat, at: District): number {
  let lowest = 9;
  let count = 0;
  for (const { owner, level } of s.districts[at].rituals)
    if (owner === seat) {
      count++;
      lowest = Math.min(lowest, level);
    }
  return 0.75 * ritualWorth(later(s), lowest) + presence(s, at, seat, count - 1);
}

export function dominationGain(s: Cults, seat: Seat, at: District): number {
  const value = ritualValue(s, at, seat);
  const { terror } = meansOf(s, seat);
  const frightens = value + terror > sanityOf(s, at) && markersWorth(s, seat, at, 1) > 0;
  const loss = frightens ? ritualLoss(s, seat, at) : 0;
  const one = frightens ? markersWorth(s, seat, at, 1) - loss : 0;
  const two = frightens ? markersWorth(s, seat, at, 2) - loss : 0;
  const { present, strength, stake } = rivalsAt(s, seat, at);
  if (strength < 0) return two;
  const wins = chance(value + mostAttack(s, seat) - strength);
  const risk = stakeOf(s, seat, at) + 0.2; // own rituals, and a disorganisation card
  const fight = wins * (one + stake) - (1 - wins) * risk - 0.1;
  if (present) return fight;
  const comes = s.npc !== null ? 1 : frightens ? 0.4 + 0.4 * (1 - wins) : 0.2 * (1 - wins); // CULT-19.40
  return comes * (wins * (one + 0.4) - (1 - wins) * risk) + (1 - comes) * two;
}

/** Whether an own marker stays in a district for a domination plan after this turn. */
const comesAgain = (s: Cults, seat: Seat, at: District): boolean => {
  const { plans } = s.districts[at];
  let markers = 0;
  for (const owner of plans) if (owner === seat) markers++;
  return markers > (s.turn === null ? 1 : 0) && s.seats[seat]!.used.domination < optionsOf(s).samePlanLimit;
};

/** What a ritual of this level more would bring in a district. */
export function ritualGain(s: Cults, seat: Seat, at: District, level: number): number {
  const value = ritualValue(s, at, seat);
  const { terror } = meansOf(s, seat);
  const sanity = sanityOf(s, at);
  let gain = ritualWorth(later(s), level) + presence(s, at, seat, ritualsAt(s, at, seat));
  const frightened = value > 0 && value + terror > sanity;
  if (!frightened && value + level + terror > sanity) gain += comesAgain(s, seat, at) ? 0.9 : 0.15 * later(s);
  // Nobody can come to a full district in response (CULT-11.8).
  if (freeSpaces(s, at) === 1 && value + level > 2 && value === wholeValue(s, at)) gain += BLOCK * later(s);
  return gain;
}

/** What all the rituals in a district are worth, whoever they belong to. */
function wholeValue(s: Cults, at: District): number {
  let value = 0;
  for (const { level } of s.districts[at].rituals) value += level;
  return value;
}

/** The best ritual that so much power pays for, with so many investigators there; 0 for none. */
export function bestRitual(s: Cults, seat: Seat, at: District, power: number, investigators: number): number {
  if (freeSpaces(s, at) <= 0) return 0;
  let best = 0;
  const price = powerPrice(s, seat);
  for (const level of LEVELS) {
    const cost = ritualCost(s, at, level, investigators);
    if (s.seats[seat]!.rituals[level - 1] === 0 || cost > power) continue;
    best = Math.max(best, ritualGain(s, seat, at, level) - price * cost);
  }
  return best;
}

export function preparationGain(s: Cults, seat: Seat, at: District): number {
  const investigators = arriving(s, at);
  const arrival = investigators > s.districts[at].investigators ? 0.1 : 0.04;
  const { power } = meansOf(s, seat);
  if (hasPlace(s, at, seat)) return bestRitual(s, seat, at, power, investigators) - arrival;
  const cost = placeCost(s, at, investigators);
  const ritual = bestRitual(s, seat, at, power - cost, investigators);
  return placeWorth(s, at, seat, ritual > 0) + ritual - 0.7 * powerPrice(s, seat) * cost - arrival;
}

/** A place of cult scores with a ritual, now or in time to come. */
export function placeWorth(s: Cults, at: District, seat: Seat, ritual: boolean): number {
  const held = ritual || ritualsAt(s, at, seat) > 0;
  return (held ? 0.87 : 0.83 * later(s)) + (s.npc === null ? 0 : placeBonus(s));
}

/** What moving this ritual to a district would bring. */
export function moveGain(s: Cults, seat: Seat, at: District, [from, level]: Standing): number {
  const risen = risenLevel(s, seat, level as Level);
  const time = later(s);
  const left = presence(s, from, seat, ritualsAt(s, from, seat) - 1);
  return ritualGain(s, seat, at, risen) - ritualWorth(time, level) - left;
}

/** What drawing a card is worth: symbols for what is still to be done in this round. */
export function drawWorth(s: Cults, seat: Seat): number {
  const { deck, discard } = s.seats[seat]!;
  return deck.length + discard.length === 0 ? 0 : 0.06;
}

/** What destroying a card is worth: a deck without it draws better ones. */
export const destroyWorth = (s: Cults, card: CardId): number => later(s) * 0.17 * (MEDIOCRE - worth(card));

/** What it is worth to destroy the worst card of the discard pile. */
function bestDestroy(s: Cults, seat: Seat): number {
  let best = 0;
  for (const card of s.seats[seat]!.discard) {
    const gain = isDisorganisation(card) ? 0.35 * later(s) : destroyWorth(s, card);
    if (gain > best) best = gain;
  }
  return best;
}

export function influenceGain(s: Cults, seat: Seat, at: District): number {
  let move = 0;
  if (freeSpaces(s, at) > 0)
    for (const ritual of ritualsElsewhere(s, at, seat)) move = Math.max(move, moveGain(s, seat, at, ritual));
  return move + Math.max(drawWorth(s, seat), bestDestroy(s, seat));
}

/** What a district card is worth in hand: in the fights of this round, and by what is still to come. */
export const cardGain = (s: Cults, seat: Seat, kind: string, cost: number): number =>
  later(s) * 0.3 * (worth(kind) - 0.4) + 0.05 * cardOf(kind).attack - powerPrice(s, seat) * cost;

export function growthGain(s: Cults, seat: Seat, at: District): number {
  const { power } = meansOf(s, seat);
  let left = power;
  let gain = 0;
  const kinds = offered(s, at).sort((a, b) => worth(b) - worth(a));
  for (const kind of kinds) {
    const cost = cardCost(s, at, kind);
    const bought = cardGain(s, seat, kind, cost);
    if (cost > left || bought <= 0) continue;
    gain += bought;
    left -= cost;
  }
  return gain + bestDestroy(s, seat);
}

/** Two tokens: what a fight or a payment of this round needs, and more where they can be kept for the next one. */
function bluffGain(s: Cults, seat: Seat): number {
  const { thug, adept, freak } = s.seats[seat]!;
  const room = optionsOf(s).tokenLimit - thug - adept - freak;
  return 0.12 + (later(s) > 0 ? 0.05 * Math.max(0, Math.min(2, room)) : 0);
}

const GAINS: { readonly [P in Plan]: (s: Cults, seat: Seat, at: District) => number } = {
  growth: growthGain,
  preparation: preparationGain,
  influence: influenceGain,
  domination: dominationGain,
};

/** What a plan in a district would bring a player now. */
export const planGain = (s: Cults, seat: Seat, at: District, plan: Plan | 'bluff'): number =>
  plan === 'bluff' ? bluffGain(s, seat) : GAINS[plan](s, seat, at);
