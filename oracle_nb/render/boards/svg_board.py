"""The board as SVG elements in a page: sharp at any size, one named element for each space.

It suits touch screens and assistive technology.
"""

from typing import Any

from oracle_nb.render.boards.board import InteractiveBoard, script
from oracle_nb.render.boards.board_view import BoardView
from oracle_nb.render.scene import LAYERS, Scene
from oracle_nb.render.text_changes import SCRIPT


class SvgView(BoardView):
    """A board as SVG elements in the page."""

    script = SCRIPT + script("looking.js", "layers.js", "choosing.js", "svg_board.js")


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

    view: SvgView

    def __init__(self, scene: Scene, *, theme: str = "light", fit: str = "90vh") -> None:
        super().__init__(scene, theme, LAYERS)
        self.view = SvgView(self._receive, self._state, target=self.id, fit=fit)
        self._reshape()
        self.redraw()

    def _handle(self, msg: Any) -> None:
        """Handle a message of the page; ignore spaces that no longer exist."""
        known = {group.space for group in self._scene.spaces}
        match msg:
            case {"click": int() as space} if space in known:
                self.click(space)
            case {"hover": int() as space}:
                self._point_at(space if space in known else None)
            case {"focus": int() as space} if space in known:
                self.cursor = space
                self._notify_hovered(space)
            case _:
                super()._handle(msg)
