// Keyboard access to a page: undo and redo, and the button that skips to the board. Each function attaches
// itself to a view and returns how to detach it.

const UNDO_KEYS = {z: 'undo', y: 'redo'};

// The first element that matches, also inside of shadow roots.
const searchDeep = (root, selector) => {
  const found = root.querySelector(selector);
  if (found) return found;
  for (const node of root.querySelectorAll('*')) {
    const inner = node.shadowRoot && searchDeep(node.shadowRoot, selector);
    if (inner) return inner;
  }
  return null;
};

// The element around a view and its board: the page, or the output of a notebook's cell.
const surroundings = (model, root) => {
  if (model.whole) return document;
  const host = root.getRootNode().host;
  return host?.getRootNode() ?? document;
};

const focusBoard = (root) => {
  const board = searchDeep(root, '[role=application]');
  // A drawing has a space that is the stop of the Tab key; a canvas is that itself.
  (board?.querySelector('[tabindex="0"]') ?? board)?.focus();
};

const attachSkipLink = ({model, root}) => {
  const skip = (event) => {
    if (event.target.closest('[data-skip]')) focusBoard(surroundings(model, root));
  };
  root.addEventListener('click', skip);
  return () => root.removeEventListener('click', skip);
};

const attachUndoKeys = ({model, root}) => {
  // Announces that something was undone, or why it can't be.
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  const announce = (text) => {
    if (!status.isConnected) root.after(status);
    status.textContent = '';
    requestAnimationFrame(() => { status.textContent = text; });
  };

  const press = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !root.isConnected) return;
    let action = UNDO_KEYS[event.key.toLowerCase()];
    if (action === 'undo' && event.shiftKey) action = 'redo';
    const button = action && root.querySelector(`[data-undo="${action}"]`);
    if (!button) return;
    const [target, ...path] = event.composedPath();
    // A field undoes what was typed.
    if (target.closest?.('input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]')) return;
    const around = surroundings(model, root);
    if (around !== document && !path.includes(around)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    if (button.getAttribute('aria-disabled') !== 'true') {
      button.click();
      announce(button.dataset.said ?? '');
    } else announce(root.getRootNode().getElementById(button.getAttribute('aria-describedby'))?.textContent ?? '');
  };
  window.addEventListener('keydown', press, {capture: true});
  return () => {
    window.removeEventListener('keydown', press, {capture: true});
    status.remove();
  };
};
