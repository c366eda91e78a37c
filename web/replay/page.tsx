import '../style/at-table.css';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.js';
import type { Place } from '../app/router.js';
import type { Face } from '../games/face.js';
import { loadFace } from '../games/load.js';
import { say } from '../text/words.js';
import { type Address, loadPast, type Past, type Side } from './past.js';
import { Player } from './player.js';

type Found = { readonly past: Past; readonly face: Face } | 'missing' | null;

/** A game looked at again, step by step, from one's own side. */
export function ReplayPage({ at }: { readonly at: Place }) {
  const [, place, id = ''] = at.path;
  const address: Address = { place: place === 'table' ? 'table' : 'here', id };
  const [side, look] = useState<Side | undefined>(undefined);
  const [found, set] = useState<Found>(null);
  const [part, progress] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const past = await loadPast(address, {
        ...(side === undefined ? {} : { side }),
        progress: (read) => !leaving.signal.aborted && progress(read),
        signal: leaving.signal,
      });
      const face = past === null ? null : await loadFace(past.game, past.options);
      if (!leaving.signal.aborted) set(past === null || face === null ? 'missing' : { past, face });
    };
    read().catch(() => !leaving.signal.aborted && set('missing'));
    return () => leaving.abort();
  }, [address.place, id, side]);
  if (found === null)
    return (
      <main class="notice" id="main">
        <p id="replay-reading">{say('replay.reading')}</p>
        <progress max="1" value={part} aria-labelledby="replay-reading" />
      </main>
    );
  if (found === 'missing') return <Notice title={say('replay.missing')} text={say('replay.missing.text')} />;
  return <Player {...found} address={address} first={at.anchor} look={look} />;
}
