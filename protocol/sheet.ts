import type { Question } from '@tabula/kernel/question.js';
import type { View } from '@tabula/kernel/sight.js';
import { checksum } from './checksum.js';
import { compare, type Tally } from './compare.js';
import { type Diff, isChange, patch } from './diff.js';

/** What a client holds of a game: both sides have the same, and updates are differences of it. */
export interface Sheet<V = unknown> {
  readonly view: View<V>;
  /** The last question put to this seat. It is open only while `asked`; kept, because the next one will be much like it. */
  readonly question: Question | null;
  readonly asked: boolean;
  /** The checksum of the view, where it is known: that of the next one follows from it. */
  readonly viewSum?: number;
}

/**
 * A number for the whole sheet. Of a question its options count by their keys, which say it all; one that is no longer
 * open does not count: a server that came back has forgotten it.
 */
export const sheetSum = (sheet: Sheet): number => withQuestion(checksum(sheet.view), sheet);

function withQuestion(viewSum: number, { question, asked }: Omit<Sheet, 'view'>): number {
  if (!asked || question === null) return viewSum;
  let keys = `${question.id} ${question.min} ${question.max}`;
  for (const { key } of question.options) keys += ` ${key}`;
  return (viewSum ^ checksum(keys)) >>> 0;
}

/** How a sheet becomes another: the text of the difference, the checksum of its view and of all of it. */
interface SheetChange {
  readonly diff: string;
  readonly viewSum: number;
  readonly checksum: number;
}

/** What changes from the last sheet to the next; the sums come from those of the last one and what changes. */
export function turnFrom(last: Sheet | null, viewSum: number, next: Sheet): SheetChange {
  if (last === null) {
    const sum = checksum(next.view);
    return { diff: `[${JSON.stringify(next)}]`, viewSum: sum, checksum: withQuestion(sum, next) };
  }
  const tally: Tally = { shift: 0 };
  const changes: string[] = [];
  const view = compare(last.view, next.view, tally);
  if (view !== '') changes.push(`"view":${view}`);
  const question = compare(last.question, next.question, null);
  if (question !== '') changes.push(`"question":${question}`);
  if (last.asked !== next.asked) changes.push(`"asked":[${next.asked}]`);
  const sum = (viewSum + tally.shift) >>> 0;
  return { diff: `{${changes.join()}}`, viewSum: sum, checksum: withQuestion(sum, next) };
}

/** The sheet after an update, or null if the two sides no longer agree: then watch again without `since`. */
export function turnSheet(sheet: Sheet, update: { readonly diff: Diff; readonly checksum: number }): Sheet | null {
  try {
    const next = turned(sheet, update.diff);
    return withQuestion(next.viewSum, next) === update.checksum ? next : null;
  } catch {
    return null;
  }
}

/** The sheet with its changes. Its sum comes from that of the last one and what changes, as on the other side. */
function turned(sheet: Sheet, diff: Diff): Sheet & { readonly viewSum: number } {
  if (isChange(diff)) {
    const { view, question, asked } = patch(sheet, diff) as Sheet;
    return { view, question, asked, viewSum: checksum(view) };
  }
  const tally: Tally = { shift: 0 };
  const view = diff.view === undefined ? sheet.view : (patch(sheet.view, diff.view, tally) as Sheet['view']);
  const question = diff.question === undefined ? sheet.question : (patch(sheet.question, diff.question) as Question);
  const asked = diff.asked === undefined ? sheet.asked : (patch(sheet.asked, diff.asked) as boolean);
  return { view, question, asked, viewSum: ((sheet.viewSum ?? checksum(sheet.view)) + tally.shift) >>> 0 };
}

/** The question to answer now, if there is one. */
export const openQuestion = (sheet: Sheet): Question | null => (sheet.asked ? sheet.question : null);
