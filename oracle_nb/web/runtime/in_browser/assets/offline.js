// Keeps the files of the site, so that it opens without a network, and asks the page for pictures.

const SITE = /*SITE*/{version: '', files: []};
const CACHE = `oracle-nb-${SITE.version}`;
// What notebooks load is kept once they have loaded it.
const NOTEBOOKS = `${CACHE}-notebooks`;
const HOME = new URL('./', self.location).href;
const PICTURE = new URL('picture', self.location).pathname;

const keepAll = async () => {
  const cache = await caches.open(CACHE);
  for (const file of SITE.files) {
    const address = new URL(file, HOME).href;
    if (await cache.match(address)) continue;
    // What an earlier version has loaded needs no second time: names change with what files hold.
    const known = file.includes('.') && /\.[0-9a-f]{12}\./.test(file) ? await caches.match(address) : null;
    const answer = known ?? await fetch(address, {cache: 'no-cache'});
    // What a host refuses now is asked for again after the next page.
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer);
  }
  for (const name of await caches.keys()) if (name.startsWith('oracle-nb-') && !name.startsWith(CACHE)) await caches.delete(name);
};

self.addEventListener('install', (event) => {
  // On the first visit the page loads everything itself, through this; later, files come before the page changes.
  event.waitUntil(self.registration.active ? keepAll() : self.skipWaiting());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => { if (event.data === 'keep') event.waitUntil(keepAll()); });

const picture = async (event, search) => {
  const client = await self.clients.get(event.clientId);
  const svg = client && await new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(data);
    client.postMessage({picture: search.slice(1)}, [port2]);
  });
  return svg ? new Response(svg, {headers: {'Content-Type': 'image/svg+xml'}}) : new Response('', {status: 404});
};

const file = async (request, address, name = CACHE) => {
  const cache = await caches.open(name);
  const known = await cache.match(address);
  if (known) return known;
  const answer = await fetch(request);
  // Without room to keep it, the page still gets it.
  if (!answer.ok || answer.status !== 200) return answer;
  const kept = await cache.put(address, answer.clone()).then(() => cache.match(address)).catch(() => {});
  // Browsers keep compiled code with an answer of a cache, and with it alone they find that code on the next visit.
  return kept ?? answer;
};

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !url.href.startsWith(HOME)) return;
  if (url.pathname === PICTURE) event.respondWith(picture(event, url.search));
  else if (url.href.startsWith(`${HOME}jupyter/`)) event.respondWith(file(event.request, url.href.split('#')[0], NOTEBOOKS));
  else if (event.request.mode === 'navigate') {
    // The documentation below has pages of its own.
    if (['', 'index.html'].includes(url.pathname.slice(new URL(HOME).pathname.length))) event.respondWith(file(HOME, HOME));
  } else if (SITE.files.includes(url.href.slice(HOME.length))) event.respondWith(file(event.request, url.href));
});
