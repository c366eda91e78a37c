import type { Frame, Reason } from '@tabula/kernel/game.js';
import type { Scalar } from '@tabula/kernel/json.js';
import { type Ask, type Choice, cited } from '@tabula/kernel/rule.js';

/** The maker of reasons for one game: every reason cites a rule of its book. */
export const reasonMaker =
  <RuleId extends string>() =>
  (rule: RuleId, key: string, params: Reason['params'] = {}): Reason => ({ key, params, rule });

/** Something else is being asked. */
export const otherQuestion = ({ frame }: { readonly frame: Frame }): Reason => ({
  key: 'why.other-question',
  params: {},
  rule: cited(frame.at),
});

/** Whether an option of the open question is such a thing, or names one among others. */
export const offersSome = ({ ask }: { readonly ask: Ask }, fits: (part: Scalar) => boolean): boolean =>
  ask.choices.some((choice: Choice) =>
    typeof choice === 'object' && choice !== null ? choice.some(fits) : fits(choice),
  );

/** Whether an option of the open question is this thing, or names it among others. */
export const offers = (asked: { readonly ask: Ask }, id: Scalar): boolean => offersSome(asked, (part) => part === id);
