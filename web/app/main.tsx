import '../style/all.css';
import { render } from 'preact';
import { loadWords, words } from '../text/words.js';
import { App, fetchPage } from './app.js';
import { awaitOffer } from './install.js';
import { plantSprite } from './parts.js';
import { place, route } from './router.js';
import { applySettings, settings } from './settings.js';

applySettings();
settings.subscribe(() => {
  applySettings();
  void loadWords();
});
plantSprite();
awaitOffer();
route();
fetchPage(place.get());
void loadWords().then(() => render(<App words={words} />, document.getElementById('page')!));

// Kept for offline games; a page that is being worked on is not.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
