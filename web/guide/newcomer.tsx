import { useState } from 'preact/hooks';
import { useLater } from '../app/later.js';
import { Icon } from '../app/parts.js';
import { change, settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import { say } from '../text/words.js';

interface GameProps {
  readonly game: string;
}

/** The guide to a game, loaded when it is opened. */
export function Guide({ game, close }: GameProps & { readonly close: () => void }) {
  const part = useLater(() => import('./guide.js'));
  return part === null || part === 'failed' ? null : <part.GuideSheet game={game} close={close} />;
}

/** Whoever sits at a game for the first time is offered its rules in short, until they have read them or said no. */
export function Newcomer({ game }: GameProps) {
  const { guided } = useStore(settings);
  const [reads, read] = useState(false);
  const known = guided.includes(game);
  const done = () => {
    read(false);
    if (!known) change({ guided: [...guided, game] });
  };
  if (known && !reads) return null;
  return (
    <>
      <p class="newcomer">
        <button type="button" class="newcomer__read" aria-haspopup="dialog" onClick={() => read(true)}>
          <Icon id="book" />
          <span>{say('guide.first')}</span>
        </button>
        <button type="button" class="iconbtn" aria-label={say('guide.no')} onClick={done}>
          <Icon id="close" />
        </button>
      </p>
      {reads && <Guide game={game} close={done} />}
    </>
  );
}
