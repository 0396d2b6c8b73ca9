// A part of the page that Python writes as HTML. What changes is patched into what is there, so that
// focus, scrolling and open details stay; clicks and input are sent to Python.

// Maximum number of bytes that are read of a file.
const MOST = 4_000_000;
// How far from the window something is that is sent because somebody comes near it.
const NEAR = '200px';
// Maximum number of parts whose elements are kept without a look at which of them have left the page.
const MOST_ELEMENTS = 1000;

const ENTERED = '[data-change]';
// The keys that move the focus, or press what has it.
const LEADING = /^(Tab|Enter| |Escape|Home|End|Page.*|Arrow.*)$/;

const key = (node) => (node.nodeType === 1 ? node.getAttribute('data-k') : null);

// --- parts: elements that Python sends by their keys. HTML holds placeholders for them.

const PART = 'x-part';
const SVG = 'http://www.w3.org/2000/svg';

// The parts of each model, for every view of it: their HTML by their keys, and the number of the last change.
const models = new WeakMap();
// The element that each view shows.
const rendered = new WeakMap();

const partsOf = (model, known) => {
  let state = models.get(model);
  if (!state) {
    const [number, ...given] = known.parts;
    state = {number, texts: new Map(), made: new Map()};
    models.set(model, state);
    store(state, given);
  }
  return state;
};

// Take in keys and their HTML, given in turn; a list is the key of another part, 0 for the one before, and how it
// differs from that one.
export const store = (state, given) => {
  for (let at = 0; at < given.length; at += 2) {
    const [key, text] = given.slice(at, at + 2);
    const like = Array.isArray(text) && state.texts.get(text[0] === 0 ? given[at - 2] : text[0]);
    state.texts.set(key, Array.isArray(text) ? changedText(like, text.slice(1)) : text);
    state.made.delete(key);
  }
};

const isPart = (node) => node.localName === PART;

const parse = (text, within) => {
  const template = document.createElement('template');
  if (within === SVG) {
    template.innerHTML = `<svg>${text}</svg>`;
    return template.content.firstChild;
  }
  template.innerHTML = text;
  return template.content;
};

// One view of the parts of a model: the elements that show them.
export class Parts {
  constructor(state, root) {
    this.state = state;
    this.root = root;
    // The key of the part an element shows, and the element of each key.
    this.keys = new WeakMap();
    this.elements = new Map();
    this.fresh = new Set();
  }

  // A part's own element, with placeholders for what is in it; not yet in the page.
  parsed(name, within) {
    return parse(this.state.texts.get(name) ?? '', within).firstElementChild;
  }

  // The element for a placeholder.
  make(placeholder) {
    const name = placeholder.getAttribute('k');
    const common = name.startsWith('=');
    let element = common && this.state.made.get(name);
    if (!element) {
      // A folded part that nobody has asked for stays a placeholder.
      element = this.parsed(name, placeholder.namespaceURI) ?? placeholder.cloneNode();
      this.fill(element);
      if (common) this.state.made.set(name, element);
    }
    if (common) element = element.cloneNode(true);
    else {
      this.elements.set(name, element);
      this.fresh.add(name);
    }
    this.keys.set(element, name);
    return element;
  }

  // Replace all placeholders in a node.
  fill(node) {
    for (const one of [...(node.querySelectorAll?.(PART) ?? [])]) one.replaceWith(this.make(one));
  }

  // Show what has changed.
  update(names) {
    this.fresh.clear();
    if (this.elements.size > MOST_ELEMENTS) this.forget();
    if (names.has('')) this.patchChildren(this.root, parse(this.state.texts.get('') ?? ''));
    // What is around others comes after them: begin with it.
    for (const name of [...names].reverse()) {
      const element = this.elements.get(name);
      if (!element || this.fresh.has(name)) continue;
      if (!this.root.contains(element)) {
        this.elements.delete(name);
        continue;
      }
      const next = this.parsed(name, element.namespaceURI);
      if (!next) continue;
      // What is another thing by its key begins anew: at its top, folded, without what was entered.
      if (next.nodeName === element.nodeName && key(next) === key(element)) this.patch(element, next);
      else {
        this.fill(next);
        this.keys.set(next, name);
        this.elements.set(name, next);
        element.replaceWith(next);
      }
    }
    // What was chosen may have been refused, and what was entered is Python's to change.
    for (const field of this.root.querySelectorAll(ENTERED)) {
      if (field.nodeName === 'SELECT') field.value = field.querySelector('option[selected]')?.value ?? '';
      if (field.type === 'checkbox') field.checked = field.hasAttribute('checked');
      else if (field.nodeName === 'INPUT' && !('link' in field.dataset)) field.value = field.getAttribute('value') ?? '';
    }
  }

