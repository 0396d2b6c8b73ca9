"""The board in Panel: a pane that loads offline, draws when the page is ready, and can be left.

What Panel and ipywidgets_bokeh don't do for an ipycanvas widget is done here:

- its code is carried in the page, where it would be asked from a server far away (`CanvasPane`);
- clicks, the mouse and keys are told at once; a message of ipywidgets takes a detour through a
  kernel, which answers each with two of its own (`BoardBridge`);
- drawing waits until the page has the canvas, also after a swap or in a tab opened later;
- the Tab key, the browser's own keys, the wheel and the touch screen reach the page again, and the
  canvas has a name and a text for screen readers (`BoardBridge`);
- the widgets of a session go with the session (`BoardPane`).
"""

from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from weakref import ref

import ipycanvas
import panel as pn
import param
from bokeh.document import Document
from panel.viewable import Viewer

from oracle_nb.draw.assets import Component, address
from oracle_nb.draw.board import script
from oracle_nb.draw.canvas import BoardCanvas
from oracle_nb.draw.svg_board import BoardSvg, SvgView

_CORNER: Final = {"position": "absolute", "top": "calc(100% + 6px)", "right": "6px", "z-index": "2"}
"""Where the buttons stand: below the board, in the line that tells what lies under the mouse."""
_PLAIN: Final = {"zoom": "Zoom", "in": "Larger", "out": "Smaller", "whole": "All of it"}


@lru_cache(maxsize=1)
def canvas_module() -> str:
    """Return the browser part of ipycanvas."""
    path = Path(ipycanvas.__file__).parent / "nbextension" / "static" / "index.js"
    return path.read_text("utf-8")


@lru_cache(maxsize=1)
def _data_url() -> str:
    return f"data:text/javascript;base64,{b64encode(canvas_module().encode()).decode()}"


def canvas_code(document: Document | None = None) -> str:
    """Return the address of the browser part of ipycanvas, to which any path may be added.

    A data URL where the document is shown by a server that serves no assets.
    """
    return f"{address(document, canvas_module()) or _data_url()}#"


class CanvasPane(pn.pane.IPyWidget):
    """Panel's pane for an ipywidget, with the code of ipycanvas in the page."""

    # Never chosen for other widgets on its own.
    priority = 0

    def _get_ipywidget(self, obj: Any, doc: Document, *args: Any, **kwargs: Any) -> Any:
        model = super()._get_ipywidget(obj, doc, *args, **kwargs)
        # In a notebook Jupyter has loaded the code already, and the model has no such property.
        if "cdn" in model.properties():
            model.cdn = canvas_code(doc)
        return model


class BoardBridge(Component):
    """The part of a board on a canvas in the page that ipycanvas lacks."""

    target = param.String(doc="The CSS class of the canvas.")
    label = param.String(doc="The name of the board for screen readers.")
    live = param.String(doc="A text read out when it changes.")
    served = param.Boolean(doc="Whether the page is served by Panel, not shown in a notebook.")
    theme = param.String("light", doc="light or dark.")
    words = param.Dict({}, doc="The names of the buttons: zoom, in, out, whole, other.")
    size = param.List([1.0, 1.0], doc="Width and height of the scene.")
    drawn = param.List([0.0, 0.0, 1.0], doc="What of the scene is drawn: x, y, enlargement.")
    reveal = param.List([0.0, 0.0], doc="A place of the scene that must be in sight.")

    _esm = script("looking.js", "bridge.js")

    def __init__(self, board: BoardCanvas, **params: Any) -> None:
        super().__init__(**params)
        self._board = board

    def _handle_msg(self, msg: Any) -> None:
        match msg:
            case "ready":
                self._board.redraw()
            case {"window": [int() | float() as x, int() | float() as y, int() | float() as zoom]}:
                self._board.window = (x, y, zoom)
                self.drawn = [x, y, zoom]
            case {"pixels": int() as pixels}:
                self._board.refine(pixels)
            case {"click": [int() | float() as x, int() | float() as y]}:
                self._board.click_at(x, y)
            case {"point": [int() | float() as x, int() | float() as y]}:
                self._board.point_at((x, y))
            case {"point": None}:
                self._board.point_at(None)
            case {"key": str() as key}:
                self._board.press(key)
            case "other" if self._board.watcher is not None:
                self._board.watcher.exchange()


