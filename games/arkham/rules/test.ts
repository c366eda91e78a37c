import { roll, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { AbilityId } from '@tabula/kernel/listeners.js';
import { ask, done, goto } from '@tabula/kernel/rule.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { type Arkham, HANDS, type TestInPlay } from '../board.js';
import type { CardId } from '../cards.js';
import { SKILLS, type Skill } from '../language/values.js';
import { moments } from '../moments.js';
import type { Moments, Standing } from '../words.js';
import type { Testing } from './calls.js';
import { open, rule } from './kit.js';
import { assetOf, inPlay, sheetOf, skillOf, standingOf } from './look.js';

/** ARK-471: tests. */

const SUCCESS = 5; // ARK-471.5a

type Bonus = Extract<Standing, { is: 'bonus' }>;
const isBonus = (rule: Standing): rule is Bonus => rule.is === 'bonus';

/** Whether a bonus is for this test (ARK-R.162: one that names a skill is for that skill only). */
const applies = ({ skill, occasion }: Pick<TestInPlay, 'skill' | 'occasion'>, bonus: Bonus): boolean =>
  (bonus.skill ?? skill) === skill && (bonus.during ?? occasion) === occasion;

const bonusOf = (test: Pick<TestInPlay, 'skill' | 'occasion'>, rules: readonly Standing[]): number =>
  rules.reduce((dice, rule) => (isBonus(rule) && applies(test, rule) ? dice + rule.dice : dice), 0);

/** ARK-R.80: the hands that a seat has used in this action. */
const handsUsed = (s: Arkham, seat: Seat): number =>
  s.inHand.reduce((sum, used) => (used.seat === seat ? sum + (assetOf(s, used.card).hands ?? 0) : sum), 0);

/** Whether an asset may be used now: ARK-407.4, ARK-471.2c, ARK-R.80. */
export function usable(s: Arkham, seat: Seat, card: CardId): boolean {
  if (s.locked.includes(card)) return false;
  if (s.inHand.some((used) => used.seat === seat && used.card === card)) return true;
  return handsUsed(s, seat) + (assetOf(s, card).hands ?? 0) <= HANDS;
}

/** An asset is used: by whom, in this action and in this turn. */
export function takeUp(s: Arkham, seat: Seat, card: CardId): void {
  if (!s.inHand.some((used) => used.seat === seat && used.card === card)) s.inHand.push({ seat, card });
  if (s.active === seat && !s.handled.includes(card)) s.handled.push(card);
}

/** DP-17: the assets that take hands and would add dice to the test, and are not in use for it. */
function dicers(s: Arkham, test: TestInPlay, taken: readonly CardId[]): CardId[] {
  return s.seats[test.seat]!.assets.flatMap(({ card }) => {
    const { hands = 0, standing = [] } = assetOf(s, card);
    if (hands === 0 || taken.includes(card) || bonusOf(test, standing) <= 0) return [];
    return usable(s, test.seat, card) ? [card] : [];
  });
}

/** What needs no hand counts by itself. */
function freeDice(s: Arkham, test: TestInPlay): number {
  const own = bonusOf(test, sheetOf(s, test.seat).standing ?? []);
  return s.seats[test.seat]!.assets.reduce((sum, { card }) => {
    const { hands = 0, standing = [] } = assetOf(s, card);
    return hands > 0 || s.locked.includes(card) ? sum : sum + bonusOf(test, standing);
  }, own);
}

/** ARK-R.126: from which face on dice are successes: the narrowest wins. */
export function successFrom(s: Arkham, seat: Seat): number {
  let from = SUCCESS;
  for (const rule of standingOf(s, seat)) {
    if (rule.is !== 'success-from') continue;
    if (rule.face === 6) return 6;
    from = rule.face;
  }
  return from;
}

/** ARK-471.5a: dice that show a success, and what was added. */
export const successesOf = (
  s: Arkham,
  { seat, faces, added }: Pick<TestInPlay, 'seat' | 'faces' | 'added'>,
): number => {
  const from = successFrom(s, seat);
  return faces.reduce((sum, face) => (face >= from ? sum + 1 : sum), added);
};

/** A token that is spent for a die with this face, an ability of a card, or no more. */
export type Change = readonly ['focus', Skill, number] | readonly ['clue', number] | AbilityId | Stop;

/** DP-18. */
export function changes(s: Arkham, test: TestInPlay): Change[] {
  const { focus, clues } = s.seats[test.seat]!;
  const faces = [...new Set(test.faces)];
  const found: Change[] = [];
  SKILLS.forEach((skill, at) => {
    if (focus[at]! > 0) for (const face of faces) found.push(['focus', skill, face]);
  });
  if (clues > 0) for (const face of faces) found.push(['clue', face]);
  found.push(...moments.offers(s, test.seat, { window: 'rolled', carries: { seat: test.seat } }));
  return found;
}

export const innermost = (s: Arkham): TestInPlay => s.tests[s.tests.length - 1]!;

export const test = rule<
  Testing,
  { use: CardId | Stop; taken: CardId[]; change: Change; carried: Moments['pool']; successes: number },
  number
>('test')({
  'ARK-471.2a': ({ s, v }) => {
    if (!inPlay(s, v.seat)) return done(0); // ARK-R.69
    const { seat, skill, occasion, monster } = v;
    v.taken = [];
    const pool = skillOf(s, seat, skill) + v.modifier; // ARK-471.2b
    s.tests.push({ seat, skill, occasion, monster, pool, faces: [], added: 0 });
    innermost(s).pool += freeDice(s, innermost(s));
    return open('pool', { seat });
  },
  'ARK-471.2c': ({ s, v }) => {
    const cards = dicers(s, innermost(s), v.taken);
    return cards.length === 0 ? goto('ARK-471.3a') : ask<'use', CardId | Stop>(v.seat, 'use', [...cards, STOP]);
  },
  'ARK-471.2d': (c) => {
    const { s, v } = c;
    if (v.use === STOP) return goto('ARK-471.3a');
    v.taken.push(v.use);
    takeUp(s, v.seat, v.use);
    innermost(s).pool += bonusOf(innermost(s), assetOf(s, v.use).standing ?? []);
    tell(c, 'event.uses', { seat: { seat: v.seat }, card: { card: v.use } });
    return goto('ARK-471.2c');
  },
  'ARK-471.3a': (c) => {
    const now = innermost(c.s);
    const dice = Math.max(1, now.pool); // ARK-471.3b
    now.faces = Array.from({ length: dice }, () => roll(c, 6)).sort();
    const { seat, skill, faces } = now;
    tell(c, 'event.rolled', { seat: { seat }, skill: { skill }, faces: faces.join(' ') });
  },
  'ARK-471.4a': ({ s, v }) => {
    const found = changes(s, innermost(s));
    return found.length === 0 ? goto('ARK-R.84') : ask<'change', Change>(v.seat, 'change', [...found, STOP]);
  },
  // ARK-471.4e: in any order, as often as one likes (ARK-R.79).
  'ARK-471.4b': (c) => {
    const { s, v } = c;
    if (v.change === STOP) return goto('ARK-R.84');
    if (typeof v.change === 'string') return moments.use(v.change, { window: 'rolled', carries: { seat: v.seat } });
    const one = s.seats[v.seat]!;
    if (v.change[0] === 'clue') one.clues--;
    else one.focus[SKILLS.indexOf(v.change[1])]!--;
    const face = v.change[0] === 'clue' ? v.change[1] : v.change[2];
    const now = innermost(s);
    now.faces[now.faces.indexOf(face)] = roll(c, 6);
    now.faces.sort();
    tell(c, 'event.rerolled', { seat: { seat: v.seat }, with: v.change[0], faces: now.faces.join(' ') });
    if (v.change[0] === 'focus') return open('spent-focus', { seat: v.seat });
  },
  'ARK-471.4e': () => goto('ARK-471.4a'),
  'ARK-R.84': ({ v }) => open('others-rolled', { seat: v.seat }),
  'ARK-471.5a': (c) => {
    const { s, v } = c;
    const { seat, skill, occasion, monster } = innermost(s);
    v.successes = successesOf(s, innermost(s)); // ARK-R.81, ARK-R.82
    s.tests.pop();
    tell(c, 'event.tested', { seat: { seat }, successes: v.successes });
    return open('tested', { seat, skill, occasion, passed: v.successes > 0, monster }); // ARK-471.5b
  },
  'ARK-471.5c': ({ v }) => done(v.successes),
});
