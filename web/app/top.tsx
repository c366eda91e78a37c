import { LANGUAGES } from '@tabula/words/language.js';
import { session } from '../net/session.js';
import { say } from '../text/words.js';
import { Icon } from './parts.js';
import { settings, speakIn } from './settings.js';
import { useStore } from './store.js';

/** The head of every page but a table. */
export function Top({ at }: { readonly at?: 'lobby' | 'rules' | 'cards' | 'settings' | 'account' }) {
  const { language, game } = useStore(settings);
  const about = game === '' ? '' : `/${game}`;
  return (
    <header class="bar top">
      <a class="brand" href="/" aria-current={at === 'lobby' ? 'page' : undefined}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 1 31 16 16 31 1 16z" fill="none" stroke="var(--accent)" stroke-width="1.4" />
          <path
            d="M16 5.500 26.500 16 16 26.500 5.500 16z"
            fill="none"
            stroke="var(--accent)"
            stroke-width=".8"
            opacity=".6"
          />
          <path d="M9 16c2-3.400 4.300-5 7-5s5 1.600 7 5c-2 3.400-4.300 5-7 5s-5-1.600-7-5z" fill="var(--accent)" />
          <circle cx="16" cy="16" r="2.600" fill="var(--table)" />
        </svg>
        <span>Tabula Obscura</span>
      </a>
      <nav class="top__nav" aria-label={say('pages')}>
        <a
          class="iconbtn"
          href={`/rules${about}`}
          aria-label={say('rules')}
          title={say('rules')}
          aria-current={at === 'rules' ? 'page' : undefined}
        >
          <Icon id="book" />
        </a>
        <a
          class="iconbtn"
          href={`/cards${about}`}
          aria-label={say('cards')}
          title={say('cards')}
          aria-current={at === 'cards' ? 'page' : undefined}
        >
          <Icon id="cards" />
        </a>
        <a
          class="iconbtn"
          href="/settings"
          aria-label={say('settings')}
          title={say('settings')}
          aria-current={at === 'settings' ? 'page' : undefined}
        >
          <Icon id="gear" />
        </a>
        <Visitor here={at === 'account'} />
      </nav>
      <nav class="lang" aria-label={say('language')}>
        {LANGUAGES.map((entry) => (
          <button
            key={entry}
            type="button"
            lang={entry}
            aria-current={entry === language ? 'true' : undefined}
            onClick={() => void speakIn(entry)}
          >
            {entry.toUpperCase()}
          </button>
        ))}
      </nav>
    </header>
  );
}

/** Who one is to the server, and the way to one's account. */
function Visitor({ here }: { readonly here: boolean }) {
  const { name } = useStore(session);
  return (
    <a
      class="iconbtn visitor"
      href="/account"
      aria-label={name === '' ? say('account') : say('account.of', { name })}
      title={say('account')}
      aria-current={here ? 'page' : undefined}
    >
      <Icon id="person" />
      {name !== '' && <span class="visitor__name">{name}</span>}
    </a>
  );
}
