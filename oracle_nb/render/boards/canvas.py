"""The board on a canvas in a page, drawn by ipycanvas, below its pieces and highlights.

In Python a canvas of ipycanvas is a widget, whose drawing commands go through a Jupyter kernel to
its counterpart in the page. Here they are recorded instead, and sent with all other changes of the
page. The page draws with the same code of ipycanvas, without Jupyter's widgets (see
``canvas_board.js``), which would delay every first board by a megabyte of code.

It uses private names of ipycanvas, so its version is pinned.
"""

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import ipycanvas
import msgspec
from ipycanvas import Canvas
from ipycanvas.canvas import COMMANDS, _CanvasManager

from oracle_nb.render.boards.board import InteractiveBoard, script
from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.render.boards.paint import paint
from oracle_nb.render.palette import palette
from oracle_nb.render.scene import LAYERS, Scene
from oracle_nb.render.text_changes import SCRIPT

_PIXELS: Final = 2000
"""Width or height of a canvas in pixels, whichever is larger.

A page draws the board with as many as its screen has; coordinates are eighths of these.
"""
_AROUND: Final = 6
"""How many widths of the scene beside it are ground, as a page can show more than the scene."""


class Drawing(NamedTuple):
    """The commands that draw the board without its pieces, in the form of messages to a page.

    A page draws any part of the board with them, enlarged as it wants.

    Parameters
    ----------
    scale
        The length of a unit of the scene in the commands.
    lengths
        The lengths of the parts of `data`, in bytes.
    data
        The commands as JSON, and then the arrays that they refer to; a document has them in Base64.
    texts
        The commands that draw texts, in runs of four numbers: the first command, the one after the
        last, the CSS pixels that a unit of the scene must take for the text to be legible, and the
        magnification from which on it is drawn.
    """

    scale: float
    lengths: list[int]
    data: bytes | str
    texts: list[float]


class _Recorder(_CanvasManager):  # type: ignore[misc]
    """Records the drawing commands of one board instead of sending them to a kernel."""

    def __init__(self) -> None:
        super().__init__()
        self._commands: list[Any] = []
        self._arrays: list[memoryview] = []
        self._texts: list[float] = []
        self._shown: tuple[float, float] = (0, 0)

    def shown_from(self, unit: float, zoom: float) -> None:
        """Note from which size of a unit, and which magnification, the next commands are drawn."""
        self._shown = unit, zoom

    def open(self) -> None:
        """Open no connection to a kernel."""

    def send_command(
        self, canvas: Canvas, command: list[Any], buffers: Sequence[memoryview] = ()
    ) -> None:
        """Record a command, after one that names the only canvas."""
        if not self._commands:
            self._commands.append([COMMANDS["switchCanvas"], [0]])
        self._commands.append(command)
        self._arrays += buffers
        if any(self._shown):
            number = len(self._commands) - 1
            if self._texts[-3:] == [number, *self._shown]:
                self._texts[-3] += 1
            else:
                self._texts += (number, number + 1, *self._shown)

    def take(self) -> tuple[list[bytes], list[float]]:
        """Return the commands as JSON and the arrays, and the runs of texts, and forget them.

        Everything is empty where there is no command.
        """
        parts, texts = [], self._texts
        if self._commands:
            parts = [
                msgspec.json.encode(self._commands),
                *(array.tobytes() for array in self._arrays),
            ]
        self.forget()
        return parts, texts

    def forget(self) -> None:
        """Forget what was recorded."""
        self._commands = []
        self._arrays = []
        self._texts = []
        self._shown = (0, 0)


class _Ground(Canvas):  # type: ignore[misc]
    """The canvas of a board."""

    def __init__(self, recorder: _Recorder, width: int) -> None:
        super().__init__(width=width, height=width, _canvas_manager=recorder)

    def open(self) -> None:
        """Open no connection to a kernel."""


@cache
def _code() -> str:
    """Return the code of the view, with the browser part of ipycanvas."""
    folder = Path(ipycanvas.__file__).parent / "nbextension" / "static"
    own = (folder / "index.js").read_text("utf-8")
    shared = script("looking.js", "layers.js", "choosing.js", "canvas_board.js")
    return "\n".join((script("widget_base.js"), own, SCRIPT, shared))


class CanvasView(BoardView):
    """A board on a canvas in a page."""

    script = _code()


class BoardCanvas(InteractiveBoard):
    """A scene on a canvas.

    Parameters
    ----------
    scene
        What is drawn.
    theme
        "light" or "dark".
    fit
        The maximum height as a CSS length; the width is limited by its container.
    hover
        Whether the page reports the space under the mouse. Without it the mouse costs nothing on
        slow lines.
    """

    def __init__(
        self, scene: Scene, *, theme: str = "light", fit: str = "90vh", hover: bool = True
    ) -> None:
        super().__init__(scene, theme, LAYERS[1:])
        self._scale = 1.0
        self._recorder: Final = _Recorder()
        self.ground: Final = _Ground(self._recorder, _PIXELS)
        """The canvas with the board, without its pieces."""
        self.view = CanvasView(self._receive, self._state, target=self.id, fit=fit, hover=hover)
        self._reshape()
        self._draw(1, 2)

    # --- what is drawn ---------------------------------------------------------------------------

    def _below(self, *, whole: bool = False) -> list[Any]:
        if whole:
            self._draw_below(0)
        parts, texts = self._recorder.take()
        if not parts:
            return []
        return [Drawing(self._scale, [len(part) for part in parts], b"".join(parts), texts)]

    def _state(self) -> list[Any]:
        *above, drawing = self._whole()
        # BokehJS finds the bytes of messages, but not those of a document that it loads again.
        return [*above, drawing._replace(data=b64encode(drawing.data).decode())]

    def _reshape(self) -> None:
        super()._reshape()
        wide, high = self._scene.width, self._scene.height
        self._scale = _PIXELS / max(wide, high)
        self.ground.width, self.ground.height = round(self._scale * wide), round(self._scale * high)

    def _forget(self) -> None:
        super()._forget()
        self._recorder.forget()

    def _draw_below(self, layer: int) -> None:
        ground, beside = self.ground, _AROUND * self.ground.width
        ground.fill_style = palette(self._theme)["paper"]
        ground.fill_rect(-beside, 0, 2 * beside + ground.width, ground.height)
        paint(ground, self._ops(layer), self._scale, self._theme, self._recorder.shown_from)

    # --- what is done to it ----------------------------------------------------------------------

    def _handle(self, msg: Any) -> None:
        """Handle a message of the page."""
        match msg:
            case {"click": [int() | float() as x, int() | float() as y]}:
                space = self._scene.pick(x, y)
                if space is not None:
                    # A page doesn't report that the mouse has come here when it is pressed at once.
                    if self.view.hover:
                        self._point_at(space)
                    self.click(space)
            case {"point": [int() | float() as x, int() | float() as y]}:
                self._point_at(self._scene.pick(x, y))
            case {"point": None}:
                self._point_at(None)
            case _:
                super()._handle(msg)
