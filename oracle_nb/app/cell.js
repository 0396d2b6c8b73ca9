// What a cell of a notebook keeps is a picture and this. As long as the kernel lives that made it, the
// page asks it for the live view, also after the page was loaded anew; else the picture stays.

((id) => {
  const place = document.currentScript?.parentNode ?? document.getElementById(id);
  // Panel keeps all keys pressed in a cell from the notebook; the one that saves is the notebook's.
  const save = (event) => {
    const saves = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (!saves || !event.composedPath().some((node) => node.id?.startsWith?.('oracle-nb-'))) return;
    event.stopImmediatePropagation();
    if (!document.body.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
  };
  const page = (window.oracleNb ??= {});
  if (!page.saves) window.addEventListener('keydown', save, {capture: true});
  page.saves = true;
  const loaded = () => Boolean(window.Bokeh?.Panel);
  const later = (deed, left) => left > 0 && setTimeout(deed, 250);

  const run = (text) => {
    const script = document.createElement('script');
    script.textContent = text;
    document.head.append(script);
  };
  // Scripts that are written as HTML don't run by themselves.
  const write = (into, html) => {
    into.innerHTML = html;
    for (const old of into.querySelectorAll('script')) {
      const script = document.createElement('script');
      for (const {name, value} of old.attributes) script.setAttribute(name, value);
      script.textContent = old.textContent;
      old.replaceWith(script);
    }
  };

  // Panel's own code is sent once for a page; who comes second waits for it.
  const show = (root, html, left) => {
    if (!loaded() || !window.PyViz?.comm_manager) return later(() => show(root, html, left - 1), left);
    window.PyViz.kernels[root] = window.PyViz.kernels[id];
    write(place, html);
  };
  const told = (comm, {styles, scripts, root, html}) => {
    for (const one of styles ?? []) {
      const style = document.createElement('div');
      write(style, one);
      document.body.append(style);
    }
    (scripts ?? []).forEach(run);
    if (!root) return;
    show(root, html, 240);
    // Only a kernel that knows the cell is asked for it: a picture of another day gets no answer.
    if (!loaded() && !page.fetching) {
      page.fetching = true;
      comm.send({code: true});
    }
  };

  // The table has the light of the page, also when that is changed.
  const theme = () => (document.body.dataset.jpThemeLight === 'false' ? 'dark' : 'light');
  const follow = (comm) => {
    const watch = new MutationObserver(() => {
      if (!place.isConnected || comm.isDisposed) return watch.disconnect();
      comm.send({theme: theme()});
    });
    watch.observe(document.body, {attributeFilter: ['data-jp-theme-light']});
  };

  const ask = (left) => {
    // The page may still be on its way to the kernel, or there may be none.
    let comm;
    try {
      comm = window.PyViz?.kernels?.[id]?.connectToComm('oracle_nb');
    } catch { /* There is no kernel yet. */ }
    if (!comm?.active) return later(() => ask(left - 1), left);
    comm.onMsg = ({content: {data}}) => told(comm, data);
    comm.open({cell: id, theme: theme()});
    follow(comm);
  };
  setTimeout(() => ask(240), 0);
})
