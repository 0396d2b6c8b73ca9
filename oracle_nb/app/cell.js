// What a cell of a notebook keeps is a picture and this. As long as the kernel lives that made it, the
// page asks it for the live view, also after the page was loaded anew; else the picture stays.

((id) => {
  const place = document.currentScript?.parentNode ?? document.getElementById(id);
  const page = (window.oracleNb ??= {asked: false});
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
  const told = ({content: {data}}) => {
    for (const html of data.styles ?? []) {
      const style = document.createElement('div');
      write(style, html);
      document.body.append(style);
    }
    (data.scripts ?? []).forEach(run);
    show(data.root, data.html, 240);
  };

  const ask = (left) => {
    // The page may still be on its way to the kernel, or there may be none.
    let comm;
    try {
      comm = window.PyViz?.kernels?.[id]?.connectToComm('oracle_nb');
    } catch { /* There is no kernel yet. */ }
    if (!comm?.active) return later(() => ask(left - 1), left);
    const code = !loaded() && !page.asked;
    page.asked ||= code;
    comm.onMsg = told;
    const theme = document.body.dataset.jpThemeLight === 'false' ? 'dark' : 'light';
    comm.open({cell: id, code, theme});
  };
  setTimeout(() => ask(240), 0);
})
