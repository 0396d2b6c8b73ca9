// A board on a canvas in the page, drawn by ipycanvas; its pieces and highlights are SVG elements above it.

// Maximum width in pixels of a board, and of the picture of all of it that is kept beside an enlarged one.
const MOST_PIXELS = 4000;
const BACKDROP = 1600;
// Milliseconds after which a board that has been moved or enlarged is drawn sharp.
const STILL = 60;

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
  const ground = new ipycanvas.CanvasModel({_send_client_ready_event: false});
  const manager = new ipycanvas.CanvasManagerModel({});
  manager.widget_manager = [ground];
  let look = null;
  // All of the board as it was drawn last, and what of the scene it shows.
  const backdrop = document.createElement('canvas').getContext('2d');
  let whole = null;
  // What of the scene is drawn on the ground, and the texts that were left out.
  let drawn = null;
  let hidden = '';
  let drawing = Promise.resolve();
  let latest = null;
  const everything = () => {
    const across = look?.window.across ?? 1;
    return {x: (1 - across) * model.size[0] / 2, y: 0, zoom: 1, across};
  };
  // Pixels of a unit of the scene, on a surface that is so many pixels wide.
  const unitOf = (pixels, {zoom, across}) => pixels * zoom / across / model.size[0];
  // The texts that are too small to read there, or belong to a larger board: names and numbers of the map.
  const small = (win) => {
    const unit = unitOf(canvas.offsetWidth, win) || Infinity;
    const runs = [];
    for (let n = 0; n < latest.texts.length; n += 4) {
      const [start, end, legible, zoom] = latest.texts.slice(n, n + 4);
      if (legible > unit || zoom > win.zoom) runs.push([start, end]);
    }
    return runs;
  };
  // Draw a part of the scene on the ground, with the commands that Python has sent once.
  const paint = async (win) => {
    const runs = small(win);
    const commands = [...latest.commands];
    for (const [start, end] of [...runs].reverse()) commands.splice(start, end - start);
    const [wide, high] = [canvas.width, canvas.height];
    // That clears it as well.
    ground.canvas.width = wide;
    ground.canvas.height = high;
    const unit = unitOf(wide, win);
    const pen = ground.canvas.getContext('2d');
    pen.setTransform(unit / latest.scale, 0, 0, unit / latest.scale, -win.x * unit, -win.y * unit);
    await manager.processCommand(commands, latest.arrays);
    pen.resetTransform();
    hidden = String(runs);
    drawn = win;
  };
  const paintAll = async () => {
    fill();
    const all = everything();
    await paint(all);
    const scale = Math.min(1, BACKDROP / canvas.width);
    backdrop.canvas.width = Math.round(scale * canvas.width);
    backdrop.canvas.height = Math.round(scale * canvas.height);
    backdrop.drawImage(ground.canvas, 0, 0, backdrop.canvas.width, backdrop.canvas.height);
    whole = all;
    if (look && look.window.zoom > 1) await paint(look.window);
    stretch();
  };
  // As many pixels as the screen has for it.
  const fill = () => {
    const [w, h] = model.size;
    const need = Math.min(MOST_PIXELS, Math.round(canvas.offsetWidth * window.devicePixelRatio) || 1000);
    const wide = need > canvas.width * 1.02 || !whole ? need : canvas.width;
    const high = Math.round(wide * h / everything().across / w);
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
  };
  const draw = async ([scale, lengths, data, texts]) => {
    let at = 0;
    const parts = lengths.map((length) => new DataView(data.slice(at, at += length)));
    latest = {scale, commands: JSON.parse(new TextDecoder().decode(parts[0])), arrays: parts.slice(1), texts};
    await paintAll();
  };
  // In the document the bytes of the drawing are text.
  const bytes = (data) => (typeof data === 'string' ? Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer : data);
  const take = (message) => {
    const below = layers.update(message) && message[3];
    if (below) drawing = drawing.then(() => draw(below.with(2, bytes(below[2])))).catch(reportError);
  };

  // --- what is in sight: at once by moving and stretching what is drawn, then drawn anew, and sharp

  const same = (a, b) => ['x', 'y', 'zoom', 'across'].every((name) => a[name] === b[name]);
  const rect = () => {
    const {left, top} = canvas.getBoundingClientRect();
    return {left, top, width: canvas.offsetWidth, height: canvas.offsetHeight};
  };
  // Draw a picture of a part of the scene at its place on the board.
  const put = (win, picture, shown) => {
    const [w, h] = model.size;
    const unit = unitOf(canvas.width, win);
    context.drawImage(picture, (shown.x - win.x) * unit, (shown.y - win.y) * unit,
      shown.across * w / shown.zoom * unit, h / shown.zoom * unit);
  };
  const stretch = () => {
    const win = look?.window ?? drawn;
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!same(win, drawn)) put(win, backdrop.canvas, whole);
    put(win, ground.canvas, drawn);
  };
  let still = 0;
  const sharpen = () => {
    drawing = drawing.then(async () => {
      if (same(look.window, drawn)) return;
      await paint(look.window);
      stretch();
    }).catch(reportError);
  };
  const show = (win) => {
    const [w, h] = model.size;
    svg.setAttribute('viewBox', `${win.x} ${win.y} ${win.across * w / win.zoom} ${h / win.zoom}`);
    if (!look || !drawn) return;
    clearTimeout(still);
    if (win.across !== whole.across) {
      dense();
      return;
    }
    stretch();
    if (!same(win, drawn)) still = setTimeout(sharpen, STILL);
  };
  // Draw anew where the screen has more pixels for it, or other texts can be read there.
  const dense = () => {
    drawing = drawing.then(async () => {
      const need = Math.round(canvas.offsetWidth * window.devicePixelRatio);
      const fits = need <= canvas.width * 1.02 && everything().across === whole.across;
      if (latest && !(fits && String(small(drawn)) === hidden)) await paintAll();
    }).catch(reportError);
  };
  const watcher = new ResizeObserver(() => { if (look && drawn) dense(); });

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
    choice.click(choice.spaceAt(where), (asked) => model.send_msg({click: where, ...asked}));
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
  model.on('remove', () => {
    watcher.disconnect();
    clearTimeout(still);
    cancelAnimationFrame(frame);
    look.stop();
  });
  watcher.observe(canvas);
  take(model.layers);
  if (!layers.current()) model.send_msg('all');
  return box;
}
