// Opens the session of this page and shows it.

(async () => {
  const {token, secure} = JSON.parse(document.getElementById('session').textContent);
  const app = document.getElementById('app');
  const [message] = app.children;

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
  const insecure = secure && window.location.protocol === 'http:';
  document.getElementById(insecure ? 'insecure' : 'refused').hidden = false;
})();
