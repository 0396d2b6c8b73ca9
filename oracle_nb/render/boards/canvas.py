"""The board on a canvas in a page, drawn by ipycanvas.

In Python a canvas of ipycanvas is a widget, whose drawing commands go through a Jupyter kernel to
its counterpart in the page. Here they are recorded instead, and sent with all other changes of the
page. The page draws with the same code of ipycanvas, without Jupyter's widgets (see
``canvas_board.js``), which would delay every first board by a megabyte of code.

It uses private names of ipycanvas, so its version is pinned.
"""

from base64 import b64encode
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from math import ceil, floor, inf
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import ipycanvas
import msgspec
from ipycanvas import Canvas
from ipycanvas.canvas import COMMANDS, _CanvasManager
from msgspec.structs import replace

from oracle_nb.render.boards.board import InteractiveBoard, script
from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.render.boards.paint import legible, paint
from oracle_nb.render.palette import palette
from oracle_nb.render.scene import LAYERS, Circle, Group, Line, Op, Polygon, Scene, Symbol, Text

_SYMBOL: Final = 1.2
"""Half the width of a symbol with its lines and rims, as a multiple of its size."""
Box: TypeAlias = tuple[float, float, float, float]
"""The left, upper, right and lower edge of a rectangle."""
_NOTHING: Final[Box] = (inf, inf, -inf, -inf)


def changed_boxes(before: Sequence[Op], after: Sequence[Op], most: int) -> list[Box] | None:
    """Return the boxes of a layer to erase and redraw, one for each space whose pieces change.

    Parameters
    ----------
    before
        The operations that are drawn.
    after
        The operations to be drawn.
    most
        The maximum number of boxes.

    Returns
    -------
    The boxes; None if the whole layer must be redrawn because there would be more of them, or
    something without a space has changed.
    """
    old, new = _by_space(before), _by_space(after)
    changed = {space for space in old.keys() | new.keys() if old.get(space) != new.get(space)}
    if -1 in changed or len(changed) > most:
        return None
    boxes = (_box((*old.get(space, ()), *new.get(space, ()))) for space in sorted(changed))
    return [box for box in boxes if box != _NOTHING]


def touching(ops: Sequence[Op], boxes: Sequence[Box], margin: float) -> list[Op]:
    """Return the operations that may draw within ``margin`` of a box, in their order."""
    return [op for op in ops if _overlap(_box((op,)), boxes, margin)]


def in_sight(ops: Sequence[Op], box: Box) -> list[Op]:
    """Return what may draw in a box; of operations that belong to no space only the part that does.

    An enlarged board takes fewer bytes that way.
    """
    result: list[Op] = []
    for op in touching(ops, [box], _AROUND):
        if isinstance(op, Group) and op.space < 0:
            inside = touching(op.ops, [box], _AROUND)
            part = tuple(shape for shape in inside if not isinstance(shape, Group))
            result.append(replace(op, ops=part))
        else:
            result.append(op)
    return result


def _overlap(box: Box, boxes: Sequence[Box], margin: float) -> bool:
    left, top, right, bottom = box
    left, top, right, bottom = left - margin, top - margin, right + margin, bottom + margin
    return any(
        left <= x2 and x1 <= right and top <= y2 and y1 <= bottom for x1, y1, x2, y2 in boxes
    )


def _by_space(ops: Sequence[Op]) -> dict[int, list[Op]]:
    """Return operations by their spaces, in their order; -1 for those of none."""
    ops_of: dict[int, list[Op]] = {}
    for op in ops:
        ops_of.setdefault(op.space if isinstance(op, Group) else -1, []).append(op)
    return ops_of


def _box(ops: Sequence[Op]) -> Box:
    """Return a box around everything that operations draw."""
    left, top, right, bottom = _NOTHING
    for op in ops:
        match op:
            case Group():
                box = _box(op.ops)
            case Circle():
                box = _around(op.x, op.y, op.r + op.width / 2)
            case Symbol():
                box = _around(op.x, op.y, _SYMBOL * op.size + 1)
            case Text():
                box = _around(op.x, op.y, op.size * max(1, len(op.text)) / 2)
            case Polygon() | Line():
                xs, ys = [x for x, _ in op.points], [y for _, y in op.points]
                half = op.width / 2
                box = min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
        left, top = min(left, box[0]), min(top, box[1])
        right, bottom = max(right, box[2]), max(bottom, box[3])
    return left, top, right, bottom


def _around(x: float, y: float, r: float) -> Box:
    return x - r, y - r, x + r, y + r


