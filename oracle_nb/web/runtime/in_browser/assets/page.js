// Shows the page that Python describes from a worker, and hands the worker what people do.
// This is what Panel and Bokeh do where a server shows the page.

const WORKER = new URL('worker.js', import.meta.url);
// Milliseconds between two calls of what is due often.
const OFTEN = 1000;

const app = document.getElementById('app');
const {kinds, titles} = JSON.parse(document.getElementById('site').textContent);
const root = document.documentElement;

// --- what is said while nothing is there yet

const language = (navigator.languages ?? ['en']).some((name) => name.startsWith('pl')) ? 'pl' : 'en';
const chosen = /(?:^|; )oracle_language=(en|pl)/.exec(document.cookie)?.[1] ?? language;
const texts = document.querySelector(`#opening [lang="${chosen}"]`);
const opening = document.getElementById('opening');
root.lang = chosen;
// The tab has its name before Python has drawn the page.
{
  const search = new URLSearchParams(location.search);
  const {pages, games, kept} = titles[chosen];
  const brand = games[search.get('of')] ?? Object.values(games)[0];
  const page = Object.keys(pages).find((field) => search.has(field));
  const game = kept.some((field) => search.has(field));
  document.title = game ? document.title : page ? `${pages[page]} – ${brand}` : brand;
}
texts.hidden = false;
const say = (name, show = true) => {
  for (const one of texts.querySelectorAll('[data-say]')) one.hidden = one.dataset.say !== name || !show;
  opening.hidden = false;
};
const progress = texts.querySelector('progress');

// --- parts: an element with a shadow root for each

class Model {
  constructor(number, values) {
    Object.assign(this, values);
    this.number_ = number;
    this.handlers_ = new Map();
  }

  on(name, handler) {
    if (!this.handlers_.has(name)) this.handlers_.set(name, []);
    this.handlers_.get(name).push(handler);
  }

  send_msg(message) { ask('receive', this.number_, JSON.stringify(message)); }

  fire_(name, value) { for (const handler of this.handlers_.get(name) ?? []) handler(value); }
}

const sheetOf = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};
const PLAIN = ':host { display: block; position: relative; box-sizing: border-box; width: 100%; flex: 0 0 auto; }'
  + ' *, ::before, ::after { box-sizing: inherit; }';
const plain = sheetOf(PLAIN);
const column = sheetOf(`${PLAIN} :host { display: flex; flex-direction: column; }`);
const sheets = new Map();
const parts = new Map();
const modules = new Map();

const styled = (part) => {
  const {element, model} = part;
  for (const name of part.classes) element.classList.remove(name);
  part.classes = [...model.css_classes ?? []];
  element.classList.add(...part.classes);
  // The style sheet of a grid decides on how it is displayed.
  element.style.setProperty('display', model.visible ? '' : 'none', model.visible ? '' : 'important');
  for (const name of part.styles) element.style.removeProperty(name);
  part.styles = Object.keys(model.style ?? {});
  for (const name of part.styles) element.style.setProperty(name, model.style[name]);
};

const arrange = ({element, model}) => {
  const shadow = element.shadowRoot;
  const wanted = model.parts.map((number) => parts.get(number).element);
  for (const one of [...shadow.children]) if (!wanted.includes(one)) one.remove();
  wanted.forEach((one, at) => { if (shadow.children[at] !== one) shadow.insertBefore(one, shadow.children[at] ?? null); });
};

const handlers = {
  sheet(number, css) { sheets.set(number, sheetOf(css)); },

  part(number, kind, values, state, own, main) {
    const model = new Model(number, values);
    const element = document.createElement('div');
    const area = kind === 'Area';
    if (main) element.setAttribute('role', 'main');
    const shadow = element.attachShadow({mode: 'open'});
    shadow.adoptedStyleSheets = [area ? column : plain, ...own.map((sheet) => sheets.get(sheet))];
    const part = {element, model, classes: [], styles: []};
    parts.set(number, part);
    styled(part);
    if (area) {
      arrange(part);
      return;
    }
    const module = modules.get(kind);
    if (!module) return;
    if (kinds[kind].state) model[kinds[kind].state] = state;
    shadow.append(module.render({model, view: {el: element, model}}));
  },

  set(number, changes) {
    const part = parts.get(number);
    Object.assign(part.model, changes);
    if (['css_classes', 'visible', 'style'].some((name) => name in changes)) styled(part);
    if ('parts' in changes) arrange(part);
    for (const [name, value] of Object.entries(changes)) part.model.fire_(name, value);
  },

  send(number, message) { parts.get(number)?.model.fire_('msg:custom', message); },

  restored() { ask('restored'); },

  drop(number) {
    const part = parts.get(number);
    parts.delete(number);
    part.model.fire_('remove');
    part.element.remove();
  },

  root(number) {
    opening.hidden = true;
    app.replaceChildren(parts.get(number).element);
    performance.mark('first-page');
    // What is still missing for a visit without a network.
    navigator.serviceWorker?.ready.then(({active}) => active.postMessage('keep'));
  },
};

