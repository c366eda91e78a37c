import type { Question } from '@tabula/kernel/question.js';
import type { View } from '@tabula/kernel/sight.js';
import { checksum, type Diff, patch } from './diff.js';

/** What a client holds of a game: both sides have the same, and updates are differences of it. */
export interface Sheet<V = unknown> {
  readonly view: View<V>;
  /** The last question put to this seat. It is open only while `asked`; kept, because the next one will be much like it. */
  readonly question: Question | null;
  readonly asked: boolean;
}

/**
 * A number for the whole sheet. Of a question its options count by their keys, which say it all; one that is no longer
 * open does not count: a server that came back has forgotten it.
 */
export function sheetSum({ view, question, asked }: Sheet): number {
  const sum = checksum(view);
  if (!asked || question === null) return sum;
  let keys = `${question.id} ${question.min} ${question.max}`;
  for (const { key } of question.options) keys += ` ${key}`;
  return (sum ^ checksum(keys)) >>> 0;
}

/** The sheet after an update, or null if the two sides no longer agree: then watch again without `since`. */
export function turnSheet(sheet: Sheet, update: { readonly diff: Diff; readonly checksum: number }): Sheet | null {
  try {
    const next = patch(sheet, update.diff) as Sheet;
    return sheetSum(next) === update.checksum ? next : null;
  } catch {
    return null;
  }
}

/** The question to answer now, if there is one. */
export const openQuestion = (sheet: Sheet): Question | null => (sheet.asked ? sheet.question : null);
