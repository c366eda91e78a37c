import { given } from '@tabula/words/frame/frame.js';
import { type Joined, or, type Phrase, phrase } from '@tabula/words/phrase.js';
import type { Instructions } from '../../language/frame.js';
import type { Range } from '../../language/values.js';
import type { Verb } from '../../language/verbs.js';
import { sayCost } from './costs.js';
import { alone, type Sentence, within } from './sentences.js';

type VerbOf<K extends Verb['do']> = Extract<Verb, { readonly do: K }>;
type Telling = (instructions: Instructions) => Sentence[];

const number = (n: number): Phrase => phrase('part.number', { n });

/** "−1", with the sign of a minus. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "0", "1 or 2", "3 to 5", "3 or more". */
function said({ from, to }: Range): Phrase | Joined {
  if (to === undefined) return phrase('part.or-more', { from });
  if (to === from) return number(from);
  return to === from + 1 ? or(number(from), number(to)) : phrase('part.range', { from, to });
}

function opening({ skill, modifier, or: price }: VerbOf<'test'>): Phrase {
  const params = { skill: { skill }, modifier: modifier === undefined ? null : signed(modifier) };
  return price === undefined
    ? phrase('do.test', params)
    : phrase('do.test-or-pay', { ...params, cost: sayCost(price) });
}

/** "Test Will. If you pass, …. If you fail, …." */
export function sayTest(test: VerbOf<'test'>, tell: Telling): Sentence[] {
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

/** "Roll 2 dice. On a total of 7 or 11, …." */
export function sayRoll({ dice, totals = [] }: VerbOf<'roll'>, tell: Telling): Sentence[] {
  return [
    alone(phrase('do.roll', { dice })),
    ...totals.flatMap(({ of, does }) =>
      within(tell(does), (clause) => phrase('part.total', { totals: or(...of.map(number)), clause })),
    ),
  ];
}
