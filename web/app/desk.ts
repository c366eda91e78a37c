import type { Store } from './store.js';

const wide = matchMedia('(min-width: 1100px)');

/** Whether the page is as wide as a desk: what is shown only there is not even drawn elsewhere. */
export const desk: Pick<Store<boolean>, 'get' | 'subscribe'> = {
  get: () => wide.matches,
  subscribe(changed) {
    wide.addEventListener('change', changed);
    return () => wide.removeEventListener('change', changed);
  },
};
