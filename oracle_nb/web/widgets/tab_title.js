// The title and the icon of the browser's tab: what the page is, and whose turn it is.

const TAB_BADGE = '%3Ccircle cx=\'6.5\' cy=\'6.5\' r=\'5\' fill=\'%23D55E00\' stroke=\'%23FFFFFF\' stroke-width=\'1.5\'/%3E';

const attachTabTitle = ({model, root}) => {
  const icon = () => document.querySelector('link[rel~="icon"]');
  let plain = '';
  const show = () => {
    if (!model.whole || !root.isConnected) return;
    const bar = root.querySelector('.bar');
    if (!bar) return;
    const brand = bar.dataset.brand ?? '';
    const named = bar.dataset.title || bar.querySelector('.phase')?.textContent.trim();
    const title = named && named !== brand ? `${named} – ${brand}` : brand;
    if (title && document.title !== title) document.title = title;
    const link = icon();
    if (!link) return;
    plain ||= link.dataset.plain ?? link.href;
    link.dataset.plain = plain;
    const marked = 'turn' in bar.dataset;
    const href = marked ? plain.replace('%3C/svg%3E', `${TAB_BADGE}%3C/svg%3E`) : plain;
    if (link.href !== href) link.href = href;
  };
  const observer = new MutationObserver(show);
  observer.observe(root, {subtree: true, childList: true, characterData: true, attributeFilter: ['data-title', 'data-turn']});
  // The view is put into the page after this.
  const first = requestAnimationFrame(show);
  model.on('whole', show);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(first);
  };
};
