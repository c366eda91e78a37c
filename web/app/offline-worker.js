// Written to /sw.js by vite.config.ts, with the names of all built files in the place that is kept for them.
const known = __KNOWN__;
const store = `tabula-${known.version}`;

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
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match('/')));
  else event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