  // Let go of the elements that have left the page.
  forget() {
    for (const [name, element] of this.elements) if (!this.root.contains(element)) this.elements.delete(name);
  }

  patch(from, to) {
    for (const {name} of [...from.attributes]) {
      const own = name === 'open' && /^(DETAILS|DIALOG)$/.test(from.nodeName);
      if (!own && !to.hasAttribute(name)) from.removeAttribute(name);
    }
    for (const {name, value} of to.attributes) {
      // What somebody has folded stays folded, or unfolded.
      if (name === 'open' && 'keep' in from.dataset) continue;
      if (name === 'aria-expanded' && 'stays' in from.dataset) continue;
      if (from.getAttribute(name) !== value) from.setAttribute(name, value);
    }
    this.patchChildren(from, to);
  }

  patchChildren(from, to) {
    const keyed = new Map();
    const parts = new Map();
    for (const node of from.children) {
      const name = this.keys.get(node);
      if (name) parts.set(name, node);
      else if (key(node)) keyed.set(key(node), node);
    }
    let place = from.firstChild;
    const put = (old) => {
      if (old === place) place = place.nextSibling;
      else from.insertBefore(old, place);
    };
    for (const next of [...to.childNodes]) {
      if (isPart(next)) {
        const name = next.getAttribute('k');
        const common = name.startsWith('=');
        const here = place && this.keys.get(place);
        if (here === name) place = place.nextSibling;
        else if (!common && parts.has(name)) put(parts.get(name));
        else {
          const made = this.make(next);
          // One picture takes the place of another.
          const gone = common && here?.startsWith('=') ? place : null;
          from.insertBefore(made, place);
          if (gone) {
            place = gone.nextSibling;
            gone.remove();
          }
        }
        continue;
      }
      const wanted = key(next);
      let old = wanted ? keyed.get(wanted) : place;
      if (!wanted && old && (key(old) || this.keys.has(old))) old = null;
      if (old && (old.nodeName !== next.nodeName)) old = null;
      if (!old) {
        this.fill(next);
        from.insertBefore(next, place);
        continue;
      }
      put(old);
      if (old.nodeType !== 1) {
        if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
      } else if (next.querySelector(PART) || !old.isEqualNode(next)) this.patch(old, next);
    }
    while (place) {
      const rest = place.nextSibling;
      place.remove();
      place = rest;
    }
  }
}

// The elements of a group between which arrow keys lead: those marked, or, where it names a kind, all of this kind.
// What is folded can't have the focus.
const stopsOf = (group) => [...(group?.querySelectorAll(group.dataset.rove || '[data-stop]') ?? [])]
  .filter((one) => one.matches('summary') || !one.closest('details:not([open])'));

// Make one element of a group the stop of the Tab key: the one with the focus, else the one that is pressed,
// else the one that was the stop before, else the first.
const arrangeStops = (group, focused) => {
  const stops = stopsOf(group);
  const stop = stops.find((one) => one === focused) ?? stops.find((one) => one.matches('[aria-pressed="true"]'))
    ?? stops.find((one) => one.matches('[tabindex="0"]')) ?? stops[0];
  for (const one of stops) {
    const wanted = one === stop ? '0' : '-1';
    if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
  }
};

// Whether a field is shown as wrong, with what is said of it.
const blame = (field, wrong) => {
  field.setAttribute('aria-invalid', String(wrong));
  for (const id of (field.getAttribute('aria-describedby') ?? '').split(' ')) {
    const fault = id && field.getRootNode().getElementById(id);
    if (fault && fault.matches('.fault')) fault.hidden = !wrong;
  }
};

// Files come in the encodings of all systems: some begin with a mark, and null bytes show UTF-16.
const textOf = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [a, b, c, d] = bytes;
  let encoding = 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) encoding = 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) encoding = 'utf-16be';
  return new TextDecoder(encoding).decode(bytes).replace(/\0+$/, '');
};

