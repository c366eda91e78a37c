import type { Cults, CultsView } from '@tabula/cults/board.js';
import type { District } from '@tabula/cults/content/behaviour.js';
import { sanityOf } from '@tabula/cults/rules/districts.js';
import type { TableOptions } from '@tabula/cults/table-options.js';
import type { CardWords } from '@tabula/kit/voice.js';
import type { Cue } from '../../table/cues.js';
import { type SeenBoard, seenBoard } from '../seen.js';
import type { BoardWords } from './words.js';

export interface Seen extends SeenBoard<CultsView, Cults, BoardWords, CardWords> {
  readonly options: TableOptions;
}

export const { SeenProvider, useSeen } = seenBoard<Seen>();

/** The sanity of a district before the moment that is shown; null while none is, or where it has none. */
export function sanityBefore(cue: Cue | null, id: District): number | null {
  if (cue === null || cue.before === null) return null;
  const before = cue.before as CultsView;
  const { open, sanity } = before.districts[id];
  return open && sanity > 0 ? sanityOf(before, id) : null;
}
