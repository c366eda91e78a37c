import { useEffect, useState } from 'preact/hooks';
import { loadPast } from '../../../replay/past.js';
import { useSeen } from '../seen.js';
import { type Night, nightOf } from './night.js';

/** The night as it was played: null while it is read, or where its past is not kept. */
export function useNight(): Night | null {
  const { at } = useSeen().props;
  const [night, tell] = useState<Night | null>(null);
  useEffect(() => {
    if (at === undefined) return;
    const leaving = new AbortController();
    void loadPast(at, { progress: () => undefined, signal: leaving.signal }).then(
      (past) => {
        if (past !== null && !leaving.signal.aborted) tell(nightOf(past.moments));
      },
      () => undefined, // what is not kept is not told; the rest of the page stands
    );
    return () => leaving.abort();
  }, [at]);
  return night;
}
