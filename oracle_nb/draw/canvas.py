"""The board on a live canvas: an ipycanvas widget for notebooks and, in a pane, for Panel.

Several of ipycanvas's habits do harm to a board that lives long or is served to several people;
each is met here by a fix with a test of its own:

- all canvases share one manager that belongs to the first browser session: every board gets its
  own `_Manager`;
- its ``hold_canvas`` stays on hold for good after an exception: `_Manager.hold` does not;
- after a reload of the page Python believes that the page knows which canvas is meant:
  `_Manager.hold` forgets it, so that every drawing names its canvas;
- layers are told to the browser at once, and given their size later; a page that is still loading
  the code of ipycanvas misses what is told in between: `_Layers` are born with all they need;
- widgets are kept by ipywidgets for ever: `BoardCanvas.close` lets go of each.

They reach into private names; the versions are pinned for that.
"""

import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import comm
from ipycanvas import Canvas, MultiCanvas
from ipycanvas.canvas import _CanvasManager
from ipywidgets import Layout, Widget

from oracle_nb.draw.board import Board
from oracle_nb.draw.dirty import dirty_spaces
from oracle_nb.draw.paint import paint
from oracle_nb.draw.palette import palette
from oracle_nb.draw.svg import to_svg
from oracle_nb.scene import Group, Op, Polygon, Scene, outline

_log = logging.getLogger(__name__)

MOST_ZOOM: Final = 6.0
"""So many times a board is enlarged at most."""
_MOST_SPACES: Final = 12
"""Maximum number of spaces whose pieces are drawn one by one; of more, all pieces are."""
_WHOLE: Final = (0.0, 0.0, 1.0)
_MOST_PIXELS: Final = 4000
"""A canvas is at most so wide: three layers of it take as much memory as a few photographs."""


class _Manager(_CanvasManager):  # type: ignore[misc]
    """What sends the drawing commands of one board, and of no other."""

    _caching: bool
    _current_canvas: Any
    _commands_cache: list[Any]
    _buffers_cache: list[Any]

    @contextmanager
    def hold(self) -> Iterator[None]:
        if self._caching:
            yield
            return
        self._caching = True
        # A page that was reloaded doesn't know any more which canvas was drawn on.
        self._current_canvas = None
        try:
            yield
            self.flush()
        finally:
            self._caching = False
            self._current_canvas = None
            self._commands_cache = []
            self._buffers_cache = []


class _Layers(MultiCanvas):  # type: ignore[misc]
    """Canvases that lie upon each other, know no manager but their own, and have their size.

    Given afterwards it would come too late: in a page that is already there, each canvas is told
    to the browser as soon as it is made. The shared manager is known to the first session only, and
    a size that is told while the browser still makes the canvas is lost: it would stay 700 by 500
    and cut the board off.
    """

    def __init__(
        self, manager: _Manager, layers: int, width: int, height: int, **options: Any
    ) -> None:
        size = {"_canvas_manager": manager, "width": width, "height": height}
        canvases = [Canvas(**size) for _ in range(layers)]
        # What MultiCanvas does, but for the canvases that it would make itself.
        super(MultiCanvas, self).__init__(_canvases=canvases, **size, **options)
        self.on_msg(canvases[-1]._handle_frontend_event)  # noqa: SLF001 - as MultiCanvas does


