"""The component that shows a board in a page, for all renderers."""

from collections.abc import Callable
from typing import Any, Final

import param

from oracle_nb.render.boards.assets import Component


class BoardView(Component):
    """A component that shows a board: its name, its texts, and messages about clicks and keys.

    Parameters
    ----------
    told
        Called with every message of the page.
    """

    target = param.String(doc="A CSS class of its own.")
    label = param.String(doc="The name of the board for screen readers.")
    live = param.String(doc="A text read out when it changes.")
    theme = param.String("light", doc="light or dark.")
    words = param.Dict({}, doc="The names of the buttons: zoom, in, out, whole, other.")
    size = param.List([1.0, 1.0], doc="Width and height of the scene.")
    reveal = param.List([0.0, 0.0], doc="A place of the scene that must be visible.")
    focus = param.List(
        [],
        doc="Where a phone looks first: a place, and the width of a space there. For several "
        "spaces also the width and height of what is between them, and the number of a stop.",
    )
    fit = param.String(doc="Maximum height, a length in CSS.")
    hover = param.Boolean(True, doc="Whether the page reports the space under the mouse.")
    number = param.Integer(0, doc="The number of changes of what is drawn.")

    def __init__(self, handle: Callable[[Any], object], **params: Any) -> None:
        given: dict[str, Any] = {"margin": 0, "sizing_mode": "stretch_width", **params}
        super().__init__(**given)
        self._handle: Final = handle

    def send(self, message: Any) -> None:
        """Send a message to the pages that show the board."""
        self._send_msg(message)

    def _handle_msg(self, msg: Any) -> None:
        self._handle(msg)