MOST_ZOOM: Final = 6.0
"""Maximum factor by which a board is enlarged."""
_MOST_SPACES: Final = 12
"""Maximum number of spaces whose pieces are redrawn alone; for more, all pieces are."""
_AROUND: Final = 1
"""Pixels around pieces that are erased and redrawn with them, for their antialiased edges."""
_IDENTITY_WINDOW: Final = (0.0, 0.0, 1.0)
_PIXELS: Final = 1000
"""Width of a canvas until a page asks for more."""
_SHOWN: Final = 700.0
"""Width of a board in CSS pixels until a page reports it."""
_MOST_PIXELS: Final = 4000
"""Maximum width of a canvas: its three layers then take as much memory as a few photographs."""


class Drawing(NamedTuple):
    """Drawing commands in the form of messages to a page.

    Parameters
    ----------
    number
        The number of drawings before and with this one.
    pixels
        Width and height of the canvas.
    window
        The part of the scene: its left and upper edge, and its magnification.
    lengths
        The lengths of the parts of `data`, in bytes.
    data
        The commands as JSON, and then the arrays that they refer to.
    whole
        Whether it draws the complete board.
    """

    number: int
    pixels: tuple[int, int]
    window: tuple[float, float, float]
    lengths: list[int]
    data: bytes
    whole: bool


class _Recorder(_CanvasManager):  # type: ignore[misc]
    """Records the drawing commands of one board instead of sending them to a kernel."""

    def __init__(self) -> None:
        super().__init__()
        self._layer: int | None = None
        self._commands: list[Any] = []
        self._arrays: list[memoryview] = []

    def open(self) -> None:
        """Open no connection to a kernel."""

    def send_command(
        self, canvas: "_Layer", command: list[Any], buffers: Sequence[memoryview] = ()
    ) -> None:
        """Record a command of a layer, after one that names the layer where it is another."""
        if canvas.number != self._layer:
            self._layer = canvas.number
            self._commands.append([COMMANDS["switchCanvas"], [canvas.number]])
        self._commands.append(command)
        self._arrays += buffers

    def take(self) -> list[bytes]:
        """Return the commands as JSON and the arrays, and forget them; nothing for no command."""
        parts = []
        if self._commands:
            parts = [
                msgspec.json.encode(self._commands),
                *(array.tobytes() for array in self._arrays),
            ]
        self.forget()
        return parts

    def forget(self) -> None:
        """Forget what was recorded."""
        self._layer = None
        self._commands = []
        self._arrays = []


class _Layer(Canvas):  # type: ignore[misc]
    """One of the stacked canvases."""

    def __init__(self, number: int, recorder: _Recorder, width: int, height: int) -> None:
        self.number = number
        super().__init__(width=width, height=height, _canvas_manager=recorder)

    def open(self) -> None:
        """Open no connection to a kernel."""


@cache
def _code() -> str:
    """Return the code of the view, with the browser part of ipycanvas."""
    folder = Path(ipycanvas.__file__).parent / "nbextension" / "static"
    own = (folder / "index.js").read_text("utf-8")
    return "\n".join((script("widget_base.js"), own, script("looking.js", "canvas_board.js")))


