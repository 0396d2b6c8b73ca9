"""A board in a page, which another board can replace."""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from oracle_nb.render.parts import Area
from oracle_nb.render.scene import Group, outline

if TYPE_CHECKING:
    from oracle_nb.render.boards.canvas import BoardCanvas
    from oracle_nb.render.boards.svg_board import BoardSvg

_PLAIN: Final = {"zoom": "Zoom", "in": "Larger", "out": "Smaller", "whole": "All of it"}


class BoardPane:
    """A board in a page, with any renderer.

    It belongs to one session: make it in the function that builds the page.

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
    """The callback for a request for another renderer; see `swap`."""

    def __init__(
        self, board: "BoardCanvas | BoardSvg", label: str = "", words: Mapping[str, str] = _PLAIN
    ) -> None:
        self._label = label or board.scene.title
        self._words = dict(words)
        self.view: Final = Area(css_classes=["pane"])
        """The part that shows it, with the CSS class ``pane`` and the property ``--aspect``."""
        self._region: set[int] = set()
        self._put(board)

    def _put(self, board: "BoardCanvas | BoardSvg") -> None:
        self.board = board
        board.view.update(label=self._label, words=self._words, theme=board.theme)
        self.view.show(board.view)
        self.resized()
        board.watcher = self

    def swap(self, board: "BoardCanvas | BoardSvg") -> None:
        """Show another board with the callbacks of the current one, which is closed."""
        before = self.board
        board.take_over(before)
        self._put(board)
        before.close()

    def say(self, text: str) -> None:
        """Let screen readers announce a text."""
        self.board.view.live = text

    def set_language(self, label: str, words: Mapping[str, str]) -> None:
        """Update the names of the board and its buttons in another language."""
        self._label, self._words = label, dict(words)
        self.board.view.update(label=label, words=self._words)

    @property
    def label(self) -> str:
        """The name of the board for screen readers."""
        return self.board.view.label

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Send all changes in the block, including the board, as one message.

        The browser may paint its page between two messages, and the second waits for that.
        """
        with self.view.hold(), self.board.hold():
            yield

    # --- events of the board --------------------------------------------------------------------

    def reveal(self, space: int | None) -> None:
        """Scroll to a space, such as the keyboard cursor's, if the board is enlarged.

        The board jumps there: nothing moves that somebody wants to keep still.
        """
        if space is not None:
            group = self.board.scene.group(space)
            self.board.view.reveal = [group.x, group.y]

    def focus(self, space: int | None) -> None:
        """Have phones, on which a whole board is too small to read, show a space and those near it.

        Somebody who has enlarged or moved the board is left alone.
        """
        groups = self.board.scene.spaces
        group = next((group for group in groups if group.space == space), None)
        if group is not None:
            self.board.view.focus = _rounded(group.x, group.y, _width(group))

    def focus_on(self, spaces: Collection[int], stop: int | None = None) -> None:
        """Have phones show some spaces together; all of the board without any.

        Parameters
        ----------
        spaces
            The spaces, and those near them.
        stop
            The number of a stop: at another one, the board is moved even if somebody has enlarged
            or moved it. Without one, phones do that for other spaces.
        """
        number = float(-2 - min(spaces, default=-1) if stop is None else stop)
        groups = [space for space in self.board.scene.spaces if space.space in spaces]
        if not groups:
            self.board.view.focus = [0.0, 0.0, 0.0, 0.0, 0.0, number]
            return
        xs, ys = [group.x for group in groups], [group.y for group in groups]
        left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
        middle = [(left + right) / 2, (top + bottom) / 2]
        size = [_width(groups[0]), right - left, bottom - top]
        self.board.view.focus = _rounded(*middle, *size, number)

    def look_at(self, spaces: Collection[int]) -> None:
        """Enlarge some spaces; without any, show all of a board that was enlarged by this.

        The board is moved when these are others than before: between, people look where they want.
        """
        if {*spaces} == self._region:
            return
        self._region = {*spaces}
        groups = [space for space in self.board.scene.spaces if space.space in spaces]
        points = [point for group in groups for point in outline(group)]
        if not points:
            self.board.view.region = []
            return
        xs, ys = zip(*points, strict=True)
        left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
        middle = [(left + right) / 2, (top + bottom) / 2]
        self.board.view.region = _rounded(*middle, right - left, bottom - top)

    def resized(self) -> None:
        """Handle a scene of another size."""
        scene = self.board.scene
        self.view.style = {"--aspect": f"{scene.width / scene.height:.4f}"}

    def theme_changed(self) -> None:
        """Handle a change of the board's theme."""
        self.board.view.theme = self.board.theme

    def exchange(self) -> None:
        """Handle a request for another renderer."""
        if self.exchanged is not None:
            self.exchanged()


def _rounded(*numbers: float) -> list[float]:
    """Return coordinates as precise as a screen, since digits can't be compressed."""
    return [round(number, 1) for number in numbers]


def _width(group: Group) -> float:
    """Return the width of a space in the scene."""
    across = [x for x, _ in outline(group)] or [0.0]
    return max(across) - min(across)
