import type { Bound } from '@tabula/kernel/instructions.js';
import type { Instruction, Instructions } from '../language/instructions.js';
import { tableFor } from '../packs.js';
import { texts } from '../texts.js';
import { type TestTable, table } from './table.js';

/** A card that says what a test wants it to say. */
const CARD = 'test/card';

/** Has seat 0 carry out instructions, with what a moment carries. */
export function says(t: TestTable, does: Instructions, bound: Bound = {}): TestTable {
  (tableFor(t.s).texts as Map<string, object>).set(CARD, { does });
  return t.run(texts.run, { of: CARD, path: ['does'], seat: 0, bound });
}

/** Something that waits for an answer, so that what was found on the way can be looked at. */
const PAUSE: Instruction = { do: 'may', does: [{ do: 'money', gain: 1 }] };

/** What is bound after seat 0 has carried out instructions, and answered what they ask. */
export function boundAfter(t: TestTable, does: Instructions, bound: Bound, ...answers: string[]): Bound {
  says(t, [...does, PAUSE], bound);
  for (const answer of answers) t.seat(0).picks(answer);
  t.seat(0).isAsked('may/yes');
  return t.kernel.state.stack.at(-1)!.v.bound as Bound;
}

/** The same on a table where nothing else lies. */
export const carriedOut = (...does: Instructions): TestTable => says(table(), does);
