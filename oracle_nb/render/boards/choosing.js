// What a page draws of a choice before Python has answered. It knows which actions are legal, with their prices and
// routes, and how marks look; whatever else it may be, Python's answer takes its place.

// The length of the route among the marks.
const FAR = 1000;
// Distance in units of a scene below which the middles of two sides are the same: places are rounded.
const SAME_SIDE = 3;

// surface: the element of the board; svg: the one with the layers.
const choosing = ({model, surface, svg, layers}) => {
  const {parts} = layers;
  const own = svgElement('g', {class: 'own', 'aria-hidden': 'true'});
  const style = svgElement('style');
  style.textContent = '.own, .pieces { pointer-events: none; } .overlay.old > .marks { opacity: 0; }'
    // Spaces in reach have no ids.
    + '.overlay.elsewhere > [data-space]:not([id]) { opacity: 0; }'
    // Once an action is chosen, the other spaces in reach step back behind it. Each by itself: a browser takes longer to
    // paint them as a whole.
    + '.overlay:is(.aimed, :has(> .marks > [id*="-plan-"], > .marks > [id$="-route"])) > [data-space]:not([id]) { opacity: .45; }';
  svg.append(style, own);

  // --- what Python has said

  let spots = new Map();
  const locate = () => {
    spots = new Map();
    for (let at = 0; at < model.places.length; at += 3) {
      const [space, x, y] = model.places.slice(at, at + 3);
      spots.set(space, [x, y]);
    }
  };
  let marks = {};
  const stamp = () => {
    marks = Object.fromEntries(Object.entries(model.stamps).map(([name, text]) => [name, svgParsed(text)[0]]));
  };
  // The sources, with the actions of each: the text, the space at which it aims, its price, and its route.
  let sources = [];
  // The space before each space on routes, -1 at their start.
  let steps = new Map();
  const list = () => {
    steps = new Map();
    for (const way of model.choices[2] ?? []) way.slice(1).forEach((space, at) => steps.set(space, way[at]));
    let text = '';
    // Where actions aim, and how they come there, by the last words of their texts.
    const words = new Map();
    const read = ([same, rest, cost = -1, ...place]) => {
      text = text.slice(0, same) + rest;
      const word = text.split(' ').at(-1);
      if (place.length || !words.has(word)) words.set(word, place.length ? place : [-1, 0]);
      const [target, way] = words.get(word);
      return [text, target, cost, way];
    };
    sources = (model.choices[1] ?? []).map(([key, home, piece, acts]) => [key, home, piece, acts.map(read)]);
  };
  const actsOf = (key) => sources.find(([source]) => source === key)?.[3] ?? [];
  const homeOf = (key) => sources.find(([source]) => source === key)?.[1] ?? -1;
  const regionOf = ([, target]) => model.choices[3][target] ?? [];
  const routeOf = ([, target, , way]) => {
    if (way !== 1) return way || [];
    const route = [];
    for (let at = target; at >= 0; at = steps.get(at)) route.unshift(at);
    return route;
  };
  const aims = (act, space) => act[1] === space || regionOf(act).includes(space);

  // --- the choice

  // The number of the last choice, and the choice while it isn't answered.
  // Another view of the same board has numbers of its own.
  let number = Math.floor(Math.random() * 1e9);
  let state = null;
  const known = () => {
    if (state) return state;
    const [source = '', space = -1, text = ''] = model.chosen;
    return {source, space, act: actsOf(source).find((act) => act[0] === text) ?? null};
  };
  const use = (source) => {
    const acts = actsOf(source);
    const act = acts.length === 1 ? acts[0] : null;
    return {source, act, space: act ? act[1] : -1};
  };
  // The unit that a click on a space selects; each click the next one.
  const sourceAt = (space, source) => {
    const keys = sources.filter(([, home]) => home === space).map(([key]) => key);
    const at = keys.indexOf(source);
    if (at < 0) return keys[0] ?? '';
    const next = keys[(at + 1) % keys.length];
    return next === source || actsOf(source).some((act) => aims(act, space)) ? '' : next;
  };
  // The next choice after a click on a space; nothing where the action is done.
  const clicked = (space) => {
    const {source, act, space: before} = known();
    if (act && before === space) return null;
    const unit = sourceAt(space, source);
    if (unit) return {...use(unit), space};
    let here = actsOf(source).filter((one) => aims(one, space)).map((one) => [source, one]);
    if (before === space && homeOf(source) !== space) {
      if (!here.length) here = sources.flatMap(([key, , , acts]) => acts.filter((one) => aims(one, space)).map((one) => [key, one]));
      here = here.sort(([, a], [, b]) => a[2] - b[2]).slice(0, 1);
    }
    const [key, only] = here.length === 1 ? here[0] : [source, null];
    return {source: key, act: only, space};
  };
  const picked = (text) => {
    for (const [source, , , acts] of sources) {
      const act = acts.find(([name]) => name === text);
      if (act) return {source, act, space: act[1]};
    }
    return undefined;
  };

  // --- drawing

  const put = (name, at, text = '') => {
    const mark = marks[name]?.cloneNode(true);
    if (!mark || !at) return;
    mark.setAttribute('transform', `translate(${at[0]} ${at[1]})`);
    if (text) mark.querySelector('text').textContent = text;
    own.append(mark);
  };
  // The mark leads from (0, 0) far to the right: two lines, two heads, and a disc where it begins.
  const lead = (route) => {
    const mark = marks.route?.cloneNode(true);
    const points = route.map((space) => spots.get(space));
    if (!mark || points.length < 2 || points.includes(undefined)) return;
    const [line, rim, inner, head, start] = mark.children;
    const [[ax, ay], [bx, by]] = points.slice(-2);
    const left = (FAR - Number(line.getAttribute('d').match(/L([\d.]+)/)[1])) / (Math.hypot(bx - ax, by - ay) || 1);
    const tail = [bx - left * (bx - ax), by - left * (by - ay)];
    const way = 'M' + [...points.slice(0, -1), tail].map((point) => point.join(' ')).join('L');
    for (const one of [line, inner]) one.setAttribute('d', way);
    const turn = Math.atan2(by - ay, bx - ax) * 180 / Math.PI;
    for (const one of [rim, head]) one.setAttribute('transform', `translate(${bx} ${by}) rotate(${turn}) translate(${-FAR} 0)`);
    start.setAttribute('transform', `translate(${points[0].join(' ')})`);
    own.append(mark);
  };
  // The mark goes around one space: lines in the color of the board, and above them as many others. The sides that
  // two spaces have in common are inside.
  const surround = (region) => {
    const lines = [...marks.region?.children ?? []];
    const points = region.map((space) => spots.get(space));
    if (!lines.length || !points.length || points.includes(undefined)) return;
    let sides = [];
    for (const [x, y] of points) {
      for (const line of lines.slice(lines.length / 2)) {
        const [ax, ay, bx, by] = line.getAttribute('d').match(/-?[\d.]+/g).map(Number);
        const side = {x: x + (ax + bx) / 2, y: y + (ay + by) / 2, way: `M${x + ax} ${y + ay}L${x + bx} ${y + by}`};
        const rest = sides.filter((other) => Math.hypot(other.x - side.x, other.y - side.y) > SAME_SIDE);
        sides = rest.length < sides.length ? rest : [...sides, side];
      }
    }
    for (const line of [lines[0], lines.at(-1)]) {
      const around = line.cloneNode();
      around.setAttribute('d', sides.map(({way}) => way).join(''));
      own.append(around);
    }
  };
  const draw = () => {
    const {source, space, act} = state;
    const here = source === (model.chosen[0] ?? '');
    own.replaceChildren();
    svg.classList.add('ahead');
    parts.overlay.classList.add('old');
    parts.overlay.classList.toggle('elsewhere', !here);
    parts.overlay.classList.toggle('aimed', here && act !== null);
    const prices = new Map();
    // Spaces in reach that Python has drawn stay.
    for (const [, target, cost] of here ? [] : actsOf(source)) {
      if (target >= 0 && cost >= 0) prices.set(target, Math.min(cost, prices.get(target) ?? cost));
    }
    for (const [target, cost] of prices) put(`reach${cost ? String(cost).length : ''}`, spots.get(target), cost ? String(cost) : '');
    if (act) lead(routeOf(act));
    const region = act ? regionOf(act) : [];
    surround(region);
    if (!region.length) put('selected', spots.get(space >= 0 ? space : homeOf(source)));
  };
  const clear = () => {
    state = null;
    own.replaceChildren();
    svg.classList.remove('ahead');
    parts.overlay.classList.remove('old', 'elsewhere', 'aimed');
  };
  // Nothing is chosen any more: what was chosen is done.
  const done = ({source, act}) => {
    const piece = sources.find(([key]) => key === source)?.[2];
    const route = act ? routeOf(act).map((space) => spots.get(space)) : [];
    if (piece && !route.includes(undefined)) layers.move(piece, route);
    state = {source: '', space: -1, act: null};
    draw();
  };
  const choose = (next) => {
    if (!sources.length || next === undefined) return false;
    if (next) {
      state = next;
      draw();
    } else done(known());
    number += 1;
    return true;
  };
  // Python reads this once it has answered all before it, and what it comes with.
  const asked = (taken) => (taken ? {answer: number} : {});
  const ask = () => model.send_msg(asked(true));

  // --- what is done beside the board

  const within = (node, root) => {
    for (let at = node; at; at = at.parentNode ?? at.host) if (at === root) return true;
    return false;
  };
  // In a notebook there may be several boards: what is chosen is for the nearest one.
  const mine = (event) => {
    for (const root of event.composedPath()) {
      const near = [...window.oracleBoards].filter((board) => within(board, root));
      if (near.length) return near.includes(surface);
    }
    return false;
  };
  const heard = (event) => {
    const {do: what, value, at, byMouse} = event.detail;
    if (!surface.isConnected || !mine(event) || (model.choices[0] ?? at) !== at) return;
    const {source} = known();
    const deeds = {
      source: () => (actsOf(value).length ? use(value) : undefined),
      pick: () => picked(value),
      do: () => (known().act?.[0] === value ? null : undefined),
      cancel: () => ({source, act: null, space: -1}),
    };
    const taken = what in deeds && choose(deeds[what]());
    event.detail.taken ||= taken;
    // What was pressed is sent first. Where the mouse is let go elsewhere, the answer takes back what was drawn.
    if (taken && byMouse) window.addEventListener('mouseup', () => setTimeout(ask), {once: true, capture: true});
    else if (taken) queueMicrotask(ask);
  };
  window.addEventListener('board-choice', heard);
  model.on('answered', () => {
    if (model.answered !== number) return;
    clear();
    layers.settle();
    surface.dispatchEvent(new CustomEvent('board-answer', {bubbles: true, composed: true}));
  });
  model.on('choices', list);
  model.on('places', locate);
  model.on('stamps', stamp);
  model.on('remove', () => window.removeEventListener('board-choice', heard));
  list();
  locate();
  stamp();

  // --- what is done to it

  // Whether the keyboard is on its way: where it will be only Python knows.
  let walks = false;
  let last = -1;
  model.on('cursor', () => { walks = false; });
  const click = (space) => {
    last = space;
    return choose(clicked(space));
  };
  return {
    // The space of a place of the scene, undefined for none.
    spaceAt: ([x, y]) => {
      let best;
      let least = Infinity;
      for (const [space, [sx, sy]] of spots) {
        const far = (x - sx) ** 2 + (y - sy) ** 2;
        if (far < least) [best, least] = [space, far];
      }
      return best;
    },
    // Draw what a click chooses, then have it reported with the question: one answer, and one frame that shows it.
    click: (space, report) => report(asked(space !== undefined && spots.has(space) && click(space))),
    key: (key, report) => {
      const here = model.cursor >= 0 ? model.cursor : last;
      let taken = false;
      if (/^Arrow/.test(key)) walks = true;
      else if (/^(Enter| )$/.test(key) && !walks && spots.has(here)) taken = click(here);
      else if (key === 'Escape') taken = choose({source: known().source, act: null, space: -1});
      report(asked(taken));
    },
  };
};
