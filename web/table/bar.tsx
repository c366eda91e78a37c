import type { ComponentChildren } from 'preact';
import { Icon } from '../app/parts.js';
import type { Where } from '../games/face.js';
import { gameName } from '../games/name.js';
import { gameIcon } from '../games/shelf.js';
import { say } from '../text/words.js';
import { useHelp } from './list-keys.js';
import type { Over } from './overs.js';
import type { TableNow } from './source.js';
import { Track } from './track.js';

interface BarProps {
  readonly now: TableNow;
  readonly where: Where | null;
  /** What else stands in the bar (an invitation). */
  readonly extra: ComponentChildren;
  /** Asks a bot for advice, where that is allowed and there is room for it. */
  readonly hint: ComponentChildren;
  /** Behind the curtain nothing can be reached. */
  readonly inert: boolean;
  readonly undo: () => void;
  readonly open: (over: Over) => void;
}

/** The bar of a table: which game, where it is, and what is a touch away. */
export function Bar({ now, where, extra, hint, inert, undo, open }: BarProps) {
  useHelp(() => {
    if (!inert) open({ is: 'guide' });
  });
  return (
    <header class="bar table__bar" inert={inert}>
      <Brand game={now.game} />
      <Track where={where} />
      <Link link={now.link} />
      {now.you === null && now.link !== 'here' && (
        <span class="table__watching" title={say('table.watching.text')}>
          <Icon id="occ" />
          {say('table.watching')}
        </span>
      )}
      <span class="table__gap" />
      {hint}
      {extra}
      <button
        type="button"
        class="iconbtn"
        aria-label={say('undo')}
        title={say('undo')}
        aria-disabled={!now.canUndo}
        onClick={undo}
      >
        <Icon id="undo" />
      </button>
      {now.link !== 'here' && (
        <button
          type="button"
          class="iconbtn"
          aria-label={say('chat')}
          title={say('chat')}
          onClick={() => open({ is: 'chat' })}
        >
          <Icon id="chat" />
        </button>
      )}
      <button
        type="button"
        class="iconbtn"
        aria-label={say('guide')}
        title={say('guide')}
        aria-haspopup="dialog"
        onClick={() => open({ is: 'guide' })}
      >
        <Icon id="book" />
      </button>
      <StoryButton open={() => open({ is: 'story' })} />
    </header>
  );
}

/** Which game it is, and the way home. */
export function Brand({ game }: { readonly game: string }) {
  return (
    <h1>
      <a class="table__brand" href="/" title={say('home')}>
        <Icon id={gameIcon(game)} />
        <span class="table__name">{gameName(game)}</span> <span class="vh">{say('home')}</span>
      </a>
    </h1>
  );
}

/** Opens the story where there is no room for it beside the board. */
export function StoryButton({ open }: { readonly open: () => void }) {
  return (
    <button type="button" class="iconbtn table__log-button" aria-label={say('story')} onClick={open}>
      <Icon id="log" />
    </button>
  );
}

/** How the connection is; nothing is said while all is well. */
function Link({ link }: { readonly link: 'online' | 'connecting' | 'offline' | 'here' }) {
  if (link === 'here' || link === 'online') return null;
  return (
    <p class="table__link" role="status">
      <Icon id="hour" />
      {say(link === 'offline' ? 'link.offline' : 'link.connecting')}
    </p>
  );
}
