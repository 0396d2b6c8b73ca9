// The part of a board on a canvas that ipycanvas lacks: a name, a text for screen readers, keys that
// reach the page, and what of it is in sight. It also reports clicks, the mouse and keys to Python in
// place of ipycanvas, whose messages pass through a kernel.

export function render({model, el}) {
  const live = document.createElement('div');
  live.setAttribute('aria-live', 'polite');
  live.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  live.textContent = model.live;
  model.on('live', () => { live.textContent = model.live; });
  const shown = document.createElement('div');
  shown.append(live);

  // Every shadow root hides what is in it: look into all of them.
  const search = (root) => {
    const found = root.querySelector('.' + model.target);
    if (found) return found;
    for (const node of root.querySelectorAll('*')) {
      const inner = node.shadowRoot && search(node.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  let canvas = null;
  let whole = false;
  let wait = 0;

  // --- what is in sight: at once by moving and stretching what is drawn, then drawn anew, and sharp

  let look = null;
  let drawn = {x: 0, y: 0, zoom: 1};
  let shift = [0, 0];
  let asked = 0;
  const known = () => {
    const [x, y, zoom] = model.drawn;
    return {x, y, zoom};
  };
  const same = (a, b) => a.x === b.x && a.y === b.y && a.zoom === b.zoom;
  const rect = () => {
    const box = canvas.getBoundingClientRect();
    return {left: box.left - shift[0], top: box.top - shift[1], width: canvas.offsetWidth, height: canvas.offsetHeight};
  };
  const stretch = () => {
    const win = look.window;
    const [wide, tall] = [canvas.offsetWidth, canvas.offsetHeight];
    const unit = wide * win.zoom / model.size[0];
    const scale = win.zoom / drawn.zoom;
    const off = !same(win, drawn);
    shift = off ? [(drawn.x - win.x) * unit, (drawn.y - win.y) * unit] : [0, 0];
    const [left, top] = shift.map((one) => -one / scale);
    canvas.style.transformOrigin = '0 0';
    canvas.style.transform = off ? `translate(${shift[0]}px, ${shift[1]}px) scale(${scale})` : '';
    canvas.style.clipPath = off
      ? `inset(${top}px ${wide - left - wide / scale}px ${tall - top - tall / scale}px ${left}px)` : '';
  };
  // One request at a time: a slow line gets fewer drawings, not more of them waiting.
  const ask = () => {
    if (asked && performance.now() - asked < 3000) return;
    asked = performance.now();
    const {x, y, zoom} = look.window;
    model.send_msg({window: [x, y, zoom]});
  };
  const show = (win) => {
    if (!look) return;
    stretch();
    if (!same(win, drawn)) ask();
  };
  model.on('drawn', () => requestAnimationFrame(() => {
    asked = 0;
    drawn = known();
    if (!look) return;
    stretch();
    if (!same(look.window, drawn)) ask();
  }));
  model.on('reveal', () => look?.reveal(model.reveal));
  model.on('size', () => look?.whole());
  const tap = ({clientX, clientY}) =>
    canvas.dispatchEvent(new MouseEvent('mousedown', {clientX, clientY, bubbles: true, composed: true}));

  // --- what is done to the board

  const place = (event) => {
    const box = rect();
    const [w, h] = model.size;
    const {x, y, zoom} = look.window;
    return [
      x + (event.clientX - box.left) / box.width * w / zoom,
      y + (event.clientY - box.top) / box.height * h / zoom,
    ];
  };
  let pointed = null;
  let frame = 0;
  // At most one message for each frame that the browser shows.
  const point = (where) => {
    pointed = where;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      model.send_msg({point: pointed});
    });
  };
  const click = (event) => {
    if (event.button !== 0) return;
    canvas.focus();
    // What was pointed at before must not be read after the click.
    cancelAnimationFrame(frame);
    frame = 0;
    model.send_msg({click: place(event)});
  };
  const press = (event) => {
    event.preventDefault();
    const known = event.key.length === 1 || /^(Arrow.*|Enter|Escape|Delete|Backspace)$/.test(event.key);
    if (known && !event.ctrlKey && !event.metaKey) model.send_msg({key: event.key});
  };
  const handlers = {
    mousedown: click, mousemove: (event) => point(place(event)), mouseout: () => point(null),
    mouseup: () => {}, keydown: press,
  };
  const act = (event) => {
    if (!event.composedPath().includes(canvas)) return;
    event.stopImmediatePropagation();
    handlers[event.type](event);
  };
  // The element around the canvas, on which `looking` listens, too: what it stops never comes here.
  let holder = null;
  const listen = () => {
    for (const kind of Object.keys(handlers)) {
      holder?.removeEventListener(kind, act, {capture: true});
      canvas?.parentNode.addEventListener(kind, act, {capture: true});
    }
    holder = canvas?.parentNode ?? null;
  };

  // As many pixels as the screen has for it.
  const dense = () => {
    const need = Math.round(canvas.offsetWidth * window.devicePixelRatio);
    if (need > canvas.width * 1.02) model.send_msg({pixels: need});
  };
  const watcher = new ResizeObserver(() => { if (canvas) { dense(); if (look) stretch(); } });

  // --- finding the canvas

  // The ground of the board covers all of it: what is painted wholly is painted in the last corner.
  const painted = () => {
    const corner = new OffscreenCanvas(1, 1).getContext('2d');
    corner.drawImage(canvas, canvas.width - 1, canvas.height - 1, 1, 1, 0, 0, 1, 1);
    return corner.getImageData(0, 0, 1, 1).data[3] > 0;
  };
  const label = () => { if (canvas) canvas.setAttribute('aria-label', model.label); };
  const find = () => {
    const board = search(document);
    const now = board && (board.tagName === 'CANVAS' ? board : board.querySelector('canvas'));
    if (now && now !== canvas) {
      canvas = now;
      canvas.setAttribute('role', 'application');
      // A frame about the board is for who comes by keyboard: ipycanvas gives it the focus at a click, too.
      canvas.onpointerdown = () => { canvas.style.outline = 'none'; };
      // A window that is come back to gives it the focus again, and nobody has pressed a key. Who comes by
      // Tab lets go of that key here.
      canvas.onkeydown = canvas.onkeyup = ({key}) => { if (key !== 'Alt') canvas.style.outline = ''; };
      label();
      model.send_msg('ready');
      whole = false;
      wait = 6;
      look?.stop();
      look?.bar.remove();
      drawn = known();
      look = looking({
        surface: canvas, size: () => model.size, rect, show, tap, other: () => model.send_msg('other'),
        words: () => model.words, first: drawn,
      });
      look.bar.style.colorScheme = model.theme;
      shown.append(look.bar);
      listen();
      watcher.disconnect();
      watcher.observe(canvas);
    }
    if (!canvas || whole) return;
    // What is sent while the page is still busy can be lost: ask for the board until it is there.
    whole = painted();
    if (whole) dense();
    if (!whole && wait-- === 0) {
      model.send_msg('ready');
      wait = 6;
    }
  };
  model.on('label', label);
  model.on('words', () => look?.relabel());
  model.on('theme', () => { if (look) look.bar.style.colorScheme = model.theme; });
  const watch = setInterval(find, 150);
  find();

  const here = (event) => canvas && event.composedPath().includes(canvas);
  const free = (event) => {
    if (!here(event)) return;
    // What the canvas doesn't see it can't swallow.
    const own = event.ctrlKey || event.metaKey || event.altKey || /^F[0-9]+$/.test(event.key);
    if (event.key !== 'Tab' && !(model.served && own)) return;
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', free, {capture: true});
  model.on('remove', () => {
    clearInterval(watch);
    watcher.disconnect();
    look?.stop();
    window.removeEventListener('keydown', free, {capture: true});
  });
  return shown;
}
