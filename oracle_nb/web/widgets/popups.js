// What opens over a page without moving it: dialogs that Python shows, the menu of a narrow bar, and
// strips and texts that show only a part until they are expanded.

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

// A button with ``data-unfold`` shows the element after it, or all of the article it is in: the page scrolls there, and
// back again.
const attachUnfolding = ({root}) => {
  let before = 0;
  const fold = (button) => button.setAttribute('aria-expanded', 'false');
  const press = (event) => {
    const pressed = event.target.closest('[data-unfold]');
    for (const button of root.querySelectorAll('[data-unfold][aria-expanded="true"]')) {
      const kept = 'stays' in button.dataset && !pressed;
      if (button !== pressed && !kept) fold(button);
    }
    if (!pressed) return;
    const expanded = pressed.getAttribute('aria-expanded') !== 'true';
    const article = pressed.closest('article');
    if (article && expanded) before = window.scrollY;
    pressed.setAttribute('aria-expanded', String(expanded));
    if (article && expanded) article.scrollIntoView({block: 'nearest'});
    else if (article) window.scrollTo(0, before);
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

// A text of which only a part may fit: its button shows all, and is there only where something is left out.
const attachClipping = ({root}) => {
  const look = () => {
    for (const text of root.querySelectorAll('.explain > .details')) {
      sizes.observe(text);
      const button = text.parentElement.querySelector(':scope > .row [data-unfold]');
      const folded = button?.getAttribute('aria-expanded') === 'false';
      if (folded) button.hidden = text.scrollHeight <= text.clientHeight + 1;
    }
  };
  const sizes = new ResizeObserver(look);
  const observer = new MutationObserver(look);
  observer.observe(root, {subtree: true, childList: true});
  return () => {
    observer.disconnect();
    sizes.disconnect();
  };
};
