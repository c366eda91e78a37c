import { given } from '@tabula/words/frame/frame.js';
import { type Joined, or, type Phrase, phrase } from '@tabula/words/phrase.js';
import type { InstructionOf, Instructions } from '../../language/instructions.js';
import { sayCost } from './costs.js';
import { alone, type Sentence, saidOfOther, type Telling, within } from './sentences.js';

type Test = InstructionOf<'test'>;

const number = (n: number): Phrase => phrase('part.number', { n });

/** "−1", with the sign of a minus. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A result between two numbers; without `to`, at least so much: "0", "1 or 2", "3 to 5", "3 or more". */
function said({ from, to }: { readonly from: number; readonly to?: number }): Phrase | Joined {
  if (to === undefined) return phrase('part.or-more', { from });
  if (to === from) return number(from);
  return to === from + 1 ? or(number(from), number(to)) : phrase('part.range', { from, to });
}

function opening({ skill, modifier, or: price, evading, remnants }: Test): Phrase {
  const params = { skill: { skill }, modifier: modifier === undefined ? null : signed(modifier) };
  if (evading === true) return phrase('do.test-evading', { skill: { skill } });
  if (remnants === true) return phrase('do.test-remnants', params);
  return price === undefined
    ? phrase('do.test', params)
    : phrase('do.test-or-pay', { ...params, cost: sayCost(price) });
}

/** "Test Will. If you pass, …. If you fail, …." */
export function sayTest(test: Test, tell: Telling): Sentence[] {
  const branch = (outcome: Phrase, does: Instructions = []) => within(tell(does), (clause) => given(outcome, clause));
  return [
    alone(opening(test)),
    ...branch(phrase('do.pass'), test.pass),
    ...branch(phrase('do.fail'), test.fail),
    ...(test.graded ?? []).flatMap((grade) =>
      within(tell(grade.does), (clause) =>
        phrase('part.successes', { range: said(grade), last: grade.to ?? grade.from + 1, clause }),
      ),
    ),
    ...tell(test.result ?? []),
  ];
}

/** "Each investigator tests Will. Whoever fails suffers 2 horror." */
export function sayTestOfOthers(test: Test, who: string, tell: Telling): Sentence[] {
  const of = (whose: string, does: Instructions = []) =>
    tell(does).map(({ clause }) => alone(saidOfOther(whose, clause)));
  return [alone(saidOfOther(who, opening(test))), ...of('who-passes', test.pass), ...of('who-fails', test.fail)];
}

/** "Roll 2 dice. On a total of 7 or 11, …." */
export function sayRoll({ dice, totals = [] }: InstructionOf<'roll'>, tell: Telling): Sentence[] {
  return [
    alone(phrase('do.roll', { dice })),
    ...totals.flatMap(({ of, does }) =>
      within(tell(does), (clause) => {
        const params = { totals: or(...of.map(number)), clause };
        return dice === 1 ? phrase('part.face', params) : phrase('part.total', params);
      }),
    ),
  ];
}
