"""The board as SVG elements in a page: sharp at any size, one named element for each space.

It is for fingers and for assistive technology, and needs nothing of ipywidgets.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import param

from oracle_nb.draw.assets import Component
from oracle_nb.draw.board import Board, script
from oracle_nb.draw.svg import FONT, layer
from oracle_nb.scene import LAYERS, Scene


class SvgView(Component):
    """A board as SVG elements in the page."""

    target = param.String(doc="A CSS class of its own.")
    label = param.String(doc="The name of the board for screen readers.")
    live = param.String(doc="A text read out when it changes.")
    theme = param.String("light", doc="light or dark.")
    words = param.Dict({}, doc="The names of the buttons: zoom, in, out, whole, other.")
    size = param.List([1.0, 1.0], doc="Width and height of the scene.")
    reveal = param.List([0.0, 0.0], doc="A place of the scene that must be in sight.")
    fit = param.String(doc="The most it may be high, a length in CSS.")
    font = param.String(FONT, doc="The fonts of what is written on it.")
    hover = param.Boolean(True, doc="Whether the space under the mouse is told.")
    base = param.String(doc="The board, as SVG elements.")
    pieces = param.String(doc="What lies on it.")
    overlay = param.String(doc="What is pointed out.")
    cursor = param.Integer(-1, doc="The space the keyboard is on, -1 for none.")
    start = param.Integer(-1, doc="The space where the keyboard begins, -1 for any.")

    _esm = script("looking.js", "svg_board.js")

    def __init__(self, told: Callable[[Any], object], **params: Any) -> None:
        super().__init__(**params)
        self._told = told

    def _handle_msg(self, msg: Any) -> None:
        self._told(msg)


class BoardSvg(Board):
    """A scene as elements in the page: sharp at any size, each space named and to be focused.

    Parameters
    ----------
    scene
        What is drawn.
    theme
        "light" or "dark".
    fit
        The most it may be high, a length in CSS; it is never wider than its place.
    """

    def __init__(self, scene: Scene, *, theme: str = "light", fit: str = "90vh") -> None:
        super().__init__(scene, theme)
        self._held: dict[str, Any] | None = None
        self.view: Final = SvgView(
            self._told, target=self.id, fit=fit, margin=0, sizing_mode="stretch_width"
        )
        """What shows it."""
        self._reshape()
        self.redraw()

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send what is drawn in the block as one message; nothing of it if the block fails."""
        if self._held is not None:
            yield
            return
        self._held = {}
        try:
            yield
            if self._held:
                self.view.param.update(**self._held)
        finally:
            self._held = None

    def _draw(self, *layers: int) -> None:
        with self.hold():
            assert self._held is not None
            for number in layers:
                name = LAYERS[number]
                prefix = f"{self.id}-{name}-"
                self._held[name] = layer(self._ops(number), self._theme, prefix)
            self._held["theme"] = self._theme
            self._held["cursor"] = -1 if self._cursor is None else self._cursor
            self._held["start"] = -1 if self.start is None else self.start

    def _reshape(self) -> None:
        self.view.size = [self._scene.width, self._scene.height]

    def _told(self, msg: Any) -> None:
        """What the page tells; a space that has gone meanwhile is passed over."""
        known = {group.space for group in self._scene.spaces}
        match msg:
            case {"click": int() as space} if space in known:
                self.click(space)
            case {"hover": int() as space}:
                self._point_at(space if space in known else None)
            case {"focus": int() as space} if space in known:
                self.cursor = space
                self._tell_hovered(space)
            case {"key": str() as key}:
                self.press(key)
            case "other" if self.watcher is not None:
                self.watcher.exchange()
