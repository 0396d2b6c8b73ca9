// What of a board is in sight: enlarged and moved by buttons, keys, wheel, mouse and fingers.
//
// A plain wheel belongs to the page, and so does a single finger, unless the board is enlarged under it and can still
// move the way the finger does.

const MOST_ZOOM = 6;
const STEP = 1.4;
// The magnification of a part of the board, and how much more than the part is shown.
const MOST_PART = 2.6;
const AROUND = 1.7;
// Distance from the edge of a scene, in its units, below which a board is at its edge.
const EDGE = 0.5;
// Screens on which a whole board is too small to read, and how many pixels wide a space is there at first: wide enough
// for the numbers of spaces, by which actions name them.
const PHONE = '(max-width: 620px)';
const LEGIBLE = 50;
// The same for a tablet where the spaces of a whole board are too small for a finger.
const TABLET = '(max-width: 1000px) and (pointer: coarse)';
const TAPPABLE = 24;
// Width and height of a button, in pixels: fingers need more room.
const COARSE = window.matchMedia('(pointer: coarse)').matches;
const SIDE = COARSE ? 44 : 32;

// Less than this much wider than its scene, a board is as wide as that.
const WIDER = 1.01;

// The width and height of what a surface shows of a scene before it is enlarged: on a phone a low board is as wide as
// the page, and wider than its scene.
const framed = ({width, height}, [w, h]) => {
  const wide = height ? h * width / height : w;
  return [window.matchMedia(PHONE).matches && wide > WIDER * w ? wide : w, h];
};

// The style of the size of a board: as wide as there is room, on a phone also where its height is limited.
const sized = (model) => {
  const [w, h] = model.size;
  const shape = `;display:block;margin:0 auto;height:auto;border-radius:4px;aspect-ratio:${w} / ${h};`;
  return window.matchMedia(PHONE).matches
    ? `${shape}width:100%;max-height:calc(${model.fit});object-fit:contain`
    : `${shape}width:min(100%, calc((${model.fit}) * ${w / h}));max-height:none`;
};

