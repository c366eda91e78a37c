import type { Seat } from '@tabula/kernel/json.js';
import { type Arkham, HANDS, type TestInPlay } from '../board.js';
import type { CardId } from '../cards.js';
import { SKILLS } from '../language/values.js';
import { much } from '../verbs/verb.js';
import type { Standing } from '../words.js';
import { assetOf, engagedWith, focusLimit, focusTokens, monsterCard, seatsInPlay, sheetOf } from './look.js';

/** ARK-471.2: what cards make of a pool, and the hands that it takes. */

type Bonus = Extract<Standing, { is: 'bonus' }>;
const NONE: readonly Standing[] = [];

/** ARK-R.80: the hands that a seat has used in this action. */
export const handsUsed = (s: Arkham, seat: Seat): number =>
  s.inHand.reduce((sum, used) => (used.seat === seat ? sum + (assetOf(s, used.card).hands ?? 0) : sum), 0);

const isInHand = (s: Arkham, seat: Seat, card: CardId): boolean =>
  s.inHand.some((used) => used.seat === seat && used.card === card);

/** Whether an asset may be used now: ARK-407.4, ARK-471.2c, ARK-R.80. */
export const usable = (s: Arkham, seat: Seat, card: CardId): boolean =>
  !s.locked.includes(card) && (isInHand(s, seat, card) || handsUsed(s, seat) + (assetOf(s, card).hands ?? 0) <= HANDS);

/** An asset is used: by whom, in this action and in this turn. */
export function takeUp(s: Arkham, seat: Seat, card: CardId): void {
  if (!isInHand(s, seat, card)) s.inHand.push({ seat, card });
  if (s.active === seat && !s.handled.includes(card)) s.handled.push(card);
}

/** Whether a bonus of its owner is for this test (ARK-R.162: one that names skills is for those only). */
function applies(s: Arkham, test: TestInPlay, owner: Seat, bonus: Bonus): boolean {
  const { seat, skill, occasion, cast } = test;
  if (bonus.whose === 'others-here' ? owner === seat || s.seats[owner]!.space !== s.seats[seat]!.space : owner !== seat)
    return false;
  if (bonus.skills !== undefined && !bonus.skills.includes(skill)) return false;
  if (bonus.focused === true && s.seats[owner]!.focus[SKILLS.indexOf(skill)] === 0) return false;
  if (bonus.during === 'encounter-phase' && s.phase !== 'encounter') return false;
  if (bonus.during === 'cast' && !cast) return false;
  if (bonus.during !== undefined && bonus.during !== 'encounter-phase' && bonus.during !== 'cast')
    if (bonus.during !== occasion) return false;
  if (bonus.while === 'at-focus-limit' && focusTokens(s, owner) < focusLimit(s, owner)) return false;
  return bonus.while !== 'paid-in-this-cast' || s.paidInCast; // ARK-R.177
}

const onceOf = (card: CardId): string => `bonus@${card}`;

/** The dice that a card of somebody would bring to a test. */
function diceOf(s: Arkham, test: TestInPlay, owner: Seat, card: CardId, rules: readonly Standing[]): number {
  let dice = 0;
  for (const rule of rules) {
    if (rule.is !== 'bonus' || !applies(s, test, owner, rule)) continue;
    const { hands = 0 } = rule.freeHand === undefined ? {} : assetOf(s, card);
    const others = handsUsed(s, owner) - (isInHand(s, owner, card) ? hands : 0);
    if (rule.freeHand !== undefined && others === 0)
      dice += rule.freeHand; // ARK-R.163
    else dice += much(s, rule.dice, { of: card, seat: owner, bound: {} });
  }
  return dice;
}

/** The dice that an asset of the tester would bring. */
export const diceWith = (s: Arkham, test: TestInPlay, card: CardId): number =>
  diceOf(s, test, test.seat, card, assetOf(s, card).standing ?? NONE);

/** Whether a card is used by choice: it takes hands, or can be used once a round. */
const isChosen = (hands: number, rules: readonly Standing[]): boolean =>
  hands > 0 || rules.some((rule) => rule.is === 'bonus' && rule.limit === 'once-a-round');

/** DP-17: the assets that would add dice to the test if they are used. */
export function dicers(s: Arkham, test: TestInPlay, taken: readonly CardId[]): CardId[] {
  const found: CardId[] = [];
  for (const { card } of s.seats[test.seat]!.assets) {
    const { hands = 0, standing = NONE } = assetOf(s, card);
    if (standing.length === 0 || !isChosen(hands, standing)) continue;
    if (taken.includes(card) || s.used.includes(onceOf(card))) continue;
    if (diceOf(s, test, test.seat, card, standing) > 0 && usable(s, test.seat, card)) found.push(card);
  }
  return found;
}

/** What the assets bring that are used by choice. */
const diceOfAll = (s: Arkham, test: TestInPlay, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + diceOf(s, test, test.seat, card, assetOf(s, card).standing ?? NONE), 0);

/** One more is used: what the pool gains by it. ARK-R.163: a card may be worth less once a hand holds another. */
export function useDicer(s: Arkham, test: TestInPlay, card: CardId, taken: readonly CardId[]): number {
  const { standing = NONE } = assetOf(s, card);
  const before = diceOfAll(s, test, taken);
  takeUp(s, test.seat, card);
  if (standing.some((rule) => rule.is === 'bonus' && rule.limit === 'once-a-round')) s.used.push(onceOf(card));
  return diceOfAll(s, test, [...taken, card]) - before;
}

/** What counts by itself: cards that need no choice, those of others in the space, and monsters (ARK-R.84). */
export function freeDice(s: Arkham, test: TestInPlay): number {
  let dice = 0;
  for (const owner of seatsInPlay(s)) {
    dice += diceOf(s, test, owner, '', sheetOf(s, owner).standing ?? NONE);
    for (const { card } of s.seats[owner]!.assets) {
      const { hands = 0, standing = NONE } = assetOf(s, card);
      if (standing.length === 0 || isChosen(hands, standing) || s.locked.includes(card)) continue;
      dice += diceOf(s, test, owner, card, standing);
    }
  }
  for (const { card } of engagedWith(s, test.seat))
    for (const rule of monsterCard(s, card).standing ?? NONE) if (rule.is === 'fewer-dice') dice -= rule.count;
  return dice;
}

/** A card, a sheet or a monster that changes a pool by itself, and by how many dice. */
export interface Source {
  readonly card: CardId;
  readonly dice: number;
}

/** What `freeDice` is made of. */
export function sourcesOf(s: Arkham, test: TestInPlay): Source[] {
  const found: Source[] = [];
  for (const owner of seatsInPlay(s)) {
    const { sheet, assets } = s.seats[owner]!;
    found.push({ card: sheet!, dice: diceOf(s, test, owner, '', sheetOf(s, owner).standing ?? NONE) });
    for (const { card } of assets) {
      const { hands = 0, standing = NONE } = assetOf(s, card);
      if (!isChosen(hands, standing) && !s.locked.includes(card))
        found.push({ card, dice: diceOf(s, test, owner, card, standing) });
    }
  }
  for (const { card } of engagedWith(s, test.seat))
    for (const rule of monsterCard(s, card).standing ?? NONE)
      if (rule.is === 'fewer-dice') found.push({ card, dice: -rule.count });
  return found.filter(({ dice }) => dice !== 0);
}
