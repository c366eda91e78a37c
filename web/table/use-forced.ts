import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { createForced } from './forced.js';
import type { TableNow } from './source.js';

interface Wishes {
  readonly now: TableNow;
  /** Something keeps from answering: an answer is under way, or a sheet lies over the table. */
  readonly held: boolean;
  readonly answer: (key: string) => void;
}

/** In how many milliseconds the question will be answered by itself, if it will, and the way to keep it from that. */
export interface Countdown {
  readonly ms: number | null;
  readonly stop: () => void;
}

export function useForced({ now, held, answer }: Wishes): Countdown {
  const { forced: wished } = useStore(settings);
  const [ms, count] = useState<number | null>(null);
  const latest = useRef(answer);
  latest.current = answer;
  const forced = useMemo(() => createForced({ answer: (key) => latest.current(key), counting: count }), []);
  const { question, version, you, link } = now;
  // Others must not learn from how soon it is answered that there was nothing to choose.
  const watched = link === 'online' && now.sitters.some(({ seat, kind }) => seat !== you && kind === 'person');
  const bot = you !== null && now.sitters[you]?.kind === 'bot';
  const see = () =>
    forced.see({
      asked: `${version}/${you}`,
      question,
      told: now.story.length,
      free:
        wished &&
        !held &&
        !bot &&
        !watched &&
        (link === 'here' || link === 'online') &&
        document.visibilityState === 'visible',
    });
  useEffect(see);
  useEffect(() => {
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  });
  useEffect(() => {
    for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, forced.stop);
    return () => {
      for (const touch of ['pointerdown', 'keydown'] as const) removeEventListener(touch, forced.stop);
      forced.close();
    };
  }, [forced]);
  return { ms, stop: forced.stop };
}