// The button that was pressed last, until something on the page changes: it shows that its answer takes long.
// Not for long, since not every press changes something.
let waiting = null, mark = 0;
const markWaiting = (button) => {
  clearTimeout(mark);
  waiting?.classList.remove('waits');
  waiting = button;
  mark = button && setTimeout(() => {
    button.classList.add('waits');
    mark = setTimeout(markWaiting, 10000, null);
  }, 300);
};

// Tells once when the server has gone, and loads the page anew when it is there again: games are saved.
const watchOver = (model, view, here, say) => {
  let timer = 0;
  const look = async () => {
    try {
      const answer = await fetch(window.location.href, {cache: 'no-store'});
      if (answer.ok) return window.location.reload();
    } catch { /* It is still away. */ }
    timer = setTimeout(look, 2000);
  };
  // A page that is being left loses its server as well, and has nobody to tell it to.
  const lost = () => { timer ||= setTimeout(() => { if (here()) { say(); timer = setTimeout(look, 2000); } }, 500); };
  window.addEventListener('connection-lost', lost);
  // It may have been lost while this part of the page was still being made.
  if (document.documentElement.dataset.lost) lost();
  model.on('remove', () => {
    clearTimeout(timer);
    window.removeEventListener('connection-lost', lost);
  });
};

export function render({model, view}) {
  const page = document.documentElement;
  const root = document.createElement('div');

  // Until a person has chosen a theme, the page follows the system, at once.
  const system = matchMedia('(prefers-color-scheme: dark)');
  const theme = () => {
    if (!model.whole || !page.dataset.theme || model.chosen) return model.theme;
    return system.matches ? 'dark' : 'light';
  };
  const paint = () => {
    root.className = 'view-root ' + model.kind;
    // Bokeh would lay out the whole page for a class of its own.
    view.el.classList.toggle('large', model.large);
    root.dataset.theme = theme();
    if (model.whole) page.dataset.theme = theme();
    if (model.whole) page.lang = model.language;
  };
  const tell = (message) => model.send_msg({at: root.querySelector('[data-at]')?.dataset.at ?? null, ...message});
  // Python says what the browser has refused, and another way.
  const refused = (what) => tell({do: 'refused', value: what});

  let timer = 0;
  let typing = 0;
  let wanted = '';
  let held;
  // The button whose choice the mouse has drawn.
  let drawnBy = null;
  let pressed = '';
  let shown;
  // Who has gone from one page to another by keyboard begins at its title.
  let begun = !model.whole;
  const begin = () => {
    const title = root.querySelector('h1');
    if (begun || !title) return;
    begun = true;
    title.tabIndex = -1;
    const lost = () => here() && document.activeElement === document.body;
    // The page before leaves a moment later, and takes the focus with it.
    if (page.dataset.begun) setTimeout(() => { if (lost()) title.focus({preventScroll: true}); }, 200);
    page.dataset.begun = 'yes';
  };
  // How much stands above a board: it leaves room for that.
  const rows = {width: 0, most: 0};
  const room = new ResizeObserver(() => {
    leaveRoom();
    keepRows();
    const part = root.querySelector('.bar, .aims, .replay, .guide-tip');
    // Below the bar there may be lines on what goes on.
    const high = part?.matches('.bar') ? root : part;
    if (page.dataset.theme && part) page.style.setProperty(`--${part.classList[0]}`, `${high.offsetHeight}px`);
  });
  // A goal less must not move the board while one plays: its row stays empty.
  const keepRows = () => {
    const goals = root.querySelector('.aims');
    if (!goals) return;
    if (rows.width !== root.offsetWidth) Object.assign(rows, {width: root.offsetWidth, most: 0});
    root.style.setProperty('--rows', `${rows.most}px`);
    rows.most = goals.offsetHeight;
    root.style.setProperty('--rows', `${rows.most}px`);
  };
  // An answer leaves visible what one acts with; and the end of the page must not stay below it in a phone's window.
  const leaveRoom = () => {
    const answer = root.querySelector('.explain');
    if (answer) {
      const above = ['.sources', '.guide-tip', '.strip'].map((kind) => root.querySelector(kind)).find(Boolean);
      const [top, bottom] = [root.getBoundingClientRect().top, above?.getBoundingClientRect().bottom];
      root.style.setProperty('--head', `${above ? bottom - top : 0}px`);
    }
    if (page.dataset.theme && model.kind === 'side') cover(answer);
    // The rest of a tip comes back after the answer.
    const text = root.querySelector('.now .tip-text');
    root.removeAttribute('data-tight');
    root.toggleAttribute('data-tight', Boolean(answer && text && text.scrollHeight > text.clientHeight + 1));
  };
  const cover = (answer) => {
    const covers = answer && getComputedStyle(answer).position === 'fixed';
    page.style.setProperty('--answer', `${covers ? answer.offsetHeight : 0}px`);
    // At the top of the page, the text of a tip ends above the answer, and scrolls where that is too little.
    const tip = covers && root.querySelector('.tip-text');
    const left = tip && answer.getBoundingClientRect().top - tip.getBoundingClientRect().top - window.scrollY;
    if (tip) root.style.setProperty('--tip', `${left}px`);
  };
  if (/^(head|aims|controls|side)/.test(model.kind)) room.observe(root);
  // The page, not the server, is the clock: when it is closed, nobody plays on.
  const beat = () => {
    clearTimeout(timer);
    const wait = root.querySelector('[data-beat]')?.dataset.beat;
    if (wait) timer = setTimeout(() => tell({do: 'beat'}), Number(wait));
    // While something is away, the page asks again and again whether it is back.
    const retry = !wait && root.querySelector('[data-retry]')?.dataset.retry;
    if (retry) timer = setTimeout(() => { tell({do: 'retry'}); beat(); }, Number(retry));
  };

  const seen = () => { if (theme() !== model.theme) tell({do: 'theme-seen', value: theme()}); };
  const systemChanged = () => {
    if (!here()) return;
    paint();
    seen();
  };
  system.addEventListener('change', systemChanged);

  const stops = () => [...root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')];
  // The number of actions done when somebody had to choose last.
  let decided = null;
  // The panel shows the next choice from its beginning, and the end of the game.
  const toTop = () => {
    const number = root.querySelector('.now:has(.actions, .won)')?.dataset.at;
    const panel = number !== undefined && number !== decided && panelAround(root);
    if (panel && decided !== null) panel.scrollTop = 0;
    decided = number ?? decided;
  };
  // Who has ended a turn follows the others on the board, which is at the top of a page in one column, and in the panel.
  let acted = false;
  const follow = () => {
    const acts = root.querySelector('.now .actions') !== null;
    const passed = acted && !acts && root.querySelector('.now');
    acted = acts;
    const panel = passed && panelAround(root);
    if (panel) panel.scrollTop = 0;
    else if (passed && page.dataset.theme) window.scrollTo({top: 0});
  };
  // What the browser must lay out the page for waits until every view that changes is patched.
  const settle = (focused, stop, fresh) => {
    const scrolled = fresh.length && window.scrollY;
    leaveRoom();
    toTop();
    follow();
    const panel = fresh.length ? panelAround(root) : null;
    for (const one of fresh) {
      if (panel) revealIn(panel, one);
      // What surrounds a cell is the notebook's. A page that has been scrolled may have scrolled the panel away.
      if (!page.dataset.theme || (panel && !pressed)) continue;
      if (one.dataset.show === 'top' || (one.dataset.show === 'column' && !panel)) {
        // The page around a new view is put together after this.
        setTimeout(() => one.scrollIntoView(), 200);
        continue;
      }
      one.scrollIntoView({block: 'nearest'});
      // Show as much as possible of what comes after it, too, such as the options of an answer.
      const next = one.dataset.show && root.querySelector(one.dataset.show);
      if (panel || !next) continue;
      const below = next.getBoundingClientRect().bottom - window.innerHeight;
      window.scrollBy(0, Math.max(0, Math.min(below, one.getBoundingClientRect().top - ABOVE)));
    }
    // Who has clicked on the board is looking at it: it must not move away.
    if (fresh.length && !pressed && !panel) window.scrollTo(window.scrollX, scrolled);
    if (pressed) uncover(root, fresh.find((one) => one.matches('.explain')));
    const byKey = pressed === 'key';
    pressed = '';
    // What is shown now may still be the answer to something before.
    const goal = wanted && root.querySelector(wanted);
    if (goal) goal.focus();
    if (goal) wanted = '';
    // A field that was asked for is entered; when its form has gone, one is back where it was asked for.
    const entered = root.querySelector('[data-enter]');
    if (entered && held !== undefined && entered !== held) {
      entered.focus();
      entered.select?.();
    }
    held = entered;
    const back = focused && !root.contains(focused) && focused.closest('[data-back]')?.dataset.back;
    // A button in a folded menu can't have the focus: that goes to what unfolds the menu.
    const asked = back && [back, '.overflow', '.unfold'].flatMap((one) => [...root.querySelectorAll(one)]).find((one) => one.checkVisibility());
    if (asked && !entered) {
      asked.focus();
      return;
    }
    // Who works with the keyboard must not fall out of the page when a button has gone.
    if (!goal && focused && !root.contains(focused)) {
      const again = focused.dataset.do && root.querySelector(`[data-do="${CSS.escape(focused.dataset.do)}"]`);
      const next = root.querySelector('[data-focus]') ?? (again || stops().at(stop) || stops().at(-1));
      next?.focus({preventScroll: !byKey});
    }
    // Another page of a book is read from its top.
    const place = root.querySelector('[data-place]')?.dataset.place;
    if (place !== shown && shown !== undefined) window.scrollTo(0, 0);
    shown = place;
    for (const tail of root.querySelectorAll('[data-tail]')) tail.scrollTop = tail.scrollHeight;
  };

  const nearby = new IntersectionObserver((seen) => {
    for (const {target} of seen.filter((one) => one.isIntersecting)) {
      nearby.unobserve(target);
      tell({do: 'part', value: target.getAttribute('k')});
    }
  }, {rootMargin: NEAR});
  const state = partsOf(view.model, model);
  const parts = new Parts(state, root);
  // Show the parts with these keys.
  const write = (names) => {
    markWaiting(null);
    const focused = root.getRootNode().activeElement;
    const inside = root.contains(focused) ? focused : null;
    const stop = inside ? stops().indexOf(inside) : -1;
    const seen = new Set([...root.querySelectorAll('[data-show]')].map(key));
    parts.update(names);
    // An element that was moved has lost the focus.
    if (inside && root.contains(inside) && root.getRootNode().activeElement !== inside) inside.focus({preventScroll: true});
    groups(inside);
    const fresh = [...root.querySelectorAll('[data-show]')].filter((one) => !seen.has(key(one)));
    begin();
    // Only the browser knows the whole of an address.
    for (const field of root.querySelectorAll('[data-link]')) {
      const {href} = new URL(field.getAttribute('value'), window.location.href);
      // Another value would lose what is selected.
      if (field.value !== href) field.value = href;
    }
    const {hostname, pathname} = window.location;
    const local = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
    // In a cell of JupyterLab, or behind its server, as on Binder, only the reader reaches this app.
    const alone = document.getElementById('jupyter-config-data') || /\/oracle\/app\/?$/.test(pathname);
    const near = alone ? 'alone' : local ? 'here' : 'others';
    for (const time of root.querySelectorAll('time[data-seconds]')) {
      const text = localTime(Number(time.dataset.seconds), model.language);
      if (time.textContent !== text) time.textContent = text;
    }
    for (const one of root.querySelectorAll('[data-near]')) one.hidden = !one.dataset.near.split(' ').includes(near);
    for (const one of root.querySelectorAll(`${PART}:not(details:not([open]) *)`)) nearby.observe(one);
    beat();
    queueMicrotask(() => settle(inside, stop, fresh));
  };

  root.addEventListener('click', (event) => {
    const button = event.target.closest('[data-do]');
    if (!button || button.nodeName === 'FORM' || button.nodeName === 'SELECT') return;
    // A link that shall open in a window of its own is the browser's.
    if (button.nodeName === 'A' && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    if (button.dataset.copy) {
      copyText(root.querySelector(button.dataset.copy)).then((copied) => {
        if (copied) button.textContent = button.dataset.copied;
        else refused('copy');
      });
      return;
    }
    if ('print' in button.dataset) {
      if (!printPage()) refused('print');
      return;
    }
    // It changes the board, which is at the top of the page, or beside the panel.
    if ('up' in button.dataset && page.dataset.theme && !panelAround(root)) window.scrollTo({top: 0});
    // Pressed from the keyboard (no clicks are counted then): go to where one goes on.
    const answered = event.detail === 0 && ['pick', 'source', 'tip-show', 'coach-line'].includes(button.dataset.do);
    wanted = button.dataset.next ?? (answered ? '[data-go]' : '');
    pressed = event.detail === 0 ? 'key' : 'mouse';
    // A button may need what a field says, such as a whole link, which only the browser knows.
    const from = button.dataset.from && root.querySelector(button.dataset.from).value;
    const value = [button.dataset.value, from].filter(Boolean).join(' ');
    const drawn = (event.detail && button === drawnBy) || choose(button, button.dataset.do, value);
    tell({do: button.dataset.do, value});
    // A choice that is drawn, or was chosen before, needs no answer.
    markWaiting(drawn || button.matches('[aria-pressed="true"]') ? null : button);
  });
  // A board that knows the choice shows it before Python has answered, and so does what was pressed.
  const hasty = new Set();
  const choose = (button, what, value, byMouse = false) => {
    const at = root.querySelector('[data-at]')?.dataset.at;
    const detail = {do: what, value, at, byMouse, taken: false};
    (button ?? root).dispatchEvent(new CustomEvent('board-choice', {bubbles: true, composed: true, detail}));
    const group = detail.taken && button?.closest('[role=toolbar]');
    for (const one of group ? group.querySelectorAll('[aria-pressed]') : []) {
      one.classList.toggle('on', one === button);
      if (parts.keys.has(one)) hasty.add(parts.keys.get(one));
    }
    return detail.taken;
  };
  // A mouse shows a choice as soon as it is pressed, like those on the board, and makes it once it is let go.
  root.addEventListener('mousedown', (event) => {
    const button = event.button === 0 && !event.ctrlKey && event.target.closest('[data-do=pick], [data-do=source]');
    drawnBy = button && choose(button, button.dataset.do, button.dataset.value, true) ? button : null;
  });
  const answered = () => {
    markWaiting(null);
    if (!hasty.size) return;
    parts.update(new Set(hasty));
    hasty.clear();
    groups(root.getRootNode().activeElement);
  };
  window.addEventListener('board-answer', answered);
  // What is in a folded element is sent when it is unfolded, and what is far below when somebody comes near it.
  root.addEventListener('toggle', ({target}) => {
    if (target.open && target.matches('.strip, .players > details')) revealUnfolded(root, target);
    for (const one of target.open ? target.querySelectorAll(PART) : []) tell({do: 'part', value: one.getAttribute('k')});
  }, true);
  // What is pointed at, by mouse or by focus, is shown on the board.
  let pointed = '';
  const point = (event) => {
    const at = event.target.closest?.('[data-point]')?.dataset.point ?? '';
    if (at === pointed) return;
    // Elsewhere something else may be pointed at by now: what is left is named.
    tell(at ? {do: event.type === 'focusin' ? 'focus' : 'point', value: at} : {do: 'point-off', value: pointed});
    pointed = at;
  };
  const leave = (event) => {
    if (!event.relatedTarget || !root.contains(event.relatedTarget)) point({target: root});
  };
  for (const kind of ['mouseover', 'focusin']) root.addEventListener(kind, point);
  for (const kind of ['mouseout', 'focusout']) root.addEventListener(kind, leave);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      choose(null, 'cancel', '');
      tell({do: 'cancel', value: ''});
    }
    // A key that is held down doesn't press the button to which it has moved the focus.
    if (event.key === 'Enter' && event.repeat && event.target.matches('[data-enter]')) event.preventDefault();
  });
  // Escape hides tooltips until the pointer or the focus moves, and so does a click elsewhere: the page may move below the mouse.
  const tipped = (event) => event.target.closest(':has(> .tip)');
  const hideTips = (event) => { if (event.key === 'Escape' || (event.detail && !tipped(event))) root.classList.add('no-tips'); };
  window.addEventListener('keydown', hideTips);
  root.addEventListener('click', hideTips);
  // Whether it is the keyboard that leads the focus: else no part of a page is framed that gets it.
  const hand = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A shortcut, such as that of a larger board, leads the focus nowhere.
    if (event.type === 'keydown' && !LEADING.test(event.key)) return;
    page.dataset.led = event.type === 'keydown' ? 'key' : 'mouse';
    frame();
  };
  // The attribute changes only where such a part has the focus: each change has half of the panel styled anew.
  const frame = () => {
    const focused = root.getRootNode().activeElement;
    const part = focused?.matches('[tabindex="-1"], .tip-text') && root.contains(focused);
    if (part && root.dataset.hand !== page.dataset.led) root.dataset.hand = page.dataset.led;
  };
  root.dataset.hand = page.dataset.led ??= 'mouse';
  for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, hand, true);
  // Taken away only where it is: the browser counts it as a change of the page.
  const showTips = (event) => {
    const moved = event.type === 'mousemove' ? event.movementX || event.movementY : tipped(event);
    if (moved && root.classList.contains('no-tips')) root.classList.remove('no-tips');
  };
  for (const kind of ['mousemove', 'focusin', 'click']) root.addEventListener(kind, showTips);
  // Of things drawn together one is a stop of the Tab key; arrow keys lead to the others.
  root.addEventListener('keydown', (event) => {
    const stops = stopsOf(event.target.closest('[data-rove]')).filter((one) => one.checkVisibility());
    const here = stops.indexOf(event.target);
    const ways = {ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1, Home: 0, End: stops.length - 1};
    // From the group itself they lead to its first stop.
    if ((here < 0 && !('rove' in event.target.dataset)) || !(event.key in ways)) return;
    event.preventDefault();
    stops[ways[event.key]]?.focus();
  });
  const groups = (focused) => { for (const one of root.querySelectorAll('[data-rove]:not([data-rove=""])')) arrangeStops(one, focused); };
  root.addEventListener('focusin', ({target}) => {
    groups(target);
    frame();
  });
  root.addEventListener('toggle', () => groups(root.getRootNode().activeElement), true);
  // Keys that do something wherever the focus is, but where it needs them itself.
  const keys = (event) => {
    const from = event.composedPath()[0];
    const keyed = root.querySelector('[data-keys]');
    if (!keyed || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!root.contains(from) && !('keysAll' in keyed.dataset)) return;
    if (event.defaultPrevented || from.closest?.('[role=application], [contenteditable]')) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(from.nodeName)) return;
    // A space presses what has the focus, where that can be pressed.
    if (event.key === ' ' && from.closest?.('button, a, summary')) return;
    const shift = event.shiftKey && event.key.length > 1;
    const name = (shift ? 'Shift+' : '') + (event.key === ' ' ? 'Space' : event.key);
    if (!keyed.dataset.keys.split(' ').includes(name)) return;
    event.preventDefault();
    tell({do: 'key', value: name});
  };
  window.addEventListener('keydown', keys);
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target;
    // If something was entered wrongly, go to the first of it.
    wanted = '[aria-invalid]';
    // An unchanged fault has an unchanged message, so Python sends nothing.
    for (const field of form.querySelectorAll('[aria-invalid="false"]')) blame(field, true);
    tell({do: form.dataset.do, value: '', form: Object.fromEntries(new FormData(form))});
  });
  // What was said of a value is not said of another one.
  // A text that is sent while it is entered is judged at once.
  root.addEventListener('input', ({target}) => {
    if (target.matches('[aria-invalid="true"]:not([data-typed])')) blame(target, false);
  });
  // What a file holds is entered into a field, where it can be seen before it is sent.
  root.addEventListener('change', ({target}) => {
    const {form, files, dataset} = target;
    if (!dataset.into || !files.length) return;
    const field = form.elements[dataset.into];
    const notice = root.querySelector(dataset.told);
    textOf(files[0].slice(0, MOST)).then((text) => {
      // A picture, say: what can't be decoded has become this letter.
      const wrong = !text.trim() || /[\0\uFFFD]/.test(text);
      notice.hidden = !wrong;
      if (wrong) target.value = '';
      else field.value = text;
      if (field.matches('[aria-invalid="true"]')) blame(field, false);
    }).catch(() => {
      target.value = '';
      refused('file');
    });
  });
  // A text is sent while it is entered, so that a reload loses nothing of it.
  root.addEventListener('input', ({target}) => {
    if (!('typed' in target.dataset)) return;
    clearTimeout(typing);
    typing = setTimeout(() => tell({do: target.dataset.change, value: target.value, form: {}}), 500);
  });
  root.addEventListener('change', (event) => {
    const field = event.target.closest('[data-change]');
    if (!field) return;
    if (field.type === 'file') {
      const files = [...field.files];
      const size = files.reduce((sum, file) => sum + file.size, 0);
      // A message above the server's limit would close the connection: send only the size.
      if (size > MOST) {
        tell({do: field.dataset.change, size});
        field.value = '';
        return;
      }
      Promise.all(files.map(textOf)).then((texts) => {
        // For a single file send only the name, because its content has been sent.
        const named = Object.fromEntries(files.map((file, at) => [file.name, field.multiple ? texts[at] : '']));
        if (files.length) tell({do: field.dataset.change, value: texts[0], form: named});
      }).catch(() => refused('file'));
      field.value = '';
      return;
    }
    const form = field.form ? Object.fromEntries(new FormData(field.form)) : {};
    tell({do: field.dataset.change, value: String(field.value), form});
  });

  // Panel may render a view again, or leave one out, without a word to the one before.
  const here = () => root.isConnected;
  if (model.whole) {
    watchOver(model, view, here, () => {
      for (const place of root.querySelectorAll('[data-lost]')) place.textContent = place.dataset.lost;
    });
  }

  const moved = () => here() && tell({do: 'address', value: window.location.search});
  if (model.whole) window.addEventListener('popstate', moved);
  const kept = () => {
    if (!model.whole) return;
    const cookies = model.cookie.split('\n').filter(Boolean);
    if (!cookies.map(keepCookie).every(Boolean)) refused('cookie');
  };
  const address = () => {
    if (!model.whole || window.location.search === model.address) return;
    // Each edit of a position, each look at a sea has an address, but is no place to come back to.
    const kind = (search) => search.split('=')[0] + '=';
    const from = kind(window.location.search);
    // The secret in the link to a class must not stay in the history.
    const edited = ['?position=', '?layout=', '?explore=', '?replay=', '?classroom='].includes(from);
    // What is handed out by a link is taken once: back leads to where one was before.
    const same = ['?try=', '?code='].includes(from) || (edited && kind(model.address) === from);
    changeAddress(window.location.pathname + model.address, same);
  };

  // Save a file that Python has made.
  const download = (name, kind, data) => {
    const link = document.createElement('a');
    link.href = `data:${kind};base64,${data}`;
    link.download = name;
    link.click();
  };

  // Python sends either a file, or changes of the HTML: their number, whether everything else is forgotten,
  // and keys and their HTML in turn.
  rendered.set(view, root);
  model.on('msg:custom', (message) => {
    // Panel may render a view again without ending this.
    if (rendered.get(view) !== root) return;
    if (message[0] === 'file') {
      download(...message.slice(1));
      return;
    }
    const [number, afresh, ...given] = message;
    if (!afresh && number > state.number + 1) {
      tell({do: 'all-parts'});
      return;
    }
    // Another view of the same model may have taken it in.
    if (number > state.number || afresh) {
      if (afresh) state.texts.clear();
      store(state, given);
      state.number = number;
    }
    write(new Set(given.filter((_, at) => at % 2 === 0)));
  });

  const attached = [attachSkipLink, attachUndoKeys, attachTabTitle, attachDialogs, attachUnfolding, attachReasons];
  const detach = attached.map((attach) => attach({model, root}));

  model.on('kind', () => paint());
  model.on('large', () => paint());
  model.on('theme', () => paint());
  model.on('chosen', () => paint());
  model.on('language', () => paint());
  model.on('cookie', kept);
  model.on('address', address);
  model.on('remove', () => {
    for (const one of detach) one();
    clearTimeout(timer);
    clearTimeout(typing);
    room.disconnect();
    nearby.disconnect();
    system.removeEventListener('change', systemChanged);
    window.removeEventListener('popstate', moved);
    window.removeEventListener('board-answer', answered);
    window.removeEventListener('keydown', keys);
    window.removeEventListener('keydown', hideTips);
    for (const kind of ['keydown', 'pointerdown']) window.removeEventListener(kind, hand, true);
  });
  paint();
  write(new Set(['']));
  if (model.number !== state.number) tell({do: 'all-parts'});
  kept();
  address();
  seen();
  return root;
}
