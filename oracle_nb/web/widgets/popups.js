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

// The board of a player that somebody unfolds comes into sight in the panel, above an answer, once it has been sent.
const revealUnfolded = (root, unfolded) => {
  const panel = panelAround(root);
  if (!panel) return;
  const sent = new ResizeObserver(() => {
    if (unfolded.open && unfolded.offsetHeight <= unfolded.firstElementChild.offsetHeight + ABOVE) return;
    sent.disconnect();
    if (!unfolded.open) return;
    const [inner, outer] = [unfolded, panel].map((one) => one.getBoundingClientRect());
    const answer = root.querySelector('.explain')?.getBoundingClientRect().top ?? outer.bottom;
    const below = Math.min(inner.bottom + ABOVE - Math.min(answer, outer.bottom), inner.top - outer.top - ABOVE);
    if (below > 0) panel.scrollTop += below;
  });
  sent.observe(unfolded);
};

// What is chosen comes out from below its answer in the panel, unless the board shows it. A page in one column stays
// where it is: the sheet over it names the action.
const uncover = (root, answer) => {
  const chosen = [...root.querySelectorAll('.act.on')].find((one) => one.checkVisibility());
  const panel = panelAround(root);
  if (!panel || !chosen || !answer || 'onBoard' in answer.dataset) return;
  const [inner, outer] = [chosen, answer].map((one) => one.getBoundingClientRect());
  const below = inner.bottom + ABOVE - outer.top;
  if (below > 0 && inner.top < outer.bottom) panel.scrollBy(0, below);
};

// A dialog is centered over the page, which waits: the browser keeps the focus inside. Escape, or a click beside it,
// presses the button that closes it.
const attachDialogs = ({root}) => {
  const dismissed = new WeakSet();
  const dismiss = (dialog) => {
    if (!dismissed.has(dialog)) dialog.querySelector('[data-close]')?.click();
    dismissed.add(dialog);
  };
  const look = () => {
    const dialog = root.isConnected && root.querySelector('dialog:not([open])');
    if (!dialog) return;
    dialog.showModal();
    dialog.focus({preventScroll: true});
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      dismiss(dialog);
    });
    dialog.addEventListener('mousedown', (event) => {
      const {left, right, top, bottom} = dialog.getBoundingClientRect();
      const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
      if (event.target === dialog && !inside) dismiss(dialog);
    });
  };
  const close = (event) => {
    const dialog = event.key === 'Escape' && root.querySelector('dialog[open]');
    if (!dialog) return;
    event.stopPropagation();
    event.preventDefault();
    dismiss(dialog);
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
    // The link to this page leads to how it was at first.
    const again = event.target.closest('a[aria-current="page"]');
    for (const button of root.querySelectorAll('[data-unfold][aria-expanded="true"]')) {
      const kept = 'stays' in button.dataset && !pressed && !again;
      if (button !== pressed && !kept) fold(button);
    }
    if (!pressed) return;
    pressed.setAttribute('aria-expanded', String(pressed.getAttribute('aria-expanded') !== 'true'));
    // What unfolds may take the place of what was above the button.
    pressed.scrollIntoView({block: 'nearest'});
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
