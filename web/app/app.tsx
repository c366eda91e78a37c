import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say, type Words } from '../text/words.js';
import { Lobby } from './lobby.js';
import { Notice } from './notice.js';
import { Offline } from './offline.js';
import { Loading } from './parts.js';
import { type Place, place } from './router.js';
import { SettingsPage } from './settings-page.js';
import { type Store, useStore } from './store.js';

/** Pages that are loaded when somebody goes there. */
const LATER: { readonly [page: string]: () => Promise<ComponentType<{ readonly at: Place }>> } = {
  here: async () => (await import('../local/page.js')).HerePage,
  table: async () => (await import('../net/page.js')).TablePage,
  account: async () => (await import('../account/page.js')).AccountPage,
  replay: async () => (await import('../replay/page.js')).ReplayPage,
  rules: async () => (await import('../rules/page.js')).RulesPage,
  cards: async () => (await import('../rules/cards-page.js')).CardsPage,
};

/** Begins to load the page for where we are: it need not wait for the words. */
export function fetchPage({ path: [page = ''] }: Place): void {
  LATER[page]?.().catch(() => undefined); // who draws it says so
}

/** The page for where we are. It is drawn anew when the language changes. */
export function App({ words }: { readonly words: Store<Words | null> }) {
  useStore(words);
  const at = useStore(place);
  const [page = ''] = at.path;
  return (
    <>
      <a class="skip" href="#main">
        {say('skip')}
      </a>
      {page === '' && <Lobby />}
      {page === 'settings' && <SettingsPage />}
      {LATER[page] !== undefined && <Later key={page} page={page} at={at} />}
      {page !== '' && page !== 'settings' && LATER[page] === undefined && <NotFound />}
    </>
  );
}

function Later({ page, at }: { readonly page: string; readonly at: Place }) {
  const [state, set] = useState<{ Page: ComponentType<{ readonly at: Place }> } | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    LATER[page]?.()
      .then((Page) => here && set({ Page }))
      .catch(() => here && set('failed'));
    return () => {
      here = false;
    };
  }, [page]);
  if (state === 'failed') return <Offline />;
  return state === null ? <Loading /> : <state.Page at={at} />;
}

function NotFound() {
  return <Notice title={say('missing')} />;
}
