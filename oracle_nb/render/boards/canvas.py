"""The board on a canvas in a page, drawn by ipycanvas, below its pieces and highlights.

In Python a canvas of ipycanvas is a widget, whose drawing commands go through a Jupyter kernel to
its counterpart in the page. Here they are recorded instead, and sent with all other changes of the
page. The page draws with the same code of ipycanvas, without Jupyter's widgets (see
``canvas_board.js``), which would delay every first board by a megabyte of code.

It uses private names of ipycanvas, so its version is pinned.
"""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import ipycanvas
import msgspec
from ipycanvas import Canvas
from ipycanvas.canvas import COMMANDS, _CanvasManager
from msgspec.structs import replace

from oracle_nb.render.boards.board import InteractiveBoard, script
from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.render.boards.paint import paint
from oracle_nb.render.palette import palette
from oracle_nb.render.scene import LAYERS, Group, Op, Scene, Shape, span
from oracle_nb.render.text_changes import SCRIPT

MOST_ZOOM: Final = 6.0
"""Maximum factor by which a board is enlarged."""
_IDENTITY_WINDOW: Final = (0.0, 0.0, 1.0)
_PIXELS: Final = 1000
"""Width of a canvas until a page asks for more."""
_MOST_PIXELS: Final = 4000
"""Maximum width of a canvas: it then takes as much memory as a few photographs."""
_RIM: Final = 10.0
"""Units of the scene around a shape in which its lines and the edges of its letters may be."""


class Drawing(NamedTuple):
    """The commands that draw the board without its pieces, in the form of messages to a page.

    Parameters
    ----------
    pixels
        Width and height of the canvas.
    window
        The part of the scene: its left and upper edge, its magnification, and how many times as
        wide as the scene the board is.
    lengths
        The lengths of the parts of `data`, in bytes.
    data
        The commands as JSON, and then the arrays that they refer to; a document has them in Base64.
    texts
        The commands that draw texts, in runs of three numbers: the first command, the one after the
        last, and the CSS pixels that a unit of the scene must take for the text to be legible.
    """

    pixels: tuple[int, int]
    window: tuple[float, float, float, float]
    lengths: list[int]
    data: bytes | str
    texts: list[float]


def in_sight(
    ops: Iterable[Op], left: float, top: float, width: float, height: float
) -> Iterator[Op]:
    """Yield what may draw in a part of a scene; of groups, only the shapes that may."""

    def near(shape: Shape) -> bool:
        points = span(shape)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        wide = min(xs) - _RIM <= left + width and max(xs) + _RIM >= left
        return wide and min(ys) - _RIM <= top + height and max(ys) + _RIM >= top

    for op in ops:
        if isinstance(op, Group):
            yield replace(op, ops=tuple(filter(near, op.ops)))
        elif near(op):
            yield op


class _Recorder(_CanvasManager):  # type: ignore[misc]
    """Records the drawing commands of one board instead of sending them to a kernel."""

    def __init__(self) -> None:
        super().__init__()
        self._commands: list[Any] = []
        self._arrays: list[memoryview] = []
        self._texts: list[float] = []
        self._unit = 0.0

    def legible_from(self, unit: float) -> None:
        """Note from which size of a unit on the next commands draw legible texts; 0: always."""
        self._unit = unit

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
        if self._unit:
            number = len(self._commands) - 1
            if self._texts[-2:] == [number, self._unit]:
                self._texts[-2] += 1
            else:
                self._texts += (number, number + 1, self._unit)

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
        self._unit = 0.0


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
        self._window = _IDENTITY_WINDOW
        self._across = 1.0
        self._scale = 1.0
        self._recorder: Final = _Recorder()
        self.ground: Final = _Ground(self._recorder, _PIXELS)
        """The canvas with the board, without its pieces."""
        self.view = CanvasView(self._handle, self._state, target=self.id, fit=fit, hover=hover)
        self._reshape()
        self._draw(1, 2)

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def window(self) -> tuple[float, float, float]:
        """The visible part of the scene: its left and upper edge, and its magnification.

        Can be set; (0, 0, 1) is all of it.
        """
        return self._window

    @window.setter
    def window(self, window: tuple[float, float, float]) -> None:
        x, y, zoom = window
        self._window = (float(x), float(y), min(max(1.0, zoom), MOST_ZOOM))
        self._draw(0)

    def widen(self, across: float) -> None:
        """Set how many times as wide as the scene the board is, as on a phone."""
        before, self._across = self._across, min(max(1.0, across), MOST_ZOOM)
        if self._across != before:
            self._fit(self.ground.width)

    def refine(self, pixels: int) -> None:
        """Set the minimum width of the canvas in pixels, for a large or high-resolution screen."""
        if pixels > self.ground.width:
            self._fit(min(pixels, _MOST_PIXELS))
            self._draw(0)

    @property
    def _wide(self) -> float:
        """The width of the board in units of the scene, before it is enlarged."""
        return self._scene.width * self._across

    def _below(self, *, whole: bool = False) -> list[Any]:
        if whole:
            self._draw_below(0)
        parts, texts = self._recorder.take()
        if not parts:
            return []
        pixels = (self.ground.width, self.ground.height)
        window = (*self._window, self._across)
        return [Drawing(pixels, window, [len(part) for part in parts], b"".join(parts), texts)]

    def _state(self) -> list[Any]:
        *above, drawing = self._whole()
        # BokehJS finds the bytes of messages, but not those of a document that it loads again.
        return [*above, drawing._replace(data=b64encode(drawing.data).decode())]

    def _fit(self, wide: int) -> None:
        self._scale = wide / self._wide
        self.ground.width, self.ground.height = wide, round(self._scale * self._scene.height)

    def _reshape(self) -> None:
        super()._reshape()
        self._window = _IDENTITY_WINDOW
        self._fit(self.ground.width)

    def _forget(self) -> None:
        super()._forget()
        self._recorder.forget()

    def _draw_below(self, layer: int) -> None:
        x, y, zoom = self._window
        corner = (x, y) if zoom > 1 or self._across > 1 else None
        ground, scene, ops = self.ground, self._scene, self._ops(layer)
        ground.clear()
        ground.fill_style = palette(self._theme)["paper"]
        ground.fill_rect(0, 0, ground.width, ground.height)
        # An enlarged map takes fewer bytes that way.
        seen = in_sight(ops, x, y, self._wide / zoom, scene.height / zoom) if corner else ops
        legible_from = self._recorder.legible_from
        paint(ground, seen, self._scale * zoom, self._theme, corner, zoom, legible_from)

    # --- what is done to it ----------------------------------------------------------------------

    def _handle(self, msg: Any) -> None:
        """Handle a message of the page."""
        match msg:
            case {
                "window": [
                    int() | float() as x,
                    int() | float() as y,
                    int() | float() as zoom,
                    int() | float() as across,
                ]
            }:
                self.widen(across)
                self.window = (x, y, zoom)
            case {"pixels": int() as pixels}:
                self.refine(pixels)
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
