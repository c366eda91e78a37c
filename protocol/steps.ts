import { compare } from './compare.js';
import { type Diff, patch } from './diff.js';

/** How a board changed from event to event, as the text of a list of differences; the first is from how it was before. */
export function stepsText(before: unknown, boards: readonly unknown[]): string {
  let last = before;
  const texts = boards.map((board) => {
    const text = compare(last, board, null) || '{}';
    last = board;
    return text;
  });
  return `[${texts.join()}]`;
}

/** The boards again, one for each event. Throws on nonsense. */
export function boardsFrom(before: unknown, steps: readonly Diff[]): readonly unknown[] {
  let last = before;
  return steps.map((step) => {
    last = isEmpty(step) ? last : patch(last, step);
    return last;
  });
}

function isEmpty(step: Diff): boolean {
  for (const _ in step) return false;
  return !Array.isArray(step);
}
