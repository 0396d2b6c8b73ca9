// Opens the session of this page and shows it, or says why the browser can't.

(async () => {
  // Milliseconds after which a page that is still opening says what may be in its way.
  const PATIENCE = 15_000;
  const {token, known, secure} = JSON.parse(document.getElementById('session').textContent);
  const app = document.getElementById('app');
  const [message] = app.children;
  const refused = document.getElementById('refused');

  const explain = (cause) => {
    for (const one of refused.querySelectorAll('[data-cause]')) one.hidden = one.dataset.cause !== cause;
    refused.hidden = false;
  };
  const frame = window.top === window ? 'cookies' : 'frame';
  const cause = () => {
    if (secure && window.location.protocol === 'http:') return 'insecure';
    if (!navigator.cookieEnabled) return frame;
    if (!window.WebSocket || known) return 'socket';
    return frame;
  };
  // Panel calls this to import its components. Those of the app have addresses; what comes as a blob is
  // always the module that draws them.
  const {src} = document.currentScript;
  window.importShim = (address) => import(address.startsWith('blob:') ? new URL('component.js', src) : address);
  window.importShim.addImportMap = () => {};

  // A page that comes back from the cache of the Back button has lost its session.
  window.addEventListener('pageshow', ({persisted}) => { if (persisted) window.location.reload(); });

  const slow = setTimeout(() => explain('socket'), PATIENCE);
  let views = [];
  let failed = false;
  try {
    Bokeh.set_log_level('warn');
    views = await Bokeh.embed.embed_items({}, [{token, elementid: 'app', use_for_title: false}]);
  } catch (error) {
    failed = Boolean(window.WebSocket);
    console.warn(error);
  }
  clearTimeout(slow);
  if (views.length) {
    message.remove();
    refused.hidden = true;
    for (const shown of Bokeh.documents) {
      shown.on_event('connection_lost', () => {
        document.documentElement.dataset.lost = 'yes';
        window.dispatchEvent(new Event('connection-lost'));
      });
    }
    return;
  }
  // Another tab may have got the first cookie of this browser a moment later: a page that is loaded
  // again has it, too. The history remembers that, as a browser may refuse all other storage.
  const again = Boolean(window.history.state?.again);
  window.history.replaceState({again: !again}, '');
  if (!again && !failed && window.WebSocket && navigator.cookieEnabled) {
    window.location.reload();
    return;
  }
  message.remove();
  explain(failed ? 'scripts' : cause());
})();