const show = (messages) => {
  for (const [kind, number, ...about] of messages) handlers[kind](number, ...about);
};

// --- the worker

let worker = null;
const ask = (kind, ...about) => worker.postMessage([kind, ...about]);
const pictures = new Map();
let asked = 0;

// After an error of the program nothing goes on: a page that is loaded again has what was kept.
let failed = false;
const fail = (reason) => {
  if (failed) return;
  failed = true;
  console.warn(reason);
  worker?.terminate();
  if (opening.hidden) {
    window.dispatchEvent(new Event('connection-lost'));
    return;
  }
  say('failed');
};
const receive = ({data: [kind, ...about]}) => {
  if (kind === 'show') show(JSON.parse(about[0]));
  else if (kind === 'progress') {
    const [name, value] = about;
    progress.value = value;
    performance.mark(name);
  } else if (kind === 'picture') {
    pictures.get(about[0])?.postMessage(about[1]);
    pictures.delete(about[0]);
  } else if (kind === 'elsewhere') leave();
  else if (kind === 'again') window.location.reload();
  else if (kind === 'failed') fail(about[0]);
};

// --- the service worker: files for the next visit, and pictures that Python draws

const serve = async () => {
  if (!navigator.serviceWorker) return;
  const {controller} = navigator.serviceWorker;
  const registered = navigator.serviceWorker.register(new URL('offline.js', import.meta.url), {scope: './'})
    .catch((error) => console.warn(error));
  // On later visits it brings the files already.
  if (controller || !await registered) return;
  // Everything that is loaded from now on is kept for the next visit.
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true});
    setTimeout(resolve, 1000);
  });
};
navigator.serviceWorker?.addEventListener('message', ({data, ports: [port]}) => {
  if (data.picture === undefined) return;
  asked += 1;
  pictures.set(asked, port);
  ask('picture', asked, data.picture);
});

// --- one tab at a time: two of them would overwrite each other's games

// Another tab has taken over.
const leave = () => {
  worker?.terminate();
  app.replaceChildren();
  say('elsewhere');
};

const alone = async () => {
  if (!navigator.locks) return;
  const held = (steal) => new Promise((resolve) => {
    navigator.locks.request('oracle-nb', steal ? {steal} : {ifAvailable: true}, (lock) => {
      resolve(Boolean(lock));
      return lock && new Promise(() => {});
    }).catch(leave);
  });
  if (await held(false)) return;
  say('elsewhere');
  await new Promise((resolve) => {
    for (const button of texts.querySelectorAll('[data-here]')) button.addEventListener('click', resolve, {once: true});
  });
  say('opening');
  await held(true);
};
for (const button of texts.querySelectorAll('[data-here]')) {
  // Once this tab has given way, its worker is gone.
  button.addEventListener('click', () => { if (parts.size) window.location.reload(); });
}

const begin = async () => {
  say('opening');
  // The service worker comes first, so that it keeps what the other worker loads.
  await Promise.all([serve(), alone()]);
  worker = new Worker(WORKER, {type: 'module'});
  worker.onerror = (event) => fail(event.message);
  worker.onmessage = receive;
  const load = async ([kind, {script}]) => {
    if (script) modules.set(kind, await import(new URL(script, import.meta.url)));
  };
  ask('open', window.location.search, document.cookie, navigator.languages.join(','));
  await Promise.all(Object.entries(kinds).map(load));
  ask('show');
  setInterval(() => { if (!document.hidden) ask('tick'); }, OFTEN);
};
begin().catch(fail);
