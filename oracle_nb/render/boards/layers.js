// The layers of a board that are SVG elements, as Python sends them, and the ways of pieces from place to place.

const NS = 'http://www.w3.org/2000/svg';
// How long a piece is on its way, and on each further space of a route, in milliseconds.
const WAY = 240;
const STEP_ON = 60;
// Distance in units of a scene below which two places are the same: pieces make room for each other.
const SAME_PLACE = 30;

const svgElement = (name, attributes = {}) => {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const svgParsed = (text) => {
  const template = document.createElement('template');
  template.innerHTML = `<svg>${text}</svg>`;
  return [...template.content.firstChild.children];
};

// svg: the element; ground: the one below it, of the base; names: the layers, the lowest first; made: called with the
// new elements of a layer and its name.
const layered = ({model, svg, ground = svg, names, made = () => {}}) => {
  for (const one of new Set([ground, svg])) {
    for (const [name, value] of Object.entries({
      'text-anchor': 'middle', 'stroke-linejoin': 'round', 'stroke-linecap': 'round',
    })) one.setAttribute(name, value);
    one.style.fontFamily = model.font;
  }
  const parts = Object.fromEntries(names.map((name) => {
    const part = svgElement('g', {class: name, ...(name !== 'base' && {'aria-hidden': 'true'})});
    (name === 'base' ? ground : svg).append(part);
    return [name, part];
  }));
  // Put elements into another in their order.
  const arrange = (part, some) => {
    let place = part.firstChild;
    for (const node of some) {
      if (node === place) place = place.nextSibling;
      else part.insertBefore(node, place);
    }
  };
  // The marks that fade together when the page draws a choice: all from the first with an id, but for the cursor of the
  // keyboard. A rule for each of them would have a browser work out the styles of hundreds of elements.
  const marks = svgElement('g', {class: 'marks'});
  const together = (some) => {
    const last = some.at(-1)?.id.includes('-cursor-') ? some.length - 1 : some.length;
    const named = some.findIndex((node) => node.id);
    const first = named < 0 ? last : named;
    arrange(marks, some.slice(first, last));
    return [...some.slice(0, first), marks, ...some.slice(last)];
  };
  // The elements of each layer, one for each that Python has sent.
  const nodes = Object.fromEntries(names.map((name) => [name, []]));
  const texts = Object.fromEntries(names.map((name) => [name, []]));

  // A mark that was drawn before, at the place of a space.
  const marked = (mark, space) => {
    const at = model.places.findIndex((number, n) => n % 3 === 0 && number === space);
    const [x, y] = model.places.slice(at + 1, at + 3);
    return `<g data-space="${space}"><use href="#o-mark-${mark}" x="${x}" y="${y}"/></g>`;
  };
  // Draw a layer: of new elements, of changes of those before, and of those that stay, by their places. Pieces that are
  // elsewhere, on another board, have no way from where they were.
  const draw = (name, runs, elsewhere) => {
    const part = parts[name];
    const [before, known] = [nodes[name], texts[name]];
    const stays = (run) => typeof run !== 'string' && run.length === 2 && run[0] >= 0;
    let last = '';
    const written = runs.filter((run) => !stays(run)).map((run) => {
      const [like, ...change] = typeof run === 'string' ? [] : run;
      if (change.length === 1) return marked(-1 - like, change[0]);
      last = like === undefined ? run : changedText(like < 0 ? last : known[like], change);
      return last;
    });
    const fresh = svgParsed(written.join(''));
    made(fresh, name);
    const [left, unread] = [[...fresh], [...written]];
    const after = runs.flatMap((run) => (stays(run) ? before.slice(...run) : [left.shift()]));
    texts[name] = runs.flatMap((run) => (stays(run) ? known.slice(...run) : [unread.shift()]));
    const stay = new Set(after);
    const gone = before.filter((node) => !stay.has(node));
    const from = name === 'pieces' ? located(gone) : null;
    for (const node of gone) node.remove();
    arrange(part, name === 'overlay' ? together(after) : after);
    nodes[name] = after;
    if (from?.size && !elsewhere) arrive(from, fresh);
  };

  // --- pieces on their way

  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  // The pieces that this page has moved before Python does: where they were, how they go, and what moves them.
  const ahead = new Map();
  const piecesIn = (some) => some.flatMap((node) => [...node.querySelectorAll('[data-piece]')]);
  // Where a piece is seen now, be it on its way, and where it belongs: in units of the scene.
  const seen = (piece) => {
    const matrix = svg.getScreenCTM();
    const {left, top, width, height} = piece.getBoundingClientRect();
    return matrix ? [(left + width / 2 - matrix.e) / matrix.a, (top + height / 2 - matrix.f) / matrix.d] : null;
  };
  const home = (piece) => {
    const {x, y, width, height} = piece.getBBox();
    return [x + width / 2, y + height / 2];
  };
  const located = (some) => new Map(piecesIn(some).map((piece) => [piece.dataset.piece, seen(piece)]));
  const away = ([x1, y1], [x2, y2]) => [x1 - x2, y1 - y2];
  const frames = (offsets) => offsets.map(([x, y]) => ({transform: `translate(${x}px, ${y}px)`}));
  const slide = (piece, from) => {
    const offset = away(from, home(piece));
    if (calm.matches || Math.hypot(...offset) < 1) return;
    piece.animate(frames([offset, [0, 0]]), {duration: WAY, easing: 'ease-out'});
  };
  // New elements of pieces come from where those before were seen last.
  const arrive = (from, fresh) => {
    for (const piece of piecesIn(fresh)) {
      const key = piece.dataset.piece;
      const moved = ahead.get(key);
      ahead.delete(key);
      if (moved) {
        // It goes on with its way, if that leads here.
        const shift = away(moved.home, home(piece));
        const rest = moved.offsets.map(([x, y]) => [x + shift[0], y + shift[1]]);
        if (Math.hypot(...rest.at(-1)) < SAME_PLACE) {
          const next = piece.animate(frames([...rest.slice(0, -1), [0, 0]]), moved.timing);
          next.currentTime = moved.animation.currentTime;
          continue;
        }
      }
      if (from.get(key)) slide(piece, from.get(key));
    }
  };
  // Move a piece along places of the scene, before Python says that it moves.
  const move = (key, route) => {
    const piece = parts.pieces.querySelector(`[data-piece="${CSS.escape(key)}"]`);
    if (!piece || route.length < 2) return;
    const offsets = route.map((place) => away(place, route[0]));
    const timing = {duration: calm.matches ? 0 : WAY + STEP_ON * (route.length - 2), easing: 'ease-in-out'};
    const animation = piece.animate(frames(offsets), {...timing, fill: 'forwards'});
    ahead.set(key, {home: home(piece), offsets, timing, animation, piece});
  };
  // Python has answered: what it hasn't moved goes back.
  const settle = () => {
    for (const {piece, animation} of ahead.values()) {
      const from = seen(piece);
      animation.cancel();
      if (piece.isConnected && from) slide(piece, from);
    }
    ahead.clear();
  };

  // --- messages

  let version = -1;
  // Python has changed layers: a number, whether these are all of them, what has changed, and what is below them.
  // Returns whether it is shown: a page that has missed something asks for all.
  const update = ([next, whole, changed, below]) => {
    if (!whole && next !== version + 1) {
      model.send_msg('all');
      return false;
    }
    version = next;
    const elsewhere = below !== undefined || changed.some(([name]) => name === 'base');
    for (const [name, runs] of changed) draw(name, runs, elsewhere);
    return true;
  };
  return {parts, nodes, update, move, settle, current: () => model.number === version};
};
