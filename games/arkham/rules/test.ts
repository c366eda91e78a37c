import { roll, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { AbilityId } from '@tabula/kernel/listeners.js';
import { ask, askSome, done, goto } from '@tabula/kernel/rule.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import type { Arkham, TestInPlay } from '../board.js';
import type { CardId } from '../cards.js';
import { SKILLS, type Skill } from '../language/values.js';
import { expire, moments } from '../moments.js';
import { much } from '../verbs/verb.js';
import type { Moments } from '../words.js';
import type { Testing } from './calls.js';
import { open, rule } from './kit.js';
import { assetOf, focusTokens, inPlay, skillOf, standingOf } from './look.js';
import { dicers, freeDice, useDicer } from './pool.js';

/** ARK-471: tests. */

const SUCCESS = 5; // ARK-471.5a

/** ARK-R.126: from which face on dice are successes: the narrowest wins. */
export function successFrom(s: Arkham, seat: Seat): number {
  let from = SUCCESS;
  for (const rule of standingOf(s, seat)) {
    if (rule.is !== 'success-faces') continue;
    if (rule.from === 6) return 6;
    from = rule.from;
  }
  return from;
}

/** Whether an asset in use counts sixes twice (ARK-R.126). */
const doubles = (s: Arkham, seat: Seat): boolean =>
  s.inHand.some(
    ({ seat: user, card }) =>
      user === seat && (assetOf(s, card).standing ?? []).some((rule) => rule.is === 'double-sixes'),
  );

/** ARK-471.5a: dice that show a success, and what was added. */
export function successesOf(s: Arkham, { seat, faces, added }: Pick<TestInPlay, 'seat' | 'faces' | 'added'>): number {
  const from = successFrom(s, seat);
  const six = doubles(s, seat) ? 2 : 1;
  return faces.reduce((sum, face) => (face < from ? sum : sum + (face === 6 ? six : 1)), added);
}

/** Dice as they lie after a roll: the low ones first. */
function inOrder(faces: readonly number[]): number[] {
  const found: number[] = [];
  for (let face = 1; face <= 6; face++) for (const one of faces) if (one === face) found.push(one);
  return found;
}

/** A token that is spent for a die with this face, an ability of a card, or no more. */
export type Change = readonly ['focus', Skill, number] | readonly ['clue', number] | AbilityId | Stop;

/** What a roll tells those who may change it. */
const rolledIn = ({ seat, skill, occasion, cast }: TestInPlay): Moments['rolled'] => ({ seat, skill, occasion, cast });

/** The face that a token was spent on. */
const faceOf = (change: Change): number =>
  typeof change === 'string' ? 0 : change[0] === 'clue' ? change[1] : change[2];

/** How many dice one focus token rerolls: one, or as many as a card lets it (ARK-R.164). */
function rerolledByFocus(s: Arkham, seat: Seat): number {
  let most = 1;
  for (const rule of standingOf(s, seat)) {
    if (rule.is !== 'focus-reroll') continue;
    const dice = typeof rule.dice === 'string' ? 99 : much(s, rule.dice.upTo, { of: '', seat, bound: {} });
    most = Math.max(most, dice);
  }
  return most;
}

/** DP-18. */
export function changes(s: Arkham, test: TestInPlay): Change[] {
  const { focus, clues } = s.seats[test.seat]!;
  const found: Change[] = [];
  if (clues > 0 || focusTokens(s, test.seat) > 0) {
    const faces = [...new Set(test.faces)];
    SKILLS.forEach((skill, at) => {
      if (focus[at]! > 0) for (const face of faces) found.push(['focus', skill, face]);
    });
    if (clues > 0) for (const face of faces) found.push(['clue', face]);
  }
  found.push(...moments.offers(s, test.seat, { window: 'rolled', carries: rolledIn(test) }));
  return found;
}

export const innermost = (s: Arkham): TestInPlay => s.tests[s.tests.length - 1]!;

export const test = rule<
  Testing,
  { use: CardId | Stop; taken: CardId[]; change: Change; dice: number[]; carried: Moments['pool']; successes: number },
  number
>('test')({
  'ARK-471.2a': ({ s, v }) => {
    if (!inPlay(s, v.seat)) return done(0); // ARK-R.69
    const { seat, skill, occasion, monster } = v;
    v.taken = [];
    const pool = skillOf(s, seat, skill) + v.modifier; // ARK-471.2b
    s.tests.push({
      seat,
      skill,
      occasion,
      monster,
      pool,
      faces: [],
      added: 0,
      cast: v.cast === true || occasion === 'cast' || s.casting.length > 0,
    });
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
    innermost(s).pool += useDicer(s, innermost(s), v.use, v.taken);
    v.taken.push(v.use);
    tell(c, 'event.uses', { seat: { seat: v.seat }, card: { card: v.use } });
    return goto('ARK-471.2c');
  },
  'ARK-471.3a': (c) => {
    const now = innermost(c.s);
    const dice = Math.max(1, now.pool); // ARK-471.3b
    for (let die = 0; die < dice; die++) now.faces.push(roll(c, 6));
    now.faces = inOrder(now.faces);
    const { seat, skill, faces } = now;
    if (c.sink !== null) tell(c, 'event.rolled', { seat: { seat }, skill: { skill }, faces: faces.join(' ') });
  },
  'ARK-471.4a': ({ s, v }) => {
    const found = changes(s, innermost(s));
    return found.length === 0 ? goto('ARK-R.84') : ask<'change', Change>(v.seat, 'change', [...found, STOP]);
  },
  // ARK-471.4e: in any order, as often as one likes (ARK-R.79).
  'ARK-471.4b': (c) => {
    const { s, v } = c;
    if (v.change === STOP) return goto('ARK-R.84');
    if (typeof v.change === 'string') return goto('ARK-R.84 use');
    const one = s.seats[v.seat]!;
    if (v.change[0] === 'clue') one.clues--;
    else one.focus[SKILLS.indexOf(v.change[1])]!--;
    v.dice = [];
  },
  // ARK-487.7: a card may let one focus token reroll several dice; they are chosen before any is rolled (ARK-R.79).
  'ARK-487.7': ({ s, v }) => {
    const now = innermost(s);
    const more = v.change[0] === 'focus' ? Math.min(now.faces.length, rerolledByFocus(s, v.seat)) - 1 : 0;
    const others = [...now.faces.keys()].filter((die) => die !== now.faces.indexOf(faceOf(v.change)));
    return more <= 0 ? goto('ARK-471.4c') : askSome(v.seat, 'dice', others, 0, more);
  },
  'ARK-471.4c': (c) => {
    const { s, v } = c;
    const now = innermost(s);
    for (const die of [now.faces.indexOf(faceOf(v.change)), ...v.dice]) now.faces[die] = roll(c, 6);
    now.faces = inOrder(now.faces);
    if (c.sink !== null)
      tell(c, 'event.rerolled', { seat: { seat: v.seat }, with: v.change[0]!, faces: now.faces.join(' ') });
    if (v.change[0] === 'focus') return open('spent-focus', { seat: v.seat });
  },
  'ARK-471.4e': goto('ARK-471.4a'),
  'ARK-R.84 use': ({ s, v }) =>
    typeof v.change === 'string' && v.change !== STOP
      ? moments.use(v.change, { window: 'rolled', carries: rolledIn(innermost(s)) })
      : undefined,
  'ARK-R.84 again': goto('ARK-471.4a'),
  'ARK-R.84': ({ s }) => open('others-rolled', rolledIn(innermost(s))),
  'ARK-471.5a': (c) => {
    const { s, v } = c;
    const { seat, skill, occasion, monster } = innermost(s);
    v.successes = successesOf(s, innermost(s)); // ARK-R.81, ARK-R.82
    s.tests.pop();
    expire(s, 'roll');
    tell(c, 'event.tested', { seat: { seat }, successes: v.successes });
    return open('tested', { seat, skill, occasion, passed: v.successes > 0, monster }); // ARK-471.5b
  },
  'ARK-471.5c': ({ v }) => done(v.successes),
});