// surface: the element that is looked at; size: gives the scene's width and height; rect: gives where
// the whole surface is in the page; show: called with the window (x, y in the scene, zoom);
// tap: called with a mouse event that was no drag; other: called where somebody wants another renderer;
// words: gives the names of the buttons, and none to a button that isn't there.
const looking = ({surface, size, rect, show, tap, other, words, first}) => {
  let win = first ?? {x: 0, y: 0, zoom: 1};
  const frame = () => framed(rect(), size());
  const stops = [];
  const on = (target, kind, handler, passive = true) => {
    target.addEventListener(kind, handler, {capture: true, passive});
    stops.push(() => target.removeEventListener(kind, handler, {capture: true}));
  };

  const set = (x, y, zoom) => {
    const [w, h] = size();
    const across = frame()[0] / w;
    // What is narrower than the board is in its middle.
    const between = (value, most) => (most < 0 ? most / 2 : Math.min(Math.max(0, value), most));
    win = {zoom, across, x: between(x, w - across * w / zoom), y: between(y, h - h / zoom)};
    surface.style.cursor = zoom > 1 ? 'grab' : '';
    buttons();
    show(win);
    measure();
  };
  // How many pixels wide a unit of the scene is: texts too small to read there are hidden.
  const measure = () => surface.parentNode?.style.setProperty('--u', rect().width * win.zoom / win.across / size()[0] || 9);
  const pan = (fx, fy) => {
    const [w, h] = frame();
    set(win.x - fx * w / win.zoom, win.y - fy * h / win.zoom, win.zoom);
  };
  const zoom = (factor, [fx, fy] = [0.5, 0.5]) => {
    const [w, h] = frame();
    const next = Math.min(MOST_ZOOM, Math.max(1, win.zoom * factor));
    const part = 1 / win.zoom - 1 / next;
    set(win.x + fx * w * part, win.y + fy * h * part, next);
  };
  const whole = () => set(0, 0, 1);
  // Until somebody moves or enlarges the board, a phone shows what matters now.
  let chosen = false;
  let last;
  // A place, the width of a space, and for several spaces their extent and the number of a stop: there they
  // are all in sight, and at another stop a board that somebody has moved begins anew: on large screens only where
  // the stop isn't negative, as what is chosen on a board may be in sight there.
  const near = ([x, y, across, wide, tall, stop] = []) => {
    const [w, h] = frame();
    const shown = rect().width;
    if (across === undefined || !shown || part) return;
    const fresh = stop !== last;
    last = stop;
    const wideNow = across * shown / w;
    const small = window.matchMedia(PHONE).matches || (wideNow < TAPPABLE && window.matchMedia(TABLET).matches);
    if (fresh && (small || stop >= 0)) chosen = false;
    if (chosen) return;
    const several = stop !== undefined;
    const fits = several ? Math.min(w / (wide + 2 * across), h / (tall + 2 * across)) : MOST_ZOOM;
    const next = Math.min(MOST_ZOOM, fits, LEGIBLE / wideNow);
    // The board may have had another width when it was enlarged.
    const other = several ? !inside(x, y, wide, tall) : Math.abs(win.zoom / next - 1) > 0.01;
    if (!across || next <= 1 || !small) {
      if (win.zoom > 1) whole();
    } else if (win.zoom <= 1 || fresh || other) set(x - w / next / 2, y - h / next / 2, next);
    else if (!several) reveal([x, y]);
  };
  // A part of the board, with what is around it; all of the board without one. Phones show less: see near.
  let part = false;
  const enlarge = ([x, y, wide, tall] = []) => {
    if (window.matchMedia(PHONE).matches) return;
    // A part that is in sight beside the last one stays where it is.
    const seen = part && x !== undefined && win.zoom > 1 && inside(x, y, wide, tall);
    part = x !== undefined;
    if (seen) return;
    const [w, h] = frame();
    const next = x === undefined ? 1 : Math.max(1, Math.min(MOST_PART, w / (AROUND * wide), h / (AROUND * tall)));
    set(x - w / next / 2 || 0, y - h / next / 2 || 0, next);
  };
  const inside = (x, y, wide, tall) => {
    const [w, h] = frame();
    return x - wide / 2 >= win.x && x + wide / 2 <= win.x + w / win.zoom
      && y - tall / 2 >= win.y && y + tall / 2 <= win.y + h / win.zoom;
  };
  const own = (deed) => (...given) => { chosen = true; deed(...given); };
  const reveal = ([x, y]) => {
    const [w, h] = frame();
    const near = 0.12;
    const into = (from, point, length) => {
      const seen = length / win.zoom;
      if (point < from + near * seen) return point - 0.3 * seen;
      return point > from + (1 - near) * seen ? point - 0.7 * seen : from;
    };
    if (win.zoom > 1) set(into(win.x, x, w), into(win.y, y, h), win.zoom);
  };

  // --- buttons

  const bar = document.createElement('div');
  bar.setAttribute('role', 'group');
  bar.style.cssText = 'display:flex;gap:3px';
  const deeds = [
    ['other', '\u2b21', other], ['whole', '\u2922', own(whole)], ['out', '\u2212', own(() => zoom(1 / STEP))],
    ['in', '+', own(() => zoom(STEP))],
  ];
  const made = deeds.map(([name, sign, deed]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.dataset.zoom = name;
    button.style.cssText = `width:${SIDE}px;height:${SIDE}px;padding:0;` +
      'font:600 17px/1 Commissioner,system-ui,sans-serif;' +
      'border:1px solid color-mix(in srgb, CanvasText 30%, Canvas);border-radius:8px;' +
      'background:Canvas;color:CanvasText;cursor:pointer';
    button.addEventListener('click', () => { if (button.ariaDisabled !== 'true') deed(); });
    bar.append(button);
    return [name, button];
  });
  for (const kind of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    for (const node of [bar, surface.parentNode]) on(node, kind, () => buttons());
  }
  const buttons = () => {
    const texts = words();
    bar.setAttribute('aria-label', texts.zoom ?? '');
    for (const [name, button] of made) {
      const idle = name === 'in' ? win.zoom >= MOST_ZOOM : name !== 'other' && win.zoom <= 1;
      button.style.display = texts[name] ? '' : 'none';
      button.setAttribute('aria-label', texts[name] ?? '');
      button.title = texts[name] ?? '';
      button.ariaDisabled = String(idle);
      // With a mouse, the other renderer is rarely wanted: it shows beside the pointer and the focus,
      // and what makes a whole board larger once the pointer is on the board.
      const near = bar.matches(':hover, :focus-within') || (name === 'in' && surface.parentNode.matches(':hover'));
      const rests = (name === 'other' || win.zoom <= 1) && !COARSE && !near;
      button.style.opacity = rests ? 0 : idle ? 0.45 : 1;
      // A whole board can't be smaller; a button stays while it has the focus.
      button.style.visibility = idle && name !== 'in' && !button.matches(':focus') ? 'hidden' : '';
    }
  };

  // --- wheel and keys

  const holder = surface.parentNode;
  const mine = (event) => event.composedPath().includes(surface);
  const spot = (one) => {
    const box = rect();
    return [(one.clientX - box.left) / box.width, (one.clientY - box.top) / box.height];
  };
  on(holder, 'wheel', (event) => {
    if (!mine(event)) return;
    // What the surface doesn't see it can't swallow.
    event.stopImmediatePropagation();
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    chosen = true;
    zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 150), spot(event));
  }, false);
  // On a page of the app with a single board, its keys work wherever nothing is written.
  const boards = (window.oracleBoards ??= new Set());
  boards.add(surface);
  stops.push(() => boards.delete(surface));
  const meant = (event) => {
    const alone = [...boards].every((one) => one === surface || !one.isConnected);
    const writing = event.composedPath()[0].closest?.('input, select, textarea, [contenteditable]');
    return surface.isConnected && alone && !writing && document.documentElement.dataset.theme;
  };
  on(window, 'keydown', (event) => {
    if (!(mine(event) || meant(event)) || event.ctrlKey || event.metaKey || event.altKey) return;
    const deeds = {'+': () => zoom(STEP), '=': () => zoom(STEP), '-': () => zoom(1 / STEP), '0': whole};
    if (!deeds[event.key]) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    own(deeds[event.key])();
  }, false);

  // --- the mouse

  let held = null;
  let passing = false;
  let dragged = false;
  const move = (event) => {
    if (!held) return;
    event.stopImmediatePropagation();
    const [x, y] = spot(event);
    const box = rect();
    if (!dragged && Math.hypot((x - held[0]) * box.width, (y - held[1]) * box.height) < 5) return;
    dragged = chosen = true;
    surface.style.cursor = 'grabbing';
    pan(x - held[0], y - held[1]);
    held = [x, y];
  };
  const drop = (event) => {
    if (!held) return;
    held = null;
    surface.style.cursor = 'grab';
    if (!dragged && event.detail < 2 && mine(event)) {
      passing = true;
      tap(event);
      passing = false;
    }
  };
  on(holder, 'mousedown', (event) => {
    dragged = false;
    if (!mine(event) || passing) return;
    // Two clicks at once are one: what the first has asked for was not read yet.
    if (event.detail > 1) event.stopImmediatePropagation();
    if (event.button !== 0 || win.zoom <= 1) return;
    event.stopImmediatePropagation();
    held = spot(event);
  });
  on(window, 'mousemove', move);
  on(window, 'mouseup', drop);
  on(holder, 'click', (event) => { if (mine(event) && dragged) event.stopImmediatePropagation(); });

  // --- fingers

  surface.style.touchAction = 'pan-x pan-y';
  let fingers = [];
  // Whether the swipe of a single finger moves the board; its first movement decides.
  let swiped = null;
  const movable = ([dx, dy]) => {
    const [[w, h], {width, height}] = [size(), rect()];
    if (!dx && !dy) return null;
    const room = (by, at, most) => (by < 0 ? at < most - EDGE : at > EDGE);
    const across = Math.abs(dx * width) > Math.abs(dy * height);
    return across ? room(dx, win.x, w - frame()[0] / win.zoom) : room(dy, win.y, h - h / win.zoom);
  };
  const between = ([a, b], [c, d]) => [c - a, d - b];
  // Move the board; what is left at its edge scrolls the page.
  const swipe = (dx, dy) => {
    const [, h] = size();
    const before = win.y;
    pan(dx, dy);
    const left = dy - (before - win.y) * win.zoom / h;
    if (Math.abs(left) * rect().height >= 1) window.scrollBy(0, -left * rect().height);
  };
  const touch = (event) => {
    if (!mine(event)) return;
    event.stopImmediatePropagation();
    const now = [...event.touches].slice(0, 2).map(spot);
    const known = fingers.length === now.length;
    if (event.type !== 'touchmove') swiped = null;
    else if (known && now.length === 1) swiped ??= win.zoom > 1 && movable(between(fingers[0], now[0]));
    if (event.type === 'touchmove' && known && (now.length === 2 || swiped)) {
      event.preventDefault();
      chosen = true;
      const middle = (spots) => spots[0].map((_, axis) => spots.reduce((sum, one) => sum + one[axis], 0) / spots.length);
      const [before, after] = [middle(fingers), middle(now)];
      if (now.length === 2) {
        const box = rect();
        const far = ([a, b]) => Math.hypot((a[0] - b[0]) * box.width, (a[1] - b[1]) * box.height) || 1;
        zoom(far(now) / far(fingers), before);
      }
      if (now.length === 2) pan(...between(before, after));
      else swipe(...between(before, after));
    } else if (event.type === 'touchstart' && now.length === 2) {
      event.preventDefault();
    }
    // The page may have scrolled under them.
    fingers = [...event.touches].slice(0, 2).map(spot);
  };
  for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) on(holder, kind, touch, false);

  const measurer = new ResizeObserver(measure);
  measurer.observe(surface);
  stops.push(() => measurer.disconnect());

  const refit = () => { if (frame()[0] / size()[0] !== win.across) set(win.x, win.y, win.zoom); };
  set(win.x, win.y, win.zoom);
  return {bar, refit, reveal, enlarge, whole, near, relabel: buttons, stop: () => stops.forEach((stop) => stop()), get window() { return win; }};
};

