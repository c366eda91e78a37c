import { type Diff, patch } from '@tabula/protocol/diff.js';
import type { Sheet } from '@tabula/protocol/sheet.js';
import { boardsFrom } from '@tabula/protocol/steps.js';
import type { Link } from './link.js';
import type { Told } from './story.js';

/** How the board stood at each event of a decision. */
export interface Kept {
  readonly seq: number;
  readonly boards: readonly unknown[];
}

interface Page {
  readonly frames: readonly { readonly at: number; readonly diff: Diff; readonly steps?: readonly Diff[] }[];
}

/** Has the server tell again how the board stood on the way, from a decision of the story on; of one page at most. */
export async function recalled(
  link: Pick<Link, 'ask'>,
  table: string,
  story: readonly Told[],
  from: number,
  invite: string | null,
): Promise<readonly Kept[]> {
  const wanted = story.filter(({ seq }) => seq >= from);
  const first = wanted[0]?.after;
  if (first === undefined) return [];
  // The decision before it is told whole: what follows is told as differences.
  const begin = Math.max(0, first - 2);
  const page = await link.ask<Page>('replay', {
    table,
    from: begin,
    steps: true,
    ...(invite === null ? {} : { invite }),
  });
  if (!page.ok) return [];
  const kept: Kept[] = [];
  let sheet: Sheet | null = null;
  for (const { at, diff, steps } of page.frames) {
    const before: unknown = sheet?.view.board;
    const told = wanted.find(({ after }) => after === at + 1);
    if (sheet !== null && steps !== undefined && told !== undefined)
      kept.push({ seq: told.seq, boards: boardsFrom(before, steps) });
    sheet = patch(sheet, diff) as Sheet;
  }
  return kept;
}
