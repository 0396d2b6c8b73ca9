"""Interactive boards: clicks, hover and keyboard, shared by all renderers.

A renderer shows the layers of a scene and reports user actions to the board. Users of a board don't
need to know its renderer. Pieces and highlights are SVG elements whatever draws the board below
them, so that a page can move and replace them at once.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol
from uuid import uuid4

from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.render.boards.stamps import places, stamps
from oracle_nb.render.boards.svg_layers import SvgLayers
from oracle_nb.render.highlights import cursor_ring
from oracle_nb.render.palette import palette
from oracle_nb.render.scene import LAYERS, Op, Scene

_log = logging.getLogger(__name__)

ARROWS: Final = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
}

Clicked = Callable[[int], object]
Hovered = Callable[[int | None], object]
Pressed = Callable[[str], object]


class Listeners(NamedTuple):
    """The callbacks for clicks, hover and keys."""

    clicked: list[Clicked]
    hovered: list[Hovered]
    pressed: list[Pressed]


class Watcher(Protocol):
    """The page around a board, which is notified of events that concern it."""

    def reveal(self, space: int) -> None:
        """Scroll to the space with the keyboard cursor if the board is enlarged."""

    def resized(self) -> None:
        """Handle a scene of another size."""

    def theme_changed(self) -> None:
        """Handle a change of the board's theme."""

    def exchange(self) -> None:
        """Handle a request for another renderer."""


