import { type Store, store } from './store.js';

/** Where we are: the parts of the path, the query and the anchor. */
export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly anchor: string;
}

const read = (): Place => ({
  path: location.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent),
  query: new URLSearchParams(location.search),
  anchor: decodeURIComponent(location.hash.slice(1)),
});

export const place: Store<Place> = store(read());

/** Goes to an address of this page. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place.set(read());
  if (!to.includes('#')) scrollTo(0, 0);
}

/** Lets links of the page work without loading it again. */
export function route(): void {
  addEventListener('popstate', () => place.set(read()));
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    if (link.hash !== '' && link.pathname === location.pathname && link.hash === '#main') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
