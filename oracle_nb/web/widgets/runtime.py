"""Requirements of pages on the runtime that shows them, besides following their parts.

A page is an `Area` of parts (`oracle_nb.render.parts`). A runtime shows these parts, passes on
their messages, gives a page the cookies of its browser, and is its `Session`. Files, cookies to
keep and addresses to go to are properties and messages of `HtmlView`.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from oracle_nb.core.extras import need_app
from oracle_nb.render.parts import Part
from oracle_nb.render.scene import Scene

LOOK: Final = 1_000
"""Milliseconds between two calls of a function that a session calls often."""
_PANEL: Final = "oracle_nb.web.runtime"
"""The runtime of notebooks, by name: it is above the pages that it shows."""


class Session(Protocol):
    """A browser session, also as other sessions see it."""

    @property
    def there(self) -> bool:
        """Whether its page is open, or was a moment ago."""

    def tell(self, function: Callable[[], None]) -> None:
        """Call a function in the session, in a moment; may be called from any thread."""

    def often(self, function: Callable[[], None]) -> Callable[[], None]:
        """Call a function in the session every second until it ends; return one that stops it."""


class LocalSession:
    """The session of a page that nothing serves: always there, without a clock."""

    there: Final = True

    def tell(self, function: Callable[[], None]) -> None:
        """Call a function now."""
        function()

    def often(self, function: Callable[[], None]) -> Callable[[], None]:
        """Return a function that does nothing: there is no clock."""
        return lambda: None


class StaticPicture(NamedTuple):
    """The static picture of a view, stored in a notebook.

    Parameters
    ----------
    scene, theme
        The picture.
    text
        Lines: what is asked, and how to go on with the game.
    disconnected
        The message for a kernel that has restarted or died while the view was open.
    """

    scene: Scene
    theme: str
    text: str
    disconnected: str


class CellPage(Protocol):
    """A page that can be shown in a cell of a notebook."""

    @property
    def view(self) -> Part:
        """The part that shows it."""

    def set_theme(self, theme: str) -> None:
        """Follow the theme of the page around it."""

    @property
    def still(self) -> StaticPicture:
        """The static picture for notebooks."""


def in_notebook() -> bool:
    """Return whether this is the kernel of a notebook."""
    if "ipykernel" not in sys.modules:
        return False
    from IPython import get_ipython

    shell = get_ipython()
    return shell is not None and hasattr(shell, "kernel")


def cell_output(page: CellPage) -> Any:
    """Return the output of a cell by MIME type, and its metadata; None outside a notebook."""
    if not in_notebook():
        return None
    need_app()
    return import_module(f"{_PANEL}.notebook_cell").output(page)


def panel_view(part: Part) -> Any:
    """Return the object by which Panel shows a part in its own layouts."""
    need_app()
    return import_module(f"{_PANEL}.panel_parts").panel_view(part)