class InteractiveBoard:
    """A scene that people can click on.

    Parameters
    ----------
    scene
        What is drawn.
    theme
        "light" or "dark".
    names
        The layers that are SVG elements; those that say in words what they show begin with the
        lowest one.
    """

    view: BoardView
    """The component that shows it."""

    def __init__(self, scene: Scene, theme: str, names: Sequence[str]) -> None:
        palette(theme)
        self.id: Final = f"board-{uuid4().hex[:12]}"
        """The CSS class of the board in a page."""
        self._scene = scene
        self._theme = theme
        self._cursor: int | None = None
        self._column: float | None = None
        self._under: int | None = None
        self._clicked: int | None = None
        self._stamped: tuple[Any, str] | None = None
        self.start: int | None = None
        """The space where the keyboard cursor begins; the middle of the board if there is none."""
        self.watcher: Watcher | None = None
        self.listeners = Listeners([], [], [])
        self._closed = False
        self._held = 0
        self._names: Final = names
        self.layers: Final = SvgLayers(names, titles=len(names) == len(LAYERS))
        """The layers that are SVG elements."""

    # --- content ---------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The current scene; `show` replaces it."""
        return self._scene

    @property
    def theme(self) -> str:
        """The theme of the board; can be set."""
        return self._theme

    @theme.setter
    def theme(self, theme: str) -> None:
        palette(theme)
        self._theme = theme
        self.redraw()
        if self.watcher is not None:
            self.watcher.theme_changed()

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
        """Show another scene; only different layers are sent."""
        before, self._scene = self._scene, scene
        if self._cursor is not None and all(g.space != self._cursor for g in scene.spaces):
            self._cursor = None
        if (scene.width, scene.height) != (before.width, before.height):
            self._reshape()
            if self.watcher is not None:
                self.watcher.resized()
            self.redraw()
            return
        changed = [
            layer
            for layer, (new, old) in enumerate(zip(scene.layers, before.layers, strict=True))
            if new is not old and new != old
        ]
        self._draw(*changed)

    def redraw(self) -> None:
        """Redraw everything, for a page that has lost its data.

        Does nothing if the board is closed: a page may ask while it is closing.
        """
        if not self._closed:
            self._draw(0, 1, 2)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send all drawing in the block as one message; none of it if the block fails."""
        self._held += 1
        try:
            yield
        except BaseException:
            self._forget()
            raise
        finally:
            self._held -= 1
        if not self._held:
            self._send()

    def _forget(self) -> None:
        """Forget what was drawn and isn't sent."""
        self.layers.forget()

    def _send(self) -> None:
        """Send what was drawn: a number, whether it is all of the board, and the changes."""
        scene, view = self._scene, self.view
        known = view.places
        if self._stamped != (scene.base, self._theme):
            self._stamped = scene.base, self._theme
            view.update(places=places(scene), stamps=stamps(scene, self._theme))
        # In the same message new places could come after the marks.
        if known is not view.places:
            known = []
        view.update(
            theme=self._theme,
            cursor=-1 if self._cursor is None else self._cursor,
            start=-1 if self.start is None else self.start,
        )
        changed, below = self.layers.changes(known), self._below()
        if changed or below:
            view.number += 1
            view.send([view.number, False, changed, *below])

    def _below(self, *, whole: bool = False) -> list[Any]:
        """Return what was drawn below the SVG elements, or all of it; nothing where all are."""
        return []

    def _whole(self) -> list[Any]:
        """Return all of the board as a message."""
        return [self.view.number, True, self.layers.whole(), *self._below(whole=True)]

    def _state(self) -> list[Any]:
        """Return all of the board for a document; later changes are messages."""
        return self._whole()

    def _draw(self, *layers: int) -> None:
        """Draw some layers of the scene."""
        with self.hold():
            for number in layers:
                if LAYERS[number] in self._names:
                    self.layers.draw(LAYERS[number], self._ops(number), self._theme)
                else:
                    self._draw_below(number)

    def _draw_below(self, layer: int) -> None:
        """Draw a layer that isn't made of SVG elements."""

    def _reshape(self) -> None:
        """Adapt to a scene of another size."""
        self.view.size = [self._scene.width, self._scene.height]

    def _ops(self, layer: int) -> tuple[Op, ...]:
        ops = self._scene.layers[layer]
        if layer == 2 and self._cursor is not None:
            return (*ops, cursor_ring(self._scene, self._cursor))
        return ops

    # --- user actions ----------------------------------------------------------------------

    def on_click(self, callback: Clicked) -> Clicked:
        """Call ``callback(space)`` when a space is clicked. Returns it: usable as a decorator."""
        self.listeners.clicked.append(callback)
        return callback

    def on_hover(self, callback: Hovered) -> Hovered:
        """Call ``callback(space)`` when the mouse or cursor enters a space.

        None outside the board.
        """
        self.listeners.hovered.append(callback)
        return callback

    def on_key(self, callback: Pressed) -> Pressed:
        """Call ``callback(key)`` for a key that the board doesn't handle, such as "Escape"."""
        self.listeners.pressed.append(callback)
        return callback

    def click(self, space: int) -> None:
        """Simulate a click on a space. Raises KeyError for one that the scene doesn't have.

        The keyboard goes on from there: Enter clicks again, and arrows move away from it.
        """
        self._scene.group(space)
        self._clicked = space
        if self._cursor not in (None, space):
            self.cursor = None
        _notify(self.listeners.clicked, space)

    def press(self, key: str) -> None:
        """Simulate a key press: an arrow, Enter, or any other by its DOM name."""
        if key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in ("Enter", " ") and (here := self._active) is not None:
            _notify(self.listeners.clicked, here)
        else:
            _notify(self.listeners.pressed, key)

    @property
    def _active(self) -> int | None:
        """The space on which Enter acts: that of the cursor, or else the last one clicked."""
        known = {group.space for group in self._scene.spaces}
        return next((space for space in (self._cursor, self._clicked) if space in known), None)

    def _walk(self, dx: int, dy: int) -> None:
        spaces = self._scene.spaces
        if not spaces:
            return
        if self._cursor is None:
            middle = (self._scene.width / 2, self._scene.height / 2)
            near = min(spaces, key=lambda g: (g.x - middle[0]) ** 2 + (g.y - middle[1]) ** 2)
            known = {group.space for group in spaces}
            begin = (
                space
                for space in (self._under, self._clicked, self.start, near.space)
                if space in known
            )
            self._cursor = next(begin)
        else:
            here = self._scene.group(self._cursor)
            # Up and down the cursor keeps to its column, although rows are shifted.
            column = (self._column if self._column is not None else here.x) if dy else None
            self._cursor = self._scene.step(self._cursor, dx, dy, column)
            self._column = column
        self._draw(2)
        if self.watcher is not None:
            self.watcher.reveal(self._cursor)
        _notify(self.listeners.hovered, self._cursor)

    def take_over(self, other: "InteractiveBoard") -> None:
        """Replace another board, with its callbacks and its cursor."""
        self.listeners, other.listeners = other.listeners, Listeners([], [], [])
        self.start, self._cursor = other.start, other.cursor
        self.view.update(choices=other.view.choices, chosen=other.view.chosen)
        self._draw(2)

    def _point_at(self, space: int | None) -> None:
        if space != self._under:
            self._under = space
            _notify(self.listeners.hovered, space)

    def _notify_hovered(self, space: int | None) -> None:
        _notify(self.listeners.hovered, space)

    def _receive(self, msg: Any) -> None:
        """Handle a message of the page, and then what it asks."""
        try:
            self._handle(msg)
        finally:
            match msg:
                case {"answer": int() as number}:
                    # All before it is answered by now: the page draws on its own no longer.
                    self.view.answered = number

    def _handle(self, msg: Any) -> None:
        """Handle a message of the page that is the same for all renderers."""
        match msg:
            case "all":
                self.view.send(self._whole())
            case {"key": str() as key}:
                self.press(key)
            case "other" if self.watcher is not None:
                self.watcher.exchange()

    def close(self) -> None:
        """Release everything; the board can't be drawn afterwards."""
        self._closed = True
        self.listeners = Listeners([], [], [])


def script(*names: str) -> str:
    """Return some files of this folder as one module for the page."""
    return "\n".join((Path(__file__).parent / name).read_text("utf-8") for name in names)


def _notify(callbacks: list[Any], value: object) -> None:
    """Call each callback; log failures without affecting the others."""
    for callback in tuple(callbacks):
        try:
            callback(value)
        except Exception:  # noqa: BLE001 - one handler must not stop the others
            _log.exception("a handler of the board failed for %r", value)
