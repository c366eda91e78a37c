import { chooseOne, ifNobody, ifSo, may, otherwise, payTo, unless } from '@tabula/words/frame/frame.js';
import { by, type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Frame, Instruction, Instructions } from '../../language/frame.js';
import { sayCondition } from './conditions.js';
import { sayCosts } from './costs.js';
import { alone, clausesOf, inOrder, row, type Said, type Sentence, within, wrapped } from './sentences.js';
import { sayVerb } from './verbs.js';

type Frames = ByTag<Frame, 'do'>;

/** What instructions say, in order. */
export const tell = (instructions: Instructions): Sentence[] => inOrder(instructions.map(say));

/** What is offered, and what comes of it if that cannot be said in the same breath. */
function offer(does: Instructions, offered: (clause: Phrase | Joined) => Phrase): Sentence[] {
  const clauses = clausesOf(does.map(say));
  if (clauses !== null) return [alone(offered(row(clauses)))];
  const [first, ...others] = tell(does);
  return [alone(offered(first!.clause)), ...within(others, ifSo)];
}

function pay({ who, cost, does, otherwise: or }: Frames['pay']): Sentence[] {
  const price = sayCosts(cost);
  const said = (clause: Phrase): Phrase => (who === undefined ? clause : by({ who }, clause));
  if (does === undefined) return within(tell(or ?? []), (clause) => said(unless(price, clause)));
  const clauses = clausesOf(does.map(say));
  const paid =
    clauses === null
      ? [alone(said(may(price))), ...within(tell(does), ifSo)]
      : [alone(said(payTo(price, row(clauses))))];
  return [...paid, ...within(tell(or ?? []), who === undefined ? otherwise : ifNobody)];
}

/** What the words around the verbs say. */
const SAYS: Says<Frames, Said> = {
  may: ({ does }) => offer(does, may),
  choose: ({ options }) => [
    alone(chooseOne),
    ...options.flatMap((option) =>
      tell(option).map(({ clause }, at): Sentence => ({ clause, option: at === 0 ? 'first' : 'more' })),
    ),
  ],
  if: ({ when, does }) => within(tell(does), sayCondition(when)),
  each: ({ of, does }) => tell(does).map(({ clause }) => alone(by({ who: of }, wrapped(clause)))),
  pick: ({ of }) => [alone(phrase('do.pick', { kind: { kind: of } }))],
  pay,
};

const isFrame = (instruction: Instruction): instruction is Frame => Object.hasOwn(SAYS, instruction.do);

const say = (instruction: Instruction): Said =>
  isFrame(instruction)
    ? saidOf<Frames, Frame['do'], Said>(SAYS, instruction.do, instruction)
    : sayVerb(instruction, tell);
