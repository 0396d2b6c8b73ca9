// A board on a canvas in the page, drawn by ipycanvas; its pieces and highlights are SVG elements above it.

// Maximum width in pixels of the picture of a whole board that is kept beside an enlarged one.
const BACKDROP = 1600;

export function render({model}) {
  const box = document.createElement('div');
  box.style.position = 'relative';
  const live = document.createElement('div');
  live.setAttribute('aria-live', 'polite');
  live.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  const canvas = document.createElement('canvas');
  canvas.className = model.target;
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  const holder = document.createElement('div');
  holder.append(canvas);
  box.append(holder, live);

  const context = canvas.getContext('2d');
  if (!context) {
    // Where the browser refuses canvases, the board is drawn in the other way.
    model.send_msg('other');
    return box;
  }

  // --- drawing

  const svg = svgElement('svg', {'aria-hidden': 'true'});
  const layers = layered({model, svg, names: ['pieces', 'overlay']});
  holder.append(svg);
  const first = model.layers[3];
  const [width, height] = first[0];
  const ground = new ipycanvas.CanvasModel({width, height, _send_client_ready_event: false});
  const manager = new ipycanvas.CanvasManagerModel({});
  manager.widget_manager = [ground];
  let drawn = {x: 0, y: 0, zoom: 1, across: 1};
  let drawing = Promise.resolve();
  let latest = null;
  let hidden = '';
  // The texts that are too small to read at the width of the board: names and numbers of the map.
  const small = () => {
    const unit = canvas.offsetWidth * drawn.zoom / drawn.across / model.size[0] || Infinity;
    const runs = [];
    for (let n = 0; n < latest.texts.length; n += 3) if (latest.texts[n + 2] > unit) runs.push(latest.texts.slice(n, n + 2));
    return runs;
  };
  const paint = async () => {
    const runs = small();
    hidden = String(runs);
    const commands = JSON.parse(latest.commands);
    for (const [start, end] of runs.reverse()) commands.splice(start, end - start);
    await manager.processCommand(commands, latest.arrays);
    keep();
    if (look) stretch();
    else context.drawImage(ground.canvas, 0, 0);
  };
  // The size in pixels, what of the scene is in sight, the lengths of what follows: the commands as
  // JSON, and their arrays; and which commands draw texts.
  const draw = async ([[wide, high], [x, y, zoom, across = 1], lengths, data, texts]) => {
    let at = 0;
    const parts = lengths.map((length) => new DataView(data.slice(at, at += length)));
    for (const surface of [canvas, ground.canvas]) {
      if (surface.width === wide && surface.height === high) continue;
      surface.width = wide;
      surface.height = high;
    }
    latest = {commands: new TextDecoder().decode(parts[0]), arrays: parts.slice(1), texts};
    drawn = {x, y, zoom, across};
    await paint();
    asked = 0;
    if (!look) return;
    if (!whole) askFor({x: 0, y: 0, zoom: 1, across});
    else if (!same(look.window, drawn)) ask();
  };
  // In the document the bytes of the drawing are text.
  const bytes = (data) => (typeof data === 'string' ? Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer : data);
  const take = (message) => {
    const below = layers.update(message) && message[3];
    if (below) drawing = drawing.then(() => draw(below.with(3, bytes(below[3])))).catch(reportError);
  };

  // --- what is in sight: at once by moving and stretching what is drawn, then drawn anew, and sharp

  let look = null;
  let asked = 0;
  const same = (a, b) => ['x', 'y', 'zoom', 'across'].every((name) => a[name] === b[name]);
  const rect = () => {
    const {left, top} = canvas.getBoundingClientRect();
    return {left, top, width: canvas.offsetWidth, height: canvas.offsetHeight};
  };
  // All of the board as it was drawn last, less sharp: what an enlarged board shows where it hasn't been drawn yet.
  const backdrop = document.createElement('canvas').getContext('2d');
  let whole = null;
  const keep = () => {
    if (drawn.zoom === 1) {
      const scale = Math.min(1, BACKDROP / canvas.width);
      backdrop.canvas.width = Math.round(scale * canvas.width);
      backdrop.canvas.height = Math.round(scale * canvas.height);
      whole = drawn;
    }
    if (whole) put(backdrop, whole, ground.canvas, drawn);
  };
  // Draw a picture of a part of the scene at its place on another one.
  const put = (onto, seen, picture, shown) => {
    const [w, h] = model.size;
    const unit = onto.canvas.width * seen.zoom / seen.across / w;
    onto.drawImage(picture, (shown.x - seen.x) * unit, (shown.y - seen.y) * unit,
      shown.across * w / shown.zoom * unit, h / shown.zoom * unit);
  };
  const stretch = () => {
    const win = look.window;
    // What was drawn for a board of another width is shown as a whole until it is drawn anew.
    if (same(win, drawn) || win.across !== drawn.across) {
      context.drawImage(ground.canvas, 0, 0);
      return;
    }
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (whole) put(context, win, backdrop.canvas, whole);
    put(context, win, ground.canvas, drawn);
  };
  // One request at a time: a slow line gets fewer drawings, not more of them waiting.
  const ask = () => {
    if (!asked || performance.now() - asked >= 3000) askFor(look.window);
  };
  const askFor = ({x, y, zoom, across}) => {
    asked = performance.now();
    model.send_msg({window: [x, y, zoom, across]});
  };
  const show = (win) => {
    const [w, h] = model.size;
    svg.setAttribute('viewBox', `${win.x} ${win.y} ${win.across * w / win.zoom} ${h / win.zoom}`);
    if (!look) return;
    stretch();
    if (!same(win, drawn)) ask();
  };
  // As many pixels as the screen has for it, and only texts that can be read there.
  const dense = () => {
    drawing = drawing.then(() => latest && String(small()) !== hidden && paint()).catch(reportError);
    const need = Math.round(canvas.offsetWidth * window.devicePixelRatio);
    if (need > canvas.width * 1.02) model.send_msg({pixels: need});
  };
  const watcher = new ResizeObserver(() => { if (look) { dense(); stretch(); } });

  // --- what is done to it

  const choice = choosing({model, surface: canvas, svg, layers});
  const place = (event) => {
    const where = rect();
    const [w, h] = model.size;
    const {x, y, zoom, across} = look.window;
    return [
      x + (event.clientX - where.left) / where.width * across * w / zoom,
      y + (event.clientY - where.top) / where.height * h / zoom,
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
    // What was pointed at before must not be read after the click.
    cancelAnimationFrame(frame);
    frame = 0;
    const where = place(event);
    choice.click(choice.spaceAt(where), () => model.send_msg({click: where}));
  };
  canvas.addEventListener('mousedown', click);
  if (model.hover) {
    canvas.addEventListener('mousemove', (event) => point(place(event)));
    canvas.addEventListener('mouseout', () => point(null));
  }
  canvas.addEventListener('keydown', (event) => reportKey(model, event, choice));
  // A frame about the board is for who comes by keyboard: a click gives it the focus, too.
  canvas.onpointerdown = () => { canvas.style.outline = 'none'; };
  // A window that is come back to gives it the focus again, and nobody has pressed a key. Who comes by
  // Tab lets go of that key here.
  canvas.onkeydown = canvas.onkeyup = ({key}) => { if (key !== 'Alt') canvas.style.outline = ''; };
  const tap = ({clientX, clientY}) =>
    canvas.dispatchEvent(new MouseEvent('mousedown', {clientX, clientY, bubbles: true, composed: true}));
  look = looking({
    surface: canvas, size: () => model.size, rect, show, tap, other: () => model.send_msg('other'),
    words: () => model.words,
  });
  look.bar.style.cssText += ';position:absolute;top:calc(100% + 6px);right:6px;z-index:2';
  box.append(look.bar);

  // --- what Python says of it

  const size = () => {
    canvas.style.cssText += sized(model);
    // The pieces, above the canvas: sharp at any magnification.
    svg.style.cssText += `${sized(model)};position:absolute;inset:0 0 auto;overflow:hidden;pointer-events:none`;
  };
  model.on('msg:custom', take);
  follow(model, {surface: canvas, live, look, size});
  // A drawing of a part comes in the other colors by itself.
  model.on('theme', () => { if (drawn.zoom > 1) askFor({x: 0, y: 0, zoom: 1, across: drawn.across}); });
  model.on('remove', () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    look.stop();
  });
  watcher.observe(canvas);
  take(model.layers);
  if (!layers.current()) model.send_msg('all');
  return box;
}
