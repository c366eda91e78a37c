import { useState } from 'preact/hooks';
import { Dialog } from '../app/parts.js';
import { go } from '../app/router.js';
import { settings } from '../app/settings.js';
import { goOnHere } from '../local/live.js';
import type { Who } from '../local/saves.js';
import { say } from '../text/words.js';
import type { Past } from './past.js';

interface GoOnProps {
  readonly past: Past;
  /** The decision whose end is gone on from: that of the moment shown, or the one before it. */
  readonly at: number;
}

/** Goes on from a moment of the past at a new table of this browser: the others are bots there. */
export function GoOn({ past, at, hold }: GoOnProps & { readonly hold: () => void }) {
  const [asked, ask] = useState<number | null>(null);
  if (past.you === null) return null; // whoever only watched has no seat to go on from
  // What was shown when it was touched is what one goes on from, whatever is shown by then.
  const touched = () => {
    hold();
    ask(Math.max(0, at));
  };
  return (
    <>
      <button type="button" class="btn replay__on" onClick={touched}>
        {say('replay.on')}
      </button>
      {asked !== null && <GoOnSheet past={past} at={asked} close={() => ask(null)} />}
    </>
  );
}

/** What is taken over and what is not, before it is done. */
function GoOnSheet({ past, at, close }: GoOnProps & { readonly close: () => void }) {
  const [busy, work] = useState(false);
  const [failed, fail] = useState(false);
  const over = past.moments[at]?.result !== null;
  const begin = async () => {
    work(true);
    const position = await past.position(at);
    const who = past.sitters.map(({ seat, name }): Who => {
      if (seat === past.you) return { name, kind: 'person' };
      return { name, kind: 'bot', level: settings.get().level };
    });
    const table = position === null ? null : await goOnHere(past.game, who, position);
    work(false);
    if (table === null) fail(true);
    else go(`/here/${table}`);
  };
  return (
    <Dialog title={say('replay.on')} kind="paper" close={close}>
      <p>{say(over ? 'replay.on.over' : past.exact ? 'replay.on.exact' : 'replay.on.dealt')}</p>
      {failed && <p role="alert">{say('replay.on.failed')}</p>}
      <p class="sheet__acts">
        {!over && (
          <button type="button" class="btn" aria-busy={busy} onClick={() => !busy && void begin()}>
            {say('replay.on.do')}
          </button>
        )}
        <button type="button" class="btn btn--quiet" onClick={close}>
          {say('cancel')}
        </button>
      </p>
    </Dialog>
  );
}