// Report a key that a board may have a use for; Tab and what browsers do with modifiers stay theirs.
const reportKey = (model, event, choice) => {
  const {key} = event;
  if (key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(Arrow.*|Enter| )$/.test(key)) event.preventDefault();
  if (key.length > 1 && !/^(Arrow.*|Enter|Escape|Delete|Backspace)$/.test(key)) return;
  choice.key(key, (asked) => model.send_msg({key, ...asked}));
};

// Show the name, the texts, the theme and the size of a board, now and whenever Python changes them.
const follow = (model, {surface, live, look, size}) => {
  const label = () => surface.setAttribute('aria-label', model.label);
  const read = () => { live.textContent = model.live; };
  const light = () => { look.bar.style.colorScheme = model.theme; };
  const near = () => look.near(model.focus);
  const sizes = new ResizeObserver(() => { look.refit(); near(); });
  sizes.observe(surface);
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', size);
  model.on('remove', () => {
    sizes.disconnect();
    phone.removeEventListener('change', size);
  });
  model.on('focus', near);
  model.on('region', () => look.enlarge(model.region));
  model.on('reveal', () => look.reveal(model.reveal));
  model.on('size', () => { size(); look.whole(); near(); });
  model.on('label', label);
  model.on('words', () => look.relabel());
  model.on('live', read);
  model.on('theme', light);
  for (const show of [size, label, read, light]) show();
  if (model.region?.length) look.enlarge(model.region);
};