class CanvasView(BoardView):
    """A board on a canvas in a page."""

    script = _code()
    snapshot = "first"


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
        super().__init__(scene, theme)
        self._window = _IDENTITY_WINDOW
        self._scale = 1.0
        self._shown = _SHOWN
        self._held = 0
        self._recorder: Final = _Recorder()
        self._layers: Final = [
            _Layer(number, self._recorder, _PIXELS, _PIXELS) for number in range(len(LAYERS))
        ]
        self._fit(_PIXELS)
        self.view: Final = CanvasView(
            self._handle, self._state, target=self.id, fit=fit, hover=hover, size=self._size
        )
        """The component that shows it."""

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def layers(self) -> Sequence[Canvas]:
        """The canvases, the lowest first."""
        return self._layers

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
        self.redraw()

    def refine(self, pixels: int) -> None:
        """Set the minimum width of the canvas in pixels, for a large or high-resolution screen."""
        if pixels > self._layers[0].width:
            self._fit(min(pixels, _MOST_PIXELS))
            self.redraw()

    def resize(self, shown: float) -> None:
        """Set the width of the board in CSS pixels: texts too small to read there are left out."""
        before, self._shown = self._unit, shown
        if any(legible(*text, before) != legible(*text, self._unit) for text in self._texts()):
            self._draw(0)

    def _texts(self) -> set[tuple[float, bool]]:
        """Return the sizes of the texts of the lowest layer, and whether they are bold."""
        shapes = (op.ops if isinstance(op, Group) else (op,) for op in self._ops(0))
        return {
            (shape.size, shape.bold)
            for some in shapes
            for shape in some
            if isinstance(shape, Text) and shape.zoom <= self._window[2]
        }

    @property
    def _unit(self) -> float:
        """The length of a unit of the scene in CSS pixels."""
        return self._shown * self._window[2] / self._scene.width

    def whole(self) -> Drawing:
        """Return a drawing of the whole board in its current state."""
        self._record(range(len(LAYERS)))
        return self._drawing(self._recorder.take(), whole=True)

    def _state(self) -> list[Any]:
        whole = self.whole()
        # BokehJS finds the bytes of messages, but not those of a document that it loads again.
        return [*whole[:4], b64encode(whole.data).decode(), whole.whole]

    @property
    def _size(self) -> list[float]:
        return [self._scene.width, self._scene.height]

    def _fit(self, wide: int) -> None:
        self._scale = wide / self._scene.width
        for layer in self._layers:
            layer.width, layer.height = wide, round(self._scale * self._scene.height)

    def _reshape(self) -> None:
        self._window = _IDENTITY_WINDOW
        self._fit(self._layers[0].width)
        self.view.size = self._size

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send all drawing in the block as one message; none of it if the block fails."""
        self._held += 1
        try:
            yield
        except BaseException:
            self._recorder.forget()
            raise
        finally:
            self._held -= 1
        if not self._held and (parts := self._recorder.take()):
            self.view.number += 1
            self.view.send(self._drawing(parts))

    def _drawing(self, parts: list[bytes], *, whole: bool = False) -> Drawing:
        pixels = (self._layers[0].width, self._layers[0].height)
        lengths = [len(part) for part in parts]
        return Drawing(self.view.number, pixels, self._window, lengths, b"".join(parts), whole)

    def _draw_changes(self, before: Scene, layers: Sequence[int]) -> None:
        if 1 not in layers:
            self._draw(*layers)
            return
        with self.hold():
            boxes = changed_boxes(before.pieces, self._scene.pieces, _MOST_SPACES)
            if boxes is None:
                self._draw(1)
            elif boxes:
                self._draw_boxes(boxes)
            self._draw(*(layer for layer in layers if layer != 1))

    def _draw_boxes(self, boxes: Sequence[Box]) -> None:
        """Redraw the pieces in some boxes."""
        canvas = self._layers[1]
        canvas.save()
        canvas.begin_path()
        # Whole pixels, so that nothing is antialiased where erased and kept parts meet.
        for rectangle in map(self._pixels, boxes):
            canvas.clear_rect(*rectangle)
            canvas.rect(*rectangle)
        canvas.clip()
        margin = 2 * _AROUND / (self._scale * self._window[2])
        self._paint(canvas, touching(self._scene.pieces, boxes, margin))
        canvas.restore()

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        """Return the left and upper edge, width and height of the pixels around a box."""
        scale = self._scale * self._window[2]
        x, y = (round(-scale * edge) for edge in self._window[:2])
        left, top = x + floor(scale * box[0]) - _AROUND, y + floor(scale * box[1]) - _AROUND
        right, bottom = x + ceil(scale * box[2]) + _AROUND, y + ceil(scale * box[3]) + _AROUND
        return left, top, right - left, bottom - top

    def _paint(self, canvas: Canvas, ops: Sequence[Op], unit: float = inf) -> None:
        x, y, zoom = self._window
        corner = (x, y) if zoom > 1 else None
        if corner is not None:
            wide, high = self._scene.width / zoom, self._scene.height / zoom
            ops = in_sight(ops, (x, y, x + wide, y + high))
        paint(canvas, ops, self._scale * zoom, self._theme, corner, zoom, unit)

    def _draw(self, *layers: int) -> None:
        with self.hold():
            self._record(layers)

    def _record(self, layers: Collection[int]) -> None:
        for layer in layers:
            canvas = self._layers[layer]
            canvas.clear()
            if layer == 0:
                canvas.fill_style = palette(self._theme)["paper"]
                canvas.fill_rect(0, 0, canvas.width, canvas.height)
            # Only names and numbers of the map give way: counters need theirs at any size.
            self._paint(canvas, self._ops(layer), inf if layer else self._unit)

    # --- what is done to it ----------------------------------------------------------------------

    def _handle(self, msg: Any) -> None:
        """Handle a message of the page."""
        match msg:
            case "ready":
                self.view.send(self.whole())
            case {"window": [int() | float() as x, int() | float() as y, int() | float() as zoom]}:
                self.window = (x, y, zoom)
            case {"pixels": int() as pixels}:
                self.refine(pixels)
            case {"shown": int() as shown} if shown > 0:
                self.resize(shown)
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
            case {"key": str() as key}:
                self.press(key)
            case "other" if self.watcher is not None:
                self.watcher.exchange()
