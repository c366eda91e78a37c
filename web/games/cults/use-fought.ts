import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cue } from '../../table/cues.js';
import type { TableNow } from '../../table/source.js';
import { type Fought, foughtIn } from './fought.js';

/** So long (milliseconds) the outcome of a confrontation is on view, unless one looks closer or goes on. */
const HOLD = 8000;

export interface Held {
  readonly fought: Fought;
  /** Puts it away. Null in a replay: there one goes on to the next moment. */
  readonly leave: (() => void) | null;
  /** Somebody looks closer: it stays as long as they do. */
  readonly look: (closer: boolean) => void;
}

/**
 * The confrontation that has just ended, for a moment: the table itself has put it away already, and others may play
 * on meanwhile.
 */
export function useFought(now: TableNow, replayed: boolean, cue: Cue | null): Held | null {
  const told = useMemo(() => foughtIn(now.story), [now.story]);
  const last = now.story.at(-1)?.seq ?? -1;
  // Up to here all is put away. Who comes to a table sees what ended last, and nothing older.
  const [past, leave] = useState(told?.seq === last ? last - 1 : last);
  const [closer, look] = useState<number | null>(null);
  const kept = useRef<Fought | null>(null);
  if (told !== null) kept.current = told;
  else if (kept.current !== null && kept.current.seq > last) kept.current = null; // taken back
  const held = kept.current;
  // Where moments are shown one by one, this is one of them, and has been seen when it is over.
  const played = cue?.events.some(({ key }) => key === 'event.confrontation-over') === true;
  useEffect(() => (played && held !== null ? () => leave(held.seq) : undefined), [played, held?.seq]);
  const free = cue === null && held !== null && held.seq > past && held.seq <= last;
  const shown = held !== null && (played || (replayed ? held.seq === last : free));
  // Behind a curtain nobody has seen it yet.
  const runs = shown && !replayed && !played && closer !== held.seq && !(now.link === 'here' && now.curtain === null);
  useEffect(() => {
    if (!runs || held === null) return;
    const timer = setTimeout(() => leave(held.seq), HOLD);
    return () => clearTimeout(timer);
  }, [runs, held?.seq]);
  useEffect(() => {
    if (past > last) leave(last);
  }, [last]);
  if (!shown) return null;
  return {
    fought: held,
    leave: replayed || played ? null : () => leave(held.seq),
    look: (near) => look(near ? held.seq : null),
  };
}
