// Starts Python, and hands on messages between the page and Python, one at a time.

import {loadPyodide} from './pyodide.mjs';

const NAME = 'oracle-nb';
// All packages are in one archive: Pyodide has none to look for.
const LOCK = JSON.stringify({info: /*INFO*/{}, packages: {}});
const PACKAGES = '/lib/python3.14/site-packages';
const post = (...message) => self.postMessage(message);

// --- storage: the pages of the database in IndexedDB, all changes of a message in one transaction

// Whoever has opened the database last may write: an address without encryption has no locks.
const OWNER = String(Math.random());
let claimed = false;

let base = null;
let waiting = null;
let writing = false;

const finished = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  request.onblocked = () => reject(new Error('the database is in use'));
});

const openBase = async () => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('pages');
    request.result.createObjectStore('facts');
  };
  base = await finished(request);
};

const claim = () => new Promise((resolve, reject) => {
  const transaction = base.transaction('facts', 'readwrite');
  transaction.oncomplete = resolve;
  transaction.onabort = reject;
  transaction.objectStore('facts').put(OWNER, 'owner');
}).then(() => { claimed = true; }).catch(() => { /* It is full: the first change that is kept does it. */ });

const stored = async () => {
  await claim();
  const transaction = base.transaction(['pages', 'facts']);
  const [numbers, pages, size] = await Promise.all([
    finished(transaction.objectStore('pages').getAllKeys()), finished(transaction.objectStore('pages').getAll()),
    finished(transaction.objectStore('facts').get('size')),
  ]);
  const image = new Uint8Array(size ?? 0);
  const length = pages[0]?.length ?? 0;
  numbers.forEach((number, at) => { if (number * length < image.length) image.set(pages[at], number * length); });
  return {image};
};

const write = (change) => new Promise((resolve, reject) => {
  const transaction = base.transaction(['pages', 'facts'], 'readwrite');
  transaction.oncomplete = () => {
    claimed = true;
    resolve();
  };
  transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  const [pages, facts] = [transaction.objectStore('pages'), transaction.objectStore('facts')];
  const owner = facts.get('owner');
  owner.onsuccess = () => {
    if (claimed && owner.result !== OWNER) {
      transaction.abort();
      post('elsewhere');
      return;
    }
    try {
      for (const [number, bytes] of change.pages) pages.put(bytes, number);
      facts.put(change.size, 'size');
      facts.put(OWNER, 'owner');
    } catch (error) {
      reject(error);
      transaction.abort();
    }
  };
});

// Milliseconds until a change that could not be kept is tried again.
const RETRY = 5000;

const flush = async () => {
  if (writing || !waiting) return;
  if (!base) {
    waiting = null;
    return;
  }
  writing = true;
  const change = waiting;
  waiting = null;
  try {
    await write(change);
    report('');
  } catch (error) {
    report(error?.name === 'QuotaExceededError' ? 'full' : 'unavailable', String(error));
    setTimeout(() => { if (python && !waiting) python.retry(); flush(); }, RETRY);
  }
  writing = false;
  if (waiting) flush();
};

let fault = null;
const report = (kind, reason = '') => {
  if (kind === fault) return;
  fault = kind;
  if (python) show(python.kept(kind, reason));
};

const keep = (size, pages) => {
  waiting ??= {pages: new Map()};
  waiting.size = size;
  for (const [number, bytes] of pages.toJs({dict_converter: (entries) => [...entries]})) waiting.pages.set(number, bytes);
  setTimeout(flush, 0);
};

// --- Python

let python = null;
let collector = null;
const show = (messages) => { if (messages !== '[]') post('show', messages); };

// Work in the background goes on between messages.
let stepping = false;
const channel = new MessageChannel();
channel.port1.onmessage = () => {
  stepping = false;
  if (python.step()) step();
};
const step = () => {
  if (stepping) return;
  stepping = true;
  channel.port2.postMessage(null);
};

const fetched = async (path) => {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
};

// What a first game doesn't need comes when Python imports it, and Python can't wait for a promise.
const later = () => {
  const request = new XMLHttpRequest();
  request.open('GET', new URL('later.pack', import.meta.url), false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${request.responseURL}: ${request.status}`);
  return new Uint8Array(request.response);
};

const start = async () => {
  const packages = fetched('packages.pack');
  const kept = openBase().then(stored).catch((error) => {
    base = null;
    fault = 'refused';
    return {image: new Uint8Array(0), refused: String(error)};
  });
  const home = new URL('./', import.meta.url).href;
  const pyodide = await loadPyodide({
    indexURL: home, packageBaseUrl: home, stdLibURL: new URL('library.zip', home).href, lockFileContents: LOCK,
    // A browser's user has no folder; the app looks there for data packs of Mythology.
    env: {ORACLE_NB_DATA: '/data'},
  });
  post('progress', 'python', 0.6);
  // Until the first page is there, next to nothing becomes garbage.
  collector = pyodide.pyimport('gc');
  collector.disable();
  pyodide.pyimport('packs').begin(pyodide.toPy(new Uint8Array(await packages)), PACKAGES, () => pyodide.toPy(later()));
  post('progress', 'packages', 0.7);
  const {image, refused} = await kept;
  const module = pyodide.pyimport('oracle_nb.web.runtime.in_browser');
  post('progress', 'imports', 0.9);
  python = module.Worker(pyodide.toPy(image).tobytes(), keep);
  if (refused) python.kept('refused', refused);
  return pyodide;
};
const started = start();

// What the page asks for; it is asked in turn.
let first = '';
const answers = {
  open(search, cookies, languages) {
    first = python.open(search, cookies, languages);
    collector.freeze();
    collector.enable();
  },
  show() { show(first); },
  receive(number, message) { show(python.receive(number, message)); },
  tick() { show(python.tick()); },
  // A backup has been restored: the page begins anew with it once it is kept.
  async restored() {
    while (waiting || writing) await new Promise((resolve) => { setTimeout(resolve, 20); });
    post('again');
  },
  picture(number, query) { post('picture', number, python.picture(query)); },
};
let before = started;
self.onmessage = ({data: [kind, ...about]}) => {
  before = before.then(() => {
    answers[kind](...about);
    step();
  });
  before.catch((error) => post('failed', String(error?.stack ?? error)));
};
