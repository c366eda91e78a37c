import { type Store, store } from '../app/store.js';
import { link } from './link.js';
import { session } from './session.js';

/** Whether the server seems to be within reach. Until something speaks against it, it is. */
export const reach: Store<boolean> = store(navigator.onLine);

const look = (): void => reach.set(navigator.onLine && session.get().state !== 'offline');

addEventListener('online', look);
addEventListener('offline', look);
session.subscribe(look);
link.onShut(() => reach.set(false));
link.onState((state) => state === 'online' && reach.set(true));
