"""The board as SVG elements in a page: sharp at any size, one named element for each space.

It suits touch screens and assistive technology.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from oracle_nb.render.boards.board import InteractiveBoard, script
from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.render.design import FACE
from oracle_nb.render.parts import Property
from oracle_nb.render.scene import LAYERS, Scene
from oracle_nb.render.svg import LayerWriter

Runs: TypeAlias = list[str | list[int]]
"""New elements, and ranges (start, end) of elements that stay."""


class DrawnLayers:
    """The current SVG elements of a board's layers."""

    def __init__(self) -> None:
        self.number = 0
        """The number of changes so far."""
        self._elements: dict[str, list[str]] = {name: [] for name in LAYERS}

    def text(self, name: str) -> str:
        """Return a layer as SVG: "base", "pieces" or "overlay"."""
        return "".join(self._elements[name])

    def whole(self) -> list[list[Any]]:
        """Return all layers with all elements."""
        return [[name, list(elements)] for name, elements in self._elements.items()]

    def update(self, layers: Mapping[str, Sequence[str]]) -> list[list[Any]]:
        """Replace the elements of some layers; return the runs of those that differ."""
        changed: list[list[Any]] = []
        for name, elements in layers.items():
            before = self._elements[name]
            if before != elements:
                self._elements[name] = list(elements)
                changed.append([name, runs(before, elements)])
        self.number += bool(changed)
        return changed


def runs(before: Sequence[str], after: Sequence[str]) -> Runs:
    """Return a list of elements as new ones and ranges of another list, each used at most once."""
    places: dict[str, list[int]] = {}
    for place in reversed(range(len(before))):
        places.setdefault(before[place], []).append(place)
    result: Runs = []
    for element in after:
        known = places.get(element)
        if not known:
            result.append(element)
            continue
        place = known.pop()
        last = result[-1] if result else None
        if isinstance(last, list) and last[1] == place:
            last[1] = place + 1
        else:
            result.append([place, place + 1])
    return result


class SvgView(BoardView):
    """A board as SVG elements in the page."""

    font = Property(FACE)
    """The fonts of what is written on it."""
    cursor = Property(-1)
    """The space the keyboard is on, -1 for none."""
    start = Property(-1)
    """The space where the keyboard begins, -1 for any."""

    script = script("looking.js", "svg_board.js")
    snapshot = "layers"


class BoardSvg(InteractiveBoard):
    """A scene as SVG elements, sharp at any size, with a named, focusable element for each space.

    Parameters
    ----------
    scene
        What is drawn.
    theme
        "light" or "dark".
    fit
        The maximum height as a CSS length; the width is limited by its container.
    """

    def __init__(self, scene: Scene, *, theme: str = "light", fit: str = "90vh") -> None:
        super().__init__(scene, theme)
        self._held: dict[str, Any] | None = None
        self._drawn: dict[str, list[str]] = {}
        self._writers: Final[dict[str, tuple[str, LayerWriter]]] = {}
        self.layers: Final = DrawnLayers()
        """The elements that are drawn now."""
        self.view: Final = SvgView(self._handle, self._state, target=self.id, fit=fit)
        """The component that shows it."""
        self._reshape()
        self.redraw()

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send all drawing in the block as one message; none of it if the block fails."""
        if self._held is not None:
            yield
            return
        self._held = {}
        try:
            yield
            if self._held:
                self.view.update(**self._held)
            if changed := self.layers.update(self._drawn):
                self.view.send([self.layers.number, False, changed])
                self.view.number = self.layers.number
        finally:
            self._held = None
            self._drawn = {}

    def _draw(self, *layers: int) -> None:
        with self.hold():
            assert self._held is not None
            for number in layers:
                name = LAYERS[number]
                prefix = f"{self.id}-{name}-"
                writer = self._writers.get(name)
                if writer is None or writer[0] != self._theme:
                    writer = (self._theme, LayerWriter(self._theme, prefix))
                    self._writers[name] = writer
                self._drawn[name] = writer[1].elements(self._ops(number))
            self._held["theme"] = self._theme
            self._held["cursor"] = -1 if self._cursor is None else self._cursor
            self._held["start"] = -1 if self.start is None else self.start

    def _reshape(self) -> None:
        self.view.size = [self._scene.width, self._scene.height]

    def _state(self) -> list[Any]:
        """Return all elements, after the number of changes; later changes are messages."""
        return [self.layers.number, self.layers.whole()]

    def _handle(self, msg: Any) -> None:
        """Handle a message of the page; ignore spaces that no longer exist."""
        known = {group.space for group in self._scene.spaces}
        match msg:
            case "all":
                self.view.send([self.layers.number, True, self.layers.whole()])
            case {"click": int() as space} if space in known:
                self.click(space)
            case {"hover": int() as space}:
                self._point_at(space if space in known else None)
            case {"focus": int() as space} if space in known:
                self.cursor = space
                self._notify_hovered(space)
            case {"key": str() as key}:
                self.press(key)
            case "other" if self.watcher is not None:
                self.watcher.exchange()
