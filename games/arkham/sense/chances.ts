import type { Seat } from '@tabula/kernel/json.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import type { Arkham, TestInPlay } from '../board.js';
import { HANDS } from '../board.js';
import type { CardId } from '../cards.js';
import type { Skill } from '../language/values.js';
import { assetOf, sheetOf, skillOf } from '../rules/look.js';
import { dicers, diceWith, freeDice } from '../rules/pool.js';
import { skillBy, waysOf } from '../rules/spell.js';
import { successFrom } from '../rules/test.js';
import type { Occasion } from '../words.js';

/** What a companion expects of a test: counted from what lies open, as a player at the table would. */

/** The dice that somebody would roll, with what the hands can hold. */
export function diceFor(
  s: Arkham,
  seat: Seat,
  skill: Skill,
  occasion: Occasion,
  modifier = 0,
  cast = occasion === 'cast',
): number {
  const test: TestInPlay = {
    seat,
    skill,
    occasion,
    monster: '',
    pool: 0,
    faces: [],
    added: 0,
    cast,
  };
  let dice = skillOf(s, seat, skill) + modifier + freeDice(s, test);
  let hands = HANDS;
  const brought = dicers(s, test, [])
    .map((card) => ({ dice: diceWith(s, test, card), hands: assetOf(s, card).hands ?? 0 }))
    .sort((a, b) => b.dice - a.dice);
  for (const one of brought)
    if (one.hands <= hands) {
      hands -= one.hands;
      dice += one.dice;
    }
  return Math.max(1, dice);
}

/** What a horror counts that a spell costs, in dice. */
const HORROR = 0.6;

/** What it is good for to attack or to evade by a spell, or by nothing but the skill of it: dice, less what it costs. */
export function diceBy(
  s: Arkham,
  seat: Seat,
  way: CardId | Stop,
  kind: 'attack' | 'evade',
  modifier: number,
): { readonly dice: number; readonly gain: number } {
  const usual = kind === 'attack' ? 'strength' : 'observation';
  if (way === STOP) {
    const dice = diceFor(s, seat, usual, kind, modifier);
    return { dice, gain: dice };
  }
  const dice = diceFor(s, seat, skillBy(s, way, kind) ?? usual, kind, modifier, true);
  const { horror = 0 } = assetOf(s, way);
  const deadly = s.seats[seat]!.horror + horror >= sheetOf(s, seat).sanity;
  return { dice, gain: deadly ? -9 : dice - HORROR * horror };
}

/** The dice of an attack or an evasion, by the best of all ways. */
export function bestDice(s: Arkham, seat: Seat, kind: 'attack' | 'evade', modifier: number): number {
  let best = diceBy(s, seat, STOP, kind, modifier);
  for (const way of waysOf(s, seat, kind)) {
    const other = diceBy(s, seat, way, kind, modifier);
    if (other.gain > best.gain) best = other;
  }
  return best.dice;
}

/** The chance that a die of this investigator is a success. */
export const dieOf = (s: Arkham, seat: Seat): number => (7 - successFrom(s, seat)) / 6;

/** How likely at least one of so many dice is a success. */
export const passes = (dice: number, die: number): number => 1 - (1 - die) ** dice;

/** How many successes of so many dice count, if no more than that can be used. */
export function useful(dice: number, die: number, most: number): number {
  if (most <= 0) return 0;
  let chance = (1 - die) ** dice;
  let below = chance;
  let sum = 0;
  for (let n = 1; n <= dice && n < most; n++) {
    chance *= ((dice - n + 1) / n) * (die / (1 - die));
    below += chance;
    sum += n * chance;
  }
  return sum + most * Math.max(0, 1 - below) * (dice >= most ? 1 : 0);
}

/** How likely at least so many of the dice are successes. */
export function atLeast(dice: number, die: number, least: number): number {
  let chance = (1 - die) ** dice;
  let below = 0;
  for (let n = 0; n < least; n++) {
    below += chance;
    chance *= ((dice - n) / (n + 1)) * (die / (1 - die));
  }
  return Math.max(0, 1 - below);
}
