import { useMemo, useState } from 'preact/hooks';
import { type Bill, suggested } from './bill.js';
import { type Draft, EMPTY } from './compose.js';
import type { TableNow } from './source.js';

/**
 * A choice in the making. It belongs to one question: with the next one it is gone, and what is chosen there stays. A
 * payment begins with what is suggested for it.
 */
export function useDraft(
  { version, question }: Pick<TableNow, 'version' | 'question'>,
  bill: Bill | null,
): readonly [Draft, (next: Draft) => void] {
  const asked = `${version}/${question?.seat}`;
  const [made, make] = useState<{ readonly asked: string; readonly draft: Draft } | null>(null);
  const begun = useMemo((): Draft => {
    const fill = question === null || bill === null ? null : suggested(question, bill);
    return fill === null ? EMPTY : { ...EMPTY, picked: fill.refs };
  }, [question, bill]);
  return [made?.asked === asked ? made.draft : begun, (draft) => make({ asked, draft })];
}
