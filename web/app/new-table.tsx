import { useState } from 'preact/hooks';
import type { Entry } from '../games/entry.js';
import { say } from '../text/words.js';
import { begin } from './begin.js';
import { Dialog, Icon, Sigil } from './parts.js';
import { settings } from './settings.js';

interface NewProps {
  readonly game: Entry;
  readonly close: () => void;
}

const most = 24;

/** Several people at one device: who plays. */
export function SameScreenSheet({ game, close }: NewProps) {
  const own = settings.get().name.trim();
  const [names, rename] = useState<readonly string[]>([own, '']);
  const called = names.map((name, seat) => name.trim() || say('name.seat', { number: seat + 1 }));
  const twice = new Set(called).size < called.length;
  const [busy, work] = useState(false);
  const [failed, fail] = useState(false);
  const start = async (event: Event) => {
    event.preventDefault();
    if (twice || busy) return;
    work(true);
    fail(false);
    await begin(
      game.id,
      called.map((name) => ({ name, kind: 'person' as const })),
    )
      .catch(() => fail(true))
      .finally(() => work(false));
  };
  return (
    <Dialog title={say('mode.same')} close={close}>
      <form class="form" onSubmit={(event) => void start(event)}>
        <p>{say('same.about')}</p>
        {names.map((name, seat) => (
          <label key={seat} class="row">
            <Sigil seat={seat} />
            <span class="vh">{say('name.seat', { number: seat + 1 })}</span>
            <input
              class="field"
              value={name}
              maxLength={most}
              placeholder={say('name.seat', { number: seat + 1 })}
              onInput={(event) => {
                const { value } = event.currentTarget;
                rename(names.map((entry, at) => (at === seat ? value : entry)));
              }}
            />
            {names.length > game.players.min && seat === names.length - 1 && (
              <button
                type="button"
                class="iconbtn"
                aria-label={say('same.fewer')}
                onClick={() => rename(names.slice(0, -1))}
              >
                <Icon id="close" />
              </button>
            )}
          </label>
        ))}
        {names.length < game.players.max && (
          <button type="button" class="btn btn--quiet" onClick={() => rename([...names, ''])}>
            <Icon id="plus" />
            {say('same.more')}
          </button>
        )}
        {twice && <p role="alert">{say('same.twice')}</p>}
        {failed && <p role="alert">{say('lobby.failed')}</p>}
        <button type="submit" class="btn btn--main" aria-busy={busy} aria-disabled={twice}>
          {say('same.start')}
        </button>
      </form>
    </Dialog>
  );
}
