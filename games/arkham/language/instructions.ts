import { optional, record, tagged } from '@tabula/kernel/fields.js';
import { int, list, type Shape, text, type ViewOf } from '@tabula/kernel/shape.js';
import { CODEX } from './codex.js';
import { when } from './conditions.js';
import { cost } from './costs.js';
import { CITY, DICE, HARM, MONSTER, POSSESSIONS } from './deeds.js';
import { checkedBy } from './either.js';
import { colour, group } from './targets.js';
import { count, skill, yes } from './values.js';

/** Instructions hold instructions: their type and their check name themselves. */
export interface Instructions extends ReadonlyArray<Instruction> {}
export const instructions: Shape<Instructions> = checkedBy<Instructions>([], () => list(instruction, 12));

/** What an instruction is about, of the words that all games share (`kernel/instructions.ts`). */
const FRAME = {
  /** What is done freely; parts after the first follow only if it was done. */
  may: { does: instructions },
  choose: { options: list(instructions, 4) },
  if: { when, does: instructions, otherwise: optional(instructions) },
  each: { of: group, as: text, acts: optional(yes), does: instructions },
  /** One of them, "that one" to all that follows. */
  pick: { of: group, as: text, may: optional(yes) },
  /** One of these costs may be paid: first the price, then what it is for; `otherwise` if it is not paid. */
  pay: { cost: list(cost, 2), does: optional(instructions), otherwise: optional(instructions) },
};

/** The verbs of this game that hold instructions. */
const HOLDING = {
  /** What an ability costs that was chosen already. */
  spend: { cost, does: instructions },
  /** Then by the outcome, by the number of successes, or whatever it is. `or` passes it unrolled. */
  test: {
    skill,
    modifier: optional(int(-3, 3)),
    /** Against a monster anywhere, with its evade modifier. */
    evading: optional(yes),
    or: optional(cost),
    /** A die more for each remnant that is spent on it. */
    remnants: optional(yes),
    pass: optional(instructions),
    fail: optional(instructions),
    /** By the number of successes: between two numbers, or at least so many. */
    graded: optional(list(record({ from: int(0, 9), to: optional(int(0, 9)), does: instructions }), 4)),
    result: optional(instructions),
  },
  /** Dice outside a test, with what totals bring. */
  roll: { dice: count, totals: optional(list(record({ of: list(int(1, 36), 9), does: instructions }), 4)) },
  'reveal-marker': { found: list(record({ colour, does: instructions }), 3) },
};

export const VERBS = { ...POSSESSIONS, ...HARM, ...CITY, ...MONSTER, ...DICE, ...CODEX, ...HOLDING };
const verb = tagged('do', VERBS);
/** What an instruction of this game can be, besides the words that all games share. */
export type Verb = ViewOf<typeof verb>;
const frame = tagged('do', FRAME);
export type Frame = ViewOf<typeof frame>;

export type Instruction = Verb | Frame;
export type InstructionOf<K extends Instruction['do']> = Extract<Instruction, { readonly do: K }>;
export const instruction = tagged('do', { ...VERBS, ...FRAME }) as Shape<Instruction>;
