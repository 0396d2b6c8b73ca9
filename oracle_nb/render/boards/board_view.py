"""The part of a page that shows a board, for all renderers."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from oracle_nb.render.design import FACE
from oracle_nb.render.parts import Part, Property


class BoardView(Part):
    """A board in a page: its name, its texts, and messages about clicks and keys."""

    target = Property("")
    """A CSS class of its own."""
    label = Property("")
    """The name of the board for screen readers."""
    live = Property("")
    """A text read out when it changes."""
    theme = Property("light")
    font = Property(FACE)
    """The fonts of what is written on it."""
    words: Property[Mapping[str, str]] = Property({})
    """The names of the buttons: zoom, in, out, whole, other."""
    size = Property([1.0, 1.0])
    """Width and height of the scene."""
    reveal = Property([0.0, 0.0])
    """A place of the scene that must be visible."""
    focus: Property[list[float]] = Property([])
    """The focus of a phone: a place, and the width of a space there.

    For several spaces also the width and height of what is between them, and the number of a stop.
    """
    region: Property[list[float]] = Property([])
    """The middle of a part of the scene to enlarge, its width and its height; [] for all of it."""
    fit = Property("")
    """Maximum height, a length in CSS."""
    hover = Property(True)
    """Whether the page reports the space under the mouse."""
    cursor = Property(-1)
    """The space the keyboard is on, -1 for none."""
    start = Property(-1)
    """The space where the keyboard begins, -1 for any."""
    number = Property(0)
    """The number of changes of what is drawn."""
    places: Property[list[float]] = Property([])
    """The spaces on which a page can draw on its own: number, x and y of each, in a row."""
    stamps: Property[Mapping[str, str]] = Property({})
    """The marks that a page can draw on its own, around (0, 0); see `oracle_nb.render.boards.
    stamps`."""
    choices: Property[list[Any]] = Property([])
    """The choices of the person at the screen in the position; see
    `oracle_nb.web.table.control.choices`."""
    chosen: Property[list[Any]] = Property([])
    """Their choice."""
    answered = Property(0)
    """The number of the last choice that the page has drawn on its own and that is answered."""

    snapshot = "layers"

    def __init__(
        self, handle: Callable[[Any], object], state: Callable[[], Any], **properties: Any
    ) -> None:
        super().__init__(**properties)
        self._handle: Final = handle
        self._state: Final = state

    def state(self) -> Any:
        """Return the board as it is, for a page that is sent it."""
        return self._state()

    def receive(self, message: Any) -> None:
        """Handle a message of the page."""
        self._handle(message)
