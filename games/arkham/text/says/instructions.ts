import { chooseOne, ifNobody, ifSo, may, otherwise, payTo, unless } from '@tabula/words/frame/frame.js';
import { type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Frame, Instruction, InstructionOf, Instructions } from '../../language/instructions.js';
import { sayIf } from './conditions.js';
import { isAnyones, sayCosts } from './costs.js';
import { alone, clausesOf, inOrder, row, type Said, type Sentence, saidOfOther, within } from './sentences.js';
import { sayTestOfOthers } from './tests.js';
import { sayVerb } from './verbs.js';

type Frames = ByTag<Frame, 'do'>;

/** What instructions say, in order. */
export const tell = (instructions: Instructions): Sentence[] => inOrder(instructions.map(say));

/** What is offered, and what comes of it if that cannot be said in the same breath. */
export function offer(does: Instructions, offered: (clause: Phrase | Joined) => Phrase = may): Sentence[] {
  const clauses = clausesOf(does.map(say));
  if (clauses !== null) return [alone(offered(row(clauses)))];
  const [first, ...others] = tell(does);
  // What comes of a test is on a condition already.
  return [alone(offered(first!.clause)), ...(does[0]?.do === 'test' ? others : within(others, ifSo))];
}

/** A price that may be paid, what it is for, and what happens otherwise. */
export function sayPay({ cost, does, otherwise: or }: Omit<InstructionOf<'pay'>, 'do'>): Sentence[] {
  const price = sayCosts(cost);
  const anyones = isAnyones(cost);
  const said = (clause: Phrase): Phrase => (anyones ? saidOfOther('any-investigator', clause) : clause);
  if (does === undefined) return within(tell(or ?? []), (clause) => said(unless(price, clause)));
  const clauses = clausesOf(does.map(say));
  const paid =
    clauses === null
      ? [alone(said(may(price))), ...within(tell(does), ifSo)]
      : [alone(said(payTo(price, row(clauses))))];
  return [...paid, ...within(tell(or ?? []), anyones ? ifNobody : otherwise)];
}

function sayEach({ of, does }: Frames['each']): Sentence[] {
  return does.flatMap((it) =>
    it.do === 'test' ? sayTestOfOthers(it, of, tell) : tell([it]).map(({ clause }) => alone(saidOfOther(of, clause))),
  );
}

/** What the words around the verbs say. */
const SAYS: Says<Frames, Said> = {
  may: ({ does }) => offer(does),
  choose: ({ options }) => [
    alone(chooseOne),
    ...options.flatMap((option) =>
      tell(option).map(({ clause }, at): Sentence => ({ clause, option: at === 0 ? 'first' : 'more' })),
    ),
  ],
  if: ({ when, does, otherwise: or = [] }) => [...within(tell(does), sayIf(when)), ...within(tell(or), otherwise)],
  each: sayEach,
  pick: ({ of }) => [
    alone(of === 'another-investigator' ? phrase('do.pick-investigator') : phrase('do.pick', { kind: { kind: of } })),
  ],
  pay: sayPay,
};

const isFrame = (instruction: Instruction): instruction is Frame => Object.hasOwn(SAYS, instruction.do);

const say = (instruction: Instruction): Said =>
  isFrame(instruction)
    ? saidOf<Frames, Frame['do'], Said>(SAYS, instruction.do, instruction)
    : sayVerb(instruction, tell);
