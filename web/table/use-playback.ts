import { useEffect, useMemo, useRef } from 'preact/hooks';
import { pace, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import type { MomentOf } from './cues.js';
import { type Playback, playback, type Showing } from './playback.js';
import type { TableSource } from './source.js';

/** A table with time, and the keys for it: Space holds it, the arrow goes on, Escape skips to what is true now. */
export function usePlayback(
  source: TableSource,
  momentOf: MomentOf,
): { readonly play: Playback; readonly shown: Showing } {
  const play = useMemo(
    () =>
      playback(source, {
        momentOf,
        pace,
        stays: () => settings.get().rounds,
        hidden: () => document.visibilityState === 'hidden',
      }),
    [source, momentOf],
  );
  const shown = useStore(play);
  const { speed } = useStore(settings);
  useEffect(() => play.look(), [play, speed]);
  useEffect(() => {
    document.addEventListener('visibilitychange', play.look);
    return () => document.removeEventListener('visibilitychange', play.look);
  }, [play]);
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (latest.current.cue === null || isTaken(event)) return;
      const act = keys(play, latest.current.paused)[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [play]);
  return { play, shown };
}

const keys = (play: Playback, paused: boolean): { readonly [key: string]: () => void } => ({
  ' ': paused ? play.go : play.pause,
  ArrowLeft: play.back,
  ArrowRight: play.next,
  Escape: play.skip,
});

/** Whether a key belongs to something else: a sheet, a field, a button that has the focus. */
function isTaken({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(key === ' ' ? 'button, a, input, textarea, select' : 'input, textarea, select') !== null;
}