def _served() -> bool:
    """Whether this is a session of a page that Panel serves."""
    document = pn.state.curdoc
    return document is not None and document.session_context is not None


def _send_widgets() -> None:
    """Have what ipywidgets sends go with what Panel holds; it would wait for the next tick."""
    document = pn.state.curdoc
    kernels = pn.state._ipykernels  # noqa: SLF001
    if document is not None and document in kernels and pn.state.loaded:
        kernels[document].session._dispatch()  # noqa: SLF001


def _close_board(pane: "BoardPane | None") -> None:
    if pane is not None:
        pane.board.close()


class BoardPane(Viewer):
    """A board to put into a Panel layout, whoever draws it.

    It belongs to one session: make it in the function that builds the page. When the session ends
    the board is closed.

    Parameters
    ----------
    board
        The board to show: a `BoardCanvas` or a `BoardSvg`.
    label
        The name of the board for screen readers; the title of its scene if not given.
    words
        The names of the buttons by which it is enlarged: "zoom", "in", "out", "whole"; "other"
        where it can be drawn in another way as well.
    """

    exchanged: Callable[[], object] | None = None
    """Called when somebody wants the board to be drawn in another way; see `swap`."""

    def __init__(
        self, board: BoardCanvas | BoardSvg, label: str = "", words: Mapping[str, str] = _PLAIN
    ) -> None:
        super().__init__()
        self._label = label or board.scene.title
        self._words = dict(words)
        self._view: Final = pn.Column(
            margin=0, sizing_mode="stretch_width", styles={"position": "relative"}
        )
        self._put(board)
        if _served():
            # A session may show many boards, one after another: its callbacks keep none of them.
            pane = ref(self)
            pn.state.on_session_destroyed(lambda _context: _close_board(pane()))

    def _put(self, board: BoardCanvas | BoardSvg) -> None:
        self.board = board
        size = [board.scene.width, board.scene.height]
        named = {"label": self._label, "words": self._words, "size": size, "theme": board.theme}
        self._speaker: BoardBridge | SvgView
        if isinstance(board, BoardSvg):
            self._speaker = board.view
            board.view.param.update(**named)
            self._view[:] = [board.view]
        else:
            self._speaker = BoardBridge(
                board, target=board.id, served=_served(), margin=0, styles=_CORNER, **named
            )
            canvas = CanvasPane(board.widget, margin=0, sizing_mode="stretch_width")
            self._view[:] = [canvas, self._speaker]
            if _served():
                pn.state.onload(lambda: board.redraw() if self.board is board else None)
        board.watcher = self

    def swap(self, board: BoardCanvas | BoardSvg) -> None:
        """Show another board instead, with what the one before was to do; that one is closed."""
        before = self.board
        board.take_over(before)
        self._put(board)
        before.close()

    def say(self, text: str) -> None:
        """Have a text read out by a screen reader."""
        self._speaker.live = text

    def speak(self, label: str, words: Mapping[str, str]) -> None:
        """Name the board and its buttons anew, in another language."""
        self._label, self._words = label, dict(words)
        self._speaker.param.update(label=label, words=self._words)

    @property
    def label(self) -> str:
        """The name of the board for screen readers."""
        return str(self._speaker.label)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send the board and all else that changes in the block as one message.

        The browser may paint its page between two messages, and the second waits for that.
        """
        with pn.io.hold():
            with self.board.hold():
                yield
            _send_widgets()

    # --- what the board tells --------------------------------------------------------------------

    def reveal(self, space: int) -> None:
        """The keyboard has come to a space: it must be in sight where the board is enlarged."""
        group = self.board.scene.group(space)
        self._speaker.reveal = [group.x, group.y]

    def reshaped(self) -> None:
        """The scene has another size."""
        scene = self.board.scene
        self._speaker.size = [scene.width, scene.height]
        if isinstance(self._speaker, BoardBridge):
            self._speaker.drawn = [0.0, 0.0, 1.0]

    def relit(self) -> None:
        """The board has another theme."""
        self._speaker.theme = self.board.theme

    def exchange(self) -> None:
        """Somebody wants the board to be drawn in another way."""
        if self.exchanged is not None:
            self.exchanged()

    def __panel__(self) -> Any:
        return self._view
