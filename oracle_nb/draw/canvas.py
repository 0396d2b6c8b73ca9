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
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final
from uuid import uuid4

from ipycanvas import Canvas, MultiCanvas
from ipycanvas.canvas import _CanvasManager
from ipywidgets import Layout

from oracle_nb.draw.highlights import cursor_ring
from oracle_nb.draw.paint import paint
from oracle_nb.draw.palette import palette
from oracle_nb.draw.svg import to_svg
from oracle_nb.scene import Op, Scene

_log = logging.getLogger(__name__)

_ARROWS: Final = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
}

Clicked = Callable[[int], object]
Hovered = Callable[[int | None], object]
Pressed = Callable[[str], object]


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


class BoardCanvas:
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
        palette(theme)
        if not (width > 0 and ratio > 0):
            raise ValueError(f"width and ratio must be positive, not {width!r} and {ratio!r}")
        self.id: Final = f"board-{uuid4().hex[:12]}"
        """The CSS class by which the canvas is found in a page."""
        self.hover = hover
        self._scene = scene
        self._theme = theme
        self._cursor: int | None = None
        self._column: float | None = None
        self._under: int | None = None
        self.start: int | None = None
        """The space where the keyboard cursor begins; the middle of the board if there is none."""
        self._clicked: list[Clicked] = []
        self._hovered: list[Hovered] = []
        self._pressed: list[Pressed] = []
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
    def scene(self) -> Scene:
        """What is drawn; `show` replaces it."""
        return self._scene

    @property
    def theme(self) -> str:
        """The theme it is drawn in; can be set."""
        return self._theme

    @theme.setter
    def theme(self, theme: str) -> None:
        palette(theme)
        self._theme = theme
        self.redraw()

    @property
    def cursor(self) -> int | None:
        """The space the keyboard cursor is on; can be set, None hides it."""
        return self._cursor

    @cursor.setter
    def cursor(self, space: int | None) -> None:
        if space is not None:
            self._scene.group(space)
        self._cursor, self._column = space, None
        self._draw(2)

    def show(self, scene: Scene) -> None:
        """Draw another scene of the same board; only the layers that differ are sent."""
        before, self._scene = self._scene, scene
        if self._cursor is not None and all(g.space != self._cursor for g in scene.spaces):
            self._cursor = None
        if (scene.width, scene.height) != (before.width, before.height):
            wide = self.widget.width
            self._scale = wide / scene.width
            self.widget.height = round(self._scale * scene.height)
            self.redraw()
            return
        changed = [
            layer
            for layer, (new, old) in enumerate(zip(scene.layers, before.layers, strict=True))
            if new is not old and new != old
        ]
        self._draw(*changed)

    def redraw(self) -> None:
        """Draw everything anew, for a page that has lost what it was sent."""
        self._draw(0, 1, 2)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send what is drawn in the block as one message; nothing of it if the block fails."""
        with self._manager.hold():
            yield

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
                paint(canvas, self._ops(layer), self._scale, self._theme)

    def _ops(self, layer: int) -> tuple[Op, ...]:
        ops = self._scene.layers[layer]
        if layer == 2 and self._cursor is not None:
            return (*ops, cursor_ring(self._scene, self._cursor))
        return ops

    # --- what is done to it ----------------------------------------------------------------------

    def on_click(self, callback: Clicked) -> Clicked:
        """Call ``callback(space)`` when a space is clicked. Returns it: usable as a decorator."""
        self._clicked.append(callback)
        return callback

    def on_hover(self, callback: Hovered) -> Hovered:
        """Call ``callback(space)`` when mouse or cursor come to another space, None for beside."""
        self._hovered.append(callback)
        return callback

    def on_key(self, callback: Pressed) -> Pressed:
        """Call ``callback(key)`` for a key that the board has no use for, such as "Escape"."""
        self._pressed.append(callback)
        return callback

    def click(self, space: int) -> None:
        """Do as if a space had been clicked. Raises KeyError for one the scene doesn't have."""
        self._scene.group(space)
        _tell(self._clicked, space)

    def press(self, key: str) -> None:
        """Do as if a key had been pressed: an arrow, Enter, or any other by its DOM name."""
        if key in _ARROWS:
            self._walk(*_ARROWS[key])
        elif key in ("Enter", " ") and self._cursor is not None:
            _tell(self._clicked, self._cursor)
        else:
            _tell(self._pressed, key)

    def _walk(self, dx: int, dy: int) -> None:
        spaces = self._scene.spaces
        if not spaces:
            return
        if self._cursor is None:
            middle = (self._scene.width / 2, self._scene.height / 2)
            near = min(spaces, key=lambda g: (g.x - middle[0]) ** 2 + (g.y - middle[1]) ** 2)
            known = {group.space for group in spaces}
            begin = (one for one in (self._under, self.start, near.space) if one in known)
            self._cursor = next(begin)
        else:
            here = self._scene.group(self._cursor)
            # Up and down the cursor keeps to its column, although rows are shifted.
            column = (self._column if self._column is not None else here.x) if dy else None
            self._cursor = self._scene.step(self._cursor, dx, dy, column)
            self._column = column
        self._draw(2)
        _tell(self._hovered, self._cursor)

    def _pick(self, x: float, y: float) -> int | None:
        return self._scene.pick(x / self._scale, y / self._scale)

    def _down(self, x: float, y: float) -> None:
        space = self._pick(x, y)
        if space is not None:
            _tell(self._clicked, space)

    def _touch(self, touches: list[tuple[float, float]]) -> None:
        if len(touches) == 1:
            self._down(*touches[0])

    def _move(self, x: float, y: float) -> None:
        if self.hover:
            self._point_at(self._pick(x, y))

    def _out(self, x: float, y: float) -> None:
        if self.hover:
            self._point_at(None)

    def _point_at(self, space: int | None) -> None:
        if space != self._under:
            self._under = space
            _tell(self._hovered, space)

    def _key(self, key: str, shift: bool, ctrl: bool, meta: bool) -> None:
        if not (ctrl or meta):
            self.press(key)

    # --- where it is shown -----------------------------------------------------------------------

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle = self.widget._repr_mimebundle_(**kwargs) or {}
        return {**bundle, "image/svg+xml": to_svg(self._scene, self._theme)}

    def close(self) -> None:
        """Let go of every widget of the board; it can't be drawn on afterwards."""
        self._clicked.clear()
        self._hovered.clear()
        self._pressed.clear()
        for widget in (*self._parts, *(part.layout for part in self._parts), self._manager):
            try:
                widget.close()
            except Exception:  # noqa: BLE001 - each widget is closed, whatever became of others
                # A session's document can be gone by now; the widget is unregistered all the same.
                _log.debug("closing %r", widget, exc_info=True)


def _tell(callbacks: list[Any], value: object) -> None:
    """Call each; one that fails is written to the log and keeps no other from being called."""
    for callback in tuple(callbacks):
        try:
            callback(value)
        except Exception:  # noqa: BLE001 - one handler must not stop the others
            _log.exception("a handler of the board failed for %r", value)
