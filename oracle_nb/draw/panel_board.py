"""The board in Panel: a pane that loads offline, draws when the page is ready, and can be left.

What Panel and ipywidgets_bokeh don't do for an ipycanvas widget is done here:

- its code is carried in the page, where it would be asked from a server far away (`CanvasPane`);
- drawing waits until the page has the canvas, also after a swap or in a tab opened later;
- the Tab key, the browser's own keys, the wheel and the touch screen reach the page again, and the
  canvas has a name and a text for screen readers (`BoardBridge`);
- the widgets of a session go with the session (`BoardPane`).
"""

from base64 import b64encode
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import ipycanvas
import panel as pn
import param
from panel.custom import JSComponent
from panel.viewable import Viewer

from oracle_nb.draw.canvas import BoardCanvas


@lru_cache(maxsize=1)
def canvas_code() -> str:
    """The browser part of ipycanvas as a data URL, to which any path may be added."""
    path = Path(ipycanvas.__file__).parent / "nbextension" / "static" / "index.js"
    return f"data:text/javascript;base64,{b64encode(path.read_bytes()).decode()}#"


class CanvasPane(pn.pane.IPyWidget):
    """Panel's pane for an ipywidget, with the code of ipycanvas in the page."""

    # Never chosen for other widgets on its own.
    priority = 0

    def _get_ipywidget(self, *args: Any, **kwargs: Any) -> Any:
        model = super()._get_ipywidget(*args, **kwargs)
        # In a notebook Jupyter has loaded the code already, and the model has no such property.
        if "cdn" in model.properties():
            model.cdn = canvas_code()
        return model


_BRIDGE: Final = """
export function render({model, el}) {
  const live = document.createElement('div');
  live.setAttribute('aria-live', 'polite');
  live.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  live.textContent = model.live;
  model.on('live', () => { live.textContent = model.live; });

  // Every shadow root hides what is in it: look into all of them.
  const search = (root) => {
    const found = root.querySelector('.' + model.target);
    if (found) return found;
    for (const node of root.querySelectorAll('*')) {
      const inner = node.shadowRoot && search(node.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  let canvas = null;
  let whole = false;
  let wait = 0;
  // The ground of the board covers all of it: what is painted wholly is painted in the last corner.
  const painted = () => {
    const corner = new OffscreenCanvas(1, 1).getContext('2d');
    corner.drawImage(canvas, canvas.width - 1, canvas.height - 1, 1, 1, 0, 0, 1, 1);
    return corner.getImageData(0, 0, 1, 1).data[3] > 0;
  };
  const label = () => { if (canvas) canvas.setAttribute('aria-label', model.label); };
  const look = () => {
    const board = search(document);
    const now = board && (board.tagName === 'CANVAS' ? board : board.querySelector('canvas'));
    if (now && now !== canvas) {
      canvas = now;
      canvas.setAttribute('role', 'application');
      label();
      model.send_msg('ready');
      whole = false;
      wait = 6;
    }
    if (!canvas || whole) return;
    // What is sent while the page is still busy can be lost: ask for the board until it is there.
    whole = painted();
    if (!whole && wait-- === 0) {
      model.send_msg('ready');
      wait = 6;
    }
  };
  model.on('label', label);
  const watch = setInterval(look, 150);
  look();

  const here = (event) => canvas && event.composedPath().includes(canvas);
  const free = (event) => {
    if (!here(event)) return;
    // What the canvas doesn't see it can't swallow.
    if (event.type === 'keydown') {
      const own = event.ctrlKey || event.metaKey || event.altKey || /^F[0-9]+$/.test(event.key);
      if (event.key !== 'Tab' && !(model.served && own)) return;
    }
    event.stopImmediatePropagation();
  };
  const kinds = ['keydown', 'wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel'];
  kinds.forEach((kind) => window.addEventListener(kind, free, {capture: true, passive: true}));
  model.on('remove', () => {
    clearInterval(watch);
    kinds.forEach((kind) => window.removeEventListener(kind, free, {capture: true}));
  });
  return live;
}
"""


class BoardBridge(JSComponent):
    """The part of a board in the page that ipycanvas lacks."""

    target = param.String(doc="The CSS class of the canvas.")
    label = param.String(doc="The name of the board for screen readers.")
    live = param.String(doc="A text read out when it changes.")
    served = param.Boolean(doc="Whether the page is served by Panel, not shown in a notebook.")

    _esm = _BRIDGE

    def __init__(self, ready: Callable[[], object], **params: Any) -> None:
        super().__init__(**params)
        self._ready = ready

    def _handle_msg(self, msg: Any) -> None:
        if msg == "ready":
            self._ready()


def _served() -> bool:
    """Whether this is a session of a page that Panel serves."""
    document = pn.state.curdoc
    return document is not None and document.session_context is not None


class BoardPane(Viewer):
    """A `BoardCanvas` to put into a Panel layout.

    It belongs to one session: make it in the function that builds the page. When the session ends
    the board is closed.

    Parameters
    ----------
    board
        The canvas to show.
    label
        The name of the board for screen readers; the title of its scene if not given.
    """

    def __init__(self, board: BoardCanvas, label: str = "") -> None:
        super().__init__()
        self.board: Final = board
        served = _served()
        self._bridge: Final = BoardBridge(
            board.redraw,
            target=board.id,
            label=label or board.scene.title,
            served=served,
            width=0,
            height=0,
            margin=0,
        )
        self._view: Final = pn.Column(
            CanvasPane(board.widget, margin=0),
            self._bridge,
            margin=0,
            sizing_mode="stretch_width",
        )
        if served:
            pn.state.onload(board.redraw)
            # A closure: by then the names of the module may be gone.
            pn.state.on_session_destroyed(lambda _context: board.close())

    def say(self, text: str) -> None:
        """Have a text read out by a screen reader."""
        self._bridge.live = text

    @property
    def label(self) -> str:
        """The name of the board for screen readers; can be set."""
        return str(self._bridge.label)

    @label.setter
    def label(self, label: str) -> None:
        self._bridge.label = label

    def __panel__(self) -> Any:
        return self._view