class BoardCanvas(Board):
    """A scene that can be clicked.

    Shown as the last line of a notebook cell it is a live canvas, and a still picture where there
    is no live one. Spaces are clicked by mouse, touch, or the Enter key after the arrow keys have
    led the cursor to them.

    Parameters
    ----------
    scene
        What is drawn.
    width
        The width on the page, in CSS pixels; the height follows from the scene.
    theme
        "light" or "dark".
    hover
        Whether the space under the mouse is told to `on_hover`. Without it the mouse costs
        nothing on slow lines.
    ratio
        Canvas pixels for each CSS pixel; 2 is sharp on any screen.
    layout
        CSS for the canvas, by the names of ipywidgets' ``Layout``, instead of the width.
    """

    def __init__(
        self,
        scene: Scene,
        *,
        width: float = 900,
        theme: str = "light",
        hover: bool = True,
        ratio: float = 2.0,
        layout: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(scene, theme)
        if not (width > 0 and ratio > 0):
            raise ValueError(f"width and ratio must be positive, not {width!r} and {ratio!r}")
        self.hover = hover
        self._window = _WHOLE
        self._scale = ratio * width / scene.width
        self._manager: Final = _Manager()
        usual = {"width": f"{round(width)}px", "max_width": "100%", "height": "auto"}
        self.widget: Final = _Layers(
            self._manager,
            3,
            width=round(ratio * width),
            height=round(self._scale * scene.height),
            layout=Layout(**{**usual, **(layout or {})}),
            _dom_classes=(self.id,),
        )
        """The ipywidget itself."""
        self._parts: Final = (self.widget, *(self.widget[layer] for layer in range(3)))
        self.widget.on_client_ready(self.redraw)
        self.widget.on_mouse_down(self._down)
        self.widget.on_touch_start(self._touch)
        self.widget.on_mouse_move(self._move)
        self.widget.on_mouse_out(self._out)
        self.widget.on_key_down(self._key)

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def window(self) -> tuple[float, float, float]:
        """What of the scene is shown: its left and upper edge, and how many times it is enlarged.

        Can be set; (0, 0, 1) is all of it.
        """
        return self._window

    @window.setter
    def window(self, window: tuple[float, float, float]) -> None:
        x, y, zoom = window
        self._window = (float(x), float(y), min(max(1.0, zoom), MOST_ZOOM))
        self.redraw()

    def refine(self, pixels: int) -> None:
        """Draw on at least so many pixels from left to right, for a large or a dense screen."""
        if pixels > self.widget.width:
            self._fit(min(pixels, _MOST_PIXELS))
            self.redraw()

    def _fit(self, wide: int) -> None:
        self._scale = wide / self._scene.width
        for part in self._parts:
            part.width, part.height = wide, round(self._scale * self._scene.height)

    def _reshape(self) -> None:
        self._window = _WHOLE
        self._fit(self.widget.width)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send what is drawn in the block as one message; nothing of it if the block fails."""
        with self._manager.hold():
            yield

    def _draw_changes(self, before: Scene, layers: Sequence[int]) -> None:
        if 1 not in layers:
            self._draw(*layers)
            return
        with self.hold():
            spaces = dirty_spaces(before.pieces, self._scene, _MOST_SPACES)
            if spaces is None:
                self._draw(1)
            else:
                self._draw_spaces(spaces)
            self._draw(*(layer for layer in layers if layer != 1))

    def _draw_spaces(self, spaces: Collection[int]) -> None:
        """Draw the pieces on some spaces anew, and leave those on all others."""
        canvas = self.widget[1]
        outlines = [
            Group((Polygon(outline(group), "ink"),), space=group.space)
            for group in self._scene.spaces
            if group.space in spaces
        ]
        pieces = [op for op in self._scene.pieces if isinstance(op, Group) and op.space in spaces]
        canvas.save()
        canvas.global_composite_operation = "destination-out"
        self._paint(canvas, outlines)
        canvas.restore()
        self._paint(canvas, pieces)

    def _paint(self, canvas: Canvas, ops: Sequence[Op]) -> None:
        x, y, zoom = self._window
        corner = (x, y) if zoom > 1 else None
        paint(canvas, ops, self._scale * zoom, self._theme, corner)

    def _draw(self, *layers: int) -> None:
        if not layers:
            return
        with self.hold():
            for layer in layers:
                canvas = self.widget[layer]
                canvas.clear()
                if layer == 0:
                    canvas.fill_style = palette(self._theme)["paper"]
                    canvas.fill_rect(0, 0, self.widget.width, self.widget.height)
                self._paint(canvas, self._ops(layer))

    # --- what is done to it ----------------------------------------------------------------------

    def click_at(self, x: float, y: float) -> None:
        """Do as if a place of the scene had been clicked; nothing beside all spaces."""
        space = self._scene.pick(x, y)
        if space is not None:
            self.click(space)

    def point_at(self, place: tuple[float, float] | None) -> None:
        """Do as if the mouse had come to a place of the scene, or left the board."""
        if self.hover:
            self._point_at(None if place is None else self._scene.pick(*place))

    def _place(self, x: float, y: float) -> tuple[float, float]:
        """Return the place of the scene that a pixel of the canvas shows."""
        left, top, zoom = self._window
        scale = self._scale * zoom
        return left + x / scale, top + y / scale

    def _down(self, x: float, y: float) -> None:
        self.click_at(*self._place(x, y))

    def _touch(self, touches: list[tuple[float, float]]) -> None:
        if len(touches) == 1:
            self._down(*touches[0])

    def _move(self, x: float, y: float) -> None:
        self.point_at(self._place(x, y))

    def _out(self, x: float, y: float) -> None:
        self.point_at(None)

    def _key(self, key: str, shift: bool, ctrl: bool, meta: bool) -> None:
        if not (ctrl or meta):
            self.press(key)

    # --- where it is shown -----------------------------------------------------------------------

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle = self.widget._repr_mimebundle_(**kwargs) or {}
        return {**bundle, "image/svg+xml": to_svg(self._scene, self._theme)}

    def close(self) -> None:
        """Close every widget of the board; it can't be drawn on afterwards."""
        super().close()
        for widget in (*self._parts, *(part.layout for part in self._parts), self._manager):
            _close(widget)


def _close(widget: Widget) -> None:
    """Close a widget, and remove its comm from every registry.

    The comm of a widget whose session has ended can't send its last message. It then stays
    registered, and keeps the widget alive, with the page that draws on it and all its callbacks.
    """
    channel = widget.comm
    if channel is None:
        return
    try:
        widget.close()
    except Exception:  # noqa: BLE001 - every widget must be closed, even if another one failed
        _log.debug("closing %r", widget, exc_info=True)
    kernel = getattr(channel, "kernel", None)
    for registry in (comm.get_comm_manager(), getattr(kernel, "comm_manager", None)):
        if registry is not None:
            registry.comms.pop(channel.comm_id, None)
    # Panel keeps the kernel of the last session in the class.
    if kernel is not None and vars(type(channel)).get("kernel") is kernel:
        type(channel).kernel = None
