// Written to /sw.js by vite.config.ts, with the names of all built files in the place that is kept for them.
const known = __KNOWN__;
const store = `tabula-${known.version}`;
/** A network that does not answer within this time is treated as none. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => cache.addAll(known.files))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('tabula-') && name !== store);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/') || pathname === '/socket')
    return;
  // Pages come from the network first, so that a new version is seen at once; their parts have names that never change.
  if (mode === 'navigate') event.respondWith(page(event.request));
  else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});

// Who is called finds the page that calls, or opens it anew.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = new URL(notification.tag, self.location.origin).href;
  const found = (pages) => pages.find(({ url }) => url === address)?.focus() ?? self.clients.openWindow(address);
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(found));
});

/** The page from the network; without one from what is kept; and if the browser has thrown that away, a word about it. */
async function page(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    // A server that is being started anew has no page for us.
    if (response.status < 500) return response;
  } catch {
    // No network.
  }
  return (await caches.match('/')) ?? lost();
}

/** What can still be said when nothing is kept; the games of this device are in a place of their own. */
const LOST = {
  en: 'No connection. Open the page again when the network is back: your games on this device are still there.',
  pl: 'Brak połączenia. Otwórz stronę ponownie, gdy wróci sieć: twoje gry na tym urządzeniu nadal tu są.',
  de: 'Keine Verbindung. Öffne die Seite wieder, wenn das Netz zurück ist: Deine Spiele auf diesem Gerät sind noch da.',
};

function lost() {
  const lines = Object.entries(LOST).map(([lang, text]) => `<p lang="${lang}">${text}</p>`);
  const head = '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const body = `<meta name="color-scheme" content="dark"><title>Tabula Obscura</title><h1>Tabula Obscura</h1>`;
  return new Response(`${head}${body}${lines.join('')}<p><a href="/">↻</a></p>`, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
