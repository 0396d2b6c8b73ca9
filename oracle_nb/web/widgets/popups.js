// What opens over a page without moving it: dialogs that Python shows, the menu of a narrow bar, strips that show only
// a part until they are expanded; and the panel beside a board.

// How many pixels remain above an element to which the page or a panel scrolls.
const ABOVE = 8;

// The panel around an element that scrolls by itself, beside a board; null on a page in one column.
const panelAround = (element) => {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    if (at.classList?.contains('side') && getComputedStyle(at).overflowY === 'auto') return at;
  }
  return null;
};

// Scroll the panel, and nothing around it, until an element is in sight, or its top is.
const revealIn = (panel, element) => {
  const [inner, outer] = [element, panel].map((one) => one.getBoundingClientRect());
  // What sticks to its lower edge is never below it, whatever was measured before it has settled there.
  const sticks = getComputedStyle(element).position === 'sticky';
  const below = sticks ? 0 : Math.min(inner.bottom - outer.bottom, inner.top - outer.top - ABOVE);
  if (below > 0) panel.scrollTop += below;
  else if (inner.top < outer.top) panel.scrollTop += inner.top - outer.top - ABOVE;
};

const attachDialogs = ({root}) => {
  let shown = null;
  const look = () => {
    const now = root.querySelector('[role=dialog]');
    if (now === shown || !root.isConnected) return;
    shown = now;
    if (now && !now.contains(root.getRootNode().activeElement)) now.focus({preventScroll: true});
  };
  const close = (event) => {
    if (event.key !== 'Escape' || !shown) return;
    event.stopPropagation();
    shown.querySelector('[data-close]')?.click();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, {subtree: true, childList: true});
  root.addEventListener('keydown', close, {capture: true});
  // The view is put into the page after this.
  const first = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(first);
    observer.disconnect();
    root.removeEventListener('keydown', close, {capture: true});
  };
};

// A button with ``data-unfold`` shows the element after it.
const attachUnfolding = ({root}) => {
  const fold = (button) => button.setAttribute('aria-expanded', 'false');
  const press = (event) => {
    const pressed = event.target.closest('[data-unfold]');
    for (const button of root.querySelectorAll('[data-unfold][aria-expanded="true"]')) {
      const kept = 'stays' in button.dataset && !pressed;
      if (button !== pressed && !kept) fold(button);
    }
    if (pressed) pressed.setAttribute('aria-expanded', String(pressed.getAttribute('aria-expanded') !== 'true'));
  };
  const escape = (event) => {
    const open = event.key === 'Escape' && root.querySelector('[data-unfold][aria-expanded="true"]');
    if (!open) return;
    event.stopPropagation();
    fold(open);
    open.focus();
  };
  const away = (event) => { if (!event.composedPath().includes(root)) press({target: root}); };
  root.addEventListener('click', press);
  root.addEventListener('keydown', escape, {capture: true});
  window.addEventListener('click', away);
  return () => {
    root.removeEventListener('click', press);
    root.removeEventListener('keydown', escape, {capture: true});
    window.removeEventListener('click', away);
  };
};
