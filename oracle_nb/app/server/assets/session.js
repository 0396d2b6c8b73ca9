// Opens the session of this page and shows it.

(async () => {
  const {token, widgets, boards} = JSON.parse(document.getElementById('session').textContent);
  const app = document.getElementById('app');
  const [message] = app.children;

  // The script that shows ipywidgets is larger than all others together. A page loads it at once only
  // where it opens with a board, else when there is nothing else to do.
  let loading;
  const load = () => (loading ??= new Promise((done) => {
    const script = document.createElement('script');
    script.src = widgets;
    // Without it everything but the board still works.
    script.onload = script.onerror = done;
    document.head.append(script);
  }));
  if (boards) load();

  // The first message about an ipywidget waits for that script, and later messages wait for this one.
  let held = null;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(hear) {
      super.onmessage = (event) => {
        const {data} = event;
        if (!held && typeof data === 'string' && data.includes('ipywidgets_bokeh.widget')) held = load();
        if (held) held = held.then(() => hear(event)).catch(reportError);
        else hear(event);
      };
    }
  };

  Bokeh.set_log_level('warn');
  const views = await Bokeh.embed.embed_items({}, [{token, elementid: 'app', use_for_title: false}]);
  if (views.length) {
    message.remove();
    sessionStorage.removeItem('oracle-again');
    for (const shown of Bokeh.documents) {
      shown.on_event('connection_lost', () => {
        document.documentElement.dataset.lost = 'yes';
        window.dispatchEvent(new Event('connection-lost'));
      });
    }
    (window.requestIdleCallback ?? setTimeout)(load);
    return;
  }
  // Another tab may have got the first cookie of this browser a moment later: a page that is loaded
  // again has it, too.
  if (!sessionStorage.getItem('oracle-again')) {
    sessionStorage.setItem('oracle-again', 'yes');
    window.location.reload();
    return;
  }
  sessionStorage.removeItem('oracle-again');
  message.remove();
  document.getElementById('refused').hidden = false;
})();
