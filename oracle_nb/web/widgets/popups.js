// What opens over a page without moving it: dialogs that Python shows, the menu of a narrow bar, and
// strips and texts that show only a part until they are expanded.

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
