import { say } from '../text/words.js';
import { Icon } from './parts.js';
import { type Store, store, useStore } from './store.js';

/** The browser's offer to put the page among the programs of the device; not every browser makes one. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

const offer: Store<InstallOffer | null> = store<InstallOffer | null>(null);

/** Keeps the offer for when somebody wants it. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) offer.set(event);
  });
  addEventListener('appinstalled', () => offer.set(null));
}

/** "Add to home screen", where the browser offers it; elsewhere how it is done by hand. */
export function Install() {
  const open = useStore(offer);
  if (matchMedia('(display-mode: standalone)').matches) return null;
  const install = async () => {
    await open?.prompt();
    offer.set(null);
  };
  return (
    <div class="setting">
      <span>{say('install')}</span>
      {open === null ? (
        <p class="setting__text">{say('install.by-hand')}</p>
      ) : (
        <button type="button" class="btn" onClick={() => void install()}>
          <Icon id="plus" />
          {say('install.do')}
        </button>
      )}
    </div>
  );
}
