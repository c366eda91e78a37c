import { message } from '@tabula/kernel/game.js';
import type { Sum, SumLine, SumOf } from '@tabula/kit/sums.js';
import type { Arkham, ArkhamView } from './board.js';
import { SKILLS, type Skill } from './language/values.js';
import { expected, ofPool, passing } from './odds.js';
import { openBoard } from './open-board.js';
import type { RuleId } from './rule-ids.js';
import { inPlay, sheetOf } from './rules/look.js';
import { sourcesOf } from './rules/pool.js';
import { type Trial, trialOf } from './trials.js';
import { OCCASIONS, type Occasion } from './words.js';

/** What the numbers of the table are made of: the dice of tests, counted by the rules on what a view shows. */

const line = (amount: number, rule: RuleId, key: string, params: SumLine['params'], ref?: SumLine['ref']): SumLine => ({
  ...message(key, params),
  amount,
  rule,
  ...(ref === undefined ? {} : { ref }),
});

/** ARK-471.2: skill, focus, modifier, cards; what is left is what has been used for it. */
export function poolLines(s: Arkham, { test, modifier }: Trial): SumLine[] {
  const { seat, skill, pool } = test;
  const focus = s.seats[seat]!.focus[SKILLS.indexOf(skill)]!;
  const lines = [
    line(sheetOf(s, seat).skills[skill], 'ARK-471.2a', 'sum.skill', { skill: { skill } }, { skill }),
    line(focus, 'ARK-487.6', 'sum.focus', {}),
    line(modifier, 'ARK-471.2b', 'sum.modifier', {}),
    ...sourcesOf(s, test).map(({ card, dice }) => line(dice, 'ARK-471.2d', 'sum.card', { card: { card } }, { card })),
  ];
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return [...lines, line(pool - sum, 'ARK-471.2d', 'sum.used', {})].filter(({ amount }) => amount !== 0);
}

function poolSum(s: Arkham, trial: Trial): Sum {
  const { test } = trial;
  const chances = ofPool(s, test);
  return {
    title: message('sum.pool', { seat: { seat: test.seat }, skill: { skill: test.skill } }),
    lines: poolLines(s, trial),
    total: test.pool,
    notes: [
      {
        ...message('odds.pass', {
          dice: Math.max(1, test.pool),
          percent: percent(passing(chances)),
          expected: rounded(expected(chances)),
        }),
        rule: 'ARK-471.5b',
      },
    ],
    rules: ['ARK-471.2'],
  };
}

export const percent = (chance: number): number => Math.round(chance * 100);
export const rounded = (n: number): number => Math.round(n * 10) / 10;

const isSkill = (x: string | undefined): x is Skill => SKILLS.includes(x as Skill);
const isOccasion = (x: string | undefined): x is Occasion => OCCASIONS.includes(x as Occasion);

/** `pool`: the test that is being made; `pool/<seat>/<skill>/<occasion>`: one that would begin now, without a modifier. */
export const sumOf: SumOf = (view, number) => {
  const s = openBoard(view as ArkhamView);
  const [what, seat, skill, occasion, ...more] = number.split('/');
  if (what !== 'pool' || more.length > 0) return null;
  const test = s.tests[s.tests.length - 1];
  if (seat === undefined) return test === undefined ? null : poolSum(s, { test, modifier: 0 });
  const of = Number(seat);
  if (!/^\d$/.test(seat) || s.seats[of] === undefined || !inPlay(s, of)) return null;
  return isSkill(skill) && isOccasion(occasion) ? poolSum(s, trialOf(s, of, skill, occasion)) : null;
};
