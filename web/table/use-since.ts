import { useEffect, useRef } from 'preact/hooks';
import { pace } from '../app/settings.js';
import type { Playback, Showing } from './playback.js';
import type { TableSource } from './source.js';

/** Whoever missed more decisions of others than these is told of them when they come back. */
const FEW = 2;

const keyOf = (table: string): string => `tabula-seen-${table}`;

/** Up to where this browser has seen a table; null if it has never. */
function readSeen(table: string): number | null {
  try {
    const text = localStorage.getItem(keyOf(table));
    return text === null ? null : Number(text);
  } catch {
    return null;
  }
}

function writeSeen(table: string, seq: number): void {
  try {
    localStorage.setItem(keyOf(table), String(seq));
  } catch {
    // Then nothing is known of it the next time.
  }
}

/** What was seen of a table goes with it. */
export function forgetSeen(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // Nothing was kept.
  }
}

/** Who comes back to a table, or to its page, is shown what others did since: held, to be gone through by hand. */
export function useSince(table: string, source: TableSource, play: Playback, shown: Showing): void {
  const came = useRef(false);
  const latest = useRef(shown);
  latest.current = shown;
  const { you } = shown.now;
  useEffect(() => {
    const { story } = source.now();
    const seen = readSeen(table);
    if (came.current || story.length === 0 || you === null || source.now().curtain === null) return;
    came.current = true;
    const missed = story.filter(({ seq, seat }) => seen !== null && seq > seen && seat !== you);
    if (missed.length <= FEW || pace() === null) return;
    const recall = source.recall?.(missed[0]!.seq) ?? Promise.resolve();
    void recall.then(() => play.recall((seen ?? 0) + 1));
  });
  useEffect(() => {
    const back = () => {
      if (document.visibilityState !== 'visible') return;
      const { cue, cues, at } = latest.current;
      const decisions = new Set(cues.slice(Math.max(0, at - 1)).map(({ seq }) => seq));
      if (cue !== null && decisions.size > FEW) play.recall(cue.seq);
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [play]);
  const last = shown.now.story.at(-1)?.seq ?? -1;
  useEffect(() => {
    const present = came.current && shown.cue === null && document.visibilityState === 'visible';
    if (present && last >= 0) writeSeen(table, last);
  }, [table, last, shown.cue]);
}
