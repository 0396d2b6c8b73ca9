// A board as SVG in the page: one element for each space, that has a name and can be focused.

const LAYERS = ['base', 'pieces', 'overlay'];

export function render({model}) {
  const box = document.createElement('div');
  box.style.position = 'relative';
  box.innerHTML = `<style>
    svg { display: block; margin: 0 auto; height: auto; border-radius: 4px; -webkit-user-select: none; user-select: none; }
    [role=button] { outline: none; cursor: inherit; }
    svg :is(.base, .pieces, .overlay) { pointer-events: none; }
    svg .base [data-space] { pointer-events: all; }
    .above { position: absolute; inset: 0 0 auto; pointer-events: none; will-change: transform; }
    .live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .bar { position: absolute; top: calc(100% + 6px); right: 6px; z-index: 2; }
  </style>`;
  const svg = svgElement('svg', {role: 'application', class: model.target});
  // On a layer of the browser's own: a choice doesn't have the spaces below it painted anew.
  const above = svgElement('svg', {'aria-hidden': 'true', class: 'above'});
  const live = document.createElement('div');
  live.className = 'live';
  live.setAttribute('aria-live', 'polite');
  const holder = document.createElement('div');
  holder.append(svg, above);
  box.append(holder, live);

  // --- spaces and their names

  const of = (node) => node?.closest?.('.base [data-space]') ?? null;
  const number = (node) => Number(node.dataset.space);
  const space = (wanted) => layers.parts.base.querySelector(`[data-space="${wanted}"]`);
  // What the titles of elements said.
  const told = new WeakMap();
  const made = (elements, name) => {
    const base = name === 'base';
    for (const one of elements) {
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
  };
  const layers = layered({model, svg: above, ground: svg, names: LAYERS, made});
  const update = (message) => {
    const inside = message[2].some(([name]) => name === 'base') && svg.getRootNode().activeElement?.dataset?.space;
    if (!layers.update(message)) return;
    names();
    if (inside) space(inside)?.focus();
  };
  const names = () => {
    const texts = new Map();
    for (const [at, text] of LAYERS.flatMap((name) => layers.nodes[name]).flatMap((node) => told.get(node))) {
      texts.set(at, [...(texts.get(at) ?? []), text]);
    }
    for (const one of layers.parts.base.querySelectorAll('[data-space]')) {
      const name = (texts.get(one.dataset.space) ?? []).join(': ');
      if (one.getAttribute('aria-label') !== name) one.setAttribute('aria-label', name);
    }
    entrance();
  };
  // One of them is reached by Tab; the arrow keys lead from it to the others.
  const entrance = () => {
    const first = space(model.cursor) ?? space(model.start) ?? layers.parts.base.querySelector('[data-space]');
    for (const one of layers.parts.base.querySelectorAll('[data-space]')) {
      const index = one === first ? '0' : '-1';
      if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index);
    }
  };
  const size = () => {
    for (const one of [svg, above]) one.style.cssText += sized(model);
  };

  // --- what is done to it

  const choice = choosing({model, surface: svg, svg: above, layers});
  let focusing = false;
  const press = (event) => {
    const hit = of(event.composedPath()[0]);
    if (hit) choice.click(number(hit), (asked) => model.send_msg({click: number(hit), ...asked}));
  };
  // A mouse chooses as soon as it is pressed. What clicks without one, such as a screen reader, has no count of clicks.
  // Two clicks at once are one: what the first has asked for was not read yet.
  svg.addEventListener('mousedown', (event) => { if (event.button === 0 && event.detail === 1) press(event); });
  svg.addEventListener('click', (event) => { if (event.detail === 0) press(event); });
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
  svg.addEventListener('keydown', (event) => reportKey(model, event, choice));

  // --- what is in sight

  const show = ({x, y, zoom, across}) => {
    const [w, h] = model.size;
    for (const one of [svg, above]) one.setAttribute('viewBox', `${x} ${y} ${across * w / zoom} ${h / zoom}`);
  };
  const look = looking({
    surface: svg, size: () => model.size, rect: () => svg.getBoundingClientRect(), show, tap: press,
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
  update(model.layers);
  if (!layers.current()) model.send_msg('all');
  return box;
}
