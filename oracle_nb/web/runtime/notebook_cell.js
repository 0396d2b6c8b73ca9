// What a cell of a notebook keeps is a picture and this. As long as the kernel lives that made it, the
// page asks it for the live view, also after the page was loaded anew; else the picture stays.

((id, disconnected) => {
  // Maximum number of milliseconds to wait for an answer.
  const PATIENCE = 10_000;
  // Milliseconds between two looks at whether the kernel is there.
  const WATCH = 300;
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
  // A kernel that was started anew answers nobody: then the picture says how to go on. One that is only
  // at work is asked again, and shows the live view when it is through.
  const still = place.innerHTML;
  let comm;
  let silent = 0;
  const send = (data) => {
    try {
      comm.send(data);
    } catch { /* The kernel has gone. */ }
  };
  const knock = () => {
    if (silent || !comm) return;
    silent = setTimeout(() => {
      silent = 0;
      place.innerHTML = still;
      ask(1);
    }, PATIENCE);
    send({here: true});
  };
  for (const kind of ['pointerdown', 'keydown']) place.addEventListener(kind, knock, {capture: true});

  // Panel's extension forgets a kernel as soon as it restarts or dies: then nothing here can answer.
  let watching = 0;
  const watchKernel = () => {
    clearInterval(watching);
    watching = setInterval(() => {
      if (window.PyViz?.kernels?.[id]) return;
      clearInterval(watching);
      clearTimeout(silent);
      silent = 0;
      comm = null;
      place.innerHTML = still;
      const message = document.createElement('p');
      message.textContent = disconnected;
      message.setAttribute('role', 'alert');
      place.prepend(message);
      message.style.cssText = 'padding: 8px 12px; border-left: 5px solid #B00020; font-weight: 600';
    }, WATCH);
  };

  const receive = ({styles, scripts, root, html}) => {
    clearTimeout(silent);
    silent = 0;
    for (const one of styles ?? []) {
      const style = document.createElement('div');
      write(style, one);
      document.body.append(style);
    }
    (scripts ?? []).forEach(run);
    if (!root) return;
    show(root, html, 240);
    watchKernel();
    // Only a kernel that knows the cell is asked for it: a picture of another day gets no answer.
    if (!loaded() && !page.fetching) {
      page.fetching = true;
      send({code: true});
    }
  };

  // The table has the light of the page, also when that is changed.
  const theme = () => (document.body.dataset.jpThemeLight === 'false' ? 'dark' : 'light');
  const watch = new MutationObserver(() => {
    if (!place.isConnected) watch.disconnect();
    else if (comm) send({theme: theme()});
  });
  watch.observe(document.body, {attributeFilter: ['data-jp-theme-light']});

  const ask = (left) => {
    // The page may still be on its way to the kernel, or there may be none.
    comm = null;
    try {
      comm = window.PyViz?.kernels?.[id]?.connectToComm('oracle_nb');
    } catch { /* There is no kernel yet. */ }
    if (!comm?.active) return later(() => ask(left - 1), left);
    comm.onMsg = ({content: {data}}) => receive(data);
    comm.open({cell: id, theme: theme()});
  };
  setTimeout(() => ask(240), 0);
})
