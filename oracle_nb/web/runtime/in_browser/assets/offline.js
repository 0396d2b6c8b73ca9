// Keeps the files of the site, so that it opens without a network, and asks the page for pictures.

const SITE = /*SITE*/{version: '', files: []};
const HOME = new URL('./', self.location).href;
// Another site at the same host keeps its own files.
const OWN = `oracle-nb-${new URL(HOME).pathname}-`;
const CACHE = OWN + SITE.version;
// What notebooks load is kept once they have loaded it.
const NOTEBOOKS = `${CACHE}-notebooks`;
const PICTURE = new URL('picture', self.location).pathname;

// Without room to keep it, the page still gets it.
const keep = (cache, address, answer) => answer.status === 200 && cache.put(address, answer.clone()).catch(() => {});
// Browsers keep compiled code with an answer of a cache, and with it alone they find that code on the next visit.
const keptOr = async (cache, address, answer) => await cache.match(address) ?? answer.clone();

const load = async (cache, address) => {
  // What an earlier version has loaded needs no second time: names change with what files hold.
  const known = address === HOME ? null : await caches.match(address);
  // The browser's own cache may have a refusal: the host is asked whether that still holds.
  const answer = known ?? await fetch(address, {cache: 'no-cache'});
  await keep(cache, address, answer);
  return answer;
};

// Nothing is loaded twice at the same time: the page and `keepAll` may ask for the same file.
const loading = new Map();
const file = async (address) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept) return kept;
  if (!loading.has(address)) loading.set(address, load(cache, address).finally(() => loading.delete(address)));
  return keptOr(cache, address, await loading.get(address));
};

const notebookFile = async (request, address) => {
  const cache = await caches.open(NOTEBOOKS);
  const kept = await cache.match(address);
  if (kept) return kept;
  const answer = await fetch(request);
  await keep(cache, address, answer);
  return keptOr(cache, address, answer);
};

const keepAll = async () => {
  const cache = await caches.open(CACHE);
  const absent = [];
  for (const name of SITE.files) {
    const address = new URL(name, HOME).href;
    await file(address).catch(() => {});
    if (!await cache.match(address)) absent.push(name);
  }
  // What a host refuses now is asked for again after the next page.
  if (absent.length) throw new Error(`not kept: ${absent.join(', ')}`);
};

const forgetEarlier = async () => {
  for (const name of await caches.keys()) if (name.startsWith(OWN) && !name.startsWith(CACHE)) await caches.delete(name);
};

self.addEventListener('install', (event) => {
  // On the first visit the page loads everything itself, through this; later, files come before the page changes.
  event.waitUntil(self.registration.active ? keepAll() : self.skipWaiting());
});
// Until then, pages of the version before need their files.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), forgetEarlier()])));
self.addEventListener('message', (event) => { if (event.data === 'keep') event.waitUntil(keepAll()); });

// Milliseconds between two looks at whether a page that asks for a picture is still there.
const LOOK = 500;

const picture = async (event, search) => {
  const client = await self.clients.get(event.clientId);
  let look = 0;
  const svg = client && await new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(data);
    client.postMessage({picture: search.slice(1)}, [port2]);
    // A page that has gone never answers, and until all answers are there, no later version is activated.
    look = setInterval(async () => { if (!await self.clients.get(event.clientId)) resolve(''); }, LOOK);
  });
  clearInterval(look);
  return svg ? new Response(svg, {headers: {'Content-Type': 'image/svg+xml'}}) : new Response('', {status: 404});
};

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !url.href.startsWith(HOME)) return;
  // A browser may refuse its caches: then everything comes from the host.
  const answer = (kept) => event.respondWith(kept.catch(() => fetch(event.request)));
  if (url.pathname === PICTURE) event.respondWith(picture(event, url.search));
  else if (url.href.startsWith(`${HOME}jupyter/`)) answer(notebookFile(event.request, url.href.split('#')[0]));
  else if (event.request.mode === 'navigate') {
    // The documentation below has pages of its own.
    if (['', 'index.html'].includes(url.pathname.slice(new URL(HOME).pathname.length))) answer(file(HOME));
  } else if (SITE.files.includes(url.href.slice(HOME.length))) answer(file(url.href));
});
