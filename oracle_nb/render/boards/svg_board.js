// A board as SVG in the page: one element for each space, that has a name and can be focused.

const NS = 'http://www.w3.org/2000/svg';
const LAYERS = ['base', 'pieces', 'overlay'];

export function render({model}) {
  const box = document.createElement('div');
  box.style.position = 'relative';
  box.innerHTML = `<style>
    svg { display: block; margin: 0 auto; height: auto; border-radius: 4px; -webkit-user-select: none; user-select: none; }
    [role=button] { outline: none; cursor: inherit; }
    svg :is(.base, .pieces, .overlay) { pointer-events: none; }
    svg .base [data-space] { pointer-events: all; }
    .live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .bar { position: absolute; top: calc(100% + 6px); right: 6px; z-index: 2; }
  </style>`;
  const svg = document.createElementNS(NS, 'svg');
  for (const [name, value] of Object.entries({
    'role': 'application', 'class': model.target, 'text-anchor': 'middle',
    'stroke-linejoin': 'round', 'stroke-linecap': 'round',
  })) svg.setAttribute(name, value);
  svg.style.fontFamily = model.font;
  const live = document.createElement('div');
  live.className = 'live';
  live.setAttribute('aria-live', 'polite');
  const parts = Object.fromEntries(LAYERS.map((name) => {
    const part = document.createElementNS(NS, 'g');
    part.setAttribute('class', name);
    if (name !== 'base') part.setAttribute('aria-hidden', 'true');
    svg.append(part);
    return [name, part];
  }));
  const holder = document.createElement('div');
  holder.append(svg);
  box.append(holder, live);

  // --- spaces and their names

  const of = (node) => node?.closest?.('.base [data-space]') ?? null;
  const number = (node) => Number(node.dataset.space);
  const space = (wanted) => parts.base.querySelector(`[data-space="${wanted}"]`);
  // The elements of each layer, one for each that Python has sent; and what their titles said.
  const nodes = Object.fromEntries(LAYERS.map((name) => [name, []]));
  const told = new WeakMap();
  const parse = (texts, base) => {
    const template = document.createElement('template');
    template.innerHTML = `<svg>${texts.join('')}</svg>`;
    const made = [...template.content.firstChild.children];
    for (const one of made) {
      const titles = [];
      for (const title of one.querySelectorAll('[data-space] > title')) {
        // Marks and pieces begin with the name of their space, which the space has told already.
        const text = base ? title.textContent : title.textContent.replace(/^\S+: /, '');
        titles.push([title.parentNode.dataset.space, text]);
        title.remove();
      }
      told.set(one, titles);
      if (base) for (const space of [one, ...one.querySelectorAll('*')]) if (space.dataset.space) space.setAttribute('role', 'button');
    }
    return made;
  };
  const titles = {};
  // Draw a layer: of new elements, and of those that stay, by their places.
  const draw = (name, runs) => {
    const part = parts[name];
    const inside = name === 'base' && svg.getRootNode().activeElement?.dataset?.space;
    const before = nodes[name];
    const made = parse(runs.filter((run) => typeof run === 'string'), name === 'base');
    const after = runs.flatMap((run) => (typeof run === 'string' ? [made.shift()] : before.slice(...run)));
    const stay = new Set(after);
    for (const node of before) if (!stay.has(node)) node.remove();
    let place = part.firstChild;
    for (const node of after) {
      if (node === place) place = place.nextSibling;
      else part.insertBefore(node, place);
    }
    nodes[name] = after;
    titles[name] = new Map();
    for (const [at, text] of after.flatMap((node) => told.get(node))) {
      titles[name].set(at, [...(titles[name].get(at) ?? []), text]);
    }
    return () => { if (inside) space(inside)?.focus(); };
  };
  let version = -1;
  // Python has changed layers; a number, whether these are all of them, and what has changed.
  const update = ([next, whole, changed]) => {
    if (!whole && next !== version + 1) {
      model.send_msg('all');
      return;
    }
    version = next;
    const focus = changed.map(([name, runs]) => draw(name, runs));
    names();
    for (const one of focus) one();
  };
  const names = () => {
    for (const one of parts.base.querySelectorAll('[data-space]')) {
      const at = one.dataset.space;
      const told = LAYERS.flatMap((name) => titles[name]?.get(at) ?? []).join(': ');
      if (one.getAttribute('aria-label') !== told) one.setAttribute('aria-label', told);
    }
    entrance();
  };
  // One of them is reached by Tab; the arrow keys lead from it to the others.
  const entrance = () => {
    const first = space(model.cursor) ?? space(model.start) ?? parts.base.querySelector('[data-space]');
    for (const one of parts.base.querySelectorAll('[data-space]')) {
      const index = one === first ? '0' : '-1';
      if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index);
    }
  };
  const size = () => {
    const [w, h] = model.size;
    svg.style.aspectRatio = `${w} / ${h}`;
    svg.style.width = `min(100%, calc((${model.fit}) * ${w / h}))`;
  };

  // --- what is done to it

  let focusing = false;
  svg.addEventListener('click', (event) => {
    const hit = of(event.target);
    // Two clicks at once are one: what the first has asked for was not read yet.
    if (hit && event.detail < 2) model.send_msg({click: number(hit)});
  });
  let under = -1;
  const point = (event) => {
    const hit = event.type === 'pointerleave' ? null : of(event.target);
    const now = hit ? number(hit) : -1;
    if (now === under || !model.hover) return;
    under = now;
    model.send_msg({hover: now});
  };
  svg.addEventListener('pointermove', point);
  svg.addEventListener('pointerleave', point);
  // Not on the drawing itself: Chromium would have Tab come to it.
  box.addEventListener('focusin', (event) => {
    const hit = of(event.target);
    if (hit && !focusing && hit.matches(':focus-visible')) model.send_msg({focus: number(hit)});
  });
  svg.addEventListener('keydown', (event) => reportKey(model, event));

  // --- what is in sight

  const show = ({x, y, zoom}) => {
    const [w, h] = model.size;
    svg.setAttribute('viewBox', `${x} ${y} ${w / zoom} ${h / zoom}`);
  };
  const look = looking({
    surface: svg, size: () => model.size, rect: () => svg.getBoundingClientRect(), show, tap: () => {},
    other: () => model.send_msg('other'), words: () => model.words,
  });
  look.bar.className = 'bar';
  box.append(look.bar);

  model.on('msg:custom', update);
  model.on('cursor', () => {
    entrance();
    const one = space(model.cursor);
    if (!one || !svg.contains(svg.getRootNode().activeElement)) return;
    focusing = true;
    one.focus({preventScroll: false});
    focusing = false;
  });
  model.on('start', entrance);
  follow(model, {surface: svg, live, look, size});
  model.on('remove', () => look.stop());
  const [first, layers] = model.layers;
  update([first, true, layers]);
  if (model.number !== version) model.send_msg('all');
  return box;
}
