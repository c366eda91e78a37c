import type { Event } from '@tabula/kernel/chance.js';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog, Icon } from '../app/parts.js';
import { change, settings } from '../app/settings.js';
import { play } from '../app/sound.js';
import { useStore } from '../app/store.js';
import { gameName } from '../games/name.js';
import { say } from '../text/words.js';
import { Notes } from './notes.js';
import { useSounds, useTitle } from './signs.js';
import type { TableSource } from './source.js';

interface MenuProps {
  readonly id: string;
  readonly source: TableSource;
  readonly isBeat: (event: Event) => boolean;
  /** What else this table has to offer, above what every table has. */
  readonly above?: (close: () => void) => ComponentChildren;
  readonly below?: ComponentChildren;
}

/** The menu of a table: what is seldom needed and must still be at hand. */
export function TableMenu({ id, source, isBeat, above, below }: MenuProps) {
  const now = useStore({ get: source.now, subscribe: source.subscribe });
  const [over, open] = useState<'menu' | 'notes' | null>(null);
  const close = () => open(null);
  const name = gameName(now.game);
  useSounds(source, name, isBeat);
  useTitle(now, name);
  // Nothing of somebody's own while the curtain is down.
  const hidden = source.lift !== undefined && now.curtain === null;
  return (
    <>
      <button
        type="button"
        class="iconbtn"
        aria-label={say('menu')}
        title={say('menu')}
        aria-haspopup="dialog"
        onClick={() => open('menu')}
      >
        <Icon id="dots" />
      </button>
      {over === 'menu' && (
        <Dialog title={say('menu')} close={close}>
          {above?.(close)}
          <ul class="menu">
            <li>
              <a class="menu__entry" href={`/rules/${now.game}`} target="_blank" rel="noopener">
                <Icon id="book" />
                {say('guide.rules')}
              </a>
            </li>
            {!hidden && (
              <li>
                <button type="button" class="menu__entry" onClick={() => open('notes')}>
                  <Icon id="note" />
                  {say('notes')}
                </button>
              </li>
            )}
            <li>
              <SoundSwitch />
            </li>
            <li>
              <a class="menu__entry" href="/settings">
                <Icon id="gear" />
                {say('settings')}
              </a>
            </li>
            <li>
              <a class="menu__entry" href="/">
                <Icon id="home" />
                {say('home')}
              </a>
            </li>
          </ul>
          {below}
        </Dialog>
      )}
      {over === 'notes' && <Notes table={id} seat={now.you} close={close} />}
    </>
  );
}

function SoundSwitch() {
  const { sound } = useStore(settings);
  const turn = () => {
    change({ sound: !sound });
    play('turn');
  };
  return (
    <button type="button" class="menu__entry" role="switch" aria-checked={sound} onClick={turn}>
      <Icon id={sound ? 'sound' : 'mute'} />
      <span>{say('settings.sound')}</span>
      <span class="menu__state">{say(sound ? 'settings.sound.on' : 'settings.sound.off')}</span>
    </button>
  );
}
