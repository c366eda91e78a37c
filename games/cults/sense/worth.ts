import type { Seat } from '@tabula/kernel/json.js';
import type { CardId, Cults } from '../board.js';
import { type CultCard, DISTRICTS, type District, type Level, TOKENS, type Token } from '../content/behaviour.js';
import { cardOf, kindOf } from '../content/cards.js';
import { isLocked } from '../rules/cards.js';
import { sanityOf } from '../rules/districts.js';
import { optionsOf } from '../table-options.js';
import { abilityWorth } from '../verbs/abilities.js';
import { placeBonus } from './goal.js';

/** Rough values of things, in victory points. They need not be right, only cheap and rarely absurd. */

/** How much of the game is still to come after this round: 0 in the last round. */
export function later(s: Cults): number {
  const { rounds } = optionsOf(s);
  return (rounds - s.round) / rounds;
}

const worths = new Map<string, number>();

/** What a card is worth to a deck, in symbols of power; an average starting card is worth less than one and a half. */
export function worth(card: CardId): number {
  const kind = kindOf(card);
  let found = worths.get(kind);
  if (found === undefined) {
    found = worthOf(cardOf(kind));
    worths.set(kind, found);
  }
  return found;
}

function worthOf({ type, attack, power, terror, ability }: CultCard): number {
  if (type === 'disorganisation') return -1;
  return 1.15 * attack + 1.05 * power + 0.4 * terror + (ability === undefined ? 0 : abilityWorth(ability));
}

export const MEDIOCRE = 1.2;

/** The symbols that a player could use now, tokens counted in. */
export interface Means {
  attack: number;
  power: number;
  terror: number;
}

const means: Means = { attack: 0, power: 0, terror: 0 };

/** What a player holds. The answer is overwritten by the next call. */
export function meansOf(s: Cults, seat: Seat): Means {
  const player = s.seats[seat]!;
  means.attack = player.thug;
  means.power = player.adept;
  means.terror = player.freak;
  for (const card of player.hand) {
    if (isLocked(player, card)) continue;
    const { attack, power, terror } = cardOf(card);
    means.attack += attack;
    means.power += power;
    means.terror += terror;
  }
  return means;
}

/** A ritual on the board: it scores with a place of cult, frightens and fights, as long as there is time for it. */
export const ritualWorth = (time: number, level: number): number => 0.22 + time * (0.2 + 0.4 * level);

/** What it would mean to a player to have a ritual more, or less, in a district with so many own ones already. */
export function presence(s: Cults, at: District, seat: Seat, rituals: number): number {
  if (rituals > 0 || !s.districts[at].places.includes(seat)) return 0;
  return 0.9 - 0.55 * later(s) + (s.npc === null ? 0 : placeBonus(s));
}

export function ritualsAt(s: Cults, at: District, seat: Seat): number {
  let count = 0;
  for (const ritual of s.districts[at].rituals) if (ritual.owner === seat) count++;
  return count;
}

/** How much terror a player is short of in the district where it is nearest to success; 9 without a ritual. */
export function terrorGap(s: Cults, seat: Seat, terror: number): number {
  let least = 9;
  for (const id of DISTRICTS) {
    let value = 0;
    for (const { owner, level } of s.districts[id].rituals) if (owner === seat) value += level;
    if (value > 0) least = Math.min(least, sanityOf(s, id) + 1 - value - terror);
  }
  return least;
}

const values: Record<Token, number> = { thug: 0, adept: 0, freak: 0 };

/** What one more token of each kind is worth to a player now. The answer is overwritten by the next call. */
export function tokenValues(s: Cults, seat: Seat): Record<Token, number> {
  const { attack, power, terror } = meansOf(s, seat);
  const gap = terrorGap(s, seat, terror);
  const rivals = DISTRICTS.some((id) => s.districts[id].rituals.some(({ owner }) => owner !== seat));
  values.adept = power < 8 ? 0.15 : 0.085;
  values.thug = rivals ? (attack < 6 ? 0.33 : 0.17) : 0.05;
  values.freak = gap <= 0 ? 0.06 : gap <= 3 ? 0.09 : gap < 9 ? 0.1 : 0.05;
  return values;
}

/** What a number of tokens is worth, by their kinds. */
export function handfulWorth(held: Readonly<Record<Token, number>>, tokens: readonly (number | string)[]): number {
  let sum = 0;
  for (let i = 0; i < TOKENS.length; i++) sum += held[TOKENS[i]!] * (tokens[i] as number);
  return sum;
}

/** What a card in hand could still do besides what it is asked for: its price when it is spent. */
export function spare(card: CardId, time: number, use: 'power' | 'terror'): number {
  const { attack, power, terror } = cardOf(card);
  const other = use === 'power' ? 0.1 * terror : 0.06 * power;
  return 0.01 + 0.05 * attack + other + (use === 'power' ? 0.045 * power : 0.05 * terror) + 0.01 * time;
}

export const LEVELS: readonly Level[] = [3, 2, 1];
